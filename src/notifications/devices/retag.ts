import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Change, change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import { everything } from '../../core/cache/versions.ts';
import type { Db } from '../../core/db/database.ts';
import { type Job, RetryAt } from '../../core/jobs/worker.ts';
import { type Place, placesNow, placesTopic } from '../../places/tree.ts';
import type { StoredDevice } from '../store.ts';
import { type Catalog, type CategoryLines, categoryLines } from './catalog.ts';
import { traitsOf } from './input.ts';
import { placeIds, zoneOf } from './place.ts';
import { hasTopics, topicsJob } from './remove.ts';
import { topicsOf } from './topics.ts';

/** Where devices have got to, in `meta`. */
const key = 'devices_follow';

/** Raised when the same tree is to be written into devices another way. */
const recipe = 1;

/** Requests that began before a change of the tree have ended this long after it. */
const settleMs = 15_000;
/** Work before the worker is left to other jobs. */
const sliceMs = 5_000;
/** Devices of one transaction. */
const atOnce = 200;
/** Spellings that are memoized during a walk. */
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

/** What devices follow, as it is now, and when (ms) it last changed. */
async function standing(db: Db): Promise<{ stamp: string; changedMs: number }> {
  const rows = await db
    .selectFrom('versions')
    .selectAll()
    .where('topic', 'in', [placesTopic, 'categories', everything])
    .orderBy('topic')
    .execute();
  // An edit of a category mostly changes nothing that devices name.
  const places = rows.filter(({ topic }) => topic !== 'categories').map(({ topic, version }) => [topic, version]);
  const all = JSON.stringify([recipe, places, ...(await categoryLines(db))]);
  return {
    stamp: createHash('sha256').update(all).digest('base64url'),
    changedMs: Math.max(0, ...rows.map(({ version }) => version)),
  };
}

/** What a walk remembers: thousands of devices name the same place. */
class Tree {
  readonly #ids = new Map<string, number[]>();
  readonly #places = new Map<number, Place>();
  readonly #categories: CategoryLines;

  constructor(categories: CategoryLines) {
    this.#categories = categories;
  }

  get catalog(): Catalog {
    return { categories: this.#categories, places: this.#places };
  }

  async idsOf(db: Db, text: string): Promise<number[]> {
    const found = this.#ids.get(text);
    if (found) return found;
    if (this.#ids.size >= maxCached) this.#ids.clear();
    const ids = await placeIds(db, text);
    this.#ids.set(text, ids);
    if (this.#places.size >= maxCached) this.#places.clear();
    return ids;
  }

  async load(db: Db, ids: readonly number[]): Promise<void> {
    const missing = ids.filter((id) => !this.#places.has(id));
    if (missing.length) for (const [id, place] of await placesNow(db, missing)) this.#places.set(id, place);
  }
}

interface Standing {
  labels: string | null;
  version_high: number | null;
  version_low: number | null;
}

/** Writes what has changed of a device. True when its topics have to be synchronised. */
async function bring(
  c: Change,
  row: StoredDevice & Standing,
  ids: readonly number[],
  { catalog }: Tree,
): Promise<boolean> {
  const place_ids = JSON.stringify(ids);
  const zone = row.tz ?? (row.place === null ? null : zoneOf(catalog.places, ids, row.place));
  const now = { ...row, place_ids, zone };
  const topics_due = +(JSON.stringify(topicsOf(now, catalog)) !== row.topics);
  const { labels, version_high, version_low } = traitsOf(now, catalog);
  const isCounted = row.labels !== null;
  const sameTraits = row.labels === labels && row.version_high === version_high && row.version_low === version_low;
  const same = row.place_ids === place_ids && row.zone === zone && row.topics_due === topics_due;
  if (same && (sameTraits || !isCounted)) return topics_due === 1;
  const written = await c.tx
    .updateTable('devices')
    .set({ place_ids, zone, topics_due })
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

/** The next devices. Gives the last of them, null at the end. */
async function step(app: App, stamp: string, after: number, tree: Tree): Promise<number | null> {
  return change(app, system, async (c) => {
    const rows = await c.tx
      .selectFrom('devices')
      .leftJoin('device_traits', 'device_traits.device_id', 'devices.id')
      .selectAll('devices')
      .select(['device_traits.labels', 'device_traits.version_high', 'device_traits.version_low'])
      .where('devices.id', '>', after)
      .orderBy('devices.id')
      .limit(atOnce)
      .execute();
    const meant: number[][] = [];
    for (const { place } of rows) meant.push(place === null ? [] : await tree.idsOf(c.tx, place));
    await tree.load(c.tx, meant.flat());
    let due = false;
    for (const [i, row] of rows.entries()) due = (await bring(c, row, meant[i] as number[], tree)) || due;
    if (due && hasTopics(app)) await c.enqueue(topicsJob);
    const last = rows.length < atOnce ? null : (rows.at(-1)?.id ?? null);
    await writeMark(c, { stamp, after: last });
    return last;
  });
}

/**
 * Job `push.follow`: when the tree of places or the categories have changed (an import, a move, a new name, a new
 * release), every device is looked at again: which places it means, which of them lie above, which topics follow. A
 * few at a time, so that nobody waits; what is right already is not written, and one that was stopped goes on where it
 * was. Versions of apps that registered before these were counted by are filled in on the way.
 */
export async function followTree(app: App, job: Pick<Job, 'signal'>): Promise<void> {
  const { stamp, changedMs } = await standing(app.db.write);
  const mark = await markOf(app.db.write);
  const isSame = mark?.stamp === stamp;
  if (isSame && mark.after === null) return;
  const sinceMs = app.now() - changedMs;
  if (sinceMs >= 0 && sinceMs < settleMs) throw new RetryAt(changedMs + settleMs);
  const tree = new Tree(await categoryLines(app.db.write));
  const begun = performance.now();
  for (let after = isSame ? mark.after : 0; after !== null; after = await step(app, stamp, after, tree)) {
    if (job.signal.aborted) throw job.signal.reason;
    if (performance.now() - begun > sliceMs) throw new RetryAt(app.now());
    await setImmediate();
  }
}
