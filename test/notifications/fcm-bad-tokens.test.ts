import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say } from '../support/fake-fcm/fake.ts';
import { base, setUp, signal } from '../support/fcm-setup.ts';
import { onSqlite } from '../support/helper.ts';
import { setUp as program } from '../support/sending.ts';

const many = Array.from({ length: 600 }, (_, n) => `token-number-${n}`);
const refused = { state: 'failed', code: 'DEVICE_REFUSED' };
const stop = { state: 'failed', code: 'INVALID_ARGUMENT', stop: true };

test('a token that Google answers with a general 400 fails alone', async (t) => {
  const { fake, send } = await setUp(t);
  // As many as a stranger may register, and they come first.
  const odd = many.slice(0, 40);
  for (const value of odd) fake.answer(value, say.general, say.general);
  const results = await send(many);
  assert.deepEqual(results.slice(0, 40), Array(40).fill(refused));
  assert.ok(results.slice(40).every((r) => r.state === 'sent'));
  const checks = fake.log.filter((e) => e.validateOnly);
  assert.deepEqual([checks.length, checks[0]?.kind], [1, 'topic'], 'one check for all, for nobody');
  assert.deepEqual(await send(odd.slice(0, 1)), [refused]);
  assert.equal(fake.log.filter((e) => e.validateOnly).length, 1, 'what some device got is good');
});

test('a message that FCM refuses for everybody stops, with whatever time is left of its worth', async (t) => {
  const { fake, send } = await setUp(t);
  fake.judge = ({ notification }) =>
    (notification as { title: string }).title === base.title ? say.general : undefined;
  for (const r of await send(many)) assert.deepEqual(r, stop);
  const { requestCount: asked } = fake;
  assert.deepEqual(await send(['x'], { message: { ttlSeconds: 5 } }), [stop]);
  assert.equal(fake.requestCount, asked, 'it is known');
  assert.deepEqual(await send(['x'], { message: { title: 'दूसरी खबर' } }), [{ state: 'sent' }]);
});

test('while it cannot be checked, neither is blamed', async (t) => {
  const { fake, send } = await setUp(t);
  fake.answer('a', say.general);
  fake.answer('dinam.check', say.internal);
  assert.deepEqual(await send(['a']), [{ state: 'retry', code: 'UNAVAILABLE' }]);
});

test('one device that gets too much delays no other', async (t) => {
  const { fake, fcm, app, send } = await setUp(t);
  fake.answer('token-number-3', say.ownQuota(1_800));
  fake.answer('news.te', say.ownQuota(90));
  const results = await send(many);
  assert.deepEqual(results[3], { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: 1_800_000 });
  assert.equal(results.filter((r) => r.state === 'sent').length, 599);
  const topic = await fcm.sendTopic(app, base, { topic: 'news.te' }, { signal });
  assert.deepEqual(topic, { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: 90_000 });
  assert.equal(fcm.rateLimitedMs(app), 0);
});

test('when most devices are rate-limited, all wait', async (t) => {
  const { fake, send, clock } = await setUp(t);
  for (const value of many) fake.answer(value, say.ownQuota(60));
  const results = await send(many);
  assert.ok(results.every((r) => r.state === 'retry' && r.code === 'QUOTA_EXCEEDED'));
  assert.ok(fake.requestCount <= 210, `${fake.requestCount} were asked`);
  clock.ms += 60_000;
  const { requestCount: asked } = fake;
  await send(many.slice(300));
  assert.ok(fake.requestCount - asked <= 16, `${fake.requestCount - asked} were asked the second time`);
});

test('a clock that is set back delays no device for a day', async (t) => {
  const { fake, fcm, app, send, clock } = await setUp(t);
  fake.next(say.quota(30));
  await send(['a']);
  assert.equal(fcm.rateLimitedMs(app), 30_000);
  clock.ms -= 86_400_000;
  fake.revoke(); // an access token has its time, too
  assert.equal(fcm.rateLimitedMs(app), 0);
  assert.deepEqual(await send(['a']), [{ state: 'sent' }]);
  fake.next(say.quota(30));
  await send(['a']);
  assert.equal(fcm.rateLimitedMs(app), 30_000, 'and a new hold is one');
});

test('a refusal that a million devices get is one line of the log', async (t) => {
  const { fake, fcm, app } = await setUp(t);
  let lines = 0;
  const log = { ...app.log, warn: () => void lines++, error: () => void lines++ };
  for (const value of many) fake.answer(value, say.thirdParty);
  const to = many.map((value, n) => ({ deviceId: n, kind: 'token' as const, value }));
  const results = await fcm.send({ ...app, log } as never, base, to, { signal });
  assert.ok(results.every((r) => r.state === 'failed' && r.code === 'THIRD_PARTY_AUTH_ERROR'));
  assert.equal(lines, 1);
});

onSqlite('credentials of another project do not empty the list of devices', async (t, kind) => {
  const strange = Array.from({ length: 60 }, (_, n) => `mismatch-token-${n}`);
  const { running, fake, post, pass, get } = await program(t, kind, [...strange, 'token-number-own']);
  const left = async (): Promise<number> =>
    (await running.dinam.app.db.write.selectFrom('devices').select('id').execute()).length;
  const id = await post();
  await pass();
  const wrong = await get(id);
  assert.deepEqual([wrong.counts.sent, wrong.counts.failed_by_code], [1, { WRONG_PROJECT: 60 }]);
  assert.match(wrong.errors[0].text, /FCM_CREDENTIALS/);
  assert.equal(await left(), 61);
  // With the right ones most are of this project, and what is not goes.
  for (const value of strange.slice(1)) fake.answer(value, ...Array(3).fill(say.ok));
  const last = await post();
  await pass();
  assert.deepEqual((await get(last)).counts.failed_by_code, { SENDER_ID_MISMATCH: 1 });
  assert.equal(await left(), 60);
});

onSqlite('one odd token stops no notification', async (t, kind) => {
  const { fake, post, get, pass } = await program(t, kind, many.slice(0, 60));
  fake.answer('token-number-7', say.general);
  const id = await post();
  await pass();
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.failed_by_code], ['sent', 59, { DEVICE_REFUSED: 1 }]);
});
