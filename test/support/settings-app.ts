import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../src/core/app.ts';
import { Cache } from '../../src/core/cache/cache.ts';
import { Versions } from '../../src/core/cache/versions.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Database, openDatabase } from '../../src/core/db/database.ts';
import { Fault, type FieldError } from '../../src/core/error.ts';
import { JobNotifier } from '../../src/core/jobs/notifier.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';

/** For tests: an App over a real database in a folder of its own, and a clock that they move. */
export interface TestApp {
  app: App;
  clock: { now: number };
  /** A second instance over the same database. */
  another(): App;
  close(): Promise<void>;
}

export async function testApp(): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const log = createLog('silent');
  const opened: Database[] = [];
  const clock = { now: Date.parse('2026-11-20T06:00:00Z') };
  const now = (): number => clock.now;
  const another = (): App => {
    const db = openDatabase(config, log);
    opened.push(db);
    const versions = new Versions(db, log);
    return {
      config,
      db,
      schema: { tables: {}, secrets: [] },
      versions,
      log,
      now,
      cache: new Cache(versions, now, 'test', 1_000_000),
      jobNotifier: new JobNotifier(),
    };
  };
  const app = another();
  await migrate(app.db);
  return {
    app,
    clock,
    another,
    async close() {
      await Promise.all(opened.map((db) => db.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The Fault that `work` ends in. */
export async function faultOf(work: Promise<unknown>): Promise<Fault> {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (error instanceof Fault) return error;
  throw error ?? new Error('nothing was thrown');
}

/** The names of the bad fields, sorted, without an object that holds one of them. */
export function fieldsOf({ errors }: { errors: FieldError[] }): string[] {
  const fields = errors.map((e) => e.field).sort();
  return fields.filter((field) => !fields.some((inner) => inner.startsWith(`${field}.`)));
}
