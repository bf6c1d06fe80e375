// Rest: it starts several programs on one database.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { createLog } from '../../src/core/log/log.ts';
import { freePort } from '../../src/core/process/free-port.ts';
import { migrate, migrationNames } from '../../src/migrations/list.ts';
import { emptyDatabase, type Json, type Kind, onBoth } from '../support/helper.ts';
import { dinam, inherited, mainFile, until } from '../support/process.ts';

const missing = migrationNames.slice(-3);

/** A database of an older release, and what keeps its next migration from ending. */
async function oldDatabase(t: TestContext, kind: Kind) {
  const env = await emptyDatabase(t, kind);
  const db = openDatabase(readConfig(env), createLog('silent'));
  await migrate(db, migrationNames.at(-4));
  await db.close();
  return { env, release: kind === 'sqlite' ? holdSqlite(t, env) : await holdPostgres(t, env) };
}

function holdSqlite(t: TestContext, env: Record<string, string>): () => Promise<void> {
  const other = new Database(sqliteFile(env.DATA_DIR as string));
  other.exec('begin immediate');
  t.after(() => other.close());
  return async () => void other.exec('rollback');
}

/** The row of a migration is written at its end, and this lets nobody write one. */
async function holdPostgres(t: TestContext, { DATABASE_URL }: Record<string, string>): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: DATABASE_URL });
  other.on('error', () => {}); // its database may be dropped first
  await other.connect();
  t.after(() => other.end());
  await other.query('begin; lock table migrations in exclusive mode');
  return async () => void (await other.query('rollback'));
}

interface Starting {
  child: ChildProcess;
  url: string;
  lines: Json[];
  ended: Promise<unknown[]>;
}

async function startServer(t: TestContext, env: Record<string, string>): Promise<Starting> {
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, [mainFile, 'serve'], {
    cwd: env.DATA_DIR,
    env: { ...inherited, ...env, PORT: `${port}`, LOG_LEVEL: 'info', WORKERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: Json[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line));
  });
  return { child, url: `http://127.0.0.1:${port}`, lines, ended: once(child, 'exit') };
}

const get = async (url: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; body: Json }> => {
  const response = await fetch(url, init).catch(() => null);
  if (!response) return { status: 0, headers: new Headers(), body: null };
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const said = ({ lines }: Starting, what: RegExp): boolean => lines.some(({ msg }) => what.test(msg));

onBoth('while it migrates a server lives, is not ready, and says what it does', async (t, kind) => {
  const { env, release } = await oldDatabase(t, kind);
  const server = await startServer(t, env);
  // On SQLite the step cannot begin; on PostgreSQL it cannot end.
  const goesOn = kind === 'sqlite' ? `waiting for it (${missing[0]})` : `migrating 1 of 3: ${missing[0]}`;
  const ready = await until(
    () => get(`${server.url}/health/ready?for=writes`),
    ({ body }) => body?.detail.includes(goesOn),
  );
  assert.deepEqual([ready.status, ready.headers.get('retry-after'), ready.body.code], [503, '5', 'unavailable']);
  assert.match(ready.headers.get('content-type') ?? '', /^application\/problem\+json/);
  const live = await get(`${server.url}/health/live`);
  assert.deepEqual([live.status, live.body], [200, { status: 'ok' }]);
  for (const [path, method] of [
    ['/api/v1/news?lang=te', 'GET'],
    ['/api/auth/login', 'POST'],
    ['/te', 'GET'],
    ['/metrics', 'GET'],
    ['/health/live', 'POST'],
  ] as const) {
    const { status, headers, body } = await get(server.url + path, { method });
    assert.deepEqual([status, headers.get('retry-after'), body.success, body.status], [503, '5', false, 503], path);
    assert.equal(body.instance, path.split('?')[0]);
  }
  const second = kind === 'postgres' ? await startServer(t, env) : undefined;
  if (second) await until(async () => said(second, /another process migrates.*waiting/), Boolean);
  await release();
  for (const one of second ? [server, second] : [server]) {
    await until(
      () => get(`${one.url}/health/ready`),
      ({ status }) => status === 200,
    );
    assert.equal((await get(`${one.url}/api/v1/news?lang=te`)).status, 200);
    assert.ok(said(one, /^the database is migrated: 3 migrations$/));
    assert.ok(said(one, /^the database is up to date: \d migrations, \d+\.\d s$/));
  }
  const migrated = [server, ...(second ? [second] : [])].flatMap(({ lines }) =>
    lines.filter(({ msg }) => /^migrated \d of 3/.test(msg)),
  );
  assert.deepEqual(migrated.map(({ name }) => name).sort(), missing.toSorted(), 'each once, by one of them');
  assert.ok(migrated.every(({ level, ms }) => level === 'info' && Number.isInteger(ms)));
});

onBoth('a server that is stopped while it migrates ends at once, and the next one goes on', async (t, kind) => {
  const { env, release } = await oldDatabase(t, kind);
  const server = await startServer(t, env);
  await until(
    () => get(`${server.url}/health/ready`),
    ({ body }) => body?.detail.includes(missing[0]),
  );
  server.child.kill('SIGTERM');
  assert.deepEqual(await server.ended, [0, null]);
  assert.ok(said(server, /^stopping, before the start was complete$/));
  await release();
  const { status, out } = await dinam(['migrate'], env);
  assert.equal(status, 0);
  assert.match(out, new RegExp(`^migrated 3 of 3: ${missing[2]}, \\d+\\.\\d s$`, 'm'));
  assert.match(out, /is up to date\.\n$/);
  assert.doesNotMatch((await dinam(['migrate'], env)).out, /migrated/, 'nothing is said where nothing is missing');
});

onBoth('a migration that fails ends the server with its error', async (t, kind) => {
  const { env, release } = await oldDatabase(t, kind);
  await release();
  const db = openDatabase(readConfig(env), createLog('silent'));
  if (kind === 'sqlite')
    await sql`create trigger refused before insert on migrations begin select raise(abort, 'కుదరదు'); end`.execute(
      db.write,
    );
  else await sql`alter table migrations add constraint refused check (name < '0') not valid`.execute(db.write);
  await db.close();
  const server = await startServer(t, env);
  assert.deepEqual(await server.ended, [1, null]);
  assert.ok(!said(server, /up to date/));
});
