// Rest: it copies whole databases, to PostgreSQL as well.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { schema, searchSources } from '../../src/app.ts';
import { scanRows } from '../../src/backup/engine.ts';
import { appliedMigrations, engineOf } from '../../src/backup/format.ts';
import { importAll } from '../../src/backup/import.ts';
import { anyTable } from '../../src/core/db/dialect.ts';
import { type Migration, runMigrations } from '../../src/core/db/migrate.ts';
import { primaryKey } from '../../src/core/db/table.ts';
import { migrate, migrationNames } from '../../src/migrations/list.ts';
import { seed } from '../../src/seed/seed.ts';
import { extent } from '../support/extent.ts';
import { bareDatabase, emptyDatabase, type Kind, onBoth, onPostgres, password, start } from '../support/helper.ts';
import { exported, exportedTables, fillEveryTable, imported, linesOf, withDatabase } from '../support/rows.ts';

const other = (kind: Kind): Kind => (kind === 'sqlite' ? 'postgres' : 'sqlite');

onBoth('modules list every table that the migrations make, its key, and its parents first', async (t, kind) => {
  const env = await bareDatabase(t, kind);
  await withDatabase(env, async (db) => {
    const engine = engineOf(db);
    const all = await engine.tables(db.write);
    const isIndex = (table: string): boolean =>
      /_(search|index)(_data|_idx|_content|_docsize|_config|_terms)?$/.test(table);
    const found = all.filter((table) => !isIndex(table) && !schema.tables[table]?.isTransient).sort();
    assert.deepEqual(found, [...exportedTables].sort(), 'the tables of a module have a line for each');
    const order = exportedTables;
    for (const table of found) {
      const { keys, parents } = kind === 'sqlite' ? await sqliteFacts(table) : await postgresFacts(table);
      assert.deepEqual(primaryKey(schema.tables, table), keys, `${table}: primary key`);
      for (const { column, target } of parents) {
        if (target !== table) assert.ok(order.indexOf(target) < order.indexOf(table), `${target} before ${table}`);
        else assert.equal(schema.tables[table]?.parent, column, table);
      }
    }
    async function sqliteFacts(table: string) {
      const keys = await sql<{ name: string }>`
        select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db.write);
      const parents = await sql<{ column: string; target: string }>`
        select "from" as "column", "table" as target from pragma_foreign_key_list(${table})`.execute(db.write);
      return { keys: keys.rows.map((r) => r.name), parents: parents.rows };
    }
    async function postgresFacts(table: string) {
      const of = (type: string) =>
        sql<{ column: string; target: string }>`
        select a.attname as "column", c.confrelid::regclass::text as target
        from pg_constraint c cross join unnest(c.conkey) with ordinality as k(num, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num
        where c.conrelid = ${table}::regclass and c.contype = ${type} order by k.at`.execute(db.write);
      return { keys: (await of('p')).rows.map((r) => r.column), parents: (await of('f')).rows };
    }
  });
});

/** More than an export reads at once, in a table of each kind of key: a number, a text, several. */
const rowsOfMany = scanRows + 10;
const readInParts = ['meta', 'settings', 'audit', 'news', 'news_labels', 'feed_items', 'feed_item_keys'];

onPostgres('rows of every table, in every language, go from SQLite to PostgreSQL and back byte by byte', async (t) => {
  const first = await bareDatabase(t, 'sqlite');
  await withDatabase(first, async (db) => {
    await fillEveryTable(db, (table) => (extent(true, readInParts.includes(table)) ? rowsOfMany : 40));
  });
  const bytes = await exported(first);
  const tables = exportedTables.length;
  assert.ok(linesOf(bytes).length > 40 * (tables - readInParts.length) + rowsOfMany * readInParts.length);
  const second = await emptyDatabase(t, 'postgres');
  const { rows } = await imported(second, bytes);
  assert.equal(rows, linesOf(bytes).length - 2);
  assert.ok((await exported(second)).equals(bytes), 'PostgreSQL gives the same bytes');
  const third = await emptyDatabase(t, 'sqlite');
  await imported(third, gzipSync(await exported(second)));
  assert.ok((await exported(third)).equals(bytes), 'and SQLite after it');
});

onBoth('what a server made goes to the other database: search, logins and ids go on there', async (t, kind) => {
  const from = await start(t, kind, { WORKERS: '0' });
  await seed(from.dinam.app);
  const editor = await from.tokenOf('editor');
  const story = { lang: 'te', title: 'తెలంగాణలో భారీ వర్షాలు', content: '<p>నేడు ఉదయం</p>', tags: ['వర్షం'], author: 'రాము' };
  const first = await from.call('/api/news.php', { token: editor, json: story });
  const removed = await from.call('/api/news.php', { token: editor, json: { ...story, title: 'తొలగించినది' } });
  assert.equal(removed.status, 201, removed.text);
  const address = `/api/admin/news/${removed.body.data.id}`;
  assert.equal((await from.call(`${address}/trash`, { method: 'POST', token: editor })).status, 200);
  const gone = await from.call(address, { method: 'DELETE', token: editor, headers: { 'if-match': '*' } });
  assert.equal(gone.status, 200, gone.text);
  const before = await from.call('/api/v1/news?lang=te');
  const bytes = await exported(from.env);

  const env = await bareDatabase(t, other(kind));
  await imported(env, bytes);
  assert.ok((await exported(env)).equals(bytes));
  const to = await start(t, other(kind), { WORKERS: '0' }, env);
  const after = await to.call('/api/v1/news?lang=te');
  const plain = (text: string, url: string): string => text.replaceAll(url, '').replaceAll('127.0.0.1:0', '');
  assert.equal(plain(after.text, to.url), plain(before.text, from.url));
  for (const query of ['వర్షాలు', 'తెలంగాణ', 'రాము'].map(encodeURIComponent)) {
    const here = await from.call(`/api/v1/news?lang=te&search=${query}`);
    const there = await to.call(`/api/v1/news?lang=te&search=${query}`);
    assert.deepEqual(
      there.body.data.map((n: { id: number }) => n.id),
      here.body.data.map((n: { id: number }) => n.id),
    );
  }
  const hit = await to.call(`/api/v1/news?lang=te&search=${encodeURIComponent('వర్షాలు')}`);
  assert.ok(hit.body.data.some((n: { id: number }) => n.id === first.body.data.id));
  // The token of before still holds, and so does the password.
  assert.equal((await to.call('/api/admin/news', { token: editor })).status, 200);
  const login = await to.call('/api/auth.php', { json: { username: 'test.editor', password } });
  assert.equal(login.status, 200, login.text);
  const next = await to.call('/api/news.php', { token: login.body.data.token, json: { ...story, title: 'కొత్త కథ' } });
  assert.equal(next.status, 201, next.text);
  assert.ok(next.body.data.id > removed.body.data.id, 'the id of a removed item is not given out again');
});

onBoth('a running server forgets what it knew when other content is imported beneath it', async (t, kind) => {
  const giver = await start(t, other(kind), { WORKERS: '0' });
  await giver.call('/api/news.php', { token: await giver.tokenOf('editor'), json: { title: 'नई खबर', lang: 'hi' } });
  const bytes = await exported(giver.env);
  const server = await start(t, kind, { WORKERS: '0' });
  await server.tokenOf('owner');
  const empty = await server.call('/api/v1/news?lang=hi');
  assert.equal(empty.body.data.length, 0);
  const etag = empty.headers.get('etag') as string;
  await assert.rejects(imported(server.env, bytes), /not empty.*--force/s);
  await imported(server.env, bytes, true);
  await server.dinam.app.versions.read();
  const reply = await server.call('/api/v1/news?lang=hi', { headers: { 'if-none-match': etag } });
  assert.equal(reply.status, 200);
  assert.equal(reply.body.data[0].title, 'नई खबर');
  assert.ok((await exported(server.env)).equals(bytes), '--force leaves nothing of what was there');
});

onBoth('a file of an older release goes into a new database, which is brought up to date', async (t, kind) => {
  const old = await emptyDatabase(t, other(kind));
  await withDatabase(old, (db) => migrate(db, migrationNames[1]));
  await withDatabase(old, async (db) => {
    await db.write.insertInto('meta').values({ key: 'ఒకటి', value: '1' }).execute();
  });
  const bytes = await exported(old);
  const env = await emptyDatabase(t, kind);
  await imported(env, bytes);
  const now = linesOf(await exported(env));
  assert.deepEqual(JSON.parse(now[0] as string).migrations, [...migrationNames].sort());
  assert.ok(now.includes('{"table":"meta","row":{"key":"ఒకటి","value":"1"}}'));
  await assert.rejects(imported(env, bytes, true), /older Dinam.*new, empty database/);
});

/** A file as the release wrote it whose tables these are. */
async function asWritten(env: Record<string, string>, tables: readonly string[]): Promise<Buffer> {
  return withDatabase(env, async (db) => {
    const engine = engineOf(db);
    const lines: string[] = [];
    const counts: [string, number][] = [];
    for (const table of tables) {
      const rows = await anyTable(db.write).selectFrom(table).selectAll().execute();
      counts.push([table, rows.length]);
      for (const row of rows) lines.push(JSON.stringify({ table, row }));
    }
    const migrations = await appliedMigrations(db.write, engine);
    const about = { format: 'dinam-export', version: 1, dinam: '0.0.9', migrations, secrets: true };
    lines.unshift(JSON.stringify({ ...about, rows: Object.fromEntries(counts), last_ids: {} }));
    const bytes = lines.map((line) => `${line}\n`).join('');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return Buffer.from(`${bytes}${JSON.stringify({ end: lines.length - 1, sha256 })}\n`);
  });
}

onBoth(
  'rows go into the tables of the step that the file names, and the steps after it run over them',
  async (t, kind) => {
    const first: Migration = {
      name: '001-first',
      statements: [
        `create table meta (key text primary key, value {text} not null)`,
        `create table versions (topic text primary key, version {int} not null)`,
        `create table boxes (id {id}, name {text} not null)`,
        `create table box_labels (box_id {int} not null references boxes (id), label {text} not null, primary key (box_id, label))`,
      ],
    };
    const second: Migration = {
      name: '002-second',
      statements: [
        `alter table boxes add column labels {text} not null default ''`,
        `update boxes set labels = (select label from box_labels where box_id = boxes.id)`,
        `drop table box_labels`,
      ],
    };
    const old = await emptyDatabase(t, other(kind));
    await withDatabase(old, async (db) => {
      await runMigrations(db, [first]);
      await sql`insert into boxes (id, name) values (3, 'பெட்டி')`.execute(db.write);
      await sql`insert into box_labels values (3, 'நீலம்')`.execute(db.write);
    });
    const bytes = await asWritten(old, ['boxes', 'box_labels']);
    // A release that does not know these tables would leave their rows out without a word.
    await assert.rejects(
      exported(old),
      /tables that this one does not know: box_labels, boxes\. Run `dinam migrate` first/,
    );
    const env = await emptyDatabase(t, kind);
    await withDatabase(env, async (db) => {
      const whole = async function* () {
        yield bytes;
      };
      const settled: string[] = [];
      const settle = async (_tx: unknown, tables: readonly string[]) => void settled.push(...tables);
      const given = { search: searchSources, tables: schema.tables, now: 1_000, steps: [first, second], settle };
      await importAll(db, whole(), given);
      const { rows } = await sql`select id, name, labels from boxes`.execute(db.write);
      assert.deepEqual(rows, [{ id: 3, name: 'பெட்டி', labels: 'நீலம்' }]);
      assert.deepEqual(settled, ['meta'], 'with the tables of today');
      assert.ok(!(await engineOf(db).tables(db.write)).includes('box_labels'));
      await assert.rejects(importAll(db, whole(), { ...given, steps: [second] }), /another Dinam \(0\.0\.9\)/);
    });
  },
);

onPostgres('an export for others contains no secret', async (t) => {
  const env = await bareDatabase(t, 'sqlite');
  await withDatabase(env, async (db) => {
    await fillEveryTable(db, 20);
  });
  const bytes = await exported(env, { secrets: false });
  const tables = new Set(linesOf(bytes).map((line) => JSON.parse(line).table as string | undefined));
  const secret = ['meta', 'users', 'sessions', 'devices', 'device_traits', 'idempotency_keys', 'jobs'];
  for (const table of [...secret, 'feed_secrets', 'websub_subscriptions', 'websub_pushes'])
    assert.ok(!tables.has(table), table);
  assert.ok(tables.has('news'));
  const copy = await bareDatabase(t, 'postgres');
  await imported(copy, bytes);
  assert.ok((await exported(copy, { secrets: false })).equals(bytes));
});

onBoth('an export while others write is of one moment', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  await seed(running.dinam.app);
  let isDone = false;
  const writing = (async () => {
    for (let i = 0; !isDone; i++)
      assert.equal(
        (await running.call('/api/news.php', { token, json: { title: `వార్త ${i}`, lang: 'te', tags: ['అ'] } })).status,
        201,
      );
  })();
  for (let i = 0; i < 5; i++) {
    const rows = linesOf(await exported(running.env)).map((line) => JSON.parse(line));
    const news = rows.filter((r) => r.table === 'news').length;
    assert.equal(rows[0].rows.news, news);
    // Every item was written together with its line of the audit trail.
    const made = rows.filter((r) => r.table === 'audit' && r.row.resource === 'news' && r.row.action === 'create');
    assert.equal(made.length, news);
  }
  isDone = true;
  await writing;
});
