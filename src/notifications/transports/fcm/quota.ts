import type { App } from '../../../core/app.ts';
import { instant, isoTime } from '../../../core/clock.ts';
import type { Tx } from '../../../core/db/database.ts';

const secondMs = 1_000;
/** What was taken may be sent in the second in which it was taken, and in the next. */
const goodMs = 2 * secondMs;
/**
 * For so long it counts: Google's minutes are "not aligned to the clock" (its page on quotas), so of no minute, however
 * it is cut, there may be more. A second is for the way to Google.
 */
const countsMs = goodMs + 61 * secondMs;
/** Clocks of two machines differ by less. Without an end, one that is an hour ahead would use that hour up. */
const aheadMs = 60 * secondMs;
/** No hold is longer: `Retry-After` is held to an hour. One that seems to be was made before the clock was set back. */
export const longestHoldMs = 3_600_000;
/** Not all instances go on in the same moment. */
const jitterMs = secondMs;

/** Leave to send `count` messages until `untilMs`. */
export interface Grant {
  count: number;
  untilMs: number;
  /** The second that it was taken of. */
  second: string;
  /** When some of what was asked for and not given is there; 0: all was given. */
  waitMs: number;
  /** Until when (ms) the project wants to be left alone; then nothing was given. */
  heldUntilMs: number | null;
}

/** When so many of what was taken count no more. */
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
 * of a row for this second; a row counts for a little more than a minute.
 */
export class FcmQuota {
  #project: string;
  #perMinute: number;

  constructor(project: string, perMinute: number) {
    this.#project = project;
    this.#perMinute = perMinute;
  }

  /**
   * Takes up to `wanted` messages. A hundredth is kept for topics: the message for everybody does not wait for a send
   * to devices that has used the minute up.
   */
  async take(app: App, wanted: number, isTopic: boolean): Promise<Grant> {
    const { write, dialect } = app.db;
    const most = isTopic ? this.#perMinute : this.#perMinute - Math.floor(this.#perMinute / 100);
    return write.transaction().execute(async (tx) => {
      await dialect.lockName(tx, `push:${this.#project}`); // one after the other, or two take the same
      const nowMs = app.now();
      const second = isoTime(Math.floor(nowMs / secondMs) * secondMs);
      const grant = { count: 0, second, untilMs: instant(second) + goodMs, waitMs: 0, heldUntilMs: null };
      const held = await this.#heldUntil(tx);
      if (held > nowMs && held <= nowMs + longestHoldMs) return { ...grant, waitMs: held - nowMs, heldUntilMs: held };
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
      if (count === wanted) return { ...grant, count };
      const missing = Math.min(wanted - count, most) + Math.max(0, taken - most);
      return { ...grant, count, waitMs: Math.max(0, freeAt(rows, missing) - nowMs) + Math.random() * jitterMs };
    });
  }

  async #heldUntil(tx: Tx): Promise<number> {
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

  /** The project wants to be left alone: so do all instances. */
  async hold(app: App, untilMs: number): Promise<void> {
    const until = isoTime(untilMs);
    await app.db.write
      .insertInto('push_holds')
      .values({ project: this.#project, until })
      .onConflict((o) =>
        o
          .column('project')
          .doUpdateSet({ until })
          .where((e) =>
            e.or([e('push_holds.until', '<', until), e('push_holds.until', '>', isoTime(app.now() + longestHoldMs))]),
          ),
      )
      .execute();
  }
}

/** Removes what counts no more. */
export async function pruneQuota(app: App): Promise<void> {
  await app.db.write
    .deleteFrom('push_quota')
    .where('second', '<', isoTime(app.now() - countsMs - aheadMs))
    .execute();
}
