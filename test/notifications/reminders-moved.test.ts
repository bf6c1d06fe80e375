import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { type Json, onBoth } from '../support/helper.ts';
import { minute, type Set as Sending, setUp } from '../support/sending.ts';

const key = 'eid_al_fitr';

const phones: Record<string, object> = {
  'token-hyderabad': { lang: 'ur', place: 'Hyderabad', reminders: ['festivals'] },
  'token-warangal': { lang: 'te', place: 'Warangal', reminders: ['festivals'] },
  'token-chennai': { lang: 'ta', place: 'Chennai', reminders: ['festivals'] },
  'token-ekadashi': { lang: 'te', place: 'Hyderabad', reminders: ['ekadashi'] },
};

async function remindAt({ running, pass }: Sending, at: string): Promise<void> {
  running.clock.ms = Date.parse(at);
  await change(running.dinam.app, systemActor, (c) => c.enqueue({ kind: 'push.reminders' }));
  await pass();
}

onBoth('who was reminded of a day that is moved is told the new one, once', async (t, kind) => {
  const names = Object.keys(phones);
  const set = await setUp(t, kind, names, (n) => phones[names[n] as string] as object);
  const { running, fake, as, pass } = set;
  const settings = { push: { reminders: { enabled: true, hour: 19, kinds: ['festivals', 'ekadashi'] } } };
  const options = { method: 'PATCH', token: await as('owner'), json: settings, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/app', options)).status, 200);
  const year = await running.call('/api/v1/panchang/festivals?year=2027&region=IN-TS');
  const day: string = year.body.data.find((festival: Json) => festival.key === key).date;
  const other = (n: number): string => new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10);
  const move = async (from: string, to: string, region?: string): Promise<void> => {
    const json = { key, from, to, ...(region ? { region } : {}) };
    const reply = await running.call('/api/admin/festivals/move', { token: await as('editor'), json });
    assert.equal(reply.status, 200, reply.text);
  };
  const told = (token: string): string[] =>
    fake.log
      .filter(({ value }) => value === token)
      .map(({ message }) => `${(message as Json).data.date} ${(message as Json).data.former_date ?? ''}`.trim());

  await remindAt(set, `${other(-1)}T19:00:00+05:30`);
  for (const name of ['token-hyderabad', 'token-warangal', 'token-chennai']) assert.deepEqual(told(name), [day], name);

  await move(day, other(1), 'IN-TS');
  await pass(10_000);
  assert.deepEqual(told('token-hyderabad'), [day], 'an editor may put it right within a minute');
  await pass(2 * minute);
  await pass(2 * minute);
  for (const name of ['token-hyderabad', 'token-warangal'])
    assert.deepEqual(told(name), [day, `${other(1)} ${day}`], name);
  assert.deepEqual(told('token-chennai'), [day], 'of another state');
  assert.deepEqual(told('token-ekadashi'), []);
  const notice = fake.log.filter(({ value }) => value === 'token-warangal').at(-1)?.message as Json;
  assert.match(notice.notification.title, /రంజాన్|ఈద్/);
  assert.match(notice.notification.title, /తేదీ మారింది/);
  assert.match(notice.notification.body, /\(ముందు: .+\)/);

  // Another edit tells nobody again; the reminder of the new day comes in its turn.
  const json = { date: other(3), key: 'village_fair', name: 'జాతర', lang: 'te', regions: ['IN-TS'] };
  assert.equal((await running.call('/api/admin/festivals', { token: await as('editor'), json })).status, 201);
  await pass(3 * minute);
  assert.equal(told('token-warangal').length, 2);
  await remindAt(set, `${day}T19:00:00+05:30`);
  assert.deepEqual(told('token-warangal').at(-1), other(1));
  assert.equal(told('token-chennai').length, 1);

  // Moved back on that evening: who was told the new day hears of it.
  await move(other(1), day, 'IN-TS');
  await pass(3 * minute);
  assert.deepEqual(told('token-warangal').at(-1), `${day} ${other(1)}`);
  assert.equal(told('token-chennai').length, 1);
});

onBoth(
  'a move that is undone within the minute, and one of a day that nobody was told, are not sent',
  async (t, kind) => {
    const set = await setUp(t, kind, ['token-hyderabad'], () => phones['token-hyderabad'] as object);
    const { running, fake, as, pass } = set;
    const settings = { push: { reminders: { enabled: true, hour: 19, kinds: ['festivals'] } } };
    const options = { method: 'PATCH', token: await as('owner'), json: settings, headers: { 'if-match': '*' } };
    assert.equal((await running.call('/api/admin/settings/app', options)).status, 200);
    const year = await running.call('/api/v1/panchang/festivals?year=2027&region=IN-TS');
    const day: string = year.body.data.find((festival: Json) => festival.key === key).date;
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const move = async (from: string, to: string): Promise<void> => {
      const reply = await running.call('/api/admin/festivals/move', {
        token: await as('editor'),
        json: { key, from, to },
      });
      assert.equal(reply.status, 200, reply.text);
    };
    running.clock.ms = Date.parse(`${day}T10:00:00+05:30`) - 2 * 86_400_000;
    await move(day, next);
    await pass(3 * minute);
    assert.equal(fake.log.length, 0);
    await remindAt(set, `${day}T19:00:00+05:30`);
    assert.equal(fake.log.length, 1);
    await move(next, day);
    await move(day, next);
    await pass(3 * minute);
    assert.equal(fake.log.length, 1);
  },
);
