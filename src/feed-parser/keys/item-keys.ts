import { hash as digest } from 'node:crypto';
import { tokens } from '../../text/tokens.ts';
import { bare, canonical } from './address.ts';

// Keys that identify an item of a feed. Pure.

const trackingInText = /([?&;])(?:utm_\w{1,20}|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid)=[^&"'\s<>]*/gi;
/** A picture of one pixel counts readers, and most such addresses are new each time. */
const pixel = /<img\b[^<>]{0,1000}\s(?:width|height)\s*=\s*["']?[01]\b[^<>]{0,1000}>/gi;

/** The first 53 bits of a SHA-256: a whole number that both databases and JavaScript hold exactly. */
function keyOf(...parts: (string | null)[]): number {
  const bytes = digest('sha256', JSON.stringify(parts), 'buffer');
  return bytes.readUInt32BE(0) * 2 ** 21 + (bytes.readUInt32BE(4) >>> 11);
}

export interface Identifiable {
  guid: string | null;
  link: string | null;
  title: string;
  content: string;
  summary: string;
  author: string | null;
  image_url: string | null;
  audio_url: string | null;
  video_url: string | null;
  categories: string[];
}

/** What identifies the items of a feed; each policy is safer than the one before it, and a feed never goes back. */
const policies = ['guid', 'guid+link', 'link', 'title+content'] as const;
export type Policy = (typeof policies)[number];

/** All keys that may identify an item. The three of the link are null where most items have the same link. */
export interface Keys {
  guid: number | null;
  /** The guid with the link, or without one with the title. */
  shared: number | null;
  /** The link with its fragment, and the page alone. */
  full: number | null;
  page: number | null;
  /** Which of the two identifies the items of this reading. */
  link: number | null;
  /** Title and content. */
  text: number;
  /** Words of the title alone: not enough alone, but it distinguishes two stories of one guid or link. */
  title: number | null;
}

export interface ItemIdentity {
  keys: Keys;
  /** The key of `keys` that counts, as far as the feed alone shows. */
  key: number;
  /** Of everything that a reader sees but the date, without what differs at each visit: a change of it is an edit. */
  hash: string;
}

type Varying = ReadonlySet<string>;

export const guidKey = (guid: string): number => keyOf('guid', bare(guid));

/** @returns with its fragment, and without */
export const linkKeys = (link: string, varying: Varying): [full: number, page: number] =>
  keysOfLink(link, canonical(link, true, varying), varying);

function keysOfLink(link: string, whole: string, varying: Varying): [full: number, page: number] {
  const key = keyOf('link', bare(whole));
  if (!whole.includes('#')) return [key, key];
  return [key, keyOf('link', bare(canonical(link, false, varying)))];
}

/** Of the words of a title; null where it has none. */
export function titleKey(title: string): number | null {
  const words = tokens(title).join(' ');
  return words === '' ? null : keyOf('title', words);
}

/** What identifies an item whose guid does not. */
const secondKey = ({ link, text }: Keys): number => link ?? text;

/** The key that counts under a policy. */
export function keyUnder(policy: Policy, keys: Keys): number {
  if (policy === 'title+content') return keys.text;
  if (policy === 'link') return secondKey(keys);
  return (policy === 'guid' ? keys.guid : keys.shared) ?? secondKey(keys);
}

/** Those that are kept under a policy: where guids identify nothing, each visit would bring new ones. */
export function keptKeys(policy: Policy, { guid, shared, full, page, text, title }: Keys): number[] {
  const byGuid = policy === 'guid' || policy === 'guid+link' ? [guid, shared] : [];
  return [...new Set([...byGuid, full, page, text, title])].filter((key) => key !== null);
}

/** Those that are looked up. */
export const allKeys = ({ guid, shared, full, page, text, title }: Keys): number[] =>
  [guid, shared, full, page, text, title].filter((key) => key !== null);

/** The policy that the items of one reading show; never less safe than before. */
export const policyOf = (items: readonly { keys: Keys }[], before: Policy | null): Policy =>
  safer(before, policyOfOne(items));

/** The safer of two. */
export const safer = (before: Policy | null, found: Policy): Policy =>
  before !== null && policies.indexOf(before) > policies.indexOf(found) ? before : found;

function policyOfOne(items: readonly { keys: Keys }[]): Policy {
  const withGuid = items.filter(({ keys }) => keys.guid !== null);
  if (withGuid.length === 0) return items.some(({ keys }) => keys.link !== null) ? 'link' : 'title+content';
  const pairs = new Set(withGuid.map(({ keys }) => keys.shared));
  const guids = new Set(withGuid.map(({ keys }) => keys.guid));
  return pairs.size > guids.size ? 'guid+link' : 'guid';
}

/** Of items that mean one the first, which is the newer by custom; none that says nothing. */
export function distinct<T extends Identifiable & ItemIdentity & { published_at: string | null }>(
  items: readonly T[],
  policy: Policy,
): T[] {
  const saying = items.filter((item) => item.link !== null || item.title !== '' || item.content !== '');
  const own = [...new Map(saying.toReversed().map((item) => [keyUnder(policy, item.keys), item])).values()].reverse();
  // A story in two sections has a guid in each: link, title and date are one, or date, title and text. A live blog has
  // one link and title for all that it tells.
  const seen = new Set<string>();
  return own.filter((item) => {
    const { keys, published_at } = item;
    const linked = keys.full === null || keys.title === null ? [] : [`${keys.full} ${keys.title} ${published_at}`];
    const dated = published_at === null ? [] : [`${published_at} ${keys.text}`];
    const isTwin = linked.some((key) => seen.has(key)) || dated.some((key) => seen.has(key) && item.content !== '');
    for (const key of [...linked, ...dated]) seen.add(key);
    return !isTwin;
  });
}

/** Keys of an item on its own: those of its link are set whether or not links distinguish the items. */
export type OwnKeys = Omit<Keys, 'link'> & Pick<ItemIdentity, 'hash'>;

/** @param varying names of parameters that this feed writes anew at each visit */
export function ownKeys(item: Identifiable, varying: Varying): OwnKeys {
  const { guid, link, title, content } = item;
  const whole = link === null ? null : canonical(link, true, varying);
  const [full, page] = link === null || whole === null ? [null, null] : keysOfLink(link, whole, varying);
  return {
    guid: guid === null ? null : guidKey(guid),
    shared: guid === null ? null : keyOf('guid+link', bare(guid), whole === null ? title : bare(whole)),
    full,
    page,
    text: keyOf('text', title, content),
    title: titleKey(title),
    hash: hashOf(item, whole),
  };
}

/** Whether links distinguish items: not where most of them are the same page and what they lead to is not. */
function areLinksDistinct(items: readonly OwnKeys[]): boolean {
  const linked = items.filter(({ full }) => full !== null);
  const links = new Set(linked.map(({ full }) => full));
  const texts = new Set(linked.map(({ text }) => text));
  return texts.size < 2 || links.size * 2 > texts.size;
}

/** The identities of a feed's items, in order. A fragment of a link counts only where nothing else distinguishes items. */
export function identitiesOf(items: readonly OwnKeys[]): ItemIdentity[] {
  const hasDistinctLinks = areLinksDistinct(items);
  const pages = new Map<number, Set<number>>();
  for (const { full, page } of items)
    if (hasDistinctLinks && full !== null && page !== null) pages.set(page, (pages.get(page) ?? new Set()).add(full));
  const all = items.map(({ hash, ...own }) => {
    const [full, page] = hasDistinctLinks ? [own.full, own.page] : [null, null];
    const link = page !== null && (pages.get(page)?.size ?? 0) > 1 ? full : page;
    return { keys: { ...own, full, page, link }, hash };
  });
  const policy = policyOfOne(all);
  return all.map((one) => ({ ...one, key: keyUnder(policy, one.keys) }));
}

/** The same, of items that are whole. */
export const identities = (items: readonly Identifiable[], varying: Varying): ItemIdentity[] =>
  identitiesOf(items.map((item) => ownKeys(item, varying)));

function hashOf(item: Identifiable, page: string | null): string {
  const { title, content, summary, author, image_url, audio_url, video_url, categories } = item;
  const text = content.replace(pixel, '').replace(trackingInText, '$1');
  const image = image_url && canonical(image_url, true);
  const parts = [title, page, text, summary, author, image, JSON.stringify(categories)];
  // Only where there are some: what has none is written as before.
  const media = [audio_url, video_url].map((url) => url && canonical(url, true));
  if (media.some((url) => url !== null)) parts.push(...media);
  return digest('sha256', JSON.stringify(parts), 'base64url').slice(0, 27);
}
