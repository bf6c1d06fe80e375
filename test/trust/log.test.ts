// Rest: it starts programs.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { get } from 'node:http';
import { type TestContext, test } from 'node:test';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { createLog } from '../../src/core/log/log.ts';
import { freePort } from '../../src/core/process/free-port.ts';
import { type Json, readyDatabase } from '../support/helper.ts';
import { inherited, mainFile, until } from '../support/process.ts';
import { newPerson } from './people.ts';

/** `dinam serve` whose log goes to `output`; nobody reads it unless the test does. */
async function serveInto(
  t: TestContext,
  output: number | 'pipe',
  extra: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string; status: Promise<number | null> }> {
  const port = await freePort('127.0.0.1');
  const env: Record<string, string> = {
    ...(await readyDatabase(t, 'sqlite')),
    ADMIN_PASSWORD: 'ఒక-మంచి-రహస్యం',
    LOG_LEVEL: 'debug',
    ...extra,
  };
  const child = spawn(process.execPath, [mainFile, 'serve'], {
    cwd: env.DATA_DIR as string,
    env: { ...inherited, ...env, PORT: String(port) },
    stdio: ['ignore', output, 'ignore'],
  });
  t.after(() => child.kill('SIGKILL'));
  const status = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  const ready = until(
    () =>
      fetch(`${url}/health/ready`).then(
        (r) => r.status,
        () => 0,
      ),
    (answered) => answered === 200,
  );
  await Promise.race([ready, status.then((code) => assert.fail(`it ended with ${code}`))]);
  return { child, url, status };
}

test('a log on a full disk ends no process and refuses no request', async (t) => {
  const full = openSync('/dev/full', 'w');
  t.after(() => closeSync(full));
  const { child, url, status } = await serveInto(t, full);
  for (let i = 0; i < 20; i++) {
    const wrong = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"username":"x"}' };
    assert.equal((await fetch(`${url}/api/auth/login`, wrong)).status, 400);
  }
  child.kill('SIGTERM');
  assert.equal(await status, 0);
});

test('a log whose reader stands still costs lines and no request; lost lines are counted and reported', async (t) => {
  const { child, url, status } = await serveInto(t, 'pipe');
  const path = encodeURIComponent('వ'.repeat(750)); // 6,750 bytes, which the line of each request has
  for (let round = 0; round < 20; round++) {
    const pending = Array.from({ length: 50 }, (_, i) => fetch(`${url}/none-${round}-${i}-${path}`));
    for (const answer of await Promise.all(pending)) {
      assert.equal(answer.status, 404);
      await answer.text();
    }
  }
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.ok(Number(metrics.match(/^dinam_log_dropped_lines_total (\d+)/m)?.[1]) > 0, 'more came than is kept');
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += String(chunk);
  });
  await until(
    async () => printed,
    (text) => text.includes('lines of the log were dropped'),
  );
  child.kill('SIGTERM');
  assert.equal(await status, 0);
  for (const line of printed.trim().split('\n')) if (line.startsWith('{')) JSON.parse(line);
  assert.match(printed, /"msg":"stopping"/, 'the end is told as well');
});

test('a refused request says why in the log, and a thousand of them say it once', async (t) => {
  const lines: Json[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const dinam = await build(readConfig({ ...(await readyDatabase(t, 'sqlite')), CACHE_MB: '0' }), { log });
  t.after(() => dinam.close().catch(() => {}));
  const url = await dinam.serve();
  await fetch(`${url}/api/v1/news`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await fetch(`${url}/api/v1/news`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const forwarded = lines.filter((l) => /TRUST_PROXY/.test(l.msg));
  assert.deepEqual([forwarded.length, forwarded[0]?.proxy], [1, '127.0.0.1'], 'told once');
  const from = { localAddress: '127.0.0.2', headers: { 'x-forwarded-for': '203.0.113.9' } };
  await once(
    get(`${url}/api/v1/news`, from, (answer) => answer.resume()),
    'close',
  );
  const proxies = lines.filter((l) => /TRUST_PROXY/.test(l.msg)).map((l) => l.proxy);
  assert.deepEqual(proxies, ['127.0.0.1', '127.0.0.2'], 'a second address is named too');

  const long = await fetch(`${url}/api/v1/devices/${'అ'.repeat(200)}`, { method: 'POST' });
  assert.equal(long.status, 405);
  assert.deepEqual(
    lines.filter((l) => l.msg === 'request' && l.status === 405),
    [],
    'what anybody may send fills no disk',
  );

  const { token, user } = await newPerson(dinam.app, 'viewer');
  const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const denied = await fetch(`${url}/api/admin/news`, { method: 'POST', headers: bearer, body: '{}' });
  assert.equal(denied.status, 403);
  const line: Json = await until(
    async () => lines.find((l) => l.msg === 'request' && l.status === 403),
    (found) => found !== undefined,
  );
  assert.deepEqual([line?.user_id, line?.role, line?.code], [user.id, 'viewer', 'forbidden']);
  assert.match(line?.reason, /\w/);

  await dinam.app.db.read.destroy();
  for (let page = 1; page <= 30; page++)
    assert.equal((await fetch(`${url}/api/v1/news?lang=te&page=${page}`)).status, 503);
  const refused = lines.filter((l) => l.msg === 'request' && l.status === 503);
  assert.equal(refused.length, 1);
  assert.equal(refused[0].reason, 'The database is unreachable.');
  assert.match(refused[0].cause, /destroyed/);
  const warn = (message: string): void => log.warn({ err: new Error(message) }, 'it failed');
  for (let i = 0; i < 100; i++) warn('one cause');
  warn('another cause');
  assert.equal(lines.filter((l) => l.msg === 'it failed').length, 2);
});
