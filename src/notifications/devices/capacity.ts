import type { App } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import { perProgram } from '../../core/state.ts';

/** Devices are counted again after this time. */
const countEveryMs = 600_000;

const deviceCount = perProgram((): { n: number; atMs: number } => ({ n: 0, atMs: Number.NEGATIVE_INFINITY }));

/**
 * Limits the number of devices (`DEVICE_LIMIT`), as anybody may register any number. One that is registered may always
 * register again.
 * @throws Fault `unavailable`
 */
export async function checkCapacity(app: App, installationId: string): Promise<void> {
  const count = deviceCount(app);
  if (Math.abs(app.now() - count.atMs) > countEveryMs) {
    const { n } = await app.db.read
      .selectFrom('devices')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    Object.assign(count, { n, atMs: app.now() });
  }
  if (count.n < app.config.deviceLimit) return;
  const { write } = app.db;
  const own = await write
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', installationId)
    .executeTakeFirst();
  if (own) return;
  app.log.warn({ devices: count.n }, 'no more devices are registered: see DEVICE_LIMIT');
  throw new Fault('unavailable', 'No more devices are registered now.', { headers: { 'retry-after': '3600' } });
}

/** A device was registered since the last count. */
export function countRegistered(app: App): void {
  deviceCount(app).n++;
}
