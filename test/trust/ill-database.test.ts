import assert from 'node:assert/strict';
import { open } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import type { Log } from '../../src/core/log/log.ts';
import { type Json, onPostgres, password, type Running, start, test } from '../support/helper.ts';

/** A log that is kept. */
function logged(): { log: Log; lines: Json[] } {
  const lines: Json[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

const story = { title: 'తుఫాను హెచ్చరిక', content: '<p>సముద్రంలోకి వెళ్లవద్దు.</p>'.repeat(200) };

const post = async (running: Running) =>
  running.call('/api/news.php', { token: await running.tokenOf('editor'), json: story });

test('a full disk is reported as such, once in the log; reads continue, and writes as soon as there is space', async (t) => {
  const { log, lines } = logged();
  const running = await start(t, 'sqlite', {}, undefined, log);
  const { write } = running.dinam.app.db;
  assert.equal((await post(running)).status, 201);
  await sql`pragma max_page_count = 1`.execute(write); // it goes no lower than what there is
  let refused = await post(running);
  for (let n = 0; refused.status === 201 && n < 500; n++) refused = await post(running);
  assert.equal(refused.status, 503, refused.text);
  assert.equal(refused.body.code, 'unavailable');
  assert.equal(refused.body.message, 'The disk is full.');
  assert.ok(refused.headers.get('retry-after'));
  const json = { username: 'test.editor', password };
  let login = await running.call('/api/auth.php', { json });
  for (let n = 0; login.status === 200 && n < 200; n++) login = await running.call('/api/auth.php', { json });
  assert.equal(login.body.message, 'The disk is full.');
  assert.equal((await running.call('/api/v1/news?limit=7')).status, 200);
  const warnings = lines.filter(({ msg }) => msg.includes('disk is full'));
  assert.equal(warnings.length, 1);
  assert.equal(warnings[0].err.code, 'SQLITE_FULL');
  await sql`pragma max_page_count = 1073741823`.execute(write);
  assert.equal((await post(running)).status, 201);
});

test('while another process writes to SQLite, everything but the write goes on', async (t) => {
  const running = await start(t, 'sqlite');
  assert.equal((await post(running)).status, 201);
  await running.call('/api/v1/news');
  const other = new Database(sqliteFile(running.env.DATA_DIR as string));
  t.after(() => other.close());
  other.exec('begin immediate');
  const waiting = post(running);
  for (let n = 0; n < 5; n++) {
    assert.equal((await running.call('/health/live')).status, 200);
    assert.equal((await running.call(`/api/v1/news?limit=${n + 1}`)).status, 200);
  }
  assert.equal(await Promise.race([waiting.then(() => 'answered'), Promise.resolve('waits')]), 'waits');
  other.exec('commit');
  assert.equal((await waiting).status, 201);
});

test('a damaged file is reported as such: 503, not ready, a line in the log', async (t) => {
  const { log, lines } = logged();
  const running = await start(t, 'sqlite', {}, undefined, log);
  assert.equal((await post(running)).status, 201);
  const { db } = running.dinam.app;
  await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
  const { rows } = await sql<{ rootpage: number }>`
    select rootpage from sqlite_schema where tbl_name = 'news' and rootpage > 0`.execute(db.write);
  const file = await open(sqliteFile(running.env.DATA_DIR as string), 'r+');
  for (const { rootpage } of rows) await file.write(Buffer.alloc(4096, 0xa7), 0, 4096, (rootpage - 1) * 4096);
  await file.close();
  await sql`pragma shrink_memory`.execute(db.read);
  for (let n = 0; n < 3; n++) {
    const reply = await running.call(`/api/v1/news?limit=${40 + n}`);
    assert.equal(reply.status, 503, reply.text);
    assert.equal(reply.body.message, 'The database is damaged.');
  }
  assert.equal((await running.call('/health/ready')).status, 503);
  assert.equal(lines.filter(({ msg }) => msg.includes('is damaged')).length, 1);
});

onPostgres('PostgreSQL that takes no writes: 503, and the next write gets a connection that can', async (t) => {
  const { log, lines } = logged();
  const running = await start(t, 'postgres', { DATABASE_POOL: '1', WORKERS: '0' }, undefined, log);
  assert.equal((await post(running)).status, 201);
  await sql`set session characteristics as transaction read only`.execute(running.dinam.app.db.write);
  const refused = await post(running);
  assert.equal(refused.status, 503, refused.text);
  assert.equal(refused.body.message, 'The database can only be read at present.');
  assert.equal((await post(running)).status, 201);
  assert.equal(lines.filter(({ msg }) => msg.includes('read-only')).length, 1);
});
