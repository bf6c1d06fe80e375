import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build, closeApp, openApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';

let folder: string;
let postgres: ChildProcess | undefined;

/** Before all test files: one real PostgreSQL of the run's own. Each test makes its databases in it. */
export async function globalSetup(): Promise<void> {
  folder = await folderOfRun();
  process.env.DINAM_TEST_DISK = tmpdir();
  process.env.TMPDIR = folder;
  postgres = fork(join(import.meta.dirname, 'postgres.ts'), { stdio: 'inherit', execArgv: [] });
  const [message] = (await Promise.race([
    once(postgres, 'message'),
    once(postgres, 'exit').then(([code]) => [{ failed: `it ended with ${code}` }]),
  ])) as [{ url?: string; failed?: string }];
  if (!message.url) throw new Error(`PostgreSQL did not start: ${message.failed}`);
  process.env.DINAM_TEST_POSTGRES = message.url;
  process.env.DINAM_TEST_TEMPLATES = folder;
  // Hundreds of processes run the same code: most of what their start costs is compiling it.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  for (const [name, prepare] of Object.entries({ bare, ready })) {
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', DATA_DIR: join(folder, name) };
    await prepare(readConfig(env));
    await onServer(message.url, `create database template_${name}`);
    await prepare(readConfig({ ...env, DATABASE_URL: `${message.url}/template_${name}` }));
  }
  await warmUp();
  flushCompileCache();
}

/** One start with an answer: the functions that every test calls are then in the compile cache. */
async function warmUp(): Promise<void> {
  const DATA_DIR = join(folder, 'warm');
  await cp(join(folder, 'ready'), DATA_DIR, { recursive: true });
  const dinam = await build(readConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', WORKERS: '0', DATA_DIR }));
  await fetch(`${await dinam.serve()}/api/v1/news`);
  await dinam.close();
}

const memory = '/dev/shm';

/**
 * Where all files of the run lie: in memory where the system has a folder for that with room, as making a database of
 * 600 files for each test costs more than most tests on a disk, and every write of SQLite waits for it. `TMPDIR` decides
 * otherwise.
 */
async function folderOfRun(): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const above = process.env.TMPDIR || free < 8e9 ? tmpdir() : memory;
  // What a run that was killed has left must not fill the memory for ever.
  for (const name of (await readdir(above)).filter((name) => name.startsWith('dinam-run-'))) {
    const found = await stat(join(above, name)).catch(() => null); // another run may just have ended
    if (found && found.mtimeMs < Date.now() - 86_400_000) await rm(join(above, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(join(above, 'dinam-run-'));
  await chmod(made, 0o755); // PostgreSQL runs as a user of its own when the tests run as root
  return made;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A database with its schema and no rows, for tests to copy. */
async function bare(config: Config): Promise<void> {
  const db = openDatabase(config, createLog('silent'));
  await migrate(db);
  await db.close();
}

/**
 * One as the program leaves it before its first request: the steps of the schema and the places take longer than most
 * tests. The secret of the tokens is made anew in each copy.
 */
async function ready(config: Config): Promise<void> {
  const app = await openApp(config);
  await app.db.write.deleteFrom('meta').where('key', '=', 'jwt_secret').execute();
  await closeApp(app);
}

export async function globalTeardown(): Promise<void> {
  if (postgres?.connected) {
    const ended = once(postgres, 'exit');
    postgres.disconnect();
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}
