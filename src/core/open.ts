import type { App } from './app.ts';
import { Cache } from './cache/cache.ts';
import { Versions } from './cache/versions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Schema } from './db/table.ts';
import { loopDeadlineMs } from './deadline.ts';
import { JobNotifier } from './jobs/notifier.ts';
import { createLog, type Log } from './log/log.ts';
import { version } from './release.ts';
import { sealSecrets } from './secrets/sealed-columns.ts';
import { closeState } from './state.ts';

export interface CoreParts {
  now?: Clock;
  log?: Log;
}

/**
 * Opens the database and what depends on it alone: versions, cache, notifier of jobs.
 * @param upgrade brings the schema up to date; when it throws, the database is closed
 */
export async function openCore(
  config: Config,
  schema: Schema,
  upgrade: (db: Database, log: Log) => Promise<unknown>,
  { now: own = Date.now, log = createLog(config.logLevel, 1, config.logFormat) }: CoreParts = {},
): Promise<App> {
  const db = openDatabase(config, log);
  try {
    await upgrade(db, log);
    await db.clock.start();
    const now: Clock = () => own() + db.clock.correctionMs;
    const sealed = await sealSecrets(db, config, schema.secrets);
    if (sealed) log.info({ sealed }, 'secrets of the database were sealed with SECRET_KEY');
    const versions = new Versions(db, log, loopDeadlineMs(config));
    const cache = new Cache(versions, now, version, config.cacheMegabytes * 1_048_576);
    await versions.start();
    return { config, db, schema, versions, cache, jobNotifier: new JobNotifier(), log, now };
  } catch (error) {
    db.clock.stop();
    await db.close();
    throw error;
  }
}

/** Closes the state of the program, newest first, and the database last. */
export async function closeCore(app: App): Promise<void> {
  await closeState(app);
  await app.versions.stop();
  app.db.clock.stop();
  await app.db.close();
}
