import type { Policy } from '../parse/keys/item-keys.ts';
import { type Candidate, isLinked, type ReadItem, tellsAlike } from './candidates.ts';
import type { Evidence } from './evidence.ts';
import type { KnownItem } from './known-items.ts';

/**
 * Which known item each item of a reading is: the surest pairs first, each known item once.
 * @returns in the order of the items; null for a new one
 */
export function match(
  items: readonly ReadItem[],
  found: readonly Candidate[][],
  evidence: Evidence,
): (KnownItem | null)[] {
  const pairs = items.flatMap((item, i) =>
    (found[i] as Candidate[])
      .filter((one) => isSame(item, one, evidence))
      .map((one) => ({ i, known: one.known, weight: weightOf(one, evidence.policy) })),
  );
  // Of two that fit alike, one that is there before one that was removed, and the newer.
  pairs.sort(
    (a, b) =>
      b.weight - a.weight ||
      Number(b.known.row !== null) - Number(a.known.row !== null) ||
      b.known.id - a.known.id ||
      a.i - b.i,
  );
  const matched: (KnownItem | null)[] = items.map(() => null);
  const taken = new Set<number>();
  for (const { i, known } of pairs) {
    if (matched[i] || taken.has(known.id)) continue;
    taken.add(known.id);
    matched[i] = known;
  }
  return matched;
}

const guidWeight: Record<Policy, number> = { guid: 32, 'guid+link': 6, link: 1, 'title+content': 1 };

const weightOf = ({ guid, shared, full, page, text, title }: Candidate, policy: Policy): number =>
  (guid ? guidWeight[policy] : 0) +
  (shared && policy === 'guid+link' ? 32 : 0) +
  (full ? 6 : page ? 3 : 0) +
  (text ? 8 : 0) +
  (title ? 4 : 0);

/** Whether an item is the known one, as far as the two alone tell. */
function isSame(item: ReadItem, one: Candidate, { policy, hasNewGuids, hasNewLinks }: Evidence): boolean {
  const { row } = one.known;
  /** One of the two has no link that tells anything. */
  const isUnlinked = item.keys.link === null || row?.link === null;
  if (policy === 'title+content') return one.text || (one.full && one.title);
  if (item.keys.guid === null || policy === 'link')
    return isLinked(item, one) || (one.text && (isUnlinked || hasNewLinks || one.guid));
  if (policy === 'guid' && one.guid) return true;
  if (one.guid) {
    if (one.shared || one.text || isLinked(item, one)) return true;
    return isUnlinked && (one.title || tellsAlike(item, one));
  }
  // The guid is strange. Two guids at one link are two items, unless the title is the same too.
  if (isLinked(item, one)) {
    if (one.title || one.text || row?.guid === null) return true;
    return hasNewGuids && (row === null || tellsAlike(item, one));
  }
  return row?.guid === null && one.text && isUnlinked;
}
