// Rest: it backs up and restores, and starts programs for that.

import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySqlite, freshBackup, pruneBackups } from '../../src/backup/backup.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { commandLine } from '../support/command-lines.ts';
import { extent } from '../support/extent.ts';
import { bareDatabase, emptyDatabase, onBoth, readyDatabase, start, test } from '../support/helper.ts';
import { inherited, mainFile } from '../support/process.ts';
import { exported, fillEveryTable, withDatabase } from '../support/rows.ts';

const bin = join(import.meta.dirname, '../../bin/dinam.mjs');

const backupsOf = async (env: Record<string, string>): Promise<string[]> =>
  (await readdir(join(env.DATA_DIR as string, 'backups'))).sort();

const written = extent(200, 80);

onBoth(
  `a backup while ${written} items are written holds every one that was acknowledged before it began`,
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    await withDatabase(running.env, async (db) => {
      if (kind === 'sqlite') await fillEveryTable(db, 1_000, ['categories', 'news', 'audit']);
    });
    const token = await running.tokenOf('editor');
    const acknowledged: number[] = [];
    const write = async (i: number): Promise<void> => {
      const json = { title: `బ్యాకప్ సమయంలో వార్త ${i}`, lang: 'te', content: `<p>${'నేడు '.repeat(200)}</p>` };
      const reply = await running.call('/api/news.php', { token, json });
      assert.equal(reply.status, 201, reply.text);
      acknowledged.push(reply.body.data.id);
    };
    for (let i = 0; i < 20; i++) await write(i);
    const before = [...acknowledged];
    const writing = (async () => {
      for (let i = 20; i < 20 + written; i++) await write(i);
    })();
    const made = await commandLine(['backup'], running.env);
    await writing;
    assert.equal(made.status, 0, made.err);
    const [name = ''] = await backupsOf(running.env);
    assert.match(name, kind === 'sqlite' ? /^dinam-\d{8}-\d{6}\.sqlite$/ : /^dinam-\d{8}-\d{6}\.jsonl\.gz$/);
    assert.equal((await backupsOf(running.env)).length, 1, 'no part is left');
    const backup = join(running.env.DATA_DIR as string, 'backups', name);

    // Into a new place, and what a server there says.
    const env = await emptyDatabase(t, kind);
    const restored = await commandLine(['restore', backup], env);
    assert.equal(restored.status, 0, restored.err);
    const copy = await start(t, kind, { WORKERS: '0' }, env);
    const ids = async (): Promise<Set<number>> =>
      new Set((await copy.dinam.app.db.write.selectFrom('news').select('id').execute()).map((r) => r.id));
    const there = await ids();
    for (const id of before) assert.ok(there.has(id), `item ${id}`);
    // What was written later is there up to one moment, and nothing of what came after it.
    const later = acknowledged.filter((id) => !before.includes(id)).map((id) => there.has(id));
    assert.ok(!later.slice(later.indexOf(false)).includes(true) || !later.includes(false), 'one moment');
    const audit = await copy.dinam.app.db.write
      .selectFrom('audit')
      .select('resource_id')
      .where('resource', '=', 'news')
      .where('action', '=', 'create')
      .execute();
    for (const line of audit.filter((l) => acknowledged.includes(Number(l.resource_id))))
      assert.ok(there.has(Number(line.resource_id)));
    const search = await copy.call(`/api/v1/news?lang=te&search=${encodeURIComponent('బ్యాకప్')}`);
    assert.ok(search.body.data.length > 0);
    assert.equal((await copy.call('/api/admin/news', { token })).status, 200, 'the token still holds');
  },
);

onBoth('restore refuses what it must, and brings back exactly what was there', async (t, kind) => {
  const env = await readyDatabase(t, kind);
  const seeded = await commandLine(['seed'], env);
  assert.equal(seeded.status, 0, seeded.err);
  const before = await exported(env);
  assert.equal((await commandLine(['backup'], env)).status, 0);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  assert.equal((await commandLine(['seed', '--remove'], env)).status, 0);
  assert.equal((await commandLine(['user', 'add', 'రాము.editor'], env)).status, 0);
  const changed = await exported(env);
  assert.ok(!changed.equals(before));

  const refused = await commandLine(['restore', backup], env);
  assert.equal(refused.status, 1);
  assert.match(refused.err, /^The database is not empty \(rows: .*users 1.*--force/);
  assert.ok((await exported(env)).equals(changed));

  const broken = join(env.DATA_DIR as string, 'broken');
  await copyFile(backup, broken);
  await truncate(broken, Math.floor((await readFile(backup)).length / 2));
  const damaged = await commandLine(['restore', '--force', broken], env);
  assert.equal(damaged.status, 1);
  assert.match(damaged.err, /damaged|cut off/);
  await writeFile(broken, 'hello');
  assert.match((await commandLine(['restore', '--force', broken], env)).err, /neither a copy/);
  assert.match((await commandLine(['restore', '--force', `${broken}.none`], env)).err, /cannot be read: ENOENT/);
  assert.ok((await exported(env)).equals(changed), 'what failed has changed nothing');

  // What a restore that was killed has left.
  const { pid } = spawnSync(process.execPath, ['--version']);
  if (kind === 'sqlite')
    for (const suffix of ['', '-journal'])
      await writeFile(join(env.DATA_DIR as string, `dinam.sqlite.part-${pid}${suffix}`), 'half');
  const done = await commandLine(['restore', '--force', backup], env);
  assert.equal(done.status, 0, done.err);
  assert.ok((await exported(env)).equals(before));
  assert.deepEqual(
    (await readdir(env.DATA_DIR as string)).filter((name) => /before-restore|part/.test(name)),
    [],
  );
});

test('restore does not touch a database that a server has open', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  await commandLine(['seed'], env);
  await commandLine(['backup'], env);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const running = await start(t, 'sqlite', { WORKERS: '0' }, env);
  const refused = await commandLine(['restore', '--force', backup], env);
  assert.equal(refused.status, 1);
  assert.match(refused.err, /running Dinam/);
  assert.equal((await running.call('/api/v1/news?lang=te')).status, 200);
  const created = await running.call('/api/news.php', {
    token: await running.tokenOf('editor'),
    json: { title: 'వార్త' },
  });
  assert.equal(created.status, 201, 'the server can still write');
});

test('a restore that is killed leaves the old database or the new one', async (t) => {
  const env = await bareDatabase(t, 'sqlite');
  await withDatabase(env, async (db) => {
    await fillEveryTable(db, 60);
  });
  await commandLine(['backup'], env);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const restored = await exported(env);
  await commandLine(['user', 'add', 'later.user'], env);
  const old = await exported(env);
  // Moments all over the run; how many fall into the work itself depends on the machine.
  for (const wait of [150, 300, 450, 600, 750, 900]) {
    const child = spawn(process.execPath, [mainFile, 'restore', '--force', backup], {
      env: { ...inherited, ...env },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    setTimeout(() => child.kill('SIGKILL'), wait);
    await ended;
    const now = await exported(env);
    assert.ok(now.equals(old) || now.equals(restored), `killed after ${wait} ms`);
    assert.ok(existsSync(sqliteFile(env.DATA_DIR as string)));
  }
});

test('a database that Dinam cannot start with is replaced by the old one', async (t) => {
  const env = await bareDatabase(t, 'sqlite');
  await withDatabase(env, async (db) => {
    await fillEveryTable(db, 3); // settings that are no JSON
  });
  await commandLine(['backup'], env);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const target = await emptyDatabase(t, 'sqlite');
  assert.equal((await commandLine(['restore', backup], target)).status, 1);
  assert.deepEqual(await readdir(target.DATA_DIR as string), []);
  await commandLine(['seed'], target);
  const old = await exported(target);
  assert.equal((await commandLine(['restore', '--force', backup], target)).status, 1);
  assert.ok((await exported(target)).equals(old));
  assert.equal((await commandLine(['seed'], target)).out, 'The database has content already; nothing was loaded.\n');
});

test('a damaged database can be replaced, by force only', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  await commandLine(['seed'], env);
  await commandLine(['backup'], env);
  const good = await exported(env);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  await writeFile(sqliteFile(env.DATA_DIR as string), Buffer.alloc(200_000, 'no database '));
  const refused = await commandLine(['restore', backup], env);
  assert.equal(refused.status, 1);
  assert.match(refused.err, /cannot be read/);
  const done = await commandLine(['restore', '--force', backup], env);
  assert.equal(done.status, 0, done.err);
  assert.ok((await exported(env)).equals(good));
});

test('a damaged database gives no backup, and old ones are removed beyond --keep', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  await commandLine(['seed'], env);
  for (let i = 0; i < 4; i++) assert.equal((await commandLine(['backup', '--keep', '2'], env)).status, 0);
  assert.equal((await backupsOf(env)).length, 2);
  const now = Date.UTC(2026, 10, 20, 6);
  const first = await freshBackup(folder, now, 'sqlite');
  assert.match(first, /dinam-20261120-060000\.sqlite$/);
  await copySqlite(sqliteFile(folder), first);
  const second = await freshBackup(folder, now, 'sqlite');
  assert.match(second, /dinam-20261120-060000-2\.sqlite$/, 'two of one second');
  await copySqlite(sqliteFile(folder), second);
  await writeFile(join(folder, 'backups', 'mine.sqlite'), 'x');
  await pruneBackups(folder, 1);
  assert.ok((await backupsOf(env)).includes('mine.sqlite'), 'files of other names are left alone');
  assert.equal((await backupsOf(env)).length, 2);
  assert.equal((await commandLine(['backup', '--keep', '0'], env)).status, 2);
  assert.equal((await commandLine(['backup', '--keep', '2', join(folder, 'x.sqlite')], env)).status, 1);
  const intoFolder = await commandLine(['backup', folder], env);
  assert.deepEqual([intoFolder.status, intoFolder.err.includes('it is a folder; name a file in it.\n')], [1, true]);

  const file = sqliteFile(folder);
  const bytes = await readFile(file);
  // The header of a page, whatever it holds: what is within one may be free space.
  for (const page of [3, 5, 9, 11, 15]) bytes.fill(0xaa, page * 4096, page * 4096 + 64);
  await writeFile(file, bytes);
  const count = (await backupsOf(env)).length;
  const refused = await commandLine(['backup'], env);
  assert.equal(refused.status, 1);
  assert.equal((await backupsOf(env)).length, count);
});

test('the command line stops at a signal, whichever Node it was started by', async (t) => {
  const older = await promisify(execFile)('/usr/bin/env', ['node', '--version'], {
    env: {
      PATH: (process.env.PATH ?? '')
        .split(':')
        .filter((p) => !p.includes('node_modules'))
        .join(':'),
    },
  }).catch(() => null);
  t.diagnostic(older ? `the node of PATH is ${older.stdout.trim()}` : 'there is no other node on PATH');
  for (const node of older ? ['node', process.execPath] : [process.execPath]) {
    const env = await readyDatabase(t, 'sqlite');
    const path = (process.env.PATH ?? '')
      .split(':')
      .filter((p) => !p.includes('node_modules'))
      .join(':');
    const child = spawn(node, [bin, 'serve'], {
      env: { ...inherited, ...env, PATH: path, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (!child.killed && output.includes('Dinam is ready at')) child.kill('SIGTERM');
    }
    const code = child.exitCode ?? ((await once(child, 'exit')) as [number])[0];
    assert.equal(code, 0);
    assert.match(output, /"signal":"SIGTERM".*stopping/);
  }
});
