import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import { loopDeadlineMs, withDeadline } from '../deadline.ts';
import { perProgram } from '../state.ts';
import { insertJobs, type NewJob } from './new-job.ts';
import { sharedNow } from './shared-clock.ts';

/** A job that recurs. */
export interface Recurring {
  name: string;
  everyMs: number;
  job: NewJob;
}

/**
 * Writes the jobs of a schedule when they are due. Any number of instances may run it: the time of the next slot is a row,
 * and only the instance that moves it forward writes the job. Slots that were missed are made up for once. A slot that
 * lies further ahead than its interval was written before the clock was set back: it is due.
 */
export async function tickSchedules(app: App, recurring: readonly Recurring[]): Promise<void> {
  if (recurring.length === 0 || app.db.clock.isOff) return;
  const nowMs = await sharedNow(app);
  const now = isoTime(nowMs);
  const rows = await app.db.write.selectFrom('schedules').selectAll().execute();
  const slots = new Map(rows.map((r) => [r.name, r.next_at]));
  for (const { name, everyMs, job } of recurring) {
    const slot = slots.get(name);
    if (slot !== undefined && slot > now && slot <= isoTime(nowMs + everyMs)) continue;
    const next = isoTime((Math.floor(nowMs / everyMs) + 1) * everyMs);
    const queues = await app.db.write.transaction().execute(async (tx) => {
      const moved =
        slot === undefined
          ? await tx
              .insertInto('schedules')
              .values({ name, next_at: next })
              .onConflict((c) => c.column('name').doNothing())
              .executeTakeFirst()
          : await tx
              .updateTable('schedules')
              .set({ next_at: next })
              .where('name', '=', name)
              .where('next_at', '=', slot)
              .executeTakeFirst();
      const rowCount = 'numUpdatedRows' in moved ? moved.numUpdatedRows : (moved.numInsertedOrUpdatedRows ?? 0n);
      return rowCount > 0n ? insertJobs(tx, [{ uniqueKey: `schedule:${name}`, ...job }], isoTime(app.now()), null) : [];
    });
    app.jobNotifier.notify(queues);
  }
}

const schedulesState = perProgram((): { recurring: readonly Recurring[] } => ({ recurring: [] }));

/** The schedules of a program. */
export const schedulesOf = (app: App): readonly Recurring[] => schedulesState(app).recurring;

/** Ticks once a second until stopped. */
export class Scheduler {
  #app: App;
  #recurring: readonly Recurring[];
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;

  constructor(app: App, recurring: readonly Recurring[]) {
    this.#app = app;
    this.#recurring = recurring;
    const names = recurring.map(({ name }) => name);
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    // Of two with one row only the first would ever run.
    if (twice !== undefined) throw new Error(`The schedule ${twice} is given twice.`);
    schedulesState(app).recurring = recurring;
  }

  start(intervalMs = 1_000): void {
    this.#timer = setInterval(() => {
      const deadline = loopDeadlineMs(this.#app.config);
      this.#ticking ??= withDeadline(deadline, 'the schedule', tickSchedules(this.#app, this.#recurring))
        .catch((err) => this.#app.log.warn({ err }, 'the schedule could not be read'))
        .finally(() => {
          this.#ticking = undefined;
        });
    }, intervalMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
  }
}
