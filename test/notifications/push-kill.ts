import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { addUser } from '../../src/users/users.ts';
import { addPhones } from '../support/devices.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, password, readyDatabase } from '../support/helper.ts';
import { inherited, mainFile, until } from '../support/process.ts';
import { withDatabase } from '../support/rows.ts';

export const title = 'విజయవాడలో కృష్ణా నదికి వరద: లోతట్టు ప్రాంతాల ప్రజలను ఖాళీ చేయిస్తున్న అధికారులు';
export const body = 'لاہور ہائی کورٹ کا فیصلہ؛ تفصیلات کچھ دیر میں';
/** Batches that a process has in flight at once. */
export const pushWorkers = 2;
/** Devices of one. */
export const batchSize = 500;
/** Messages that a process has sent and not recorded, at most. */
const mostInFlight = 100;

/** A process of its own, with the lines that it logged. */
export interface Child {
  process: ChildProcess;
  /** Its address, once it is ready; none where it only works on jobs. */
  url: Promise<string>;
  lines: Json[];
  closed: Promise<unknown>;
}

/** Starts one; with `end` it is killed at once when it has logged so many of these lines. */
export function serve(
  t: TestContext,
  env: Record<string, string>,
  end?: { isEnd(line: Json): boolean; after: number },
  command: 'serve' | 'work' = 'serve',
): Child {
  const child = spawn(process.execPath, [mainFile, command], {
    env: {
      ...inherited,
      WORKERS: '2',
      PUSH_WORKERS: String(pushWorkers),
      ...env,
      LOG_LEVEL: 'info',
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: Json[] = [];
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as Json;
    lines.push(line);
    if (line.address || /works on jobs/.test(line.msg)) ready.resolve(line.address ?? '');
    if (end?.isEnd(line) && lines.filter(end.isEnd).length === end.after) child.kill('SIGKILL');
  });
  child.once('exit', () => ready.reject(new Error('the server did not start')));
  ready.promise.catch(() => {}); // one that is killed early is asked nothing
  // `close`: its output has been read to the end.
  return { process: child, url: ready.promise, lines, closed: once(child, 'close') };
}

/** An editor and many phones. */
export async function prepare(env: Record<string, string>, phones: number): Promise<void> {
  const app = await openApp(readConfig(env));
  await addUser(app, { username: 'editor', role: 'editor', password });
  await addPhones(app.db.write, phones);
  await closeApp(app);
}

export async function request(
  child: Child,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<Json> {
  const sent = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const response = await fetch((await child.url) + path, {
    ...sent,
    headers: { 'content-type': 'application/json', ...headers },
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return ((await response.json()) as Json).data;
}

async function stop(child: Child): Promise<void> {
  child.process.kill('SIGTERM');
  await child.closed;
}

/** The batches that a worker had taken and not brought to an end, by the database. */
const inFlight = (env: Record<string, string>): Promise<number[]> =>
  withDatabase(env, async ({ write }) => {
    const rows = await write
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'push.batch')
      .where('state', '=', 'running')
      .execute();
    return rows.map(({ payload }) => (JSON.parse(payload) as { batch: number }).batch).sort((a, b) => a - b);
  });

/**
 * Two processes work on a send to so many phones, and are killed in the middle of it; two others bring it to its end.
 * Every phone is sent to, and few of them twice: `PUSH_IN_FLIGHT` of each process at most.
 */
export async function killedBetween(t: TestContext, phones: number, delayMs: number): Promise<void> {
  const fake = await startFakeFcm({ delayMs, keep: 'counts' });
  t.after(() => fake.close());
  const env = { ...(await readyDatabase(t, 'postgres')), ...fake.env };
  await prepare(env, phones);
  const web = serve(t, { ...env, WORKERS: '0' });
  const first = [serve(t, env, undefined, 'work'), serve(t, env, undefined, 'work')];
  await Promise.all(first.map((child) => child.url));
  const { token } = await request(web, '/api/auth/login', { username: 'editor', password });
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await request(web, '/api/admin/notifications', { title, body, target: { type: 'all' } }, headers);
  const look = (): Promise<Json> => request(web, `/api/admin/notifications/${id}`, undefined, headers);
  while (fake.requestCount < phones * 0.5) await sleep(5);
  for (const child of first) child.process.kill('SIGKILL');
  await Promise.all(first.map((child) => child.closed));
  const before = fake.delivered().size;
  assert.ok(before >= phones * 0.4 && before < phones, `${before} in the middle`);
  const cut = await inFlight(env);
  assert.ok(cut.length > 0 && cut.length <= 2 * pushWorkers, `${cut.length} batches were in flight`);

  const second = [serve(t, env, undefined, 'work'), serve(t, env, undefined, 'work')];
  // What was in flight comes back when its lease has run out.
  const after = await until(look, ({ status }) => status !== 'sending', 600_000);
  assert.equal(after.status, 'sent');
  assert.deepEqual([after.counts.targets, after.counts.sent, after.counts.failed], [phones, phones, 0]);
  const delivered = fake.delivered();
  assert.equal(delivered.size, phones, 'nobody was lost');
  const twice = [...delivered].filter(([, n]) => n > 1);
  assert.ok(twice.every(([, n]) => n === 2));
  assert.ok(twice.length <= first.length * mostInFlight, `${twice.length} phones were sent to twice`);
  const batches = new Set(twice.map(([value]) => Math.floor(Number(value.split('-').at(-1)) / batchSize)));
  t.diagnostic(`${before} sent at the kill, ${cut.length} batches in flight, ${twice.length} phones sent to twice`);
  assert.deepEqual(
    [...batches].filter((n) => !cut.includes(n)),
    [],
    'only what was in flight goes out again',
  );
  for (const child of [web, ...second]) await stop(child);
}
