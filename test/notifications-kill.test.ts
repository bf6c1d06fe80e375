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
import { writeTraits } from './devices.ts';
import { startFakeFcm } from './fake-fcm/fake.ts';
import { emptyDatabase, type Json, type Kind, kinds, password } from './helper.ts';

const title = 'విజయవాడలో కృష్ణా నదికి వరద: లోతట్టు ప్రాంతాల ప్రజలను ఖాళీ చేయిస్తున్న అధికారులు';
const body = 'لاہور ہائی کورٹ کا فیصلہ؛ تفصیلات کچھ دیر میں';
const deviceCount = 20_000;
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
async function prepare(env: Record<string, string>, deviceCount: number): Promise<void> {
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
  await writeTraits(app.db.write);
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
  await prepare(env, deviceCount);
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
    skipped: {},
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

const tokenCount = 2_000;
const batchSize = 500;

test('kill -9 between two workers on PostgreSQL: FCM is asked once for each phone, but for the batches in flight', async (t) => {
  const fake = await startFakeFcm({ delayMs: 40 });
  t.after(() => fake.close());
  const env = { ...(await emptyDatabase(t, 'postgres')), ...fake.env };
  await prepare(env, tokenCount);
  const first = serve(t, env);
  const { token } = await ask(first, '/api/auth/login', { username: 'editor', password });
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await ask(first, '/api/admin/notifications', { title, body, target: { type: 'all' } }, headers);
  while (fake.asked < tokenCount * 0.6) await sleep(5);
  first.process.kill('SIGKILL');
  await first.closed;
  const before = fake.delivered().size;
  assert.ok(before < tokenCount, 'in the middle');
  const [second, third] = [serve(t, env), serve(t, env)];
  let after = await ask(second, `/api/admin/notifications/${id}`, undefined, headers);
  for (let tries = 0; after.status === 'sending' && tries < 180; tries++) {
    await sleep(500);
    after = await ask(third, `/api/admin/notifications/${id}`, undefined, headers);
  }
  assert.equal(after.status, 'sent');
  assert.deepEqual([after.counts.targets, after.counts.sent, after.counts.failed], [tokenCount, tokenCount, 0]);
  const delivered = fake.delivered();
  assert.equal(delivered.size, tokenCount, 'nobody was lost');
  const twice = [...delivered].filter(([, n]) => n > 1);
  assert.ok(twice.every(([, n]) => n === 2));
  const batches = new Set(twice.map(([value]) => Math.floor(Number(value.split('-').at(-1)) / batchSize)));
  assert.ok(batches.size <= workers, `${batches.size} batches went out again: only those in flight may`);
  for (const child of [second, third]) {
    child.process.kill('SIGTERM');
    await once(child.process, 'exit');
  }
});
