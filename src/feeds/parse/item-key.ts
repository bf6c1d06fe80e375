import { createHash } from 'node:crypto';

const hash = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

const tracking = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid|ref_src|_hsenc|_hsmi)$/i;
const trackingInText = /([?&;])(?:utm_\w{1,20}|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid)=[^&"'\s<>]*/gi;
/** A picture of one pixel counts readers, and most such addresses are new each time. */
const pixel = /<img\b[^<>]{0,1000}\s(?:width|height)\s*=\s*["']?[01]\b[^<>]{0,1000}>/gi;

/** An address without what only tells where the reader came from, to compare by. */
export function canonical(link: string, withFragment: boolean): string {
  const url = URL.parse(link);
  if (!url) return link;
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  if (!withFragment) url.hash = '';
  return url.href;
}

/** The same without what a publisher changes when the site moves to https, which makes no other page of it. */
export const bare = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '');

interface Identifiable {
  guid: string | null;
  link: string | null;
  title: string;
  content: string;
  summary: string;
  author: string | null;
  image_url: string | null;
  categories: string[];
}

/** What identifies the items of a feed; each policy is safer than the one before it, and a feed never goes back. */
const policies = ['guid', 'guid+link', 'link', 'title+content'] as const;
export type Policy = (typeof policies)[number];

/** All that an item could be known by. */
export interface Keys {
  guid: string | null;
  /** The guid with the link, or without one with the title. */
  shared: string | null;
  /** null also where most items of the feed have the same link, which then tells nothing. */
  link: string | null;
  text: string;
}

interface Identity {
  keys: Keys;
  /** The one of `keys` that counts, as far as the feed itself tells. */
  key: string;
  /** Of everything that a reader sees but the date, without what differs at each visit: a change of it is an edit. */
  hash: string;
}

/** Of an item with a link or a guid also computed from what is stored of it. */
export const guidKey = (guid: string): string => hash('guid', bare(guid));
export const sharedKey = (guid: string, link: string | null, title: string): string =>
  hash('guid+link', bare(guid), link === null ? title : bare(canonical(link, true)));

/** What it is known by when its guid tells nothing. */
export const secondKey = ({ link, text }: Keys): string => link ?? text;

/** The key that counts under a policy. */
export function keyUnder(policy: Policy, keys: Keys): string {
  if (policy === 'title+content') return keys.text;
  if (policy === 'link') return secondKey(keys);
  return (policy === 'guid' ? keys.guid : keys.shared) ?? secondKey(keys);
}

/** What the items of one reading tell of the policy; never less safe than before. */
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

/** Whether links tell items apart: not where most of them are the same page and what they lead to is not. */
function linksTell(items: readonly Identifiable[]): boolean {
  const linked = items.filter((item) => item.link !== null);
  const links = new Set(linked.map((item) => canonical(item.link as string, true)));
  const texts = new Set(linked.map((item) => `${item.title}\n${item.content}`));
  return texts.size < 2 || links.size * 2 > texts.size;
}

/**
 * The identities of a feed's items, in order. A fragment of a link counts only where it is all that tells items apart.
 */
export function identities(items: readonly Identifiable[]): Identity[] {
  const pages = new Map<string, Set<string>>();
  for (const { link } of items) {
    if (link === null) continue;
    const page = canonical(link, false);
    pages.set(page, (pages.get(page) ?? new Set()).add(canonical(link, true)));
  }
  const tell = linksTell(items);
  const all = items.map((item) => ({ keys: keysOf(item), hash: hashOf(item) }));
  const policy = policyOfOne(all);
  return all.map((one) => ({ ...one, key: keyUnder(policy, one.keys) }));

  function keysOf({ guid, link, title, content }: Identifiable): Keys {
    const page = link === null ? '' : canonical(link, false);
    const own = link !== null && (pages.get(page)?.size ?? 0) > 1 ? canonical(link, true) : page;
    return {
      guid: guid === null ? null : guidKey(guid),
      shared: guid === null ? null : sharedKey(guid, link, title),
      link: link === null || !tell ? null : hash('link', bare(own)),
      text: hash('text', title, content),
    };
  }
}

function hashOf({ title, link, content, summary, author, image_url, categories }: Identifiable): string {
  const text = content.replace(pixel, '').replace(trackingInText, '$1');
  const [page, image] = [link, image_url].map((address) => address && canonical(address, true));
  return hash(title, page ?? null, text, summary, author, image ?? null, JSON.stringify(categories));
}
