import { createHash } from 'node:crypto';

const hash = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

const tracking = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid|ref_src|_hsenc|_hsmi)$/i;

/** An address without what only tells where the reader came from, to compare by. */
export function canonical(link: string, withFragment: boolean): string {
  const url = URL.parse(link);
  if (!url) return link;
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  if (!withFragment) url.hash = '';
  return url.href;
}

export interface Identifiable {
  guid: string | null;
  link: string | null;
  title: string;
  content: string;
  summary: string;
  date_raw: string | null;
  author: string | null;
  image_url: string | null;
  categories: string[];
}

export interface Identity {
  /** What the item is told from all others of its feed by. */
  key: string;
  /** What it may have been kept under, as long as its guid seemed to be its own or a shared one. */
  otherKey: string | null;
  /** Of everything that a reader sees: a change of it is an edit. */
  hash: string;
}

/**
 * The identities of a feed's items, in order: the guid; with the link where several items share a guid; without a guid
 * the link, without its fragment unless that is all that tells items apart; else title and content.
 */
export function identities(items: readonly Identifiable[]): Identity[] {
  const links = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  for (const { guid, link } of items) {
    if (guid !== null) times.set(guid, (times.get(guid) ?? 0) + 1);
    if (link === null) continue;
    const bare = canonical(link, false);
    links.set(bare, (links.get(bare) ?? new Set()).add(canonical(link, true)));
  }
  return items.map((item) => {
    const { guid, link, title, content } = item;
    const whole = hash(
      ...[title, link, content, item.summary, item.date_raw, item.author, item.image_url],
      JSON.stringify(item.categories),
    );
    const byText = hash('text', title, content);
    if (guid !== null) {
      const own = hash('guid', guid);
      const shared = hash('guid+link', guid, link === null ? byText : canonical(link, true));
      return (times.get(guid) ?? 0) > 1
        ? { key: shared, otherKey: own, hash: whole }
        : { key: own, otherKey: shared, hash: whole };
    }
    if (link === null) return { key: byText, otherKey: null, hash: whole };
    const bare = canonical(link, false);
    const fragments = (links.get(bare)?.size ?? 0) > 1;
    return { key: hash('link', fragments ? canonical(link, true) : bare), otherKey: null, hash: whole };
  });
}
