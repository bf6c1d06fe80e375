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
  app.db.dialect.sharedTime(app.now() - app.db.clock.correctionMs - Date.now() + ms);

/** An end that lies further ahead than a lease is long, by more than this (ms), was written by a clock that was wrong. */
const marginMs = 5_000;

/**
 * Whether a lease of `leaseMs` is over by the shared clock. One that ends later than any that is given now is over too: its
 * owner's clock, or that of the database, was ahead when it was written, and it would last until that time comes.
 */
export const isLeaseOver = (app: App, column: string, leaseMs: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} < ${sharedTime(app)} or ${sql.ref(column)} > ${sharedTime(app, leaseMs + marginMs)})`;

/** The shared clock in milliseconds. */
export async function sharedNow(app: App, db: Db = app.db.write): Promise<number> {
  if (app.db.dialect.kind === 'sqlite') return app.now();
  const { rows } = await sql<{ now: string }>`select ${sharedTime(app)} as now`.execute(db);
  return instant((rows[0] as { now: string }).now);
}
