import { differingParameters } from '../../feed-parser/keys/address.ts';
import { identities, linkKeys, type Policy, policyOf, safer } from '../../feed-parser/keys/item-keys.ts';
import { hasAlikeWords, hasOtherGuid, type ItemCandidate, isLinked, type ReadItem } from './candidates.ts';

/** What a feed has taught about its items until now. */
export interface Learned {
  policy: Policy | null;
  /** How often its guids were others on items that matched otherwise. */
  guidChanges: number;
  /** Names of parameters of links that it writes anew at each visit. */
  varying: ReadonlySet<string>;
}

/** The same after a reading, and what counts for this reading alone. */
export interface Evidence extends Learned {
  policy: Policy;
  /** The guids of this reading are others than those of the last, on items that match otherwise. */
  hasNewGuids: boolean;
  /** The same of links. */
  hasNewLinks: boolean;
}

/**
 * What a reading shows of the feed, beside what is stored of it. One item proves little: a change of all is a change of
 * the publisher's system, which makes no new items; a change of one is another item.
 */
export function evidenceOf(
  items: readonly ReadItem[],
  found: readonly ItemCandidate[][],
  { policy: before, guidChanges, varying }: Learned,
): Evidence {
  const policy = policyOf(items, before);
  const guids = policy === 'guid' || policy === 'guid+link' ? guidEvidence(items, found, varying) : null;
  const links = linkEvidence(items, found);
  const base = { guidChanges, varying, hasNewLinks: links.hasNew, hasNewGuids: guids?.hasNew ?? false };
  const learned = new Set([...varying, ...varyingParameters(items, found, varying)]);
  const after = { ...base, varying: learned.size > varying.size ? learned : varying };
  if (!guids) return { ...after, policy };
  const byLink = items.some((item) => item.keys.link !== null) ? 'link' : 'title+content';
  if (guids.isPlace) return { ...after, policy: safer(policy, byLink) };
  if (guids.contradicted > 0) return { ...after, policy: safer(policy, 'guid+link') };
  if (!guids.hasNew) return { ...after, policy };
  // Once is a change of the system. The same items to the letter, or a second time: guids mean nothing here.
  const isRandom = guids.hasNewAlone || guidChanges > 0;
  return { ...after, guidChanges: guidChanges + 1, policy: isRandom ? safer(policy, byLink) : policy };
}

/** So many of a reading, or all of it, are no accident. */
const isMany = (n: number, items: readonly ReadItem[]): boolean => n >= 2 || (n === 1 && items.length === 1);

function guidEvidence(items: readonly ReadItem[], found: readonly ItemCandidate[][], varying: ReadonlySet<string>) {
  let [own, moved, exact, contradicted, vague, shifted] = [0, 0, 0, 0, 0, 0];
  const listed = new Set(items.flatMap(({ keys }) => [keys.full, keys.page]));
  for (const [i, item] of items.entries()) {
    if (item.keys.guid === null) continue;
    const all = found[i] as ItemCandidate[];
    const byGuid = all.filter((one) => one.guid && one.previous.row !== null);
    const isOwn = byGuid.some((one) => one.full || one.page || one.title || one.text);
    const other = all.find((one) => hasOtherGuid(item, one) && isSameStory(item, one));
    if (isOwn) own++;
    else if (byGuid.length > 0) {
      const verdict = byGuid.map((one) => contradiction(item, one, listed, varying));
      if (other || verdict.includes('plain')) contradicted++;
      else if (verdict.includes('vague')) vague++;
      else own++;
      if (other) shifted++;
    } else if (other) {
      moved++;
      if (other.previous.row?.hash === item.hash) exact++;
    }
  }
  const hasNew = isMany(moved, items) && moved >= own;
  return {
    contradicted: contradicted + (vague >= 2 ? vague : 0),
    /** The guid is the place in the list: the stories are there, each under the guid of another. */
    isPlace: shifted > 0 && isMany(shifted, items) && shifted >= own,
    hasNew,
    hasNewAlone: hasNew && isMany(exact, items) && exact >= own,
  };
}

/** Link and title are the same, or there is no link and all else is. */
const isSameStory = (item: ReadItem, one: ItemCandidate): boolean =>
  (item.keys.link === null ? one.text : one.full || one.page) && (one.title || one.text);

/** Whether the guid of a previous item stands for something else now: `plain` where another link says so too. */
function contradiction(
  item: ReadItem,
  one: ItemCandidate,
  listed: ReadonlySet<number | null>,
  varying: ReadonlySet<string>,
): 'plain' | 'vague' | null {
  const link = one.previous.row?.link ?? null;
  const isLinked = item.keys.link !== null && link !== null;
  // The page that it led to is in the list still, under another guid.
  if (isLinked && linkKeys(link, varying).some((key) => listed.has(key))) return 'plain';
  if (hasAlikeWords(item, one)) return null;
  return isLinked ? 'plain' : 'vague';
}

/** Items without guids whose links are new and whose texts match previous items. */
function linkEvidence(items: readonly ReadItem[], found: readonly ItemCandidate[][]): { hasNew: boolean } {
  let [own, moved] = [0, 0];
  for (const [i, item] of items.entries()) {
    if (item.keys.link === null) continue;
    const all = found[i] as ItemCandidate[];
    if (all.some((one) => isLinked(item, one))) own++;
    else if (all.some((one) => one.text && !one.guid && isOneText(item, one))) moved++;
  }
  return { hasNew: isMany(moved, items) && moved > own };
}

const dayMs = 86_400_000;

/** Not a daily headline over nothing: there is a text, and it is not of another day. */
function isOneText({ content, published_at }: ReadItem, { previous: { row } }: ItemCandidate): boolean {
  if (row === null) return content !== '';
  if (published_at === null || row.published_at === null) return content !== '';
  return Math.abs(Date.parse(published_at) - Date.parse(row.published_at)) < dayMs;
}

/**
 * Parameters that differ in every item that can be compared, two at least, and without which the items of the reading
 * have as many links as before.
 */
function varyingParameters(
  items: readonly ReadItem[],
  found: readonly ItemCandidate[][],
  varying: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>();
  let compared = 0;
  for (const [i, { link }] of items.entries()) {
    if (link === null) continue;
    const same = (found[i] as ItemCandidate[]).find((one) => one.text && one.previous.row?.link != null);
    const names = same && differingParameters(link, same.previous.row?.link as string);
    if (!names) continue;
    compared++;
    for (const name of names) if (!varying.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, n]) => n === compared && isMany(n, items)).map(([name]) => name);
  if (names.length === 0 || names.length > mostNames) return [];
  const pages = (without: ReadonlySet<string>): number =>
    new Set(identities(items, without).map(({ keys }) => keys.full ?? keys.text)).size;
  return pages(new Set([...varying, ...names])) === pages(varying) ? names : [];
}

/** A feed that varies more than this is not understood by leaving parameters out. */
const mostNames = 8;
