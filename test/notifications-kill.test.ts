import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeGround, openGround } from '../src/app.ts';
import { readConfig } from '../src/core/config.ts';
import { addUser } from '../src/users/users.ts';
import { emptyDatabase, type Json, type Kind, kinds, password } from './helper.ts';

const title = 'విజయవాడలో కృష్ణా నదికి వరద: లోతట్టు ప్రాంతాల ప్రజలను ఖాళీ చేయిస్తున్న అధికారులు';
const body = 'لاہور ہائی کورٹ کا فیصلہ؛ تفصیلات کچھ دیر میں';
const deviceCount = 60_000;
const workers = 2;

/** A process of its own, with the lines that it logged. */
interface Child {
  process: ChildProcess;
  /** Its address, once it is ready. */
  url: Promise<string>;
  lines: Json[];
  closed: Promise<unknown>;
}

const isBatch = (line: Json): boolean => line.msg === 'push to devices';

/** Starts one; it is killed at once when it has logged `killAfter` batches. */
function serve(t: TestContext, env: Record<string, string>, killAfter = Number.POSITIVE_INFINITY): Child {
  const main = join(import.meta.dirname, '..', 'src', 'main.ts');
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { PATH: process.env.PATH, ...env, LOG_LEVEL: 'info', WORKERS: String(workers) } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: Json[] = [];
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as Json;
    lines.push(line);
    if (line.address) ready.resolve(line.address);
    if (isBatch(line) && lines.filter(isBatch).length === killAfter) child.kill('SIGKILL');
  });
  child.once('exit', () => ready.reject(new Error('the server did not start')));
  ready.promise.catch(() => {}); // one that is killed early is asked nothing
  // `close`: its output has been read to the end.
  return { process: child, url: ready.promise, lines, closed: once(child, 'close') };
}

/** An editor and many phones. */
async function prepare(env: Record<string, string>): Promise<void> {
  const app = await openGround(readConfig(env));
  await addUser(app, { username: 'editor', role: 'editor', password });
  const now = new Date().toISOString();
  const device = (n: number) => ({
    installation_id: `phone-${n}`,
    kind: 'token' as const,
    value: `secret-token-${n}`,
    value_hash: `hash-${n}`,
    platform: 'android' as const,
    lang: 'te',
    app_version: null,
    place: null,
    categories: '[]',
    last_seen_at: now,
    rev: 1,
    created_at: now,
    updated_at: now,
  });
  for (let at = 0; at < deviceCount; at += 1_000)
    await app.db.write
      .insertInto('devices')
      .values(Array.from({ length: 1_000 }, (_, n) => device(at + n)))
      .execute();
  await closeGround(app);
}

const ask = async (child: Child, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Json> => {
  const sent = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const response = await fetch((await child.url) + path, {
    ...sent,
    headers: { 'content-type': 'application/json', ...headers },
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return ((await response.json()) as Json).data;
};

async function killedTwice(t: TestContext, kind: Kind): Promise<void> {
  const env = await emptyDatabase(t, kind);
  await prepare(env);
  const first = serve(t, env, 3);
  const { token } = await ask(first, '/api/auth/login', { username: 'editor', password });
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'flood-1' };
  const notification = { title, body, target: { type: 'all' } };
  const { id } = await ask(first, '/api/notifications.php', notification, headers);
  await first.closed;
  const second = serve(t, env, 5);
  await second.closed;

  const third = serve(t, env);
  const again = await ask(third, '/api/notifications.php', notification, headers);
  assert.equal(again.id, id, 'an editor who saw no answer sends it again: it is the same one');
  let after = await ask(third, `/api/admin/notifications/${id}`, undefined, headers);
  for (const dead of [first, second]) assert.ok(dead.lines.filter(isBatch).length < deviceCount / 500, 'in the middle');
  // What was in flight comes back when its lease has run out.
  for (let tries = 0; after.status === 'sending' && tries < 240; tries++) {
    await sleep(500);
    after = await ask(third, `/api/admin/notifications/${id}`, undefined, headers);
  }
  assert.equal(after.status, 'logged');
  assert.deepEqual(after.counts, {
    targets: deviceCount,
    sent: deviceCount,
    failed: 0,
    failed_by_code: {},
    removed: 0,
    opened: 0,
  });

  const batches = [first, second, third].flatMap((c) => c.lines.filter(isBatch));
  const timesOf = Map.groupBy(batches, (line) => `${line.from}-${line.to}`);
  assert.equal(timesOf.size, deviceCount / 500, 'no batch was lost');
  const seen = [...timesOf.values()].reduce((sum, [line]) => sum + line.devices, 0);
  assert.equal(seen, deviceCount);
  const twice = batches.length - timesOf.size;
  assert.ok(twice <= 2 * workers, `${twice} batches went out again: only those in flight at a kill may`);
  for (const { message } of batches) assert.deepEqual([message.title, message.body], [title, body]);
  assert.doesNotMatch(JSON.stringify(batches), /secret-token/, 'no token in the log');
  third.process.kill('SIGTERM');
  await once(third.process, 'exit');
}

test('kill -9 during the fan-out, twice: nothing is counted twice, nothing is lost', { concurrency: 2 }, async (t) => {
  await Promise.all(kinds.map((kind) => t.test(kind, (t) => killedTwice(t, kind))));
});
