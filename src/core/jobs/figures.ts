import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Dialect, Queries } from '../db/dialect.ts';

/**
 * The jobs that are queued, running or dead. The condition is that of the index `jobs_not_done`, letter by letter: a
 * parameter in its place would hide from SQLite that the index has all of them, and the table has those of a week. The
 * list of states says the same again, for PostgreSQL: without statistics it takes nearly all rows for unequal to a value,
 * and would scan the table; of rows equal to a value it expects few.
 */
const notDone = (db: Queries, dialect: Dialect) =>
  db
    .selectFrom('jobs')
    .where(sql<boolean>`state <> 'done'`)
    .where(dialect.plannerHint(sql<boolean>`state in ('queued', 'running', 'dead')`));

/** How many jobs there are of each kind and state, except those that are done. */
export const countJobs = ({ read, dialect }: Database) =>
  notDone(read, dialect)
    .select(['kind', 'state', (e) => e.fn.countAll<number>().as('n')])
    .groupBy(['kind', 'state'])
    .execute();

/** How many jobs of each queue are due, planned for later, running or dead. @param now ISO time */
export async function queueDepths({ read, dialect }: Database, now: string) {
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(case when ${condition} then 1 end)`;
  const rows = await notDone(read, dialect)
    .select([
      'lane as queue',
      count(sql`state = 'queued' and run_at <= ${now}`).as('waiting'),
      count(sql`state = 'queued' and run_at > ${now}`).as('planned'),
      count(sql`state = 'running'`).as('running'),
      count(sql`state = 'dead'`).as('dead'),
    ])
    .groupBy('lane')
    .orderBy('lane')
    .execute();
  return rows.map(({ queue, waiting, planned, running, dead }) => ({
    queue,
    waiting: Number(waiting),
    planned: Number(planned),
    running: Number(running),
    dead: Number(dead),
  }));
}

/**
 * When the job of each kind was due that has waited longest, or null. The state is no condition of its own, or SQLite would
 * take an index of states, which has the jobs that are done as well.
 * @param now ISO time
 */
export const oldestDue = ({ read, dialect }: Database, now: string) =>
  notDone(read, dialect)
    .select([
      'kind',
      sql<string | null>`min(case when state = 'queued' and run_at < ${now} then run_at end)`.as('oldest'),
    ])
    .groupBy('kind')
    .execute();

/** What a job that somebody cancelled has as its error: it is dead, and nobody has to look at it. */
export const cancelledJob = 'cancelled';

/** How many jobs of each kind are dead without having been cancelled, or, with a time (ISO), were due before it. */
export const countStuck = ({ write, dialect }: Database, state: 'queued' | 'dead', dueBefore?: string) => {
  const jobs = notDone(write, dialect)
    .select(['kind', (e) => e.fn.countAll<number>().as('n')])
    .where('state', '=', state)
    .where((e) => e.or([e('last_error', 'is', null), e('last_error', '!=', cancelledJob)]))
    .groupBy('kind')
    .orderBy('kind');
  return (dueBefore === undefined ? jobs : jobs.where('run_at', '<', dueBefore)).execute();
};
