import assert from 'node:assert/strict';
import { instant } from '../../src/core/clock.ts';
import { fillDevices } from '../support/devices.ts';
import { say } from '../support/fake-fcm/fake.ts';
import { type Json, onBoth, onSqlite, password, start } from '../support/helper.ts';
import { hour, minute, setUp } from '../support/sending.ts';

const four = ['token-number-a', 'token-number-b', 'token-number-c', 'token-number-d'];
const fieldsOf = (n: number): object => ({ lang: n < 2 ? 'te' : 'ur', platform: n === 0 ? 'ios' : 'android' });
const iso = (ms: number): string => new Date(ms).toISOString();

onSqlite('first and last message, rate, and who got it, as far as it has come', async (t, kind) => {
  const { running, fake, post, get, pass, verb } = await setUp(t, kind, four, fieldsOf);
  const began = running.clock.ms;
  fake.answer('token-number-b', say.unavailable(40));
  fake.answer('token-number-c', say.unregistered);
  const id = await post();
  const taken = await get(id);
  assert.deepEqual(taken.progress, {
    first_sent_at: null,
    last_sent_at: null,
    seconds_to_last: null,
    sending_seconds: null,
    per_second: null,
    per_minute: null,
    left: null,
    waits_for: [{ reason: 'turn', devices: null, from: null, until: null }],
  });
  assert.deepEqual([taken.by_platform, taken.by_lang, taken.opened_share], [{}, {}, null]);
  running.clock.ms += 2_000;
  await pass();
  const half = await get(id);
  const out = iso(began + 2_000);
  assert.deepEqual([half.progress.first_sent_at, half.progress.last_sent_at], [out, out]);
  assert.deepEqual([half.progress.seconds_to_last, half.progress.left, half.progress.per_second], [2, 1, null]);
  const [wait, ...others] = half.progress.waits_for;
  assert.deepEqual([wait.reason, wait.devices, others], ['retry', 1, []]);
  const due = instant(wait.until) - began - 2_000;
  assert.ok(wait.from === wait.until && due >= 40_000 && due <= 44_000, wait.until);
  await pass(50_000);
  const { progress, ...all } = await get(id);
  assert.deepEqual(
    [progress.first_sent_at, progress.last_sent_at, progress.seconds_to_last],
    [out, iso(began + 52_000), 52],
  );
  assert.deepEqual([progress.sending_seconds, progress.per_second, progress.per_minute], [50, 0.1, 4]);
  assert.deepEqual([progress.left, progress.waits_for, all.status], [0, [], 'sent']);
  assert.deepEqual(all.by_lang, {
    te: { sent: 2, opened: 0, opened_share: 0 },
    ur: { sent: 1, opened: 0, opened_share: 0 },
  });
  assert.deepEqual([all.by_platform.ios.sent, all.by_platform.android.sent], [1, 2]);
  assert.equal(all.rev, taken.rev, 'progress is no edit');
  assert.equal((await verb(`${id}/cancel`)).status, 409);
});

onSqlite('progress makes no If-Match stale, and a long wait is no sending', async (t, kind) => {
  const set = await setUp(t, kind, four);
  const { running, fake, post, get, pass, as } = set;
  fake.answer('token-number-b', say.unavailable(10));
  const id = await post();
  const { rev } = await get(id);
  await pass();
  const path = `/api/admin/notifications/${id}/pause`;
  const pause = async (etag: number) =>
    running.call(path, { token: await as('editor'), json: {}, headers: { 'if-match': `"${etag}"` } });
  const paused = await pause(rev);
  assert.equal(paused.status, 200, paused.text);
  assert.deepEqual(paused.body.data.progress.waits_for, [{ reason: 'paused', devices: 1, from: null, until: null }]);
  assert.equal((await pause(rev)).status, 412, 'a pause is an edit');
  assert.equal(paused.body.data.by_lang.te.sent, 3, 'a verb tells as much as a look');
  await pass(3 * hour);
  const resumed = await set.verb(`${id}/resume`);
  assert.deepEqual(resumed.body.data.progress.waits_for, [{ reason: 'turn', devices: 1, from: null, until: null }]);
  await pass();
  const { progress, status } = await get(id);
  assert.deepEqual([status, progress.seconds_to_last, progress.sending_seconds], ['sent', 10_800, 0]);
});

onSqlite('what a notification waits for: its time, the night, the quota', async (t, kind) => {
  const { running, fake, post, get, pass, verb } = await setUp(t, kind, four, (n) => ({
    tz: 'Asia/Kolkata',
    quiet_hours: n === 0 ? { from: '22:00', to: '07:00' } : { from: '00:00', to: '00:00' },
  }));
  // 23:00 in India.
  running.clock.ms = Math.ceil(running.clock.ms / (24 * hour)) * 24 * hour + 17.5 * hour;
  const morning = iso(running.clock.ms + 8 * hour);
  const waits = async (id: number): Promise<Json> => (await get(id)).progress.waits_for;

  const scheduled_at = iso(running.clock.ms + hour);
  const planned = await post({ scheduled_at });
  assert.deepEqual(await waits(planned), [
    { reason: 'schedule', devices: null, from: scheduled_at, until: scheduled_at },
  ]);
  await verb(`${planned}/cancel`);
  assert.deepEqual(await waits(planned), []);
  assert.equal((await get(planned)).progress.left, 0);

  const night = await post();
  await pass();
  assert.deepEqual(await waits(night), [{ reason: 'quiet_hours', devices: 1, from: morning, until: morning }]);
  assert.equal((await get(night)).counts.sent, 3);

  fake.next(say.quota(120));
  const held = await post({ type: 'breaking', target: { type: 'device', value: 'phone-token-number-b' } });
  await pass();
  const [quota] = await waits(held);
  assert.deepEqual([quota.reason, quota.devices], ['quota', 1]);
  const rest = instant(quota.until) - running.clock.ms;
  assert.ok(rest >= 120_000 && rest <= 132_000, quota.until);
  const other = await post({ type: 'breaking' });
  await pass();
  const [due] = await waits(other);
  assert.deepEqual(due, { reason: 'quota', devices: 4, from: iso(running.clock.ms + 120_000), until: due.from });
  await pass(3 * minute);
  assert.deepEqual([await waits(held), await waits(other)], [[], []]);
});

onSqlite('while a ramp runs the rest waits, and a paused notification waits for an editor', async (t, kind) => {
  const { running, post, get, pass, verb } = await setUp(t, kind, []);
  await fillDevices(running.dinam.app.db.write, 1_100, running.clock.ms, ['hi', 'ur']);
  const id = await post({ spread_seconds: 600 });
  await pass();
  const [second, third] = [200, 400].map((s) => iso(running.clock.ms + s * 1_000));
  const { progress, by_lang } = await get(id);
  assert.deepEqual(
    [progress.left, progress.waits_for],
    [600, [{ reason: 'spread', devices: 600, from: second, until: third }]],
  );
  assert.deepEqual([by_lang.hi.sent, by_lang.ur.sent], [250, 250]);
  await pass(200_000);
  assert.equal((await get(id)).progress.left, 100);
  await verb(`${id}/pause`);
  await pass(300_000);
  assert.deepEqual((await get(id)).progress.waits_for, [{ reason: 'paused', devices: 100, from: null, until: null }]);
  await verb(`${id}/resume`);
  await pass();
  const after = await get(id);
  assert.deepEqual([after.status, after.counts.sent, after.progress.left], ['sent', 1_100, 0]);
  assert.deepEqual([after.by_lang.hi.sent, after.by_platform.android.sent], [550, 1_100]);
});

onSqlite('a topic is one message: only its opens are counted, not its recipients', async (t, kind) => {
  const { running, fake, post, get, pass } = await setUp(t, kind, four, fieldsOf);
  fake.next(say.unavailable(30));
  const id = await post({ target: { type: 'topic', value: 'news.te' } });
  await pass();
  const waiting = (await get(id)).progress;
  assert.deepEqual([waiting.left, waiting.waits_for[0].reason, waiting.waits_for[0].devices], [1, 'retry', null]);
  await pass(40_000);
  const json = { installation_id: 'phone-token-number-a' };
  assert.equal((await running.call(`/api/v1/notifications/${id}/opened`, { json })).status, 202);
  await running.dinam.close();
  // Written at the end, and still there for the next.
  const again = await start(t, kind, { WORKERS: '0' }, running.env);
  const login = await again.call('/api/auth/login', { json: { username: 'test.viewer', password } });
  const { data } = (await again.call(`/api/admin/notifications/${id}`, { token: login.body.data.token })).body;
  assert.deepEqual([data.counts.targets, data.counts.sent, data.counts.opened], [null, 1, 1]);
  assert.deepEqual([data.opened_share, data.by_lang], [null, { te: { sent: null, opened: 1, opened_share: null } }]);
  assert.deepEqual([data.by_platform.ios.opened, data.progress.left], [1, 0]);
});

onBoth('the history is narrowed by story, time and state', async (t, kind) => {
  const { running, post, pass, verb, as } = await setUp(t, kind, four.slice(0, 1));
  const token = await as('editor');
  const story = await running.call('/api/admin/news', {
    token,
    json: { title: 'ভারী বৃষ্টি', lang: 'bn', content: 'ঢাকা' },
  });
  assert.equal(story.status, 201, story.text);
  const news_id = story.body.data.id;
  await running.call(`/api/admin/news/${news_id}/publish`, { token, json: {} });
  const first = await post();
  const about = await post({ news_id });
  await pass();
  running.clock.ms += hour;
  const at = iso(running.clock.ms);
  const planned = await post({ scheduled_at: iso(running.clock.ms + 2 * hour) });
  const cancelled = await post();
  await verb(`${cancelled}/cancel`);
  const ids = async (query: string): Promise<number[]> => {
    const reply = await running.call(`/api/admin/notifications?${query}`, { token: await as('viewer') });
    assert.equal(reply.status, 200, reply.text);
    assert.equal(reply.body.meta.total, reply.body.data.length);
    return reply.body.data.map((n: Json) => n.id);
  };
  assert.deepEqual(await ids(`news_id=${news_id}`), [about]);
  assert.deepEqual(await ids('news_id=99999'), []);
  assert.deepEqual(await ids(`to=${at}`), [about, first]);
  assert.deepEqual(await ids(`from=${at}`), [cancelled, planned]);
  assert.deepEqual(await ids(`from=${iso(running.clock.ms + hour)}`), [planned], 'a plan counts by its time');
  assert.deepEqual(await ids(`from=${at}&to=${at}`), []);
  assert.deepEqual(await ids('status=scheduled,cancelled'), [cancelled, planned]);
  assert.deepEqual(await ids('status=sent&type=general'), [about, first]);
  for (const [query, field] of [
    ['from=yesterday', 'from'],
    ['to=2026-11-20', 'to'],
    ['news_id=x', 'news_id'],
    ['status=gone', 'status'],
  ] as const) {
    const reply = await running.call(`/api/admin/notifications?${query}`, { token: await as('viewer') });
    assert.equal(reply.status, 400, query);
    assert.match(reply.body.errors[0].field, new RegExp(`^${field}`));
  }
});
