import { type RawBuilder, sql } from 'kysely';
import type { App } from '../app.ts';
import { instant } from '../clock.ts';
import type { Db } from '../db/database.ts';

/**
 * Time text, `ms` from now, by the clock that all instances share: that of the machine of the database. What instances
 * tell each other by times (leases, slots of schedules, quota) goes by it, as their own clocks may differ or be set. How
 * far a test has moved `app.now` is kept.
 */
export const sharedTime = (app: App, ms = 0): RawBuilder<string> =>
  app.db.dialect.sharedTime(app.now() - Date.now() + ms);

/** The shared clock in milliseconds. */
export async function sharedNow(app: App, db: Db = app.db.write): Promise<number> {
  if (app.db.dialect.kind === 'sqlite') return app.now();
  const { rows } = await sql<{ now: string }>`select ${sharedTime(app)} as now`.execute(db);
  return instant((rows[0] as { now: string }).now);
}
