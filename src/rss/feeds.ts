import type { Change } from '../core/change.ts';
import { Fault, type FieldError, invalid } from '../core/error.ts';
import { refusalOf } from '../core/fetch.ts';
import { resource } from '../core/resource.ts';
import type { Lang } from '../model/common.ts';
import { Feed, FeedInput } from '../model/feed.ts';
import { known as knownSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { feedsTopic, idOfUrl, rssTopics, type StoredFeed } from './store.ts';

/** What the desk finds a feed by. */
export const searchTextOf = ({ title, feed_url }: Pick<StoredFeed, 'title' | 'feed_url'>): string =>
  fold(`${title} ${feed_url}`);

/** The job that fetches a feed; while one waits or runs, another is not added. */
export const fetchJob = (feed: number) => ({ kind: 'rss.fetch', payload: { feed }, uniqueKey: `rss.fetch:${feed}` });

/** A feed as the desk sees it. */
export function shownFeed(row: StoredFeed): Feed {
  const { title_given: _t, lang_given: _l, search_text: _s, etag: _e, last_modified: _m, body_hash: _h, ...rest } = row;
  return {
    ...rest,
    lang: rest.lang as Lang,
    next_fetch_at: rest.is_active === 1 ? rest.next_fetch_at : null,
    auto_publish: rest.auto_publish === 1,
    is_active: rest.is_active === 1,
    is_sample: rest.is_sample === 1,
  };
}

/** An address as feeds are told apart by: without what a server never sees. */
export function tidyUrl(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** Feeds, for the desk. Adding one needs no address that can be reached: how the fetch went is told by the feed. */
export const feedResource = resource<StoredFeed>({
  name: 'feeds',
  one: 'feed',
  table: 'feeds',
  input: FeedInput,
  noun: Feed,
  filters: {
    lang: Feed.properties.lang,
    category_id: Feed.properties.id,
    is_active: Feed.properties.is_active,
    auto_publish: Feed.properties.auto_publish,
  },
  sorts: ['title', 'id', 'last_fetched_at', 'next_fetch_at', 'error_count', 'item_count', 'updated_at'],
  searchColumn: 'search_text',
  access: { read: 'viewer', write: 'editor' },
  topics: ({ lang }) => [feedsTopic, ...rssTopics(lang)],
  toNoun: (_app, row) => shownFeed(row),
  async toRow(c, input, before) {
    const row = columnsOf(c, input as Partial<FeedInput>, before);
    await check(c, input as Partial<FeedInput>, row, before);
    row.search_text = searchTextOf({ ...before, ...row } as StoredFeed);
    return row;
  },
  async afterWrite(c, row, before) {
    const moved = before !== null && before.feed_url !== row.feed_url;
    if (row.is_active && (!before || moved || !before.is_active)) await c.enqueue(fetchJob(row.id));
    if (!before) return;
    const { lang, category_id, is_active } = row;
    if (lang === before.lang && category_id === before.category_id && is_active === before.is_active) return;
    await c.tx
      .updateTable('feed_items')
      .set({ lang, category_id, is_shown: is_active })
      .where('feed_id', '=', row.id)
      .execute();
  },
  async beforeRemove(c, row) {
    // The items go with the feed; the index knows nothing of feeds.
    const items = await c.tx.selectFrom('feed_items').select('id').where('feed_id', '=', row.id).execute();
    for (const { id } of items) await c.dialect.dropSearch(c.tx, 'feed_search', id);
  },
});

function columnsOf(c: Change, input: Partial<FeedInput>, before: StoredFeed | null): Partial<StoredFeed> {
  const { feed_url, title, lang, auto_publish, is_active, ...rest } = input;
  const row: Partial<StoredFeed> = before ? { ...rest } : { ...blank, next_fetch_at: c.now, ...rest };
  const basic = knownSettings(c.app).basic;
  if (feed_url !== undefined) row.feed_url = tidyUrl(feed_url);
  if (row.feed_url !== undefined && row.feed_url !== before?.feed_url)
    Object.assign(row, { ...neverFetched, next_fetch_at: c.now });
  if (title !== undefined || !before) {
    const given = tidyLine(title ?? '');
    row.title_given = +(given !== '');
    row.title = given || before?.title || new URL(row.feed_url as string).hostname;
  }
  if (lang !== undefined || !before) {
    row.lang_given = +(lang != null);
    row.lang = lang ?? before?.lang ?? basic.default_lang;
  }
  if (auto_publish !== undefined) row.auto_publish = +auto_publish;
  if (is_active !== undefined) row.is_active = +is_active;
  if (is_active === true && before && !before.is_active) Object.assign(row, { next_fetch_at: c.now, error_count: 0 });
  return row;
}

async function check(
  c: Change,
  { feed_url, category_id }: Partial<FeedInput>,
  row: Partial<StoredFeed>,
  before: StoredFeed | null,
): Promise<void> {
  const errors: FieldError[] = [];
  const refusal = feed_url === undefined ? null : refusalOf(c.app.config, feed_url);
  if (refusal) errors.push({ field: 'feed_url', message: refusal });
  if (category_id != null) {
    const found = await c.tx.selectFrom('categories').select('id').where('id', '=', category_id).executeTakeFirst();
    if (!found) errors.push({ field: 'category_id', message: 'is no category' });
  }
  if (errors.length) throw invalid(errors);
  if (row.feed_url === undefined) return;
  const id = await idOfUrl(c.tx, row.feed_url);
  if (id !== undefined && id !== before?.id)
    throw new Fault('conflict', 'There is another feed with this address.', {
      errors: [{ field: 'feed_url', message: 'is taken' }],
    });
}

const neverFetched = {
  etag: null,
  last_modified: null,
  body_hash: null,
  last_status: null,
  last_error: null,
  error_count: 0,
} satisfies Partial<StoredFeed>;

const blank = {
  ...neverFetched,
  site_url: null,
  icon_url: null,
  category_id: null,
  refresh_minutes: 30,
  auto_publish: 0,
  is_active: 1,
  last_fetched_at: null,
  item_count: 0,
  is_sample: 0,
} satisfies Partial<StoredFeed>;
