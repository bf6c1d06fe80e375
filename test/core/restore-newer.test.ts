import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runMigrations } from '../../src/core/db/migrate.ts';
import { migrations } from '../../src/migrations/list.ts';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, onPostgres } from '../support/helper.ts';
import { dinam } from '../support/process.ts';
import { exported, imported, linesOf, withDatabase } from '../support/rows.ts';

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

/** The export with a row that no table takes: it shows only while the rows are written. */
function withBadRow(bytes: Buffer): string {
  const lines = linesOf(bytes).slice(0, -1);
  const at = lines.findLastIndex((line) => line.startsWith('{"table":"news"'));
  lines[at] = (lines[at] as string).replace('"id":', '"rainfall":1,"id":');
  const text = `${lines.join('\n')}\n`;
  return `${text}${JSON.stringify({ end: lines.length - 1, sha256: createHash('sha256').update(text).digest('hex') })}\n`;
}

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

  await withDatabase(env, async (db) => {
    await sql`select 1`.execute(db.write);
    const beside = await commandLine(['restore', '--force', file], env);
    assert.match(beside.err, /Another Dinam has this database open \(sessions: 1, from .*Stop every instance/);
    const alone = await commandLine(['backup', '--alone'], env);
    assert.match(alone.err, /Another Dinam has this database open/);
  });
  assert.deepEqual(await names(), [{ name: 'సుబ్బయ్య' }], 'nothing is removed under another instance');
  assert.equal((await commandLine(['backup', '--alone'], env)).status, 0);

  const restored = await commandLine(['restore', '--force', file], env);
  assert.equal(restored.status, 0, restored.err);
  await assert.rejects(names, /relation "obituaries" does not exist/);
  assert.deepEqual(await exported(env), before);
  const again = await withDatabase(env, (db) => runMigrations(db, [...migrations, newer]));
  assert.deepEqual(again, ['900-obituaries'], 'the next upgrade finds nothing of the first');
});

onPostgres('a restore that was cut off after the removal leaves a database that no release starts on', async (t) => {
  const env = await emptyDatabase(t, 'postgres');
  await imported(env, rows);
  const before = await exported(env);
  const [file, wrong] = ['before.jsonl', 'wrong.jsonl'].map((name) => join(env.DATA_DIR as string, name)) as [
    string,
    string,
  ];
  writeFileSync(file, before);
  writeFileSync(wrong, withBadRow(before));
  await withDatabase(env, (db) => runMigrations(db, [...migrations, newer]));
  const failed = await commandLine(['restore', '--force', wrong], env);
  assert.match(failed.err, /rainfall/);

  const unfinished = /A restore into this database did not finish: .*`dinam restore --force FILE`/;
  for (const args of [['migrate'], ['backup'], ['restore', file], ['user', 'list']]) {
    const { status, err } = await commandLine(args, env);
    assert.equal(status, 1, args.join(' '));
    assert.match(err, unfinished, args.join(' '));
  }
  for (const force of [[], ['--force']]) {
    const { status, err } = await dinam(['serve', ...force], env);
    assert.equal(status, 1);
    assert.match(err, unfinished);
  }
  const doctor = await commandLine(['doctor'], env);
  assert.match(doctor.out, /^fail {2}migrations +A restore into this database did not finish/m);

  const restored = await commandLine(['restore', '--force', file], env);
  assert.equal(restored.status, 0, restored.err);
  assert.deepEqual(await exported(env), before);
  assert.equal((await commandLine(['migrate'], env)).status, 0);
});

onPostgres('a restore removes tables of a newer release that it is told, and none of somebody else', async (t) => {
  const env = await emptyDatabase(t, 'postgres');
  await imported(env, rows);
  const before = await exported(env);
  const file = join(env.DATA_DIR as string, 'before.jsonl');
  writeFileSync(file, before);
  const trigger = 'create trigger kept before delete on obituaries execute function obituaries_append_only()';
  const create = (text: string) => withDatabase(env, (db) => sql.raw(text).execute(db.write));
  await withDatabase(env, (db) =>
    runMigrations(db, [...migrations, { ...newer, statements: [...newer.statements, trigger] }]),
  );
  await create('create table "விலைப்பட்டியல்" (id integer)');
  await create('create view headlines as select title from news');
  const only = (names: string) => commandLine(['restore', '--force', '--only', names, file], env);

  assert.match(
    (await only('obituaries')).err,
    /^Nothing was removed: .* as well: view headlines, table விலைப்பட்டியல்\. Move it/,
  );
  assert.match((await only('news')).err, /as well: view headlines, table obituaries, table விலைப்பட்டியல், function obit/);
  assert.match((await only('a;b')).err, /names of tables/);
  await create('drop view headlines');
  await create('drop table "விலைப்பட்டியல்"');
  const done = await only('obituaries');
  assert.equal(done.status, 0, done.err);
  assert.deepEqual(await exported(env), before);
});

onPostgres('a restore leaves tables of extensions', async (t) => {
  const env = await emptyDatabase(t, 'postgres');
  await imported(env, rows);
  const file = join(env.DATA_DIR as string, 'before.jsonl');
  writeFileSync(file, await exported(env));
  await withDatabase(env, async (db) => {
    await runMigrations(db, [...migrations, newer]);
    // As an extension that brings a table.
    await sql`create table rivers (name text)`.execute(db.write);
    await sql`alter extension plpgsql add table rivers`.execute(db.write);
  });
  const restored = await commandLine(['restore', '--force', file], env);
  assert.equal(restored.status, 0, restored.err);
  await withDatabase(env, (db) => sql`select name from rivers`.execute(db.write));
});
