import { isCategory } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault, invalid } from '../core/error.ts';
import { refusalOf } from '../core/fetch/fetch.ts';
import { hideKeys } from '../core/hide-keys.ts';
import type { Lang } from '../core/model/common.ts';
import { requireEffect } from '../core/permission.ts';
import { checkLimits } from '../news/permissions.ts';
import { cachedSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { changedBy } from '../users/people.ts';
import { applyFeedEdit, leaveClusters } from './apply-edit.ts';
import { lastFetches } from './fetch/history.ts';
import { backoffMinutes } from './fetch/interval.ts';
import { heldBackOf } from './held-back.ts';
import { hostOf, hostWaits } from './hosts.ts';
import { Feed, FeedHealth, FeedInput } from './model/feed.ts';
import { feedsDue } from './request-visit.ts';
import { blankRules, ruleColumns, ruleErrors, rulesOfFeed, withoutRules } from './rules.ts';
import { headerErrors, noSecrets, type Secrets, secretsByFeed, storeSecrets } from './secrets.ts';
import { feedsTopic, idOfUrl, rssTopics, type StoredFeed } from './store.ts';
import { endSubscriptionOf, syncSubscription } from './websub/subscription.ts';

/** What administrators search feeds by: not the key, which a viewer could guess letter by letter. */
export const feedSearchText = ({ title, feed_url }: Pick<StoredFeed, 'title' | 'feed_url'>): string =>
  fold(`${title} ${hideKeys(feed_url)}`);

/** A feed as administrators see it. */
export const shownFeed = async (app: App, row: StoredFeed): Promise<Feed> => (await shownFeeds(app, [row]))[0] as Feed;

async function shownFeeds(app: App, rows: readonly StoredFeed[]): Promise<Feed[]> {
  const secrets = await secretsByFeed(
    app,
    rows.map(({ id }) => id),
  );
  const active = rows.filter((row) => row.is_active === 1).map((row) => row.feed_url);
  const waits = await hostWaits(app.db.write, active, isoTime(app.now()));
  const heldBack = await heldBackOf(
    app.db.write,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...feedView(row, secrets.get(row.id) ?? noSecrets, waits.get(hostOf(row.feed_url)) ?? null),
    held_back: heldBack.get(row.id) ?? 0,
  }));
}

function feedView(row: StoredFeed, { headers, password }: Secrets, waits: string | null): Omit<Feed, 'held_back'> {
  const shown = Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(Feed.properties, name)));
  const rest = shown as Pick<StoredFeed, keyof StoredFeed & keyof Feed>;
  return {
    ...rest,
    has_password: password !== null,
    header_names: Object.keys(headers),
    backoff_minutes: backoffMinutes(row.interval_minutes, row.error_count),
    host_waits_until: rest.is_active === 1 ? waits : null,
    lang: rest.lang as Lang,
    next_fetch_at: rest.is_active === 1 ? rest.next_fetch_at : null,
    auto_publish: rest.auto_publish === 1,
    ...rulesOfFeed(row),
    is_active: rest.is_active === 1,
    is_sample: rest.is_sample === 1,
  };
}

/** The address that identifies a feed: without the fragment, which a server never sees. */
export function tidyUrl(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/**
 * Feeds, for administrators. A feed can be added while its server is unreachable: the feed shows how its fetches went.
 */
export const feedResource = resource<StoredFeed>({
  name: 'feeds',
  one: 'feed',
  table: 'feeds',
  hasSecrets: true,
  input: FeedInput,
  references: {
    category_id: { table: 'categories', isListed: true },
    category_map: { table: 'categories' },
    place_id: { table: 'places' },
  },
  noun: Feed,
  includes: {
    people: changedBy('feeds'),
    category: namedBy('category_id', 'categories', 'name'),
    place: namedBy('place_id', 'places', 'name'),
    fetches: lastFetches,
  },
  filters: {
    lang: Feed.properties.lang,
    category_id: Feed.properties.id,
    is_active: Feed.properties.is_active,
    auto_publish: Feed.properties.auto_publish,
    websub_state: Feed.properties.websub_state,
    health: FeedHealth,
  },
  sorts: [
    ...['title', 'id', 'lang', 'category_id', 'is_active', 'last_fetched_at', 'next_fetch_at', 'error_count'],
    ...['item_count', 'created_at', 'updated_at', 'feed_url', 'last_status', 'publish_mode', 'refresh_minutes'],
  ],
  nullable: ['last_fetched_at', 'category_id', 'last_status', 'refresh_minutes'],
  searchColumn: 'search_text',
  narrow(_app, query, { health, search: _, ...equal }) {
    const rows = whereEqual(query, equal);
    if (health === 'paused') return rows.where('is_active', '=', 0);
    return health === 'failing' ? rows.where('is_active', '=', 1).where('error_count', '>', 0) : rows;
  },
  access: { read: 'feeds.read', write: 'feeds.write' },
  topics: ({ lang }) => [feedsTopic, ...rssTopics(lang)],
  toNoun: shownFeed,
  toNouns: shownFeeds,
  async toRow(c, input, before) {
    const row = columnsOf(c, input as Partial<FeedInput>, before);
    await check(c, before, input as Partial<FeedInput>, row);
    await checkEffects(c, { ...before, ...row } as StoredFeed);
    row.search_text = feedSearchText({ ...before, ...row } as StoredFeed);
    return row;
  },
  async afterWrite(c, row, before, { input }) {
    const isElsewhere = before !== null && new URL(before.feed_url).origin !== new URL(row.feed_url).origin;
    await storeSecrets(c, row.id, input as Partial<FeedInput>, isElsewhere);
    const moved = before !== null && before.feed_url !== row.feed_url;
    const isNew = !before || moved || !before.is_active;
    // Those of a long list wait for their turn.
    if (row.is_active && isNew && row.next_fetch_at <= c.now) c.due(feedsDue);
    await syncSubscription(c, row);
    if (!before) return;
    await applyFeedEdit(c, row, before);
  },
  async beforeRemove(c, row) {
    await endSubscriptionOf(c, row.id);
    await leaveClusters(c, row);
    // The items go with the feed; the index knows nothing of feeds.
    const items = await c.tx.selectFrom('feed_items').select('id').where('feed_id', '=', row.id).execute();
    for (const { id } of items) await c.dialect.dropSearch(c.tx, 'feed_search', id);
  },
});

/** What an active feed publishes and pushes by itself, the program does: whoever writes the feed may do it, too. @throws Fault `forbidden` */
async function checkEffects(c: Change, feed: StoredFeed): Promise<void> {
  if (feed.is_active !== 1 || feed.publish_mode === 'off') return;
  requireEffect(c.actor, feed.review === 1 ? 'news.write' : 'news.publish', 'news:write');
  if (feed.push === 1) requireEffect(c.actor, 'push.send', 'notifications:write');
  const { lang, category_id, place_id } = feed;
  const place_ids = JSON.stringify(place_id === null ? [] : [place_id]);
  const mapped = Object.values(rulesOfFeed(feed).category_map);
  await checkLimits(c, ...[category_id, ...mapped].map((id) => ({ lang, category_id: id, place_ids })));
}

function columnsOf(c: Change, input: Partial<FeedInput>, before: StoredFeed | null): Partial<StoredFeed> {
  const { feed_url, title, lang, is_active, headers: _h, password: _p, ...rest } = withoutRules(input);
  const row: Partial<StoredFeed> = before ? { ...rest } : { ...blank, next_fetch_at: c.now, ...rest };
  const basic = cachedSettings(c.app).basic;
  if (feed_url !== undefined) row.feed_url = tidyUrl(feed_url);
  if (row.feed_url !== undefined && row.feed_url !== before?.feed_url)
    Object.assign(row, { ...neverFetched, next_fetch_at: c.now });
  if (row.zone !== undefined && row.zone !== before?.zone) Object.assign(row, { ...unread, next_fetch_at: c.now });
  if (row.refresh_minutes != null) row.interval_minutes = row.refresh_minutes;
  if (before && row.refresh_minutes !== undefined && before.error_count === 0) {
    const soon = isoTime(c.nowMs + (row.refresh_minutes ?? blank.interval_minutes) * 60_000);
    if (soon < before.next_fetch_at) row.next_fetch_at = soon;
  }
  if (title !== undefined || !before) {
    const given = tidyLine(title ?? '');
    row.title_given = +(given !== '');
    row.title = given || before?.title || new URL(row.feed_url as string).hostname;
  }
  if (lang !== undefined || !before) {
    row.lang_given = +(lang != null);
    row.lang = lang ?? before?.lang ?? basic.default_lang;
  }
  Object.assign(row, ruleColumns(input, before));
  if (is_active !== undefined) row.is_active = +is_active;
  if (is_active === true && before && !before.is_active)
    Object.assign(row, { ...notMoved, next_fetch_at: c.now, error_count: 0 });
  if (is_active !== undefined) row.stopped_reason = null;
  return row;
}

async function check(
  c: Change,
  before: StoredFeed | null,
  input: Partial<FeedInput>,
  row: Partial<StoredFeed>,
): Promise<void> {
  const { feed_url, category_id, headers, username = before?.username, password } = input;
  const errors = [...headerErrors(headers), ...(await ruleErrors(c, input, { ...before, ...row }))];
  if (password != null && username == null)
    errors.push({ field: 'username', message: 'is required with a password', code: 'required' });
  const refusal = feed_url === undefined ? null : refusalOf(c.app.config, feed_url);
  if (refusal) errors.push({ field: 'feed_url', message: refusal });
  if (category_id != null) {
    if (!(await isCategory(c.tx, category_id)))
      errors.push({ field: 'category_id', message: 'is no category', code: 'not_found' });
  }
  if (errors.length) throw invalid(errors);
  if (row.feed_url === undefined) return;
  const id = await idOfUrl(c.tx, row.feed_url);
  if (id !== undefined && id !== before?.id)
    throw new Fault('conflict', 'There is another feed with this address.', {
      errors: [{ field: 'feed_url', message: 'is taken', code: 'taken' }],
    });
}

const notMoved = { moved_to: null, moved_since: null, moved_count: 0 } satisfies Partial<StoredFeed>;

/** The next answer is read whole, whatever it was last time. */
export const unread = { etag: null, last_modified: null, body_hash: null } satisfies Partial<StoredFeed>;

const neverFetched = {
  ...unread,
  ttl_minutes: null,
  hub_url: null,
  hub_topic: null,
  last_push_at: null,
  ...notMoved,
  last_status: null,
  last_error: null,
  error_count: 0,
} satisfies Partial<StoredFeed>;

const blank = {
  ...neverFetched,
  ...blankRules,
  site_url: null,
  icon_url: null,
  category_id: null,
  refresh_minutes: null,
  interval_minutes: 30,
  zone: 'Asia/Kolkata',
  user_agent: null,
  username: null,
  gap_minutes: null,
  newest_at: null,
  stopped_reason: null,
  fetch_count: 0,
  auto_publish: 0,
  is_active: 1,
  last_fetched_at: null,
  item_count: 0,
  is_sample: 0,
  lease: null,
  lease_until: null,
  lease_tries: 0,
  requested_at: null,
} satisfies Partial<StoredFeed>;
