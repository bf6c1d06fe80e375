import assert from 'node:assert/strict';
import type { App } from '../../src/core/app.ts';
import { say } from '../support/fake-fcm/fake.ts';
import { onSqlite } from '../support/helper.ts';
import { hour, minute, type Set as Scene, setUp } from '../support/sending.ts';

const three = ['token-number-a', 'token-number-b', 'token-number-c'];
const many = Array.from({ length: 300 }, (_, n) => `token-number-${n}`);

/** Lets time go by in steps until a notification has ended. */
async function until({ pass, get }: Scene, id: number, most: number, step = 20_000) {
  for (let passed = 0; passed < most; passed += step) {
    await pass(step);
    const data = await get(id);
    if (!['queued', 'sending'].includes(data.status)) return { ...data, passed };
  }
  return { ...(await get(id)), passed: most };
}

const batchesOf = ({ db }: App) => db.write.selectFrom('notification_batches').selectAll().orderBy('batch').execute();

onSqlite('a device is tried for an hour, or for as long as its message is worth', async (t, kind) => {
  const set = await setUp(t, kind, three);
  const { fake, post } = set;
  fake.answer('token-number-b', ...Array.from({ length: 200 }, () => say.internal));
  const long = await until(set, await post(), 3 * hour, 3 * minute);
  assert.ok(long.passed >= hour && long.passed <= hour + 10 * minute, `${long.passed} ms`);
  assert.deepEqual([long.status, long.counts.sent, long.counts.failed_by_code], ['sent', 2, { INTERNAL: 1 }]);
  const tries = fake.log.filter((e) => e.value === 'token-number-b').length;
  assert.ok(tries >= 8 && tries <= 30, `${tries} tries`);

  fake.log.length = 0;
  const short = await until(set, await post({ ttl_seconds: 60 }), hour, 10_000);
  assert.deepEqual([short.status, short.counts.failed_by_code], ['sent', { INTERNAL: 1 }], 'what the last answer was');
  assert.ok(fake.log.filter((e) => e.value === 'token-number-b').length < 4);
});

onSqlite(
  'FCM is unreachable for half an hour: it gets few requests meanwhile, and nothing is lost',
  async (t, kind) => {
    const set = await setUp(t, kind, many);
    const { fake, post, pass, get } = set;
    fake.judge = () => say.unavailable();
    const id = await post();
    await pass();
    const first = fake.requestCount;
    assert.ok(first <= 210, `${first} were asked before it was clear`);
    for (let n = 0; n < 60; n++) await pass(30_000);
    assert.ok(fake.requestCount - first < 60 * 16, `${fake.requestCount - first} were asked in half an hour`);
    assert.equal((await get(id)).status, 'sending');
    fake.judge = () => undefined;
    const { status, counts } = await until(set, id, hour);
    assert.deepEqual([status, counts.sent, counts.failed], ['sent', 300, 0]);
    assert.deepEqual(new Set(fake.delivered().values()), new Set([1]));
  },
);

onSqlite('a line that is down for half an hour loses nothing, and its batch stays one', async (t, kind) => {
  const set = await setUp(t, kind, three, () => ({}), { FCM_BASE_URL: 'http://127.0.0.1:1' });
  const { post, pass, get, running } = set;
  const id = await post();
  for (let n = 0; n < 60; n++) await pass(30_000);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.failed], ['sending', 0]);
  const [batch, ...others] = await batchesOf(running.dinam.app);
  assert.deepEqual([others.length, batch?.status, batch?.targets], [0, 'pending', 3]);
  const waitMs = Date.parse(batch?.due_at ?? '') - running.clock.ms;
  assert.ok(waitMs <= 75_000, `${waitMs} ms: to connect costs nobody anything`);
  const ended = await until(set, id, 2 * hour);
  assert.deepEqual([ended.status, ended.counts.failed_by_code], ['failed', { NO_CONNECTION: 3 }]);
});

onSqlite('what failed for want of credentials says so, also when it came too late', async (t, kind) => {
  const set = await setUp(t, kind, three);
  const { fake, post } = set;
  fake.revoke();
  for (let n = 0; n < 400; n++) fake.nextGrant({ status: 400, body: { error: 'invalid_grant' } });
  const { counts } = await until(set, await post({ ttl_seconds: 45 }), hour, 10_000);
  assert.deepEqual(counts.failed_by_code, { CREDENTIALS: 3 });
});

onSqlite('what a message is worth counts from when it was planned', async (t, kind) => {
  const { running, fake, post, get, pass } = await setUp(t, kind, three);
  const at = new Date(running.clock.ms + minute).toISOString();
  const id = await post({ scheduled_at: at, ttl_seconds: 3_600 });
  const later = await post({ scheduled_at: at, ttl_seconds: 6 * 3_600, spread_seconds: 600 });
  running.clock.ms += 5 * hour; // nothing ran meanwhile
  await pass();
  const stale = await get(id);
  assert.deepEqual([stale.status, stale.counts.failed_by_code], ['failed', { expired: 3 }]);
  assert.equal((await get(later)).counts.sent, 3);
  assert.deepEqual(new Set(fake.delivered().values()), new Set([1]));
});

onSqlite('a message that has waited is worth what is left of its time', async (t, kind) => {
  const { fake, post, pass } = await setUp(t, kind, ['token-number-a']);
  fake.answer('token-number-a', say.unavailable(3_000));
  await post({ ttl_seconds: 3_600 });
  await pass();
  await pass(3_400_000);
  const ttls = fake.log.map((e) => (e.message.android as { ttl: string }).ttl);
  const expires = fake.log.map(
    (e) => (e.message.apns as { headers: { 'apns-expiration': string } }).headers['apns-expiration'],
  );
  assert.deepEqual([ttls.length, ttls[0]], [2, '3600s']);
  assert.ok(Number.parseInt(`${ttls[1]}`, 10) <= 200, `${ttls[1]}`);
  assert.ok(Math.abs(Number(expires[0]) - Number(expires[1])) <= 1, 'it ends at the same moment');
});

onSqlite('no device is waited for longer than a day, whatever its quiet hours', async (t, kind) => {
  const set = await setUp(t, kind, ['token-number-a', 'token-number-b'], (n) => ({
    tz: 'Asia/Kolkata',
    quiet_hours: n === 0 ? { from: '00:00', to: '23:59' } : { from: '22:00', to: '07:00' },
  }));
  const { running, post, pass, get, fake } = set;
  running.clock.ms = Date.parse('2026-12-01T23:00:00+05:30');
  const id = await post({ spread_seconds: 3_600 });
  await pass();
  running.clock.ms += 2 * hour; // nobody ran when the first one was awake, for a minute
  for (let n = 0; n < 40; n++) await pass(hour);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.skipped], ['sent', 1, { quiet_hours: 1 }]);
  assert.deepEqual([...fake.delivered().keys()], ['token-number-b']);
});

onSqlite('who is awake for a minute a day gets it in that minute', async (t, kind) => {
  const set = await setUp(t, kind, ['token-number-a'], () => ({
    tz: 'Asia/Kolkata',
    quiet_hours: { from: '00:00', to: '23:59' },
  }));
  const { running, post, pass, get } = set;
  running.clock.ms = Date.parse('2026-12-01T12:00:00+05:30');
  const id = await post({ spread_seconds: 3_600 });
  await pass();
  const [, asleep] = await batchesOf(running.dinam.app);
  const due = Date.parse(asleep?.due_at ?? '') - Date.parse('2026-12-01T23:59:00+05:30');
  assert.ok(due >= 0 && due < minute, `${due} ms`);
  running.clock.ms += Date.parse(asleep?.due_at ?? '') - running.clock.ms;
  await pass();
  assert.deepEqual([(await get(id)).status, (await get(id)).counts.sent], ['sent', 1]);
});
