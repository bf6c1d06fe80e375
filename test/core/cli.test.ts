// Rest: it starts a program for most commands.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, type Json, onSqlite, readyDatabase } from '../support/helper.ts';
import { dinam, login, serve, until } from '../support/process.ts';

const getJson = async (url: string): Promise<Json> => (await fetch(url)).json();
const languages = ['te', 'hi', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn', 'or', 'pa', 'as', 'ur', 'ne', 'en'];

onSqlite(
  'first start: owner with a password shown once, sample content; the second finds all as it was',
  async (t, kind) => {
    const env = { ...(await emptyDatabase(t, kind)), NODE_ENV: 'development', SAMPLE_CONTENT: 'true' };
    const first = await serve(t, env);
    const output = first.lines.join('\n');
    const shown = output.match(/Password: (\S+)/)?.[1] as string;
    assert.ok(shown?.length >= 16, output);
    assert.match(output, new RegExp(`${first.url}/docs`));
    for (const lang of languages) {
      const { data } = await getJson(`${first.url}/api/v1/news?lang=${lang}`);
      assert.ok(data.length > 0, `there is something to read in ${lang}`);
      assert.ok(data.every((n: Json) => n.lang === lang && n.category_name));
    }
    const token = await login(first.url, 'admin', shown);
    const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const early = await fetch(`${first.url}/api/news.php`, {
      method: 'POST',
      headers: bearer,
      body: '{"title":"వార్త"}',
    });
    assert.equal(early.status, 403, 'the first password has to be changed first');
    const next = 'కొత్త-రహస్యం-2026';
    const changed = await fetch(`${first.url}/api/auth.php?action=password`, {
      method: 'POST',
      headers: bearer,
      body: JSON.stringify({ current: shown, new: next }),
    });
    assert.equal(changed.status, 200);
    const fresh = await login(first.url, 'admin', next);
    const posted = await fetch(`${first.url}/api/news.php`, {
      method: 'POST',
      headers: { ...bearer, authorization: `Bearer ${fresh}` },
      body: '{"title":"నా మొదటి వార్త"}',
    });
    assert.equal(posted.status, 201);
    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);

    const second = await serve(t, env);
    assert.doesNotMatch(second.lines.join('\n'), /Password:/);
    const { data, meta } = await getJson(`${second.url}/api/v1/news?lang=te`);
    assert.equal(data[0].title, 'నా మొదటి వార్త');
    assert.equal(meta.total, 3);
    await login(second.url, 'admin', next);
    second.child.kill('SIGTERM');
    await second.ended;

    const removed = await commandLine(['seed', '--remove'], env);
    assert.equal(removed.status, 0, removed.err);
    assert.match(removed.out, /Removed \d\d rows/);
    const third = await serve(t, env);
    for (const lang of languages) {
      const left = (await getJson(`${third.url}/api/v1/news?lang=${lang}`)).data.map((n: Json) => n.title);
      assert.deepEqual(
        left,
        lang === 'te' ? ['నా మొదటి వార్త'] : [],
        'only our own is left, and the sample does not come back',
      );
    }
    third.child.kill('SIGTERM');
    await third.ended;
  },
);

test('production has no sample content, and takes the owner from the environment', async (t) => {
  const env = {
    ...(await readyDatabase(t, 'sqlite')),
    NODE_ENV: 'production',
    SAMPLE_CONTENT: 'true',
    ADMIN_USERNAME: 'సంపాదకుడు',
    ADMIN_PASSWORD: 'ఒక-మంచి-password',
  };
  const one = await serve(t, env);
  assert.doesNotMatch(one.lines.join('\n'), /Password:/);
  assert.equal((await getJson(`${one.url}/api/v1/news`)).meta.total, 0);
  await login(one.url, 'సంపాదకుడు', 'ఒక-మంచి-password');
  one.child.kill('SIGTERM');
  await one.ended;
});

test('a wrong configuration stops the start and names every bad key', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const { status, err } = await dinam(['serve'], {
    ...env,
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    ADMIN_PASSWORD: 'short',
  });
  assert.equal(status, 2);
  const { level, msg, problems } = JSON.parse(err);
  assert.deepEqual(
    [level, msg],
    ['fatal', 'The configuration is not valid:'],
    'a service tells it as a line of its log',
  );
  const keys = ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'ADMIN_PASSWORD'];
  assert.deepEqual(problems.map((p: string) => p.split(' ')[0]).sort(), [...keys].sort());
  const read = await commandLine(['config'], { ...env, PORT: 'eighty' });
  assert.match(read.err, /^ {2}PORT must be/m, 'a command tells people');
  assert.doesNotMatch(err, /\bat .*\.m?[jt]s/, 'no stack trace');
  assert.ok(!existsSync(join(env.DATA_DIR as string, 'dinam.sqlite')), 'nothing was made');
});

test('config prints the effective values, secrets masked, also from files and .env', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-config-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'secret'), `${'s'.repeat(40)}\n`);
  await writeFile(join(folder, '.env'), 'PORT=9123\nMETRICS_TOKEN=hush\n');
  const { status, out } = await dinam(['config'], { DATA_DIR: folder, JWT_SECRET_FILE: join(folder, 'secret') });
  assert.equal(status, 0);
  assert.match(out, /^PORT=9123$/m);
  assert.match(out, /^PUBLIC_URL=http:\/\/127\.0\.0\.1:9123$/m);
  assert.match(out, /^JWT_SECRET=\*+$/m);
  assert.match(out, /^METRICS_TOKEN=\*+$/m);
  assert.doesNotMatch(out, /hush|sss/);
  assert.deepEqual(readdirSync(folder).sort(), ['.env', 'secret'], 'asking makes nothing');
});

onSqlite('users from the command line, which is also how an owner gets back in', async (t, kind) => {
  const env = { ...(await readyDatabase(t, kind)), ADMIN_PASSWORD: 'ఒక-మంచి-password' };
  const one = await serve(t, env);
  const added = await commandLine(['user', 'add', 'రమేష్', '--role', 'viewer', '--name', 'రమేష్ కుమార్'], env);
  assert.equal(added.status, 0, added.err);
  const password = added.out.match(/: (\S+)\s*$/)?.[1] as string;
  await login(one.url, 'రమేష్', password);
  assert.match((await commandLine(['user', 'list'], env)).out, /రమేష్\tviewer\tactive\tరమేష్ కుమార్/);
  const twice = await commandLine(['user', 'add', 'రమేష్'], env);
  assert.equal(twice.status, 1);
  assert.doesNotMatch(twice.err, /\bat .*\.m?[jt]s/);
  assert.equal((await commandLine(['user', 'disable', 'రమేష్'], env)).status, 0);
  await assert.rejects(login(one.url, 'రమేష్', password));
  assert.equal((await commandLine(['user', 'disable', 'admin'], env)).status, 1, 'not the last owner');
  const back = await commandLine(['user', 'passwd', 'admin'], env);
  await login(one.url, 'admin', back.out.match(/: (\S+)\s*$/)?.[1] as string);
  await assert.rejects(login(one.url, 'admin', 'ఒక-మంచి-password'));
  assert.equal((await commandLine(['user', 'passwd', 'nobody'], env)).status, 1);
  const chosen = 'గోదావరి-వరద-జ్ఞాపకం';
  const set = await dinam(['user', 'passwd', 'admin', '--stdin'], env, `${chosen}\nignored\n`);
  assert.deepEqual([set.status, set.out], [0, 'User admin\n'], set.err);
  await login(one.url, 'admin', chosen);
  for (const input of ['', '\n', 'short\n'])
    assert.equal((await dinam(['user', 'passwd', 'admin', '--stdin'], env, input)).status, 1, JSON.stringify(input));
  await login(one.url, 'admin', chosen);
  one.child.kill('SIGTERM');
  await one.ended;
});

test('help, version, unknown commands, openapi', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const help = await commandLine(['--help'], env);
  assert.equal(help.status, 0);
  for (const command of ['serve', 'work', 'migrate', 'seed', 'user', 'panchang', 'config', 'openapi'])
    assert.match(help.out, new RegExp(`^  ${command}\\b`, 'm'));
  assert.equal((await dinam(['--version'], env)).status, 0);
  assert.equal((await commandLine(['explode'], env)).status, 2);
  assert.equal((await commandLine(['user', 'add', 'x', '--role', 'king'], env)).status, 2);
  assert.equal(JSON.parse((await dinam(['openapi'], env)).out).openapi, '3.1.0');
  assert.equal((await commandLine(['migrate'], env)).status, 0);
});

test('jobs can have a process of their own', async (t) => {
  const env = { ...(await readyDatabase(t, 'sqlite')), ADMIN_PASSWORD: 'ఒక-మంచి-password' };
  const web = await serve(t, { ...env, WORKERS: '0' });
  const worker = await serve(t, env, 'work');
  const token = await login(web.url, 'admin', 'ఒక-మంచి-password');
  const planned = await fetch(`${web.url}/api/news.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'రేపటి వార్త', published_at: new Date(Date.now() + 1_000).toISOString() }),
  });
  assert.equal(planned.status, 201);
  await until(
    () => getJson(`${web.url}/api/v1/news`),
    ({ data }) => data.length > 0, // the other process published it
    60_000,
  );
  for (const { child, ended } of [web, worker]) {
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  }
});
