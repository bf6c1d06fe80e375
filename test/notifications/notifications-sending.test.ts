import assert from 'node:assert/strict';
import { fanOut } from '../../src/notifications/delivery/fan-out.ts';
import { sendBatch } from '../../src/notifications/delivery/send-batch.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import { say } from '../support/fake-fcm/fake.ts';
import { type Json, onSqlite } from '../support/helper.ts';
import { hour, minute, setUp } from '../support/sending.ts';

onSqlite('only those that were not taken go out again, by Retry-After or with a growing wait', async (t, kind) => {
  const { fake, post, get, pass } = await setUp(t, kind, [
    'token-number-a',
    'token-number-b',
    'token-number-c',
    'token-number-d',
  ]);
  fake.answer('token-number-b', say.unavailable(40));
  fake.answer('token-number-c', say.internal, say.internal);
  fake.answer('token-number-d', say.unregistered);
  const id = await post();
  await pass();
  const first = await get(id);
  assert.equal(first.status, 'sending', 'two are still to come');
  assert.deepEqual([first.counts.targets, first.counts.sent, first.counts.removed], [4, 1, 1]);
  assert.deepEqual(first.counts.failed_by_code, { UNREGISTERED: 1 }, 'what is tried again has not failed');
  await pass(39_000);
  assert.ok(!fake.delivered().has('token-number-b'), 'it is waited as long as was asked for');
  await pass(8_000);
  assert.equal(fake.delivered().get('token-number-b'), 1);
  await pass(minute);
  const last = await get(id);
  assert.equal(last.status, 'sent');
  assert.deepEqual(last.counts, {
    targets: 4,
    sent: 3,
    failed: 1,
    failed_by_code: { UNREGISTERED: 1 },
    skipped: {},
    removed: 1,
    opened: 0,
  });
  assert.deepEqual(
    last.errors.map((e: Json) => [e.code, e.count]),
    [['UNREGISTERED', 1]],
  );
  assert.match(last.errors[0].text, /removed from the phone/);
  assert.deepEqual([...fake.delivered()].sort(), [
    ['token-number-a', 1],
    ['token-number-b', 1],
    ['token-number-c', 1],
  ]);
});

onSqlite('a topic is tried again, too', async (t, kind) => {
  const { fake, post, get, pass } = await setUp(t, kind, []);
  fake.answer('news.te', say.unavailable(20), say.unavailable(20));
  const id = await post({ target: { type: 'topic', value: 'news.te' } });
  await pass();
  assert.equal((await get(id)).status, 'sending');
  await pass(23_000);
  await pass(23_000);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.targets, counts.sent, counts.failed], ['sent', null, 1, 0]);
  assert.equal(fake.delivered().get('news.te'), 1);
});

onSqlite('a message that is wrong ends its notification, with the code', async (t, kind) => {
  const { running, fake, post, get, pass } = await setUp(t, kind, [
    'token-number-a',
    'token-number-b',
    'token-number-c',
  ]);
  fake.judge = () => say.tooBig;
  const id = await post();
  // Batches behind it wait for their moment.
  const { app } = running.dinam;
  await fanOut(app, { payload: { id } }, transportOf(app));
  const [batch] = await app.db.write.selectFrom('notification_batches').selectAll().execute();
  const dueAt = new Date(running.clock.ms + hour).toISOString();
  await app.db.write
    .insertInto('notification_batches')
    .values({ ...(batch as NonNullable<typeof batch>), batch: 1, due_at: dueAt })
    .execute();
  await app.db.write.updateTable('notifications').set({ batches: 2, targets: 6 }).where('id', '=', id).execute();
  await pass();
  const { status, counts, errors } = await get(id);
  assert.equal(status, 'failed');
  assert.deepEqual([counts.targets, counts.sent, counts.failed], [6, 0, 6]);
  assert.deepEqual(counts.failed_by_code, { INVALID_ARGUMENT: 6 });
  assert.match(errors[0].text, /refuses the message itself/);
  const tries = fake.log.length;
  await sendBatch(app, { payload: { id, batch: 1 }, signal: new AbortController().signal }, transportOf(app));
  assert.equal(fake.log.length, tries, 'the rest stays at home');
});

onSqlite('a push service whose quota is used up is left alone until its time', async (t, kind) => {
  const { fake, post, get, pass } = await setUp(t, kind, ['token-number-a', 'token-number-b', 'token-number-c']);
  fake.answer('token-number-a', say.quota(30));
  fake.answer('token-number-b', say.quota(30));
  fake.answer('token-number-c', say.quota(30));
  const one = await post();
  await pass();
  const tries = fake.log.length;
  const two = await post({ title: 'दूसरी खबर' });
  await pass(1_000);
  await pass(20_000);
  assert.equal(fake.log.length, tries, 'nobody is asked meanwhile');
  await pass(15_000);
  await pass(15_000);
  await pass(15_000);
  for (const id of [one, two]) {
    const { status, counts } = await get(id);
    assert.deepEqual([status, counts.sent, counts.failed], ['sent', 3, 0]);
  }
  assert.deepEqual([...fake.delivered().values()], [2, 2, 2]);
});

onSqlite('phones that sleep get it in the morning, others are left out and counted', async (t, kind) => {
  const zone = 'Asia/Kolkata';
  const set = await setUp(t, kind, ['token-number-a', 'token-number-b', 'token-number-c', 'token-number-d'], (n) => ({
    tz: zone,
    ...(n === 1 || n === 2 ? { quiet_hours: { from: '22:00', to: '07:00' } } : {}),
    ...(n === 3 ? { opt_outs: { types: ['cinema'] } } : {}),
  }));
  const { running, fake, post, get, pass, as } = set;
  const today = new Date(running.clock.ms).toISOString().slice(0, 10);
  running.clock.ms = Date.parse(`${today}T23:30:00+05:30`) + 24 * hour;
  const id = await post({ type: 'cinema' });
  await pass();
  const night = await get(id);
  assert.equal(night.status, 'sending');
  assert.deepEqual([night.counts.targets, night.counts.sent, night.counts.skipped], [4, 1, { opted_out: 1 }]);
  await pass(7 * hour);
  assert.deepEqual([...fake.delivered().keys()], ['token-number-a'], 'half past six');
  await pass(hour);
  const morning = await get(id);
  assert.equal(morning.status, 'sent');
  assert.deepEqual([morning.counts.sent, morning.counts.failed, morning.counts.skipped], [3, 0, { opted_out: 1 }]);

  running.clock.ms += 16 * hour;
  const stale = await post({ ttl_seconds: 3_600, type: 'weather' });
  await pass();
  const { status, counts } = await get(stale);
  assert.deepEqual([status, counts.sent, counts.skipped], ['sent', 2, { quiet_hours: 2 }]);

  const settings = await running.call('/api/admin/settings/app', {
    method: 'PATCH',
    token: await as('owner'),
    json: { push: { daily_cap: 1 } },
    headers: { 'if-match': '*' },
  });
  assert.equal(settings.status, 200, settings.text);
  running.clock.ms += 14 * hour; // by day
  await post({ type: 'weather' });
  await pass();
  const third = await post({ type: 'weather' });
  await pass();
  assert.deepEqual((await get(third)).counts.skipped, { daily_cap: 4 });
});
