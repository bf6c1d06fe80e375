import { pause } from '../../core/threads/turn.ts';
import type { Policy } from '../../feed-parser/keys/item-keys.ts';
import { hasAlikeWords, type ItemCandidate, isLinked, type ReadItem } from './candidates.ts';
import type { Evidence } from './evidence.ts';
import { areStrange, gistOf } from './gist.ts';
import type { PreviousItem } from './previous-items.ts';

/**
 * Matches each item of a reading with a previous item: the surest pairs first, each previous item once.
 * @returns in the order of the items; null for a new one
 */
export async function match(
  items: readonly ReadItem[],
  found: readonly ItemCandidate[][],
  evidence: Evidence,
): Promise<(PreviousItem | null)[]> {
  const pairs: { i: number; previous: PreviousItem; weight: number }[] = [];
  for (const [i, item] of items.entries()) {
    const all = found[i] as ItemCandidate[];
    for (const one of all)
      if (isSame(item, one, evidence) && !isReused(item, one, all))
        pairs.push({ i, previous: one.previous, weight: weightOf(one, evidence.policy) });
    await pause();
  }
  // Of two that fit alike, one that is there before one that was removed, and the newer.
  pairs.sort(
    (a, b) =>
      b.weight - a.weight ||
      Number(b.previous.row !== null) - Number(a.previous.row !== null) ||
      b.previous.id - a.previous.id ||
      a.i - b.i,
  );
  const matched: (PreviousItem | null)[] = items.map(() => null);
  const used = new Set<number>();
  for (const { i, previous } of pairs) {
    if (matched[i] || used.has(previous.id)) continue;
    used.add(previous.id);
    matched[i] = previous;
  }
  return matched;
}

const guidWeight: Record<Policy, number> = { guid: 32, 'guid+link': 6, link: 1, 'title+content': 1 };

const weightOf = ({ guid, shared, full, page, text, title }: ItemCandidate, policy: Policy): number =>
  (guid ? guidWeight[policy] : 0) +
  (shared && policy === 'guid+link' ? 32 : 0) +
  (full ? 6 : page ? 3 : 0) +
  (text ? 8 : 0) +
  (title ? 4 : 0);

/** Whether an item is the previous one, as far as the two alone show. */
function isSame(item: ReadItem, one: ItemCandidate, { policy, hasNewGuids, hasNewLinks }: Evidence): boolean {
  const { row } = one.previous;
  /** One of the two has no link that identifies it. */
  const isUnlinked = item.keys.link === null || row?.link === null;
  if (policy === 'title+content') return one.text || (one.full && one.title);
  if (item.keys.guid === null || policy === 'link')
    return isLinked(item, one) || (one.text && (isUnlinked || hasNewLinks || one.guid));
  if (policy === 'guid' && one.guid) return true;
  if (one.guid) {
    if (one.shared || one.text || isLinked(item, one)) return true;
    return isUnlinked && (one.title || hasAlikeWords(item, one));
  }
  // The guid is strange. Two guids at one link are two items, unless the title is the same too.
  if (isLinked(item, one)) {
    if (one.title || one.text || row?.guid === null) return true;
    return hasNewGuids && (row === null || hasAlikeWords(item, one));
  }
  return row?.guid === null && one.text && isUnlinked;
}

/** A story that comes so much later than another is no edit of it. */
const laterMs = 3_600_000;

/**
 * The guid or link was given to a later story: nothing of what the previous item says is left. Not asked where the item
 * has words of a previous item, which is it then.
 */
function isReused(item: ReadItem, { previous: { row } }: ItemCandidate, all: readonly ItemCandidate[]): boolean {
  if (row === null || all.some((one) => one.text || one.title)) return false;
  if (item.published_at === null || row.published_at === null) return false;
  if (Date.parse(item.published_at) - Date.parse(row.published_at) < laterMs) return false;
  return areStrange(gistOf(item), gistOf({ ...row, content: '' }));
}
