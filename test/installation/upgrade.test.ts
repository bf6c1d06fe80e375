// Rest: it installs releases, and starts and stops them.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { emptyDatabase, onBoth, onSqlite } from '../support/helper.ts';
import { exported, imported, linesOf } from '../support/rows.ts';
import { broken, next, patch, present, running, type Server, server, started, tarOf } from './scene.ts';

/** Rows of a release, of every table, in five languages. */
const rows = readFileSync(join(import.meta.dirname, '../fixtures/upgrade/1.0.jsonl'));
/** What a program does by itself changes these: its runs, its plans, its own writes. */
const volatile = new Set(['meta', 'jobs', 'schedules', 'versions', 'health_writes']);

/** What people have written, of all tables. */
async function contentOf(env: Record<string, string>): Promise<string[]> {
  const lines = linesOf(await exported(env)).slice(1, -1);
  return lines.filter((line) => !volatile.has((JSON.parse(line) as { table: string }).table));
}

/** What the migration of the next release has written. */
async function later(env: Record<string, string>): Promise<string | undefined> {
  const db = openDatabase(readConfig(env), createLog('silent'));
  const row = await db.read.selectFrom('meta').select('value').where('key', '=', 'later').executeTakeFirst();
  await db.close();
  return row?.value;
}

const parts = (out: string): string[] => out.match(/^[a-z]+(?= {2})/gm) ?? [];
const way = (s: Server): string => `${s.service} {}`;
const backups = (env: Record<string, string>): string[] =>
  readdirSync(join(env.DATA_DIR as string, 'backups')).filter((name) => !name.endsWith('.files'));

onBoth('a server goes to the next release and back, with all that was written', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await imported(env, rows);
  const s = await server(t, env);
  await started(s);
  const before = await contentOf(env);
  assert.ok(before.length > 300);

  const up = await s.run('upgrade', tarOf(next), '--service', way(s));
  assert.equal(up.status, 0, up.out);
  assert.deepEqual(
    parts(up.out),
    ['checked', 'unpacked', 'stopped', 'backup', 'started', 'ready'],
    'nothing is written between the backup and the switch',
  );
  assert.equal(await running(s), next);
  assert.equal(s.linked(), `dinam-${next}`);
  assert.equal(await later(env), 'వర్షం');
  assert.equal(backups(env).length, 1);

  const refused = await s.run('rollback', '--service', way(s));
  assert.equal(refused.status, 1);
  assert.match(
    refused.out,
    new RegExp(`^${present} cannot read what ${next} has migrated \\(900-later\\): --force restores /`),
  );
  assert.equal(await running(s), next, 'it still runs');

  const back = await s.run('rollback', '--force', '--service', way(s));
  assert.equal(back.status, 0, back.out);
  assert.equal(await running(s), present);
  assert.equal(s.linked(), `dinam-${present}`);
  assert.equal(await later(env), undefined);
  assert.deepEqual(await contentOf(env), before);
});

onBoth('a release that migrates and does not start is taken back by itself, with the data', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  await imported(env, rows);
  const s = await server(t, env);
  await started(s);
  const before = await contentOf(env);
  const up = await s.run('upgrade', tarOf(broken), '--service', way(s), '--wait', '1');
  assert.equal(up.status, 1);
  assert.deepEqual(
    parts(up.out),
    ['checked', 'unpacked', 'stopped', 'backup', 'started', 'failed', 'backup', 'restored', 'started'],
    up.out,
  );
  assert.match(
    up.out,
    new RegExp(`Dinam ${broken} did not become ready .*, so ${present} runs again, with its data\\.`),
  );
  assert.equal(await running(s), present);
  assert.equal(s.linked(), `dinam-${present}`);
  assert.equal(await later(env), undefined);
  assert.deepEqual(await contentOf(env), before);
  assert.ok(!existsSync(join(s.opt, `dinam-${broken}`)), 'nothing is left of it');
});

onSqlite('the two newest releases are kept, and a unit that nobody has edited follows', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const s = await server(t, env);
  await started(s);
  const unit = join(s.folder, 'etc/dinam-backup.timer');
  const shipped = readFileSync(join(s.opt, 'dinam/deploy/dinam-backup.timer'), 'utf8');
  writeFileSync(unit, shipped);
  const first = await s.run('upgrade', tarOf(patch), '--service', way(s));
  assert.equal(first.status, 0, first.out);
  assert.deepEqual(
    parts(first.out),
    ['checked', 'unpacked', 'backup', 'stopped', 'started', 'ready'],
    'without a migration the backup keeps nobody waiting',
  );
  assert.match(first.out, /etc\/dinam\.service was edited, and stays/);
  const second = await s.run('upgrade', tarOf(next), '--service', way(s));
  assert.equal(second.status, 0, second.out);
  assert.deepEqual(parts(second.out).slice(-2), ['ready', 'removed']);
  assert.deepEqual(readdirSync(s.opt).sort(), ['dinam', `dinam-${patch}`, `dinam-${next}`]);
  assert.deepEqual(readFileSync(unit, 'utf8'), `# ${next}\n${shipped}`);
});

onSqlite('an upgrade that is interrupted while the release starts leaves the old one running', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const s = await server(t, env);
  await started(s);
  const up = await s.interrupted(/^started {4}/m, 'upgrade', tarOf(broken), '--service', way(s), '--wait', '600');
  assert.equal(up.status, 1);
  assert.match(up.out, /did not become ready \(it was interrupted\)/);
  assert.equal(await running(s), present);
});
