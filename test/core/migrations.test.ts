import assert from 'node:assert/strict';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { openApp } from '../../src/app.ts';
import { restoreSqlite } from '../../src/backup/restore.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { type Database, openDatabase } from '../../src/core/db/database.ts';
import { type Migration, runMigrations } from '../../src/core/db/migrate.ts';
import { migrationNames, migrations } from '../../src/migrations/list.ts';
import { checkDatabase } from '../../src/system/database-checks.ts';
import { log } from '../support/ground.ts';
import { emptyDatabase, onBoth } from '../support/helper.ts';
import { exported, imported, withDatabase } from '../support/rows.ts';

const boxes: Migration = {
  name: '001-boxes',
  statements: [`create table boxes (id {id}, name {text} not null, seen_at {time}, weight {real})`],
};
const labels: Migration = {
  name: '002-labels',
  statements: [
    `alter table boxes add column label {text} not null default ''`,
    `create index boxes_label on boxes (label, id)`,
  ],
  also: async (tx, dialect) => void (await sql`update boxes set label = name || ' ' || ${dialect.kind}`.execute(tx)),
};
const broken: Migration = {
  name: '003-broken',
  statements: [`insert into boxes (name) values ('அரை')`, `create table boxes (id {id})`],
};
const lids: Migration = {
  name: '003-lids',
  statements: [`create table lids (box_id {int} not null references boxes (id))`],
};

const boxesOf = async (db: Database): Promise<unknown[]> =>
  (await sql<{ name: string; label: string }>`select name, label from boxes order by id`.execute(db.write)).rows;

onBoth('steps run once and in order, over the rows of those before; one that fails leaves nothing', async (t, kind) => {
  const db = openDatabase(readConfig(await emptyDatabase(t, kind)), log);
  t.after(() => db.close());
  assert.deepEqual(await runMigrations(db, [boxes, labels], '001-boxes'), ['001-boxes']);
  await sql`insert into boxes (name, weight) values ('పెట్టె', 1.5)`.execute(db.write);
  await assert.rejects(runMigrations(db, [boxes, labels, broken]), /already exists/);
  const carried = [{ name: 'పెట్టె', label: `పెట్టె ${kind}` }];
  assert.deepEqual(await boxesOf(db), carried, 'the step before it holds, with its rows');
  // The next release mends the step.
  assert.deepEqual(await runMigrations(db, [boxes, labels, lids]), ['003-lids']);
  assert.deepEqual(await runMigrations(db, [boxes, labels, lids]), []);
  assert.deepEqual(await boxesOf(db), carried);
  await assert.rejects(sql`insert into lids (box_id) values (99)`.execute(db.write), /foreign key/i);
});

onBoth('an empty SQLite file gets all steps or none, PostgreSQL those before the one that fails', async (t, kind) => {
  const db = openDatabase(readConfig(await emptyDatabase(t, kind)), log);
  t.after(() => db.close());
  await assert.rejects(runMigrations(db, [boxes, labels, broken]), /already exists/);
  const tables = (await db.write.introspection.getTables()).map(({ name }) => name).sort();
  assert.deepEqual(tables, kind === 'sqlite' ? [] : ['boxes', 'migrations']);
  const events: string[] = [];
  const ran = await runMigrations(db, [boxes, labels, lids], undefined, (event) => {
    if ('name' in event) events.push(`${event.kind} ${event.name}`);
  });
  const missing = kind === 'sqlite' ? ['001-boxes', '002-labels', '003-lids'] : ['003-lids'];
  assert.deepEqual(ran, missing);
  assert.deepEqual(events, [...missing.map((name) => `step ${name}`), ...missing.map((name) => `done ${name}`)]);
  assert.deepEqual(await boxesOf(db), []);
});

onBoth('a database with steps of no release is refused, also when it is forced, and says why', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const config = readConfig(env);
  const why = /with 001-boxes, 002-labels, was made by a development version of Dinam that was never released/;
  await withDatabase(env, async (db) => {
    await runMigrations(db, [boxes, labels]);
    const finding = (await checkDatabase(db, Date.now)).find(({ name }) => name === 'migrations');
    assert.equal(finding?.level, 'fail');
    assert.match(finding?.text ?? '', why);
  });
  for (const force of [false, true]) {
    await assert.rejects(openApp(config, { log, force }), why);
    await assert.rejects(
      openApp(config, { log, force }),
      /`dinam migrate` and `dinam export .*` with commit f74042af, then `dinam import .*` .* into a new, empty database/,
    );
  }
  const tables = await withDatabase(env, (db) => db.write.introspection.getTables());
  assert.ok(!tables.some(({ name }) => name === 'news'), 'nothing was changed');

  const whole = await emptyDatabase(t, kind);
  await withDatabase(whole, async (db) => {
    await runMigrations(db, migrations);
  });
  await assert.rejects(imported(env, await exported(whole)), why);
  if (kind === 'postgres') return;
  const to = readConfig(await emptyDatabase(t, kind));
  const file = join(env.DATA_DIR as string, 'dinam.sqlite');
  const steps = { tables: {}, migrations: migrationNames, settle: () => {}, prove: async () => {}, force: false };
  await assert.rejects(restoreSqlite(to, log, file, steps), why);
  const newer = new Sqlite(file);
  newer.exec('delete from migrations');
  for (const name of [...migrationNames, '999-later']) newer.prepare('insert into migrations values (?)').run(name);
  newer.close();
  await assert.rejects(restoreSqlite(to, log, file, steps), /made by a newer Dinam \(999-later\)/);
});
