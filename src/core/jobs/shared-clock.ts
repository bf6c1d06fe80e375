import { type RawBuilder, sql } from 'kysely';
import type { App } from '../app.ts';
import { instant } from '../clock.ts';
import type { Db } from '../db/database.ts';

/**
 * Time text, `ms` from now, by the clock that all instances share: that of the database. Times that instances compare
 * (leases, slots of schedules, quota) are of this clock, as their own may differ or be set. A test that moves `app.now`
 * moves it as far.
 */
export const sharedTime = (app: App, ms = 0): RawBuilder<string> =>
  app.db.dialect.sharedTime(app.now() - Date.now() + ms);

/** The shared clock in milliseconds. */
export async function sharedNow(app: App, db: Db = app.db.write): Promise<number> {
  if (app.db.dialect.kind === 'sqlite') return app.now();
  const { rows } = await sql<{ now: string }>`select ${sharedTime(app)} as now`.execute(db);
  return instant((rows[0] as { now: string }).now);
}
