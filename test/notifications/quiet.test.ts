import assert from 'node:assert/strict';
import { sweep } from '../../src/notifications/cleanup.ts';
import type { DeviceCandidate, NotificationFacts, Sendable } from '../../src/notifications/delivery/eligibility.ts';
import { sendableNow } from '../../src/notifications/delivery/eligibility.ts';
import { quietEnd } from '../../src/notifications/delivery/quiet-hours.ts';
import { devicesBetween, devicesByIds } from '../../src/notifications/targeting/audience.ts';
import { type Json, onBoth, onSqlite, type Running, start, test } from '../support/helper.ts';

const hour = 3_600_000;
const day = 24 * hour;
const night = { from: '22:00', to: '07:00' };
const india = 'Asia/Kolkata';
const newYork = 'America/New_York';

test('quiet hours end by the clock on the wall, across midnight and across summer time', () => {
  const cases: [at: string, zone: string, quiet: typeof night, end: string | null][] = [
    ['2026-11-20T21:59:59+05:30', india, night, null],
    ['2026-11-20T22:00:00+05:30', india, night, '2026-11-21T07:00:00+05:30'],
    ['2026-11-21T06:59:59+05:30', india, night, '2026-11-21T07:00:00+05:30'],
    ['2026-11-21T07:00:00+05:30', india, night, null],
    ['2026-11-21T14:10:00+05:30', india, { from: '13:00', to: '16:30' }, '2026-11-21T16:30:00+05:30'],
    ['2026-11-21T12:59:00+05:30', india, { from: '13:00', to: '16:30' }, null],
    ['2026-11-21T12:00:00+05:30', india, { from: '08:00', to: '08:00' }, null],
    ['2026-11-20T23:30:00+05:45', 'Asia/Kathmandu', night, '2026-11-21T07:00:00+05:45'],
    // Spring forward, 8 March 2026: there is no 02:00 to 03:00, and the night has eight hours.
    ['2026-03-07T23:00:00-05:00', newYork, night, '2026-03-08T07:00:00-04:00'],
    ['2026-03-08T01:30:00-05:00', newYork, { from: '22:00', to: '02:30' }, '2026-03-08T03:00:00-04:00'],
    ['2026-03-08T01:59:00-05:00', newYork, { from: '02:00', to: '05:00' }, null],
    ['2026-03-08T03:00:00-04:00', newYork, { from: '02:00', to: '05:00' }, '2026-03-08T05:00:00-04:00'],
    // Fall back, 1 November 2026: 01:00 to 02:00 comes twice, and the night has ten hours.
    ['2026-10-31T23:00:00-04:00', newYork, night, '2026-11-01T07:00:00-05:00'],
    ['2026-11-01T00:30:00-04:00', newYork, { from: '22:00', to: '01:30' }, '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T01:40:00-04:00', newYork, { from: '22:00', to: '01:30' }, null],
    ['2026-11-01T01:10:00-05:00', newYork, { from: '22:00', to: '01:30' }, '2026-11-01T01:30:00-05:00'],
    ['2026-11-01T01:30:00-05:00', newYork, { from: '22:00', to: '01:30' }, null],
  ];
  for (const [at, zone, quiet, end] of cases) {
    const found = quietEnd(Date.parse(at), zone, quiet);
    assert.equal(found === null ? null : new Date(found).toISOString(), end && new Date(end).toISOString(), at);
  }
});

async function register(running: Running, n: number, more: object = {}): Promise<number> {
  const json = { installation_id: `phone-${n}-at-night`, value: `token-${n}-at-night`, ...more };
  const reply = await running.call('/api/v1/devices', { json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

async function settle(running: Running, push: object): Promise<void> {
  const token = await running.tokenOf('owner');
  const reply = await running.call('/api/admin/settings/app', {
    method: 'PATCH',
    token,
    json: { push },
    headers: { 'if-match': '*' },
  });
  assert.equal(reply.status, 200, reply.text);
}

const about = (more: Partial<NotificationFacts> = {}): NotificationFacts => ({
  id: 1,
  type: 'general',
  category: null,
  worthUntilMs: null,
  isCounted: false,
  ...more,
});

const everybody = (running: Running): Promise<DeviceCandidate[]> =>
  devicesBetween(running.dinam.app.db.write, { type: 'all' }, 0, 1_000_000, running.clock.ms);

const decide = async (
  running: Running,
  more: Partial<NotificationFacts> = {},
  at = running.clock.ms,
): Promise<Sendable<DeviceCandidate>> => sendableNow(running.dinam.app, await everybody(running), about(more), at);

const idsOf = (result: Sendable<DeviceCandidate>): number[] => result.now.map((d) => d.id);
const quietOf = (result: Sendable<DeviceCandidate>): Record<string, number[]> =>
  Object.fromEntries([...result.quiet].map(([ms, { ids }]) => [new Date(ms).toISOString(), ids]));

onSqlite('each device sleeps by its own clock, and breaking news wakes it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const own = await register(running, 1, { quiet_hours: night, tz: india });
  const place = await register(running, 2, { quiet_hours: night, place: 'New York' });
  const unknown = await register(running, 3, { quiet_hours: { from: '00:00', to: '05:00' }, place: 'எங்கோ' });
  const none = await register(running, 4);
  const never = await register(running, 5, { quiet_hours: { from: '00:00', to: '00:00' } });
  const at = Date.parse('2026-11-20T19:00:00Z'); // 00:30 in India, 14:00 in New York
  const result = await decide(running, {}, at);
  assert.deepEqual(idsOf(result), [place, none, never], 'by default nobody sleeps');
  assert.deepEqual(quietOf(result), { '2026-11-21T01:30:00.000Z': [own], '2026-11-20T23:30:00.000Z': [unknown] });
  assert.deepEqual(idsOf(await decide(running, { type: 'breaking' }, at)), [own, place, unknown, none, never]);

  const short = await decide(running, { worthUntilMs: at + 5 * hour }, at);
  assert.deepEqual(short.skipped, { quiet_hours: 1 }, 'in the morning it is old');
  assert.deepEqual(quietOf(short), { '2026-11-20T23:30:00.000Z': [unknown] });

  await settle(running, { quiet_hours: night });
  const asSet = await decide(running, {}, at);
  assert.deepEqual(idsOf(asSet), [place, never], 'its own hours go before those of the publisher');
  assert.deepEqual(quietOf(asSet)['2026-11-21T01:30:00.000Z'], [own, none]);
  const waiting = await devicesByIds(running.dinam.app.db.write, [own, none]);
  const morning = await sendableNow(running.dinam.app, waiting, about(), Date.parse('2026-11-21T01:30:00Z'));
  assert.deepEqual(idsOf(morning), [own, none]);
});

onSqlite('opt-outs hold for categories in any spelling, for types, and for breaking news too', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const hindi = await register(running, 1, { opt_outs: { categories: ['हिन्दी-सिनेमा'] } });
  const quiet = await register(running, 2, { opt_outs: { types: ['breaking', 'horoscope'] } });
  const off = await register(running, 3, { push_enabled: false });
  const decision = await decide(running, { category: 'हिंदी-सिनेमा' });
  assert.deepEqual(idsOf(decision), [quiet]);
  assert.deepEqual(decision.skipped, { opted_out: 1 });
  assert.deepEqual(idsOf(await decide(running, { category: 'weather', id: 2 })), [hindi, quiet]);
  const breaking = await decide(running, { type: 'breaking' });
  assert.deepEqual(idsOf(breaking), [hindi]);
  // It turned pushes off after the batch was made.
  const row = await running.dinam.app.db.write
    .selectFrom('devices')
    .selectAll()
    .where('id', '=', off)
    .executeTakeFirstOrThrow();
  assert.deepEqual((await sendableNow(running.dinam.app, [row], about(), running.clock.ms)).skipped, { push_off: 1 });
});

onBoth('a device has so many a day, by its own day, whatever runs at once', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await settle(running, { daily_cap: 2 });
  const here = await register(running, 1, { tz: india });
  const there = await register(running, 2, { tz: newYork });
  const at = Date.parse('2026-11-20T18:00:00Z'); // 23:30 in India, 13:00 in New York
  assert.deepEqual(idsOf(await decide(running, { id: 1 }, at)), [here, there]);
  assert.deepEqual(idsOf(await decide(running, { id: 1 }, at)), [here, there], 'the same batch once more');
  const many = await Promise.all([2, 3, 4, 5, 6].map((id) => decide(running, { id }, at)));
  const counts = many.flatMap(idsOf).sort();
  assert.deepEqual(counts, [here, there], 'of five at once one');
  assert.equal(
    many.reduce((sum, r) => sum + (r.skipped.daily_cap ?? 0), 0),
    8,
  );
  assert.deepEqual(idsOf(await decide(running, { id: 7, type: 'breaking' }, at)), [here, there]);
  assert.deepEqual(idsOf(await decide(running, { id: 8 }, at + hour)), [here], 'midnight has passed in India');
  await settle(running, { daily_cap: null });
  assert.deepEqual(idsOf(await decide(running, { id: 9 }, at)), [here, there]);

  const days = () => running.dinam.app.db.write.selectFrom('device_days').selectAll().execute();
  assert.equal((await days()).length, 3);
  running.clock.ms = at + 5 * day;
  await sweep(running.dinam.app);
  assert.deepEqual(await days(), [], 'days that are over are forgotten');
});

async function story(running: Running, title: string): Promise<number> {
  const token = await running.tokenOf('editor');
  const json = { title, content: `<p>${title}</p>`, lang: 'te' };
  const reply = await running.call('/api/news.php', { token, json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

onSqlite('a story is pushed once, unless a repeat is requested', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const id = await story(running, 'తుపాను హెచ్చరిక: తీర ప్రాంతాల్లో అప్రమత్తం');
  const other = await story(running, 'రేపు పాఠశాలలకు సెలవు');
  const token = await running.tokenOf('editor');
  const send = (news_id: number, more: object = {}) =>
    running.call('/api/admin/notifications', {
      token,
      json: { title: 'తుపాను', target: { type: 'all' }, news_id, ...more },
    });
  const [one, two] = await Promise.all([send(id), send(id)]);
  assert.deepEqual([one.status, two.status].sort(), [202, 409], 'two editors at once');
  const accepted: Json = (one.status === 202 ? one : two).body.data;
  const refused = one.status === 202 ? two : one;
  assert.deepEqual([accepted.news_id, accepted.collapse_key], [id, `news-${id}`]);
  assert.equal(refused.body.code, 'conflict');
  assert.match(refused.body.message, new RegExp(`notification ${accepted.id} `));
  assert.equal(refused.body.errors[0].field, 'news_id');
  assert.equal((await send(other)).status, 202, 'another story');
  assert.equal((await send(id, { allow_repeat: true, collapse_key: 'storm' })).body.data.collapse_key, 'storm');
  assert.equal((await send(99_999)).body.errors[0].field, 'news_id');

  const third = await story(running, 'మూడో వార్త');
  const planned = await send(third, { scheduled_at: new Date(running.clock.ms + hour).toISOString() });
  assert.equal((await send(third)).status, 409, 'it is planned');
  const cancelled = await running.call(`/api/admin/notifications/${planned.body.data.id}/cancel`, { token, json: {} });
  assert.equal(cancelled.status, 200, cancelled.text);
  assert.equal((await send(third)).status, 202, 'nobody had it');
  await settle(running, { once_per_story: false });
  assert.equal((await send(third)).status, 202);
  await running.dinam.workers.drain();
});
