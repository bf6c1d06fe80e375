import { sql } from 'kysely';
import type { App } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';

/** So many jobs of the kind `push.batch` that ended so many days ago. */
export async function addEndedJobs(app: App, count: number, state: 'done' | 'dead', days: number): Promise<void> {
  const at = isoTime(app.now() - days * 86_400_000);
  const numbers =
    app.db.dialect.kind === 'postgres'
      ? sql`select generate_series(1, ${count}::int) as n`
      : sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s`;
  await sql`insert into jobs (kind, payload, state, attempts, max_attempts, run_at, created_at, ended_at)
    select 'push.batch', '{}', ${state}, 1, 8, ${at}, ${at}, ${at} from (${numbers}) as numbers`.execute(app.db.write);
}
