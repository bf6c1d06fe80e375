import type { App } from '../../src/core/app.ts';
import { Cache } from '../../src/core/cache/cache.ts';
import { Versions } from '../../src/core/cache/versions.ts';
import type { Clock } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import type { NewJob } from '../../src/core/jobs/new-job.ts';
import { JobNotifier } from '../../src/core/jobs/notifier.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';

/** When the tests of the ground take place. */
export const noon = Date.parse('2026-11-20T06:30:00Z');
export const log = createLog('silent');

/** The ground that the rooms stand on, and nothing of the rooms. */
export async function openApp(env: Record<string, string>, now: Clock): Promise<App> {
  const config = readConfig(env);
  const db = openDatabase(config, log);
  await migrate(db);
  const versions = new Versions(db, log);
  await versions.start();
  const schema = { tables: {}, secrets: [] };
  const cache = new Cache(versions, now, 'test', 0);
  return { config, db, schema, versions, cache, jobNotifier: new JobNotifier(), log, now };
}

export async function closeApp({ versions, db }: App): Promise<void> {
  await versions.stop();
  await db.close();
}

/** Without a key of its own, so that a slot that is written twice shows. */
export const plainTick = { kind: 'tick', uniqueKey: undefined } as unknown as NewJob;
