import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addressKey } from '../../core/address.ts';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { lruMap } from '../../core/cache/lru.ts';
import type { ViewWay } from '../../core/model/view-ways.ts';
import { limitAddress } from '../../core/rate-limit.ts';
import { perProgram } from '../../core/state.ts';
import { visibleAt } from '../visible.ts';
import { addDayCounts } from './day-counts.ts';
import { addViews, removeDecayed, trendingTopic } from './score.ts';
import { addViewCounts } from './view-counts.ts';
import { totalOf, type WayCounts, withCounts } from './ways.ts';

/** Views of one address in a minute. Mobile networks put thousands of phones behind one. */
const perMinute = 1_200;

const flushEveryMs = 10_000;
/** So many different items waiting are written sooner. */
const flushAt = 1_000;
/** Items that one transaction writes. */
const batch = 500;
/** Different items whose views may wait while the database is unreachable; views of others are not counted then. */
const mostWaiting = 20_000;

/** An installation counts once per item within this time. */
const onceWithinMs = 3_600_000;
/** Views of one item that count from one address within that time: a mobile network is one, and so is a script. */
const mostFromAddress = 200;
/** Views that are remembered for that; those longest ago are forgotten first. */
const mostSeen = 100_000;

/** Lists of what is read most are made anew at most this often in a language. */
const raiseEveryMs = 60_000;

const hashOf = (installationId: string): string =>
  createHash('sha256').update(installationId).digest('base64url').slice(0, 22);

/** The views of an instance that are not yet written. */
class Views {
  #app: App;
  /** By item. */
  #waiting = new Map<number, WayCounts>();
  /** Hash of the installation and the item, to the instant until which they do not count again. */
  #seen = lruMap<string, number>(mostSeen);
  /** Address and item, to how many views have counted, and the instant from which they count anew. */
  #from = lruMap<string, { n: number; until: number }>(mostSeen);
  /** Languages whose order has changed since their topic was raised. */
  #moved = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#flushSoon(), flushEveryMs).unref();
  }

  count(id: number, installationId: string | undefined, address: string, way: ViewWay = 'app'): void {
    if (installationId !== undefined && this.#wasSeen(id, installationId)) return;
    if (this.#isTooMuch(id, address)) return;
    const before = this.#waiting.get(id);
    if (before === undefined && this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(id, withCounts(before ?? {}, { [way]: 1 }));
    if (this.#waiting.size >= flushAt) this.#flushSoon();
  }

  /** Clients choose their installation ids, so the address counts too. */
  #isTooMuch(id: number, address: string): boolean {
    const now = this.#app.now();
    const key = `${hashOf(address)} ${id}`;
    const seen = this.#from.get(key);
    if (seen && seen.until > now) return ++seen.n > mostFromAddress;
    this.#from.set(key, { n: 1, until: now + onceWithinMs });
    return false;
  }

  #wasSeen(id: number, installationId: string): boolean {
    const now = this.#app.now();
    const key = `${hashOf(installationId)} ${id}`;
    if ((this.#seen.get(key) ?? 0) > now) return true;
    this.#seen.set(key, now + onceWithinMs);
    return false;
  }

  /** Forgets what an installation has opened. What it counted has no name on it. */
  forget(installationId: string): void {
    const beginning = `${hashOf(installationId)} `;
    for (const key of this.#seen.keys()) if (key.startsWith(beginning)) this.#seen.delete(key);
  }

  #flushSoon(): void {
    void this.flush().catch((err) =>
      this.#app.log.warn({ err, items: this.#waiting.size }, 'views wait: they could not be written'),
    );
  }

  /** Writes what waits. What could not be written waits for the next time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #write(): Promise<void> {
    do {
      const written = new Map([...this.#waiting].slice(0, batch));
      if (written.size === 0 && this.#moved.size === 0) return;
      for (const id of written.keys()) this.#waiting.delete(id);
      try {
        const { moved, raised } = await change(this.#app, systemActor, (c) =>
          write(c, this.#app, written, this.#moved),
        );
        for (const lang of moved) this.#moved.add(lang);
        for (const lang of raised) this.#moved.delete(lang);
      } catch (error) {
        for (const [id, counts] of written) this.#waiting.set(id, withCounts(this.#waiting.get(id) ?? {}, counts));
        throw error;
      }
    } while (this.#waiting.size > 0);
  }

  /** Writes the rest before the program ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.flush() // maybe one that began earlier
      .catch(() => this.flush())
      .catch((err) => this.#app.log.error({ err, items: this.#waiting.size }, 'views were lost at the end'));
  }
}

/**
 * Adds up in the database what one instance has counted; all instances add to the same rows. Only what readers may see
 * counts: other ids, made-up ones among them, end here. The topics of the news are not raised, since a view must not
 * make every list anew: `views` in an answer is as old as the answer.
 */
async function write(c: Change, app: App, counted: ReadonlyMap<number, WayCounts>, before: ReadonlySet<string>) {
  const ids = [...counted.keys()].sort((a, b) => a - b);
  const found = ids.length
    ? await c.tx
        .selectFrom('news')
        .select(['id', 'lang'])
        .where('id', 'in', ids)
        .where(visibleAt(c.now))
        .orderBy('id')
        .execute()
    : [];
  const views = found.map(({ id, lang }) => {
    const counts = counted.get(id) as WayCounts;
    return { id, lang, counts, n: totalOf(counts) };
  });
  if (views.length) {
    await addViews(c.tx, views, c.nowMs); // first, and in order: its rows keep two instances from waiting for each other
    const rows = sql.join(views.map(({ id, n }) => sql`(cast(${id} as bigint), cast(${n} as bigint))`));
    await sql`with counted (id, n) as (values ${rows})
      update news set views = views + counted.n from counted where news.id = counted.id`.execute(c.tx);
    await addViewCounts(c.tx, views, c.nowMs);
    await addDayCounts(c.tx, app, views, c.nowMs);
    await removeDecayed(c.tx, c.nowMs);
  }
  const moved = new Set([...before, ...views.map(({ lang }) => lang)]);
  return { moved, raised: await raise(c, [...moved]) };
}

/** Raises the topics of languages that were not raised within the last minute, by whichever instance. */
async function raise(c: Change, langs: string[]): Promise<string[]> {
  if (langs.length === 0) return [];
  const rows = await c.tx
    .selectFrom('versions')
    .select('topic')
    .where('topic', 'in', langs.map(trendingTopic))
    .where('version', '>', c.nowMs - raiseEveryMs)
    .execute();
  const recent = new Set(rows.map(({ topic }) => topic));
  const due = langs.filter((lang) => !recent.has(trendingTopic(lang)));
  c.touch(...due.map(trendingTopic));
  return due;
}

/** The counter of a running program. */
export const viewCounter = perProgram(
  (app) => new Views(app),
  (views) => views.stop(),
);

/**
 * Counts a view of an item. It costs no write: views are added up in memory and written together every
 * ten seconds and at the end. A crash loses those seconds. An installation counts once an hour per item, and whether
 * there is such an item turns out when views are written.
 * @param by a page of the site names no installation: nothing of its readers is remembered
 * @throws Fault `rate_limited`
 */
export async function view(
  app: App,
  id: number,
  by: { way?: ViewWay; installationId?: string | undefined },
  ip: string,
): Promise<void> {
  const address = addressKey(ip);
  await limitAddress(app, { name: 'views', points: perMinute, seconds: 60, here: true }, ip);
  viewCounter(app).count(id, by.installationId, address, by.way);
}
