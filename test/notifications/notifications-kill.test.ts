// Rest: it kills programs and starts them again.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { extent } from '../support/extent.ts';
import { type Json, type Kind, kinds, password, readyDatabase } from '../support/helper.ts';
import { batchSize, body, killedBetween, prepare, pushWorkers, request, serve, title } from './push-kill.ts';

const deviceCount = extent(10_000, 6_000);

const isBatch = (line: Json): boolean => line.msg === 'push to devices';

async function killedTwice(t: TestContext, kind: Kind): Promise<void> {
  const env = await readyDatabase(t, kind);
  await prepare(env, deviceCount);
  const first = serve(t, env, { isEnd: isBatch, after: 3 });
  const { token } = await request(first, '/api/auth/login', { username: 'editor', password });
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'flood-1' };
  const notification = { title, body, target: { type: 'all' } };
  const { id } = await request(first, '/api/notifications.php', notification, headers);
  await first.closed;
  const second = serve(t, env, { isEnd: isBatch, after: 5 });
  await second.closed;

  const third = serve(t, env);
  const again = await request(third, '/api/notifications.php', notification, headers);
  assert.equal(again.id, id, 'an editor who saw no answer sends it again: it is the same one');
  let after = await request(third, `/api/admin/notifications/${id}`, undefined, headers);
  for (const dead of [first, second])
    assert.ok(dead.lines.filter(isBatch).length < deviceCount / batchSize, 'in the middle');
  // What was in flight comes back when its lease has run out.
  for (let tries = 0; after.status === 'sending' && tries < 240; tries++) {
    await sleep(500);
    after = await request(third, `/api/admin/notifications/${id}`, undefined, headers);
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
  assert.equal(timesOf.size, deviceCount / batchSize, 'no batch was lost');
  const seen = [...timesOf.values()].reduce((sum, [line]) => sum + line.devices, 0);
  assert.equal(seen, deviceCount);
  const twice = batches.length - timesOf.size;
  assert.ok(twice <= 2 * pushWorkers, `${twice} batches went out again: only those in flight at a kill may`);
  for (const { message } of batches) assert.deepEqual([message.title, message.body], [title, body]);
  assert.doesNotMatch(JSON.stringify(batches), /token-number-/, 'no token in the log');
  third.process.kill('SIGTERM');
  await once(third.process, 'exit');
}

test('kill -9 during the fan-out, twice: nothing is counted twice, nothing is lost', { concurrency: 2 }, async (t) => {
  await Promise.all(extent(kinds, ['sqlite' as const]).map((kind) => t.test(kind, (t) => killedTwice(t, kind))));
});

test('kill -9 of two workers on PostgreSQL: FCM gets one request for each of 5,000 phones, but for the batches in flight', (t) =>
  killedBetween(t, 5_000, 40));
