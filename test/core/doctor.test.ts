// Rest: it starts a program for most commands.

import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examineInstallation } from '../../src/cli/doctor.ts';
import { diskFinding } from '../../src/core/doctor.ts';
import { checkSecret } from '../../src/users/health.ts';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, onBoth, start, test } from '../support/helper.ts';

type Found = Record<string, { level: string; text: string }>;
const byName = async (env: Record<string, string | undefined>): Promise<Found> =>
  Object.fromEntries((await examineInstallation(env)).map(({ name, ...rest }) => [name, rest]));

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
  const update = { method: 'PATCH', token, json: contacts, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/basic', update)).status, 200);
  assert.equal((await byName(env)).proxy?.level, 'warn', 'https ends at a proxy that nobody named');
  assert.match((await byName(env))['secrets at rest']?.text ?? '', /^1 in clear.*SECRET_KEY_FILE/);
  const JWT_SECRET = 'q8Zt1nVx0LrW5cYb7JmKs3TfGhPd2AuE9RoI4wQ6';
  const secret = { ...env, JWT_SECRET, SECRET_KEY: JWT_SECRET.toLowerCase(), TRUST_PROXY: '127.0.0.1' };
  if (kind === 'sqlite') assert.equal((await byName(secret)).backups?.level, 'warn', 'there is none');
  assert.equal((await commandLine(['backup'], empty)).status, 0);
  const good = await byName(secret);
  for (const [name, { level, text }] of Object.entries(good))
    if (!['push', 'secrets at rest', 'mail', 'public address'].includes(name))
      assert.equal(level, 'ok', `${name}: ${text}`);
  assert.match(good['secrets at rest']?.text ?? '', /the next start seals/);
  for (const [name, { level, text }] of Object.entries(await byName({ ...env, NODE_ENV: 'development' })))
    if (level === 'ok') assert.doesNotMatch(text, /in clear|every copy|have no|have to|; set /, `${name}: ${text}`);
  assert.equal(good.push?.level, 'warn');
  for (const name of ['config', 'data folder', 'disk', 'database', 'migrations', 'clock', 'jobs', 'owner', 'password'])
    assert.ok(name in good, name);
  assert.ok((kind === 'sqlite' ? 'integrity' : 'encoding') in good);

  await commandLine(['seed'], empty);
  await commandLine(['user', 'add', 'second.owner', '--role', 'owner'], empty);
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
      kind: 'news.due',
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
  assert.match(bad.jobs?.text ?? '', /dead: news\.due 1/);
  assert.equal(bad['token secret']?.level, 'fail');
  assert.equal(bad.push?.level, 'warn', 'there are no keys');
  assert.equal(bad.config?.level, 'warn');
  const kept = await byName(env);
  assert.equal(kept['token secret']?.level, 'warn', 'in production it belongs into the environment');

  await db.write.updateTable('users').set({ is_active: 0 }).execute();
  const out = await commandLine(['doctor'], { ...env, DATA_DIR: empty.DATA_DIR as string });
  assert.equal(out.status, 1);
  assert.match(out.out, /^fail {2}owner +there is no active owner/m);
  assert.match(out.err, /checks failed/);
  const json = await commandLine(['doctor', '--json'], env);
  assert.ok(
    JSON.parse(json.out).some((f: { name: string; level: string }) => f.name === 'owner' && f.level === 'fail'),
  );
});

test('doctor names every bad key, an impossible folder, a database that is unreachable or damaged', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  const keys = await examineInstallation({ ...env, PORT: 'x', WORKERS: '-1' });
  assert.deepEqual(
    keys.map((f) => `${f.level} ${f.name} ${f.text.split(' ')[0]}`),
    ['fail config PORT', 'fail config WORKERS'],
  );
  const mistyped = {
    PUBLICURL: 'x',
    DATABSE_URL: 'x',
    DINAM_PORT: '1',
    LOG_LEVLE: 'x',
    LANG: 'x',
    HOME: 'x',
    POST: 'x',
  };
  assert.deepEqual(
    (await examineInstallation({ ...env, ...mistyped }))
      .filter((f) => f.name === 'options')
      .map((f) => f.text.split(' ').at(-3)),
    ['PUBLIC_URL', 'DATABASE_URL', 'LOG_LEVEL'].toSpliced(2, 0, 'PORT'),
  );
  for (const ADMIN_PASSWORD of ['password12', 'సంపాదకుడు-2026'])
    assert.match(
      (await byName({ ...env, ADMIN_USERNAME: 'సంపాదకుడు', ADMIN_PASSWORD }))['admin password']?.text ?? '',
      /^ADMIN_PASSWORD is (one of the most common passwords|little more than a name)/,
    );
  assert.equal((await byName({ ...env, ADMIN_PASSWORD: 'గోదావరి-వరద-జ్ఞాపకం' }))['admin password']?.level, 'ok');
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
    checkSecret({ jwtSecrets: ['please-change-me-please-change-me-1234'], secretKeys: [], env: 'production' }).level,
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
