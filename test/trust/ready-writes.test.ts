// Rest: it waits for connections and databases that hang.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { freePort } from '../../src/core/process/free-port.ts';
import { listenTo } from '../plans-read.ts';
import { onBoth, onPostgres, onSqlite, type Running, start, test } from '../support/helper.ts';
import { inherited, mainFile, until } from '../support/process.ts';

const isReady = async (running: Running): Promise<[number, string | undefined]> => {
  const { status, body } = await running.call('/health/ready?for=writes');
  return [status, body.message];
};
const isUp = ([status]: readonly [number, ...unknown[]]): boolean => status === 200;

onBoth('whoever asks whether it can write, one row is written in ten seconds', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const heard = listenTo(running.dinam.app, running.dinam.app.db.write);
  for (let n = 0; n < 20; n++)
    assert.deepEqual(await Promise.all([isReady(running), isReady(running)]), Array(2).fill([200, undefined]));
  assert.equal(heard.take().filter((query) => query.sql.startsWith('insert into "health_writes"')).length, 1);
  assert.equal((await sql`select * from health_writes`.execute(running.dinam.app.db.write)).rows.length, 1);
});

onPostgres('a commit that does not end, as without its synchronous standby, is no write', async (t) => {
  const running = await start(t, 'postgres', { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  await sql`create function wait_for_standby() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(99); return null; end'`.execute(write);
  await sql`create constraint trigger standby after insert or update on health_writes
    deferrable initially deferred for each row execute function wait_for_standby()`.execute(write);
  const standby = new pg.Client({ connectionString: running.env.DATABASE_URL });
  standby.on('error', () => {}); // its database may be dropped first
  await standby.connect();
  t.after(() => standby.end());
  await standby.query('select pg_advisory_lock(99)');
  assert.deepEqual(await isReady(running), [503, 'No write ended within 2 seconds.']);
  assert.equal((await running.call('/health/ready')).status, 200, 'for readers');
  await standby.query('select pg_advisory_unlock(99)');
  await until(() => isReady(running), isUp);
});

onPostgres('a primary that became a standby takes no writes', async (t) => {
  const running = await start(t, 'postgres', { DATABASE_POOL: '1', WORKERS: '0' });
  const { write } = running.dinam.app.db;
  await sql`set session characteristics as transaction read only`.execute(write);
  assert.deepEqual(await isReady(running), [503, 'The database can only be read at present.']);
  await sql`set session characteristics as transaction read write`.execute(write);
  await until(() => isReady(running), isUp);
});

onSqlite('a database that cannot be written', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  await sql`pragma query_only = on`.execute(write);
  assert.deepEqual(await isReady(running), [503, 'The database can only be read at present.']);
  await sql`pragma query_only = off`.execute(write);
  await until(() => isReady(running), isUp);
});

onSqlite('of a full disk the first write that fails tells, and a large one that it has room again', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  assert.deepEqual(await isReady(running), [200, undefined]);
  await sql`pragma max_page_count = 1`.execute(write); // it goes no lower than what there is
  const token = await running.tokenOf('editor');
  const json = { title: 'తుఫాను హెచ్చరిక', content: `<p>${'సముద్రం '.repeat(4_000)}</p>` };
  await until(
    () => running.call('/api/news.php', { token, json }),
    ({ status }) => status === 503,
  );
  assert.deepEqual(await isReady(running), [503, 'The disk is full.']);
  await sql`pragma max_page_count = 1073741823`.execute(write);
  await until(() => isReady(running), isUp);
});

/** Why there can be no disk of its own for a process. */
function missing(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs Linux and root, to mount a small disk';
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return false;
  } catch {
    return 'needs unshare and the right to mount';
  }
}

test('a disk that is full, and has room again', { skip: missing() }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort('127.0.0.1');
  const command = 'mount -t tmpfs -o size=100m tmpfs "$DATA_DIR" && exec "$@"';
  const child = spawn('unshare', ['--mount', 'sh', '-ec', command, 'sh', process.execPath, mainFile, 'serve'], {
    env: { ...inherited, DATA_DIR: folder, PORT: `${port}`, WORKERS: '0', SAMPLE_CONTENT: 'false', NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  t.after(() => child.kill('SIGKILL'));
  const ask = (): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/health/ready?for=writes`).then(
      ({ status }) => status,
      () => 0,
    );
  const isNow = (wanted: number) => until(ask, (status) => status === wanted);
  await isNow(200);
  const filler = `/proc/${child.pid}/root${folder}/filler`;
  await writeFile(filler, Buffer.alloc(100 * 1_048_576)).catch(() => {});
  await isNow(503);
  await rm(filler);
  await isNow(200);
});
