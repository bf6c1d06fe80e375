import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import type { App } from '../../src/core/app.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { failOrphans } from '../../src/notifications/cleanup.ts';
import { deliveryTransport } from '../../src/notifications/delivery/prewarm.ts';
import { FcmQuota } from '../../src/notifications/transports/fcm/quota.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import { addPhones } from '../support/devices.ts';
import { type FakeFcm, say, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, type Kind, onBoth, onPostgres, onSqlite, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { Browser, pushService } from '../support/push-service.ts';

const title = 'ఆంధ్రప్రదేశ్‌లో తుపాను హెచ్చరిక: తీర ప్రాంతాల ప్రజలు అప్రమత్తంగా ఉండాలి';
const minute = 60_000;
const perMinute = 600;
const { publicKey, privateKey } = vapidPair();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'https://example.in' };

interface Two {
  fake: FakeFcm;
  both: [Running, Running];
  post(more?: object): Promise<number>;
  get(id: number): Promise<Json>;
  /** Both run the jobs that are due after so much more time. */
  pass(ms: number): Promise<void>;
}

/** Two programs over one database and one stand-in, whose clocks go alike. */
async function two(t: TestContext, kind: Kind, phones: number, extra: Record<string, string> = {}): Promise<Two> {
  let clock = { ms: Date.now() };
  const fake = await startFakeFcm({ now: () => clock.ms });
  t.after(() => fake.close());
  const env = { ...fake.env, WORKERS: '0', FCM_PER_MINUTE: String(perMinute), ...extra };
  const first = await start(t, kind, env);
  clock = first.clock;
  const second = await start(t, kind, env, first.env);
  second.clock.ms = clock.ms;
  await addPhones(first.dinam.app.db.write, phones);
  const as = first.tokenOf;
  return {
    fake,
    both: [first, second],
    async post(more = {}) {
      const json = { title, body: 'گھروں میں رہیں', target: { type: 'all' }, ...more };
      const reply = await first.call('/api/admin/notifications', { token: await as('editor'), json });
      assert.equal(reply.status, 202, reply.text);
      return reply.body.data.id;
    },
    async get(id) {
      return (await first.call(`/api/admin/notifications/${id}`, { token: await as('viewer') })).body.data;
    },
    async pass(ms) {
      clock.ms += ms;
      second.clock.ms = clock.ms;
      // On SQLite one would wait for a lock that the other has, in the same process.
      if (kind === 'postgres') await Promise.all([first, second].map((r) => r.dinam.workers.drain()));
      else for (const running of [first, second]) await running.dinam.workers.drain();
    },
  };
}

/** The most messages of any minute, wherever it begins. */
function busiestMinute({ log }: FakeFcm): number {
  const times = log.map((e) => e.at).sort((a, b) => a - b);
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last++) {
    while ((times[last] as number) - (times[first] as number) >= minute) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

const taken = async ({ both: [{ dinam }] }: Two): Promise<number> => {
  const { rows } = await sql<{ n: number | null }>`select sum(taken) as n from push_quota`.execute(dinam.app.db.write);
  return Number(rows[0]?.n ?? 0);
};

onBoth('two processes together send no more in any minute than FCM takes, and everybody gets it', async (t, kind) => {
  const phones = 1_700;
  const set = await two(t, kind, phones);
  const { fake, post, get, pass } = set;
  const [{ dinam, call, tokenOf }] = set.both;
  const settings = await call('/api/admin/settings/app', {
    method: 'PATCH',
    token: await tokenOf('owner'),
    json: { push: { daily_cap: 5, quiet_hours: null } },
    headers: { 'if-match': '*' },
  });
  assert.equal(settings.status, 200, settings.text);
  const id = await post();
  await pass(0);
  const kept = perMinute / 100;
  assert.equal(fake.requestCount, perMinute - kept, 'what there is goes out at once');
  const topic = await post({ target: { type: 'topic', value: 'news.te.breaking' }, type: 'breaking' });
  await pass(0);
  assert.equal((await get(topic)).status, 'sent', 'the message for everybody does not wait for them');
  let passed = 0;
  for (; (await get(id)).status === 'sending' && passed < 10 * minute; passed += 7_000) await pass(7_000);
  const { status, counts } = await get(id);
  assert.equal(status, 'sent');
  assert.deepEqual([counts.targets, counts.sent, counts.failed, counts.skipped], [phones, phones, 0, {}]);
  assert.ok(busiestMinute(fake) <= perMinute, `${busiestMinute(fake)} in a minute`);
  assert.ok(passed > 2 * minute && passed < 4 * minute, `it took ${passed} ms: the quota was not used`);
  const delivered = fake.delivered();
  assert.equal(delivered.size, phones + 1);
  assert.ok(
    [...delivered.values()].every((n) => n === 1),
    'each once',
  );
  const batches = await dinam.app.db.write.selectFrom('notification_batches').select('tries').execute();
  assert.ok(
    batches.every(({ tries }) => tries === 0),
    'to wait is no try',
  );
  const days = await dinam.app.db.write.selectFrom('device_days').select('sent').execute();
  assert.ok(days.length >= phones && days.every(({ sent }) => sent === 1), 'and counts once to the cap');
  await failOrphans(dinam.app, transportOf(dinam.app));
  assert.ok((await taken(set)) > 0);
  await pass(3 * minute);
  await failOrphans(dinam.app, transportOf(dinam.app));
  assert.equal(await taken(set), 0, 'old seconds go');
});

onBoth('one process that FCM tells to wait tells the other', async (t, kind) => {
  const set = await two(t, kind, 300);
  const { fake, both, post, get, pass } = set;
  const [first, second] = both;
  // The refusal is known before what went out beside it is answered, or these answers would let more go.
  const released = Promise.withResolvers<void>();
  t.after(() => released.resolve());
  fake.next(say.quota(40), ...Array.from({ length: 299 }, () => ({ until: released.promise })));
  const id = await post();
  const sending = first.dinam.workers.drain();
  await until(async () => deliveryTransport(first.dinam.app).rateLimitedMs(first.dinam.app, true) > 0, Boolean);
  released.resolve();
  await sending;
  const { requestCount: asked } = fake;
  assert.ok(asked > 0 && asked < 300, `${asked} were asked for`);
  assert.equal(await taken(set), asked, 'what was not asked for is there for others');
  const other = await post({ target: { type: 'device', value: 'phone-number-7' } });
  await second.dinam.workers.drain();
  const topic = await post({ target: { type: 'topic', value: 'news.te' } });
  await second.dinam.workers.drain();
  await pass(30_000);
  assert.equal(fake.requestCount, asked, 'nobody is asked meanwhile, by neither');
  for (let n = 0; n < 10; n++) await pass(5_000);
  for (const each of [id, other, topic]) assert.equal((await get(each)).status, 'sent');
  assert.deepEqual(
    [...fake.delivered()].filter(([value]) => value !== 'token-number-7').map(([, n]) => n),
    Array.from({ length: 300 }, () => 1),
  );
});

onSqlite('browsers take nothing of the quota, and do not wait for it', async (t, kind) => {
  const service = await pushService(t);
  const set = await two(t, kind, perMinute, { ...vapid, FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' });
  const { fake, both, post, get, pass } = set;
  const [{ call }] = both;
  for (let n = 0; n < 3; n++) {
    const value = JSON.parse(new Browser().subscription(`${service.url}/push/${n}`));
    const json = { installation_id: `browser-${n}-0004`, kind: 'webpush', platform: 'web', value };
    assert.equal((await call('/api/v1/devices', { json })).status, 201);
  }
  const id = await post({ target: { type: 'segment', value: { platform: 'web' } } });
  await pass(0);
  assert.deepEqual([(await get(id)).status, service.got.length, await taken(set)], ['sent', 3, 0]);
  await post();
  await pass(0);
  assert.ok((await taken(set)) >= perMinute - perMinute / 100);
  const late = await post();
  await pass(0);
  assert.equal(service.got.length, 9, 'both times');
  assert.equal(fake.requestCount, perMinute - perMinute / 100);
  for (let n = 0; n < 40; n++) await pass(5_000);
  const { status, counts } = await get(late);
  assert.deepEqual([status, counts.sent, counts.failed], ['sent', perMinute + 3, 0]);
  assert.equal(service.got.length, 9, 'and not again');
});

onSqlite('what a refused set-up did not send is given back', async (t, kind) => {
  const set = await two(t, kind, 400);
  set.fake.next(say.permissionDenied);
  const id = await set.post();
  await set.pass(0);
  assert.ok(set.fake.requestCount < 400);
  assert.equal(await taken(set), set.fake.requestCount);
  for (let n = 0; n < 3; n++) await set.pass(minute);
  assert.equal((await set.get(id)).counts.sent, 400);
});

onPostgres('instances whose clocks are apart count the same minute', async (t) => {
  const { both } = await two(t, 'postgres', 0);
  const apps = both.map(({ dinam }) => ({ ...dinam.app, now: () => Date.now() + dinam.app.db.clock.correctionMs }));
  const quota = new FcmQuota('dinam-test', perMinute);
  assert.equal((await quota.take(apps[0] as App, perMinute, true)).count, perMinute);
  const real = Date.now;
  t.mock.method(Date, 'now', () => real() + 90_000); // the clock of the second machine is ahead
  const { count, waitMs, validMs } = await quota.take(apps[1] as App, 10, true);
  assert.equal(count, 0, 'the minute is used up');
  assert.ok(waitMs > 0 && waitMs < 2 * minute && validMs <= 2_000);
  await quota.hold(apps[1] as App, 30_000);
  t.mock.restoreAll();
  const { projectMs } = await quota.take(apps[0] as App, 1, true);
  assert.ok(projectMs > 0 && projectMs <= 30_000, `${projectMs}`);
});
