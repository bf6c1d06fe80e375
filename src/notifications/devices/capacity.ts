import type { App } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';

/** How many devices there are is counted anew after this time. */
const countEveryMs = 600_000;

const counted = new WeakMap<App['db'], { n: number; atMs: number }>();

/**
 * Strangers may invent any number of phones; the table takes so many. One that is known is always welcome.
 * @throws Fault `unavailable`
 */
export async function checkRoom(app: App, installationId: string): Promise<void> {
  let known = counted.get(app.db);
  if (!known || Math.abs(app.now() - known.atMs) > countEveryMs) {
    const { n } = await app.db.read
      .selectFrom('devices')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    known = { n, atMs: app.now() };
    counted.set(app.db, known);
  }
  if (known.n < app.config.deviceLimit) return;
  const { write } = app.db;
  const own = await write
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', installationId)
    .executeTakeFirst();
  if (own) return;
  app.log.warn({ devices: known.n }, 'no more devices are registered: see DEVICE_LIMIT');
  throw new Fault('unavailable', 'No more devices are registered now.', { headers: { 'retry-after': '3600' } });
}

/** One more is there since the last count. */
export function oneMore(app: App): void {
  const known = counted.get(app.db);
  if (known) known.n++;
}
