import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeGround, openGround } from '../src/app.ts';
import { readConfig } from '../src/core/config.ts';

let folder: string | undefined;
let postgres: ChildProcess | undefined;

/** Before all test files: one real PostgreSQL of the run's own. Each test makes its databases in it. */
export async function globalSetup(): Promise<void> {
  postgres = fork(join(import.meta.dirname, 'postgres.ts'), { stdio: 'inherit', execArgv: [] });
  const [said] = (await Promise.race([
    once(postgres, 'message'),
    once(postgres, 'exit').then(([code]) => [{ failed: `it ended with ${code}` }]),
  ])) as [{ url?: string; failed?: string }];
  if (!said.url) throw new Error(`PostgreSQL did not start: ${said.failed}`);
  process.env.DINAM_TEST_POSTGRES = said.url;
  folder = await mkdtemp(join(tmpdir(), 'dinam-template-'));
  process.env.DINAM_TEST_TEMPLATE = folder;
  // Hundreds of processes run the same code: most of what their start costs is compiling it.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const client = new pg.Client({ connectionString: `${said.url}/postgres` });
  await client.connect();
  await client.query('create database template_dinam');
  await client.end();
  await prepare({ DATA_DIR: folder });
  await prepare({ DATA_DIR: folder, DATABASE_URL: `${said.url}/template_dinam` });
}

/**
 * A database as the program leaves it before its first request, for tests to copy: its twenty steps and the places take
 * longer than most tests. The secret of the tokens is made anew in each copy.
 */
async function prepare(env: Record<string, string>): Promise<void> {
  const app = await openGround(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', ...env }));
  await app.db.write.deleteFrom('meta').where('key', '=', 'jwt_secret').execute();
  await closeGround(app);
}

export async function globalTeardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
  if (!postgres?.connected) return;
  const ended = once(postgres, 'exit');
  postgres.disconnect();
  await ended;
}
