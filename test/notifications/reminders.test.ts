import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { remind } from '../../src/notifications/reminders/remind.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { hour, minute, type Set as Sending, setUp } from '../support/sending.ts';

const india = 'Asia/Kolkata';

/** Phones by their tokens: where they are, and what they want to be reminded of. */
const phones: Record<string, object> = {
  'token-hyderabad': { lang: 'te', place: 'Hyderabad', reminders: ['ekadashi'] },
  'token-warangal': { lang: 'te', place: 'వరంగల్', reminders: ['ekadashi', 'pradosha'] },
  'token-telangana': { lang: 'te', place: 'Telangana', tz: india, reminders: ['ekadashi'] },
  'token-delhi': { lang: 'hi', place: 'दिल्ली', reminders: ['purnima', 'ekadashi'] },
  'token-nowhere': { lang: 'ur', reminders: ['ekadashi'] },
  'token-new-york': { lang: 'ta', place: 'New York', reminders: ['ekadashi'] },
  'token-pradosha': { lang: 'te', place: 'Hyderabad', reminders: ['pradosha'] },
  'token-of-no-wish': { lang: 'te', place: 'Hyderabad' },
  'token-without-push': { lang: 'bn', place: 'Kolkata', reminders: ['ekadashi'], push_enabled: false },
};
const indian = ['token-delhi', 'token-hyderabad', 'token-nowhere', 'token-telangana', 'token-warangal'];

const scene = (t: Parameters<typeof setUp>[0], kind: Parameters<typeof setUp>[1], some = Object.keys(phones)) =>
  setUp(t, kind, some, (n) => phones[some[n] as string] as object);

/** Runs the job, and what follows from it, at an instant. */
async function runAt({ running, pass }: Sending, at: string): Promise<void> {
  running.clock.ms = Date.parse(at);
  await change(running.dinam.app, systemActor, (c) => c.enqueue({ kind: 'push.reminders' }));
  await pass();
}

async function list({ running, as }: Sending): Promise<Json[]> {
  return (await running.call('/api/admin/notifications?limit=50', { token: await as('editor') })).body.data;
}

async function settle({ running, as }: Sending, push: object): Promise<void> {
  const json = { push };
  const options = { method: 'PATCH', token: await as('owner'), json, headers: { 'if-match': '*' } };
  const reply = await running.call('/api/admin/settings/app', options);
  assert.equal(reply.status, 200, reply.text);
}

const toldOf = ({ fake }: Sending): string[] => [...fake.delivered().keys()].sort();

onBoth('on the eve of Ekadashi those are reminded who asked for it, once', async (t, kind) => {
  const set = await scene(t, kind);
  const { fake, running } = set;
  setTimeout(
    () =>
      console.log(
        JSON.stringify(
          fake.log.map((e) => (e.message as Json).notification),
          null,
          1,
        ),
      ),
    2500,
  );
  await runAt(set, '2026-11-19T18:59:00+05:30');
  assert.deepEqual(toldOf(set), [], 'before the hour');
  await runAt(set, '2026-11-19T19:00:00+05:30');
  assert.deepEqual(toldOf(set), indian);

  const sent = fake.log.find(({ value }) => value === 'token-hyderabad')?.message as Json;
  assert.match(sent.notification.title, /ఏకాదశి/);
  assert.match(sent.notification.body, /^రేపు, శుక్రవారం, 20 నవంబర్, 2026\. హైదరాబాద్ – పారణ: .+21 నవం/);
  assert.equal(sent.data.deep_link, 'dinam://panchang/2026-11-20');
  assert.deepEqual([sent.data.type, sent.data.date, sent.data.kind], ['almanac', '2026-11-20', 'ekadashi']);
  assert.match(sent.data.festivals, /dev_uthani_ekadashi/);
  const hindi = fake.log.find(({ value }) => value === 'token-delhi')?.message as Json;
  assert.match(`${hindi.notification.title} ${hindi.notification.body}`, /एकादशी.*कल, शुक्रवार.*पारण/);

  const rows = await list(set);
  assert.deepEqual(
    rows.map(({ origin, type, target, counts }: Json) => [origin, type, target.value.lang, counts.sent]).sort(),
    [
      ['almanac', 'almanac', 'hi', 1],
      ['almanac', 'almanac', 'te', 3],
      ['almanac', 'almanac', 'ur', 1],
    ],
    'one notification for each language and state',
  );

  // Again, also by two instances at once: nobody gets a second one.
  await runAt(set, '2026-11-19T19:15:00+05:30');
  const signal = new AbortController().signal;
  await Promise.all([remind(running.dinam.app, { signal }), remind(running.dinam.app, { signal })]);
  await set.pass();
  assert.deepEqual([fake.log.length, (await list(set)).length], [indian.length, 3]);

  await runAt(set, '2026-11-19T19:05:00-05:00');
  assert.deepEqual(toldOf(set), [...indian, 'token-new-york'].sort(), 'where it is evening later, later');
  await runAt(set, '2026-11-21T19:05:00+05:30');
  assert.equal(fake.delivered().get('token-pradosha'), 1);
  assert.equal(fake.delivered().get('token-warangal'), 2);
  assert.equal(fake.delivered().get('token-of-no-wish'), undefined);
});

onBoth('two instances at the same moment choose each device once', async (t, kind) => {
  const set = await scene(t, kind);
  set.running.clock.ms = Date.parse('2026-11-19T20:30:00+05:30');
  const signal = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => remind(set.running.dinam.app, { signal })));
  await set.pass();
  assert.deepEqual(toldOf(set), indian);
  assert.deepEqual(
    [...set.fake.delivered().values()],
    indian.map(() => 1),
  );
  assert.equal((await list(set)).length, 3, 'no notification to nobody');
});

onSqlite('settings and devices can turn reminders off', async (t, kind) => {
  const set = await scene(t, kind, ['token-hyderabad', 'token-warangal', 'token-delhi']);
  const evening = '2026-11-19T19:30:00+05:30';
  await settle(set, { reminders: { enabled: false, hour: 19, kinds: ['ekadashi'] } });
  await runAt(set, evening);
  await settle(set, { reminders: { enabled: true, hour: 19, kinds: ['pradosha', 'purnima'] } });
  await runAt(set, evening);
  await settle(set, { reminders: { enabled: true, hour: 20, kinds: ['ekadashi'] } });
  await runAt(set, evening);
  assert.deepEqual([toldOf(set), await list(set)], [[], []]);

  const patch = (token: string, json: object) =>
    set.running.call(`/api/v1/devices/phone-${token}`, { method: 'PATCH', json });
  assert.deepEqual((await patch('token-warangal', { reminders: [] })).body.data.reminders, []);
  const delhi = await patch('token-delhi', { opt_outs: { types: ['almanac'] } });
  assert.deepEqual(delhi.body.data.reminders, ['purnima', 'ekadashi']);
  assert.ok(delhi.body.data.topics.includes('almanac-ekadashi-hi'));
  await settle(set, { reminders: { enabled: true, hour: 19, kinds: ['ekadashi'] } });
  await runAt(set, evening);
  assert.deepEqual(toldOf(set), ['token-hyderabad']);
  // Off and on again is no way to a second one.
  await patch('token-hyderabad', { push_enabled: false });
  await patch('token-hyderabad', { push_enabled: true, place: 'Chennai', lang: 'ta' });
  await runAt(set, '2026-11-19T20:30:00+05:30');
  assert.equal(set.fake.delivered().get('token-hyderabad'), 1);

  const bad = await patch('token-delhi', { reminders: ['full moon'] });
  assert.deepEqual([bad.status, bad.body.errors[0].field], [400, 'reminders.0']);
  const late = { push: { reminders: { enabled: true, hour: 24, kinds: ['diwali'] } } };
  const options = { method: 'PATCH', token: await set.as('owner'), json: late, headers: { 'if-match': '*' } };
  const refused = await set.running.call('/api/admin/settings/app', options);
  assert.deepEqual(refused.body.errors.map((e: Json) => e.field).sort(), [
    'push.reminders.hour',
    'push.reminders.kinds.0',
  ]);
});

onSqlite('quiet hours and the daily cap hold for reminders', async (t, kind) => {
  const set = await scene(t, kind, ['token-hyderabad', 'token-delhi']);
  const quiet = { quiet_hours: { from: '18:00', to: '07:00' } };
  await set.running.call('/api/v1/devices/phone-token-delhi', { method: 'PATCH', json: quiet });
  await settle(set, { daily_cap: 1 });
  set.running.clock.ms = Date.parse('2026-11-19T12:00:00+05:30');
  await set.post({ target: { type: 'lang', value: 'te' } });
  await set.pass();
  assert.equal(set.fake.log.length, 1);
  await runAt(set, '2026-11-19T19:00:00+05:30');
  await set.pass(14 * hour + minute);
  assert.equal(set.fake.log.length, 1, 'in the morning it is too late for the eve');
  const rows = (await list(set)).filter(({ origin }) => origin === 'almanac');
  assert.deepEqual(rows.flatMap(({ counts }) => Object.keys(counts.skipped)).sort(), ['daily_cap', 'quiet_hours']);
});
