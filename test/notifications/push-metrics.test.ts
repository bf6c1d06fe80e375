import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { opensOf } from '../../src/notifications/opens/record.ts';
import { newBatch } from '../../src/notifications/store.ts';
import { logTransport } from '../../src/notifications/transports/log.ts';
import { MeteredTransport } from '../../src/notifications/transports/metered.ts';
import { metersOf } from '../../src/notifications/transports/meters.ts';
import { faultsOf, listenTo } from '../plans-read.ts';
import { fillDevices } from '../support/devices.ts';
import { type FakeFcm, say, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { base, signal } from '../support/fcm-setup.ts';
import { onBoth, onSqlite, type Running, start, test } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { minute, setUp } from '../support/sending.ts';

const four = ['token-number-a', 'token-number-b', 'token-number-c', 'token-number-d'];

async function fakeOf(t: TestContext): Promise<FakeFcm> {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  return fake;
}

/** The values of `/metrics` whose names begin so, by name and labels without that beginning. */
async function read({ call }: Running, beginning: string): Promise<Record<string, number>> {
  const { status, text } = await call('/metrics');
  assert.equal(status, 200, text);
  const lines = text.split('\n').filter((line) => line.startsWith(beginning));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(beginning.length, at), Number(line.slice(at + 1))];
    }),
  );
}

onSqlite('messages by result and code, and how long their requests took', async (t, kind) => {
  const { running, fake, post, pass, verb } = await setUp(t, kind, four);
  fake.answer('token-number-b', say.unavailable(30));
  fake.answer('token-number-c', say.unregistered);
  fake.answer('token-number-d', say.thirdParty);
  await post();
  await pass();
  const messages = (): Promise<Record<string, number>> => read(running, 'dinam_push_messages_total');
  const counted = {
    '{way="fcm",result="sent",code=""}': 1,
    '{way="fcm",result="retry",code="UNAVAILABLE"}': 1,
    '{way="fcm",result="gone",code="UNREGISTERED"}': 1,
    '{way="fcm",result="failed",code="THIRD_PARTY_AUTH_ERROR"}': 1,
  };
  assert.deepEqual(await messages(), counted);
  const seconds = await read(running, 'dinam_push_request_seconds');
  assert.equal(seconds['_count{way="fcm"}'], 4);
  assert.equal(seconds['_bucket{le="+Inf",way="fcm"}'], 4);
  const buckets = Object.entries(seconds).flatMap(([name, n]) => (name.startsWith('_bucket') ? [n] : []));
  assert.deepEqual(
    buckets,
    buckets.toSorted((a, b) => a - b),
    'each bucket has those of the smaller ones',
  );
  const sum = seconds['_sum{way="fcm"}'] as number;
  assert.ok(sum > 0 && sum < 80, `${sum} s`);
  assert.deepEqual(await read(running, 'dinam_push_in_flight'), { '{way="fcm"}': 0 });
  await pass(minute);
  const again = { ...counted, '{way="fcm",result="sent",code=""}': 2 };
  assert.deepEqual(await messages(), again);
  await verb('', { title: 'परीक्षा', target: { type: 'all' }, dry_run: true });
  assert.deepEqual(await messages(), again, 'a dry run sends nothing');
});

onSqlite('what is on its way, what is due, and what nobody may send yet', async (t, kind) => {
  const { running, fake, post, pass, verb } = await setUp(t, kind, four);
  const due = (): Promise<Record<string, number>> => read(running, 'dinam_push_due');
  const oldest = async () => (await read(running, 'dinam_push_oldest_due_seconds'))[''];
  assert.deepEqual([await due(), await oldest()], [{ _batches: 0, _devices: 0 }, 0]);
  await post({ scheduled_at: new Date(running.clock.ms + minute).toISOString() });
  assert.equal(await oldest(), 0, 'its time has not come');
  running.clock.ms += 3 * minute;
  assert.equal(await oldest(), 120, 'nobody has fanned it out');
  await pass();
  assert.equal(await oldest(), 0);

  fake.answer('token-number-a', say.unavailable(30));
  const id = await post();
  await pass();
  assert.deepEqual(await due(), { _batches: 0, _devices: 0 }, 'it waits for its time');
  running.clock.ms += 10 * minute;
  assert.deepEqual(await due(), { _batches: 1, _devices: 1 });
  const seconds = (await oldest()) as number;
  assert.ok(seconds > 560 && seconds <= 570, `${seconds} s`);
  await verb(`${id}/pause`);
  assert.deepEqual([await due(), await oldest()], [{ _batches: 0, _devices: 0 }, 0], 'somebody has said so');
  await verb(`${id}/resume`);
  fake.answer('token-number-a', say.slow(1_500));
  const going = pass();
  const inFlight = async () => (await read(running, 'dinam_push_in_flight'))['{way="fcm"}'];
  await until(inFlight, (n) => n === 1);
  await going;
  assert.equal(await inFlight(), 0);

  assert.equal((await read(running, 'dinam_push_held_seconds'))[''], 0);
  fake.next(say.quota(90));
  await post();
  await pass();
  assert.equal((await read(running, 'dinam_push_held_seconds'))[''], 90);
});

onSqlite('access tokens that were not given, topics that are due, opens', async (t, kind) => {
  const { running, fake, post, pass } = await setUp(t, kind, four.slice(0, 2));
  const { app } = running.dinam;
  const topics = async () => (await read(running, 'dinam_push_topics_due'))[''];
  assert.equal(await topics(), 0);
  await fillDevices(app.db.write, 30, running.clock.ms);
  assert.equal(await topics(), 30);
  assert.deepEqual(await read(running, 'dinam_push_token_failures_total'), {
    '{reason="refused"}': 0,
    '{reason="unreachable"}': 0,
  });
  fake.revoke();
  running.clock.ms += 2 * 60 * minute;
  fake.nextGrant({ status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } });
  const id = await post();
  await pass();
  assert.deepEqual(await read(running, 'dinam_push_token_failures_total'), {
    '{reason="refused"}': 1,
    '{reason="unreachable"}': 0,
  });
  await pass(3 * minute);
  for (const phone of ['phone-token-number-a', 'phone-token-number-b', 'phone-of-nobody'])
    await running.call(`/api/v1/notifications/${id}/opened`, { json: { installation_id: phone } });
  await opensOf(app).flush();
  await running.call(`/api/v1/notifications/${id}/opened`, { json: { installation_id: 'phone-token-number-a' } });
  await opensOf(app).flush();
  assert.deepEqual(await read(running, 'dinam_push_opens_total'), {
    '{result="counted"}': 2,
    '{result="again"}': 1,
    '{result="unknown"}': 1,
    '{result="lost"}': 0,
  });
});

onSqlite('without credentials the log is the way, and no topic is due', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await fillDevices(running.dinam.app.db.write, 3, running.clock.ms);
  const token = await running.tokenOf('editor');
  const json = { title: 'மழை எச்சரிக்கை', target: { type: 'all' } };
  assert.equal((await running.call('/api/admin/notifications', { token, json })).status, 202);
  await running.dinam.workers.drain();
  assert.deepEqual(await read(running, 'dinam_push_messages_total'), { '{way="log",result="sent",code=""}': 3 });
  assert.equal((await read(running, 'dinam_push_topics_due'))[''], 0);
});

onBoth('a look at what is due reads what is due, and not all that ever was', async (t, kind) => {
  const running = await start(t, kind, {
    WORKERS: '0',
    FCM_CREDENTIALS: JSON.stringify((await fakeOf(t)).credentials),
  });
  const { app } = running.dinam;
  const { write } = app.db;
  await fillDevices(write, 3_000, running.clock.ms);
  await sql`update devices set topics_due = 0 where id > 5`.execute(write);
  const token = await running.tokenOf('editor');
  for (let n = 0; n < 3; n++)
    await running.call('/api/admin/notifications', { token, json: { title: 'খবর', target: { type: 'all' } } });
  await running.dinam.workers.drain();
  await sql`update notifications set status = 'sending'`.execute(write);
  const { id } = await write.selectFrom('notifications').select('id').orderBy('id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 3_000 }, (_, n) =>
    newBatch({
      notification_id: id,
      batch: 100 + n,
      targets: 7,
      due_at: new Date(running.clock.ms - n).toISOString(),
      status: n < 2_990 ? 'done' : 'pending',
    }),
  );
  for (let at = 0; at < rows.length; at += 500)
    await write
      .insertInto('notification_batches')
      .values(rows.slice(at, at + 500))
      .execute();
  const heard = listenTo(app);
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await sql`analyze`.execute(write);
    heard.take();
    assert.deepEqual(await read(running, 'dinam_push_due'), { _batches: 10, _devices: 70 });
    assert.equal((await read(running, 'dinam_push_topics_due'))[''], 5);
    const requests = heard.take().filter((query) => /notification|devices/.test(query.sql));
    assert.equal(requests.length, 6, 'the queries of two looks were heard');
    for (const query of requests)
      for (const { kind: fault, detail } of await faultsOf(app, query))
        assert.match(detail, /devices_topics_due/, `${fault} ${query.sql}`); // it holds those that are due, and no others
  }
});

test('a code that is none of ours becomes no label', async () => {
  const config = readConfig({ NODE_ENV: 'test' });
  const odd = new MeteredTransport('fcm', {
    ...logTransport,
    send: async (_app, _message, recipients) =>
      recipients.map(() => ({ state: 'failed', code: 'a stranger said this' })),
  });
  const app = { config, db: {} } as Parameters<typeof odd.send>[0];
  await odd.send(app, base, [{ deviceId: 1, kind: 'token', value: 'x' }], { signal });
  assert.deepEqual([...metersOf(app).messages], [['fcm failed UNKNOWN', 1]]);
});
