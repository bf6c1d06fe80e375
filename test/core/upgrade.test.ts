import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, schema } from '../../src/app.ts';
import { primaryKey } from '../../src/core/db/table.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { emptyDatabase, type Json, onBoth, onSqlite, start } from '../support/helper.ts';
import { exported, exportedTables, imported, linesOf } from '../support/rows.ts';

/** Exports of releases, with rows of every table: each stands for a database that is to be upgraded. */
const folder = join(import.meta.dirname, '../fixtures/upgrade');
const releases = readdirSync(folder).sort();
const fileOf = (release: string): Buffer => readFileSync(join(folder, release));

/** `table`, or `table.column`, that a migration after 1.0 has renamed, removed or written anew, with the reason. */
const changed: Readonly<Record<string, string>> = {};

const langs = ['te', 'hi', 'ta', 'bn', 'ur'];

/** What lists cannot do without. */
const queries: Readonly<Record<string, string>> = {
  '/api/admin/news/tags': `?lang=te&search=${encodeURIComponent('వ')}`,
};

const headerOf = (bytes: Buffer): Json => JSON.parse(linesOf(bytes)[0] as string);

/** The rows of an export by table and primary key. */
function rowsOf(bytes: Buffer): Map<string, Record<string, unknown>> {
  const lines = linesOf(bytes).slice(1, -1);
  return new Map(
    lines.map((line) => {
      const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
      return [JSON.stringify([table, ...primaryKey(schema.tables, table).map((column) => row[column])]), row];
    }),
  );
}

onBoth('an upgrade loses no row and no value of an earlier release', async (t, kind) => {
  assert.ok(releases.length > 0);
  const seen = new Set<string>();
  for (const release of releases) {
    const bytes = fileOf(release);
    const env = await emptyDatabase(t, kind);
    await imported(env, bytes);
    const upgraded = await exported(env);
    assert.deepEqual(headerOf(upgraded).migrations, [...migrationNames].sort(), release);
    const now = rowsOf(upgraded);
    for (const [key, before] of rowsOf(bytes)) {
      const [table] = JSON.parse(key) as [string];
      const after = now.get(key);
      const lost = after
        ? Object.entries(before).flatMap(([column, value]) => (after[column] === value ? [] : [`${table}.${column}`]))
        : [table];
      for (const name of lost) {
        assert.ok(name in changed || table in changed, `${release}: ${name} of ${key}`);
        seen.add(name in changed ? name : table);
      }
    }
  }
  assert.deepEqual(Object.keys(changed).sort(), [...seen].sort(), 'what is listed and occurs no more');
});

onSqlite('a release that is upgraded has a row of every table in five languages, and its pages', async (t, kind) => {
  for (const release of releases) {
    const bytes = fileOf(release);
    const { rows, migrations } = headerOf(bytes) as { rows: Record<string, number>; migrations: string[] };
    for (const [table, count] of Object.entries(rows)) assert.ok(count >= langs.length, `${release}: ${table}`);
    if (migrations.length === migrationNames.length)
      assert.deepEqual(Object.keys(rows).sort(), [...exportedTables].sort(), 'every table that an export has');
    const env = await emptyDatabase(t, kind);
    await imported(env, bytes);
    const running = await start(t, kind, { WORKERS: '0' }, env);
    for (const lang of langs) {
      const { body, text } = await running.call(`/api/v1/news?lang=${lang}`);
      assert.equal(body.data?.length, 1, text);
      const [{ id, title }] = body.data;
      const found = await running.call(`/api/v1/news?lang=${lang}&search=${encodeURIComponent(title)}`);
      assert.deepEqual(
        found.body.data?.map((one: Json) => one.id),
        [id],
        found.text,
      );
    }
    const token = await running.tokenOf('owner');
    const lists = routes.filter(
      (one) =>
        one.method === 'GET' && one.path.startsWith('/api/admin/') && !one.path.includes(':') && !('stream' in one),
    );
    assert.ok(lists.length > 50);
    for (const { path } of lists) {
      const reply = await running.call(`${path}${queries[path] ?? ''}`, { token });
      assert.equal(reply.status, 200, `${path}: ${reply.text.slice(0, 300)}`);
    }
  }
});
