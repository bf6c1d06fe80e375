import assert from 'node:assert/strict';
import { type Json, onBoth, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

const key = 'eid_al_fitr';

onBoth('a festival is moved in one state and everywhere, and moved back', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const move = (json: object) => running.call('/api/admin/festivals/move', { token, json });
  const datesIn = async (region: string): Promise<string[]> =>
    (await read(running, `festivals?year=2027&region=${region}`))
      .filter((festival: Json) => festival.key === key)
      .map(({ date, is_tentative }: Json) => `${date}${is_tentative ? '?' : ''}`);
  const [computed] = await datesIn('IN-TS');
  const day = computed?.slice(0, 10) as string;
  assert.equal(computed, `${day}?`, 'not announced yet');
  const other = (n: number): string => new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10);

  const first = await move({ key, from: day, to: other(1), region: 'in-ts' });
  assert.equal(first.status, 200, first.text);
  assert.deepEqual(
    [first.body.data.date, first.body.data.regions, first.body.data.is_holiday],
    [other(1), ['IN-TS'], true],
  );
  assert.deepEqual(await datesIn('IN-TS'), [other(1)]);
  assert.deepEqual(await datesIn('IN-TN'), [`${day}?`]);

  // All of India the other way: the state keeps what is said of it.
  assert.equal((await move({ key, from: day, to: other(-1) })).status, 200);
  assert.deepEqual(await datesIn('IN-TN'), [other(-1)]);
  assert.deepEqual(await datesIn('IN-TS'), [other(1)]);
  const ics = await running.call('/api/v1/panchang/calendar.ics?city=Chennai&kind=all');
  assert.equal(ics.status, 200);

  assert.equal((await move({ key, from: other(1), to: other(-1), region: 'IN-TS' })).status, 200);
  assert.deepEqual(await datesIn('IN-TS'), [other(-1)]);
  assert.equal((await move({ key, from: other(-1), to: day, region: 'IN' })).status, 200);
  for (const region of ['IN-TS', 'IN-TN', 'IN-KL']) assert.deepEqual(await datesIn(region), [day], region);

  const audit = await running.call('/api/admin/audit?resource=festivals&limit=50', {
    token: await running.tokenOf('owner'),
  });
  assert.ok(audit.body.data.some(({ action }: Json) => action === 'move'));
});

onBoth(
  'a state leaves a row of several; what is wrong with a move is named, and nothing is written',
  async (t, kind) => {
    const running = await start(t, kind);
    const token = await running.tokenOf('editor');
    const move = (json: object, as = token) => running.call('/api/admin/festivals/move', { token: as, json });
    const fair = {
      date: '2027-05-10',
      key: 'village_fair',
      name: 'ஊர்த் திருவிழா',
      lang: 'ta',
      regions: ['IN-TN', 'IN-PY'],
    };
    assert.equal((await running.call('/api/admin/festivals', { token, json: fair })).status, 201);
    const moved = await move({ key: 'village_fair', from: '2027-05-10', to: '2027-05-12', region: 'IN-PY' });
    assert.equal(moved.status, 200, moved.text);
    const rows = async (): Promise<string[]> =>
      (await running.call('/api/admin/festivals?key=village_fair&sort=date', { token })).body.data.map(
        ({ date, regions, texts }: Json) => `${date} ${regions} ${texts.ta.name}`,
      );
    const after = ['2027-05-10 IN-TN ஊர்த் திருவிழா', '2027-05-12 IN-PY ஊர்த் திருவிழா'];
    assert.deepEqual(await rows(), after);

    for (const [json, field] of [
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-05-10' }, 'to'],
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-05-16' }, 'to'],
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-02-30' }, 'to'],
      [{ key: 'village_fair', from: '2027-05-11', to: '2027-05-12' }, 'key'],
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-05-11', region: 'IN-ZZ' }, 'region'],
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-05-11', region: 'NP' }, 'region'],
      [{ key: 'village_fair', from: '2027-05-10', to: '2027-05-11', region: 'IN-KL' }, 'key'],
    ] as const) {
      const reply = await move(json);
      assert.equal(reply.status, 400, reply.text);
      assert.equal(reply.body.errors[0].field, field, reply.text);
    }
    assert.deepEqual(await rows(), after);
    const viewer = await running.tokenOf('viewer');
    assert.equal((await move({ key: 'village_fair', from: '2027-05-10', to: '2027-05-11' }, viewer)).status, 403);
  },
);
