import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { everything } from '../../core/cache/versions.ts';
import type { Db } from '../../core/db/database.ts';
import { RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import { placesNow, placesTopic } from '../../places/tree.ts';
import type { StoredDevice } from '../store.ts';
import { type Catalog, type CategoryLines, categoryLines } from './catalog.ts';
import { traitsOf } from './input.ts';
import { categoryIdsOf } from './meaning.ts';
import { placeIds, zoneOf } from './place.ts';
import { writeReminders } from './reminders.ts';
import { hasTopics, topicsJob } from './remove.ts';
import { deviceTopics } from './topics.ts';

/** The progress of the walk, in `meta`. */
const key = 'devices_follow';

/** Raised when the same tree is to be written into devices another way. */
const recipe = 2;

/** Requests that began before a change of the tree have ended this long after it. */
const settleMs = 15_000;
/** Work before the worker is left to other jobs. */
const sliceMs = 5_000;
/** Devices of one transaction. */
const atOnce = 200;
/** Spellings of places in memory during a walk. */
const maxCached = 20_000;

interface Mark {
  /** Which tree and categories the devices follow, or are being brought to follow. */
  stamp: string;
  /** The last device that does; null: all do. */
  after: number | null;
}

async function markOf(db: Db): Promise<Mark | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Mark) : null;
}

async function writeMark(c: Change, mark: Mark): Promise<void> {
  const value = JSON.stringify(mark);
  await c.tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((o) => o.column('key').doUpdateSet({ value }))
    .execute();
}

/** A hash of the tree and the categories as they are now, and when (ms) they last changed. */
async function currentStamp(db: Db): Promise<{ stamp: string; changedMs: number }> {
  const rows = await db
    .selectFrom('versions')
    .selectAll()
    .where('topic', 'in', [placesTopic, 'categories', everything])
    .orderBy('topic')
    .execute();
  // An edit of a category mostly changes nothing that devices name.
  const places = rows.filter(({ topic }) => topic !== 'categories').map(({ topic, version }) => [topic, version]);
  const all = JSON.stringify([recipe, places, ...(await categoryLines(db)).bySlug]);
  return {
    stamp: createHash('sha256').update(all).digest('base64url'),
    changedMs: Math.max(0, ...rows.map(({ version }) => version)),
  };
}

/** Memory of one walk: thousands of devices name the same place. */
type PlaceIds = LRUCache<string, readonly number[]>;

async function cachedIds(cache: PlaceIds, db: Db, text: string): Promise<readonly number[]> {
  const cached = cache.get(text);
  if (cached) return cached;
  const ids = await placeIds(db, text);
  cache.set(text, ids);
  return ids;
}

interface Traits {
  labels: string | null;
  version_high: number | null;
  version_low: number | null;
}

/** Writes what has changed of a device. True when its topics have to be synchronised. */
async function retagDevice(
  c: Change,
  row: StoredDevice & Traits,
  ids: readonly number[],
  catalog: Catalog,
): Promise<boolean> {
  const place_ids = JSON.stringify(ids);
  const zone = row.tz ?? (row.place === null ? null : zoneOf(catalog.places, ids, row.place));
  const category_ids = categoryIdsOf(row, row, catalog.categories);
  const now = { ...row, place_ids, category_ids, zone };
  const topics_due = +(JSON.stringify(deviceTopics(now, catalog)) !== row.topics);
  const { labels, version_high, version_low } = traitsOf(now, catalog);
  const isCounted = row.labels !== null;
  const sameTraits = row.labels === labels && row.version_high === version_high && row.version_low === version_low;
  if (row.reminders !== '[]') await writeReminders(c, now, catalog.places);
  const sameIds = row.place_ids === place_ids && row.category_ids === category_ids;
  const same = sameIds && row.zone === zone && row.topics_due === topics_due;
  if (same && (sameTraits || !isCounted)) return topics_due === 1;
  const written = await c.tx
    .updateTable('devices')
    .set({ place_ids, category_ids, zone, topics_due })
    .where('id', '=', row.id)
    .where('rev', '=', row.rev)
    .where('topics', '=', row.topics)
    .executeTakeFirst();
  // It has registered meanwhile, with the present tree.
  if (written.numUpdatedRows === 0n) return false;
  if (isCounted && !sameTraits)
    await c.tx
      .updateTable('device_traits')
      .set({ labels, version_high, version_low })
      .where('device_id', '=', row.id)
      .execute();
  return topics_due === 1;
}

/** Updates the next devices. Returns the id of the last of them, null at the end. */
async function step(
  app: App,
  stamp: string,
  after: number,
  ids: PlaceIds,
  categories: CategoryLines,
): Promise<number | null> {
  return change(app, systemActor, async (c) => {
    const rows = await c.tx
      .selectFrom('devices')
      .leftJoin('device_traits', 'device_traits.device_id', 'devices.id')
      .selectAll('devices')
      .select(['device_traits.labels', 'device_traits.version_high', 'device_traits.version_low'])
      .where('devices.id', '>', after)
      .orderBy('devices.id')
      .limit(atOnce)
      .execute();
    const placed: (readonly number[])[] = [];
    for (const { place } of rows) placed.push(place === null ? [] : await cachedIds(ids, c.tx, place));
    const catalog: Catalog = { categories, places: await placesNow(c.tx, placed.flat()) };
    let due = false;
    for (const [i, row] of rows.entries()) due = (await retagDevice(c, row, placed[i] ?? [], catalog)) || due;
    if (due && hasTopics(app)) await c.enqueue(topicsJob);
    const last = rows.length < atOnce ? null : (rows.at(-1)?.id ?? null);
    await writeMark(c, { stamp, after: last });
    return last;
  });
}

/**
 * Job `push.follow`: when the tree of places or the categories have changed (an import, a move, a new name, a new
 * release), every device is updated: the places it names, those above them, the topics that follow. It works in small
 * transactions, writes only what has changed, and continues where it was stopped. Devices that have no traits yet, since
 * they registered with an older release, get them too.
 */
export async function followTree(app: App, job: Pick<RunningJob, 'signal'>): Promise<void> {
  const { stamp, changedMs } = await currentStamp(app.db.write);
  const mark = await markOf(app.db.write);
  const isSame = mark?.stamp === stamp;
  if (isSame && mark.after === null) return;
  const sinceMs = app.now() - changedMs;
  if (sinceMs >= 0 && sinceMs < settleMs) throw new RetryAt(changedMs + settleMs);
  const ids: PlaceIds = new LRUCache({ max: maxCached });
  const categories = await categoryLines(app.db.write);
  const begun = performance.now();
  for (let after = isSame ? mark.after : 0; after !== null; after = await step(app, stamp, after, ids, categories)) {
    if (job.signal.aborted) throw job.signal.reason;
    if (performance.now() - begun > sliceMs) throw new RetryAt(app.now());
    await setImmediate();
  }
}
