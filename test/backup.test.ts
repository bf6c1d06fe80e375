import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { examine } from '../src/cli/doctor.ts';
import { copySqlite, freshBackup, pruneBackups } from '../src/core/backup.ts';
import { diskFinding } from '../src/core/health.ts';
import { migrate } from '../src/core/migrations/list.ts';
import { sqliteFile } from '../src/core/sqlite.ts';
import { checkSecret } from '../src/users/health.ts';
import { emptyDatabase, onBoth, start } from './helper.ts';
import { exported, fillEveryTable, withDatabase } from './rows.ts';

const bin = join(import.meta.dirname, '..', 'bin', 'dinam.mjs');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in a process of its own. */
function dinam(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  return promisify(execFile)(process.execPath, [bin, ...args], {
    env: { PATH: process.env.PATH, ...env },
    maxBuffer: 1e8,
  }).then(
    (r) => ({ ...r, code: 0 }),
    (e: Ended) => e,
  );
}

const backupsOf = async (env: Record<string, string>): Promise<string[]> =>
  (await readdir(join(env.DATA_DIR as string, 'backups'))).sort();

onBoth(
  'a backup while 200 items are written holds every one that was acknowledged before it began',
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
      for (let i = 20; i < 220; i++) await write(i);
    })();
    const made = await dinam(running.env, 'backup');
    await writing;
    assert.equal(made.code, 0, made.stderr);
    const [name = ''] = await backupsOf(running.env);
    assert.match(name, kind === 'sqlite' ? /^dinam-\d{8}-\d{6}\.sqlite$/ : /^dinam-\d{8}-\d{6}\.jsonl\.gz$/);
    assert.equal((await backupsOf(running.env)).length, 1, 'no part is left');
    const backup = join(running.env.DATA_DIR as string, 'backups', name);

    // Into a new place, and what a server there says.
    const env = await emptyDatabase(t, kind);
    const restored = await dinam(env, 'restore', backup);
    assert.equal(restored.code, 0, restored.stderr);
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
  const env = await emptyDatabase(t, kind);
  const seeded = await dinam(env, 'seed');
  assert.equal(seeded.code, 0, seeded.stderr);
  const before = await exported(env);
  assert.equal((await dinam(env, 'backup')).code, 0);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  assert.equal((await dinam(env, 'seed', '--remove')).code, 0);
  assert.equal((await dinam(env, 'user', 'add', 'రాము.editor')).code, 0);
  const changed = await exported(env);
  assert.ok(!changed.equals(before));

  const refused = await dinam(env, 'restore', backup);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /^The database is not empty \(rows: .*users 1.*--force/);
  assert.ok((await exported(env)).equals(changed));

  const broken = join(env.DATA_DIR as string, 'broken');
  await copyFile(backup, broken);
  await truncate(broken, Math.floor((await readFile(backup)).length / 2));
  const damaged = await dinam(env, 'restore', '--force', broken);
  assert.equal(damaged.code, 1);
  assert.match(damaged.stderr, /damaged|cut off/);
  await writeFile(broken, 'hello');
  assert.match((await dinam(env, 'restore', '--force', broken)).stderr, /neither a copy/);
  assert.match((await dinam(env, 'restore', '--force', `${broken}.none`)).stderr, /cannot be read: ENOENT/);
  assert.ok((await exported(env)).equals(changed), 'what failed has changed nothing');

  const done = await dinam(env, 'restore', '--force', backup);
  assert.equal(done.code, 0, done.stderr);
  assert.ok((await exported(env)).equals(before));
  assert.deepEqual(
    (await readdir(env.DATA_DIR as string)).filter((name) => /before-restore|part/.test(name)),
    [],
  );
});

test('restore does not touch a database that a server has open', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  await dinam(env, 'seed');
  await dinam(env, 'backup');
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const running = await start(t, 'sqlite', { WORKERS: '0' }, env);
  const refused = await dinam(env, 'restore', '--force', backup);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /running Dinam/);
  assert.equal((await running.call('/api/v1/news?lang=te')).status, 200);
  const created = await running.call('/api/news.php', {
    token: await running.tokenOf('editor'),
    json: { title: 'వార్త' },
  });
  assert.equal(created.status, 201, 'the server can still write');
});

test('a restore that is killed leaves the old database or the new one', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  await withDatabase(env, async (db) => {
    await migrate(db);
    await fillEveryTable(db, 60);
  });
  await dinam(env, 'backup');
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const restored = await exported(env);
  await dinam(env, 'user', 'add', 'later.user');
  const old = await exported(env);
  // Moments all over the run; how many fall into the work itself depends on the machine.
  for (const wait of [150, 300, 450, 600, 750, 900]) {
    const child = spawn(process.execPath, [bin, 'restore', '--force', backup], {
      env: { PATH: process.env.PATH, ...env },
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

test('a database that Dinam cannot start with does not stay: the old one comes back', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  await withDatabase(env, async (db) => {
    await migrate(db);
    await fillEveryTable(db, 3); // settings that are no JSON
  });
  await dinam(env, 'backup');
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  const target = await emptyDatabase(t, 'sqlite');
  assert.equal((await dinam(target, 'restore', backup)).code, 1);
  assert.deepEqual(await readdir(target.DATA_DIR as string), []);
  await dinam(target, 'seed');
  const old = await exported(target);
  assert.equal((await dinam(target, 'restore', '--force', backup)).code, 1);
  assert.ok((await exported(target)).equals(old));
  assert.equal((await dinam(target, 'seed')).stdout, 'There is content already; nothing was loaded.\n');
});

test('a damaged database can be replaced, by force only', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  await dinam(env, 'seed');
  await dinam(env, 'backup');
  const good = await exported(env);
  const backup = join(env.DATA_DIR as string, 'backups', (await backupsOf(env))[0] as string);
  await writeFile(sqliteFile(env.DATA_DIR as string), Buffer.alloc(200_000, 'no database '));
  const refused = await dinam(env, 'restore', backup);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /cannot be read/);
  const done = await dinam(env, 'restore', '--force', backup);
  assert.equal(done.code, 0, done.stderr);
  assert.ok((await exported(env)).equals(good));
});

test('a damaged database gives no backup, and old ones are removed beyond --keep', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  await dinam(env, 'seed');
  for (let i = 0; i < 4; i++) assert.equal((await dinam(env, 'backup', '--keep', '2')).code, 0);
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
  assert.equal((await dinam(env, 'backup', '--keep', '0')).code, 2);
  assert.equal((await dinam(env, 'backup', '--keep', '2', join(folder, 'x.sqlite'))).code, 1);

  const file = sqliteFile(folder);
  const bytes = await readFile(file);
  for (const page of [3, 5, 9, 11, 15]) bytes.fill(0xaa, page * 4096 + 200, page * 4096 + 3000);
  await writeFile(file, bytes);
  const count = (await backupsOf(env)).length;
  const refused = await dinam(env, 'backup');
  assert.equal(refused.code, 1);
  assert.equal((await backupsOf(env)).length, count);
});

type Found = Record<string, { level: string; text: string }>;
const byName = async (env: Record<string, string | undefined>): Promise<Found> =>
  Object.fromEntries((await examine(env)).map(({ name, ...rest }) => [name, rest]));

onBoth('doctor finds nothing wrong with a good set-up, and what is wrong with a bad one', async (t, kind) => {
  const empty = await emptyDatabase(t, kind);
  const env = { ...empty, NODE_ENV: 'production', PUBLIC_URL: 'https://news.example.in', SAMPLE_CONTENT: 'false' };
  const fresh = await byName(env);
  if (kind === 'sqlite') assert.equal(fresh.database?.level, 'warn');
  else assert.equal(fresh.migrations?.level, 'warn');
  assert.deepEqual(await readdir(empty.DATA_DIR as string), [], 'a look makes no file');

  const running = await start(t, kind, { WORKERS: '0' }, empty);
  const token = await running.tokenOf('owner');
  const contacts = {
    publisher: { name: 'దినం', email: 'desk@example.in' },
    grievance_officer: { name: 'లక్ష్మి', phone: '+91 40 1234 5678' },
  };
  const anonymous = await byName(env);
  assert.equal(anonymous.contacts?.level, 'warn');
  assert.match(anonymous.contacts?.text ?? '', /publisher\.name.*grievance_officer\.email or grievance_officer\.phone/);
  const told = { method: 'PATCH', token, json: contacts, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/basic', told)).status, 200);
  const secret = { ...env, JWT_SECRET: 'q8Zt1nVx0LrW5cYb7JmKs3TfGhPd2AuE9RoI4wQ6' };
  const good = await byName(secret);
  for (const [name, { level, text }] of Object.entries(good))
    if (name !== 'push') assert.equal(level, 'ok', `${name}: ${text}`);
  assert.equal(good.push?.level, 'warn');
  for (const name of ['config', 'data folder', 'disk', 'database', 'migrations', 'clock', 'jobs', 'owner', 'password'])
    assert.ok(name in good, name);
  assert.ok((kind === 'sqlite' ? 'integrity' : 'encoding') in good);

  await dinam(empty, 'seed');
  await dinam(empty, 'user', 'add', 'second.owner', '--role', 'owner');
  const { db } = running.dinam.app;
  await db.write
    .insertInto('audit')
    .values({
      at: '2031-01-01T00:00:00.000Z',
      actor_id: null,
      actor_name: 'x',
      action: 'x',
      resource: 'x',
      resource_id: '1',
      detail: '{}',
      request_id: null,
    })
    .execute();
  await db.write
    .insertInto('jobs')
    .values({
      kind: 'news.turn',
      payload: '{}',
      unique_key: null,
      state: 'dead',
      attempts: 8,
      max_attempts: 8,
      run_at: '2026-01-01T00:00:00.000Z',
      lease: null,
      lease_until: null,
      last_error: 'x',
      request_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      ended_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  const bad = await byName({
    ...env,
    JWT_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    PUBLIC_URL: '',
  });
  assert.equal(bad['sample content']?.level, 'warn');
  assert.match(bad['sample content']?.text ?? '', /news 16/);
  assert.match(bad.password?.text ?? '', /never changed: second\.owner/);
  assert.equal(bad.clock?.level, 'fail');
  assert.match(bad.jobs?.text ?? '', /dead: news\.turn 1/);
  assert.equal(bad['token secret']?.level, 'fail');
  assert.equal(bad.push?.level, 'warn', 'there are no keys');
  assert.equal(bad.config?.level, 'warn');
  const kept = await byName(env);
  assert.equal(kept['token secret']?.level, 'warn', 'in production it belongs into the environment');

  await db.write.updateTable('users').set({ is_active: 0 }).execute();
  const out = await dinam({ ...env, DATA_DIR: empty.DATA_DIR as string }, 'doctor');
  assert.equal(out.code, 1);
  assert.match(out.stdout, /^fail {2}owner +there is no active owner/m);
  assert.match(out.stderr, /checks failed/);
  const json = await dinam(env, 'doctor', '--json');
  assert.ok(
    JSON.parse(json.stdout).some((f: { name: string; level: string }) => f.name === 'owner' && f.level === 'fail'),
  );
});

test('doctor names every bad key, a folder that cannot be, a database that is away or damaged', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  const keys = await examine({ ...env, PORT: 'x', WORKERS: '-1' });
  assert.deepEqual(
    keys.map((f) => `${f.level} ${f.name} ${f.text.split(' ')[0]}`),
    ['fail config PORT', 'fail config WORKERS'],
  );
  await writeFile(join(folder, 'file'), 'x');
  assert.equal((await byName({ ...env, DATA_DIR: join(folder, 'file', 'below') }))['data folder']?.level, 'fail');
  const away = await byName({ ...env, DATABASE_URL: 'postgres://u:top-secret@127.0.0.1:1/x' });
  assert.equal(away.database?.level, 'fail');
  assert.ok(!JSON.stringify(away).includes('top-secret'));
  await mkdir(join(folder, 'damaged'));
  await writeFile(join(folder, 'damaged', 'dinam.sqlite'), Buffer.alloc(9_000, 'x'));
  assert.equal((await byName({ ...env, DATA_DIR: join(folder, 'damaged') })).database?.level, 'fail');
  assert.deepEqual(
    [50, 500, 5_000].map((mb) => diskFinding(mb).level),
    ['fail', 'warn', 'ok'],
  );
  assert.equal(
    checkSecret({ jwtSecrets: ['please-change-me-please-change-me-1234'], env: 'production' }).level,
    'fail',
  );
  const account = join(folder, 'account.json');
  await writeFile(account, '{"type": "service_account", "client_email": "x@y", "private_key": "k"}');
  await chmod(account, 0o600);
  const refused = await byName({ ...env, FCM_CREDENTIALS: account });
  assert.equal(refused.config?.level, 'fail');
  assert.match(refused.config?.text ?? '', /^FCM_CREDENTIALS .*project_id, token_uri is missing/);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const token_uri = 'https://oauth2.googleapis.com/token';
  const whole = { type: 'service_account', project_id: 'dinam', client_email: 'x@y', private_key, token_uri };
  await writeFile(account, JSON.stringify(whole));
  const good = await byName({ ...env, FCM_CREDENTIALS: account });
  assert.deepEqual(good.push, { level: 'ok', text: 'FCM, project dinam' });
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
    const env = await emptyDatabase(t, 'sqlite');
    const path = (process.env.PATH ?? '')
      .split(':')
      .filter((p) => !p.includes('node_modules'))
      .join(':');
    const child = spawn(node, [bin, 'serve'], {
      env: { ...env, PATH: path, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (!child.killed && said.includes('Dinam is ready at')) child.kill('SIGTERM');
    }
    const code = child.exitCode ?? ((await once(child, 'exit')) as [number])[0];
    assert.equal(code, 0);
    assert.match(said, /"signal":"SIGTERM".*stopping/);
  }
});
