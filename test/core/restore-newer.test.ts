import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runMigrations } from '../../src/core/db/migrate.ts';
import { migrations } from '../../src/migrations/list.ts';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, onPostgres } from '../support/helper.ts';
import { exported, imported, withDatabase } from '../support/rows.ts';

const rows = await readFile(join(import.meta.dirname, '../fixtures/upgrade/1.0.jsonl'));

/** What a newer release has done to the database. */
const newer = {
  name: '900-obituaries',
  statements: [
    'create table obituaries (id {int} primary key, name {text} not null)',
    "insert into obituaries values (1, 'సుబ్బయ్య')",
    `create function obituaries_append_only() returns trigger language plpgsql as $$ begin return new; end $$`,
    'alter table news add column obituary_id {int}',
  ],
};

onPostgres('an export takes the place of a database that a newer release has migrated', async (t) => {
  const env = await emptyDatabase(t, 'postgres');
  await imported(env, rows);
  const before = await exported(env);
  const file = join(env.DATA_DIR as string, 'before.jsonl');
  const damaged = join(env.DATA_DIR as string, 'damaged.jsonl');
  writeFileSync(file, before);
  writeFileSync(damaged, before.subarray(0, before.length - 2_000));
  await withDatabase(env, (db) => runMigrations(db, [...migrations, newer]));
  const names = () =>
    withDatabase(env, async (db) => {
      const { rows } = await sql<{ name: string }>`select name from obituaries`.execute(db.write);
      return rows;
    });

  const refused = await commandLine(['restore', file], env);
  assert.equal(refused.status, 1);
  assert.match(refused.err, /The file was made by an older Dinam/);
  const cut = await commandLine(['restore', '--force', damaged], env);
  assert.match(cut.err, /cut off|last line is missing/);
  assert.deepEqual(await names(), [{ name: 'సుబ్బయ్య' }], 'a damaged file takes nothing away');

  const restored = await commandLine(['restore', '--force', file], env);
  assert.equal(restored.status, 0, restored.err);
  await assert.rejects(names, /relation "obituaries" does not exist/);
  assert.deepEqual(await exported(env), before);
  const again = await withDatabase(env, (db) => runMigrations(db, [...migrations, newer]));
  assert.deepEqual(again, ['900-obituaries'], 'the next upgrade finds nothing of the first');
});
