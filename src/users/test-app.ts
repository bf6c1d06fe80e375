import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type App, system } from '../core/app.ts';
import { Cache } from '../core/cache/cache.ts';
import { Versions } from '../core/cache/versions.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import { openDatabase } from '../core/db/database.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { JobNotifier } from '../core/jobs/notifier.ts';
import { createLog } from '../core/log/log.ts';
import { migrate } from '../migrations/list.ts';
import type { Client } from './sessions/sessions.ts';
import { addUser } from './users.ts';

export interface TestApp extends App {
  /** Moves its clock. */
  pass(ms: number): void;
}

/** An App over a new SQLite database, whose clock stands until it is moved; `dataDir` of another makes a second instance. */
export async function testApp(t: TestContext, changes: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = changes.dataDir ?? mkdtempSync(join(tmpdir(), 'dinam-users-'));
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...changes };
  const log = createLog('silent');
  // A database with its schema, which the run of the tests has made: each step of the schema anew takes longer than a test.
  const templates = process.env.DINAM_TEST_TEMPLATES;
  if (templates && changes.dataDir === undefined)
    copyFileSync(sqliteFile(join(templates, 'bare')), sqliteFile(dataDir));
  const db = openDatabase(config, log);
  await migrate(db);
  let time = Date.parse('2026-11-20T06:00:00Z');
  const now = (): number => time;
  const versions = new Versions(db, log);
  t.after(async () => {
    await db.close();
    if (changes.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    config,
    db,
    versions,
    cache: new Cache(versions, now, 'test', 0),
    jobNotifier: new JobNotifier(),
    log,
    now,
    pass(ms) {
      time += ms;
    },
  };
}

export const password = 'correct horse battery';

/** A client at an address. */
export const from = (ip: string, changes: Partial<Client> = {}): Client => ({
  ip,
  userAgent: 'test',
  cookie: false,
  ...changes,
});

export const home = from('203.0.113.7');

/** Adds a user with `password`. */
export async function person(app: App, username: string, role: 'owner' | 'editor' | 'viewer' = 'owner') {
  return (await addUser(app, { username, role, password }, system)).user;
}
