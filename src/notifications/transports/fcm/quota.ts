import { sql } from 'kysely';
import type { App } from '../../../core/app.ts';
import { instant, isoTime } from '../../../core/clock.ts';
import type { Tx } from '../../../core/db/database.ts';
import { sharedNow, sharedTime } from '../../../core/jobs/shared-clock.ts';

const secondMs = 1_000;
/** A grant is valid in the second in which it was claimed, and in the next. */
const validMs = 2 * secondMs;
/**
 * For so long it counts: Google's minutes are "not aligned to the clock" (its page on quotas), so of no minute, however
 * it is cut, there may be more. A second is for the way to Google.
 */
const countsMs = validMs + 61 * secondMs;
/** A second that lies further ahead was claimed before the clock was set back. */
const aheadMs = 60 * secondMs;
/** No wait is longer: `Retry-After` is held to an hour. One that seems to be was stored before the clock was set back. */
export const longestHoldMs = 3_600_000;
/** Instances continue at different moments. */
const jitterMs = secondMs;

/** Permission to send `count` messages. */
export interface Grant {
  count: number;
  /** The second in which it was claimed. */
  second: string;
  /** Milliseconds for which it is valid. */
  validMs: number;
  /** Milliseconds until some of what was requested and not granted is free; 0: all was granted. */
  waitMs: number;
  /** Milliseconds for which FCM wants nothing of the project; then nothing was given. */
  projectMs: number;
}

/** When so many of the claimed messages count no more. */
function freeAt(rows: readonly { second: string; taken: number }[], count: number): number {
  let free = 0;
  const row = rows.find(({ taken }) => {
    free += taken;
    return free >= count;
  });
  return instant((row ?? rows.at(-1))?.second ?? isoTime(0)) + countsMs;
}

/**
 * The messages of a project that all instances together may send in a minute. Each batch takes what it is about to send
 * of a row for this second; a row counts for a little more than a minute. All times are of the database's clock: what
 * the instances' own clocks say would let each count another minute.
 */
export class FcmQuota {
  #project: string;
  #perMinute: number;

  constructor(project: string, perMinute: number) {
    this.#project = project;
    this.#perMinute = perMinute;
  }

  /**
   * Takes up to `wanted` messages. A hundredth is left for topics: the message for everybody does not wait for a send
   * to devices that has used the minute up.
   */
  async take(app: App, wanted: number, isTopic: boolean): Promise<Grant> {
    const { write, dialect } = app.db;
    const most = isTopic ? this.#perMinute : this.#perMinute - Math.floor(this.#perMinute / 100);
    return write.transaction().execute(async (tx) => {
      await dialect.lockName(tx, `push:${this.#project}`); // one after the other, or two take the same
      const nowMs = await sharedNow(app, tx);
      const second = isoTime(Math.floor(nowMs / secondMs) * secondMs);
      const none = { count: 0, second, validMs: instant(second) + validMs - nowMs, waitMs: 0, projectMs: 0 };
      const projectMs = (await this.#projectUntil(tx)) - nowMs;
      if (projectMs > 0 && projectMs <= longestHoldMs) return { ...none, waitMs: projectMs, projectMs };
      const rows = await tx
        .selectFrom('push_quota')
        .select(['second', 'taken'])
        .where('project', '=', this.#project)
        .where('second', '>', isoTime(nowMs - countsMs))
        .where('second', '<', isoTime(nowMs + aheadMs))
        .orderBy('second')
        .execute();
      const taken = rows.reduce((sum, row) => sum + row.taken, 0);
      const count = Math.max(0, Math.min(wanted, most - taken));
      if (count > 0) await this.#add(tx, second, count);
      if (count === wanted) return { ...none, count };
      const missing = Math.min(wanted - count, most) + Math.max(0, taken - most);
      return { ...none, count, waitMs: Math.max(0, freeAt(rows, missing) - nowMs) + Math.random() * jitterMs };
    });
  }

  async #projectUntil(tx: Tx): Promise<number> {
    const row = await tx
      .selectFrom('push_holds')
      .select('until')
      .where('project', '=', this.#project)
      .executeTakeFirst();
    return row ? instant(row.until) : 0;
  }

  async #add(tx: Tx, second: string, taken: number): Promise<void> {
    await tx
      .insertInto('push_quota')
      .values({ project: this.#project, second, taken })
      .onConflict((o) =>
        o.columns(['project', 'second']).doUpdateSet((e) => ({ taken: e('push_quota.taken', '+', taken) })),
      )
      .execute();
  }

  /** Messages of a grant that were not sent: others may send them. */
  async giveBack(app: App, { second }: Grant, unused: number): Promise<void> {
    if (unused <= 0) return;
    await app.db.write
      .updateTable('push_quota')
      .set((e) => ({ taken: e('taken', '-', unused) }))
      .where('project', '=', this.#project)
      .where('second', '=', second)
      .execute();
  }

  /** FCM wants nothing of the project for so long: all instances wait. */
  async hold(app: App, ms: number): Promise<void> {
    await app.db.write
      .insertInto('push_holds')
      .values({ project: this.#project, until: sharedTime(app, ms) })
      .onConflict((o) =>
        o
          .column('project')
          .doUpdateSet({ until: sql<string>`excluded.until` })
          .where((e) =>
            e.or([
              e('push_holds.until', '<', sql<string>`excluded.until`),
              e('push_holds.until', '>', sharedTime(app, longestHoldMs)),
            ]),
          ),
      )
      .execute();
  }
}

/** Removes what counts no more. */
export async function pruneQuota(app: App): Promise<void> {
  await app.db.write
    .deleteFrom('push_quota')
    .where('second', '<', sharedTime(app, -countsMs - aheadMs))
    .execute();
}
