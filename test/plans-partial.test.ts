import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { editedFestivals } from '../src/almanac/store.ts';
import { type Change, change } from '../src/core/api/change.ts';
import { type App, systemActor } from '../src/core/app.ts';
import { isoTime } from '../src/core/clock.ts';
import { countJobs } from '../src/core/jobs/figures.ts';
import { movingRows } from '../src/core/slugs/merged.ts';
import { heldBackOf } from '../src/feeds/held-back.ts';
import { placeOfFeeds } from '../src/feeds/in-use.ts';
import { pushPublished } from '../src/feeds/publish/push.ts';
import { hangingOn } from '../src/feeds/store.ts';
import { assignClusters } from '../src/feeds/stories/clusters.ts';
import { backlogOf } from '../src/notifications/backlog.ts';
import { forgetDevice } from '../src/notifications/devices/erase.ts';
import { syncTopics } from '../src/notifications/devices/topics-sync.ts';
import { subscribersIn, subscribersReminded } from '../src/notifications/reminders/claims.ts';
import { reschedule } from '../src/notifications/stories/follow.ts';
import { end } from './plans-addresses.ts';
import { fillAll } from './plans-data.ts';
import { fillWaiting } from './plans-partial-data.ts';
import { indexesOf, listenTo } from './plans-read.ts';
import { startFakeFcm } from './support/fake-fcm/fake.ts';
import { onBoth, start } from './support/helper.ts';

type Use = (app: App, admin: (address: string) => Promise<unknown>) => Promise<unknown>;

const within = (app: App, work: (c: Change) => Promise<unknown>) => change(app, systemActor, work);

/** A feed with an item that is like one of another feed. */
async function likeAnother(c: Change): Promise<void> {
  const words = { title: 'ഇന്ന് മഴ: হায়দরাবাদে আজ ভারী বৃষ্টি हैदराबाद में भारी बारिश', summary: 'వర్షం నీరు రోడ్లు', link: null };
  const item = { ...words, sort_at: isoTime(end) };
  await assignClusters(c, 'te', [{ ...item, id: 1, feed_id: 1 }]);
  await assignClusters(c, 'te', [{ ...item, id: 900, feed_id: 2 }]);
}

/** What the program does with an index of some rows alone. An index without a line here has to be added. */
const uses: Record<string, Use> = {
  jobs_not_done: (app) => countJobs(app.db),
  merged_rows_moving: (app) => movingRows(app.db.read, 'categories'),
  festivals_repeating: (app) => editedFestivals(app.db.read, '2026-11-01', '2026-11-30', null),
  devices_topics_due: (app) => syncTopics(app, { signal: new AbortController().signal }),
  device_reminders_zone: (app) => subscribersIn(app.db.read, 'Asia/Kolkata', '2026-11-20'),
  device_reminders_notification: (app) => subscribersReminded(app.db.read, 5),
  notifications_device: (app) => within(app, (c) => forgetDevice(c, 'phone-300')),
  notifications_waits: (app) => within(app, (c) => reschedule(c, 500, isoTime(end))),
  notification_batches_due: (app) => backlogOf(app),
  ...Object.fromEntries(
    [
      'priority',
      'status',
      'lang',
      'category_id',
      'content_type',
      'author',
      'views',
      'expires_at',
      'created_by',
      'updated_by',
    ].map((column): [string, Use] => [
      `news_admin_by_${column}`,
      (_, ask) => ask(`/api/admin/news?sort=-${column}&count=false&limit=5`),
    ]),
  ),
  news_admin_title: (_, ask) => ask('/api/admin/news?sort=title&count=false&limit=5'),
  news_admin_updated: (_, ask) => ask('/api/admin/news?sort=updated_at&count=false&limit=5'),
  news_admin_created: (_, ask) => ask('/api/admin/news?sort=created_at&count=false&limit=5'),
  news_admin_published: (_, ask) => ask('/api/admin/news?sort=published_at&count=false&limit=5'),
  news_admin_status: (_, ask) => ask('/api/admin/news?status=draft&count=false&limit=5'),
  live_entries_shown: (_, ask) => ask('/api/v1/news/2/live'),
  live_entries_told: (_, ask) => ask('/api/v1/news/2/live?order=oldest'),
  feeds_place: (app) => placeOfFeeds.count?.(app.db.read, 1, 10) ?? assert.fail(),
  feed_items_near: (app) => hangingOn(app, [1, 2]),
  feed_items_story: (app) => within(app, likeAnother),
  feed_items_held: (app) => heldBackOf(app.db.read, [1]),
  feed_items_news: (app) =>
    within(app, async (c) => {
      const feed = await c.tx.selectFrom('feeds').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
      const item = await c.tx.selectFrom('feed_items').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
      const news = await c.tx.selectFrom('news').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
      const standing = { isFirst: false, isFollowed: true };
      await pushPublished(c, { ...feed, push: 1 }, standing, [{ item, news, isDuplicate: false }]);
    }),
};

async function partialIndexes(app: App): Promise<string[]> {
  const { rows } =
    app.db.dialect.kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql like '%) where %'
          and sql not like 'create unique %'`.execute(app.db.write)
      : await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()
          and indexdef like '%) WHERE %' and indexdef not like 'CREATE UNIQUE %'`.execute(app.db.write);
  return rows.map(({ name }) => name).sort();
}

onBoth('a statement of the program uses each index that has some rows alone', async (t, kind) => {
  const fake = await startFakeFcm({ now: () => end });
  t.after(() => fake.close());
  const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0', ...fake.env });
  running.clock.ms = end;
  const { app } = running.dinam;
  assert.deepEqual(await partialIndexes(app), Object.keys(uses).sort(), 'say above what uses each of them');
  await fillAll(app, end);
  await fillWaiting(app, end);
  await sql`analyze`.execute(app.db.write);
  const token = await running.tokenOf('owner');
  const ask = async (address: string): Promise<void> => {
    const reply = await running.call(address, address.startsWith('/api/admin') ? { token } : {});
    assert.equal(reply.status, 200, `${address}: ${reply.text}`);
  };
  const heard = [listenTo(app), listenTo(app, app.db.write, true)];
  const unused = new Map<string, [sql: string, used: string[]][]>();
  for (const [index, use] of Object.entries(uses)) {
    for (const side of heard) side.take();
    await use(app, ask);
    const plans: [sql: string, used: string[]][] = [];
    for (const query of heard.flatMap((side) => side.take())) plans.push([query.sql, await indexesOf(app, query)]);
    if (!plans.some(([, used]) => used.includes(index))) unused.set(index, plans);
  }
  assert.deepEqual(Object.fromEntries(unused), {});
});
