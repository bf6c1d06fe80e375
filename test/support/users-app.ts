import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type App, systemActor } from '../../src/core/app.ts';
import { Cache } from '../../src/core/cache/cache.ts';
import { Versions } from '../../src/core/cache/versions.ts';
import { type Config, readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { JobNotifier } from '../../src/core/jobs/notifier.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';
import type { SessionClient } from '../../src/users/sessions/sessions.ts';
import { addUser } from '../../src/users/users.ts';

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
    schema: { tables: {}, secrets: [] },
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
export const from = (ip: string, changes: Partial<SessionClient> = {}): SessionClient => ({
  ip,
  userAgent: 'test',
  cookie: false,
  ...changes,
});

export const home = from('203.0.113.7');

/** Adds a user with `password`. */
export async function person(app: App, username: string, role: 'owner' | 'editor' | 'viewer' = 'owner') {
  return (await addUser(app, { username, role, password }, systemActor)).user;
}
