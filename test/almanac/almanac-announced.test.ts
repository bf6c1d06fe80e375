import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Festivals that editors announce, move, add for a region, or take away, among those that are computed. */

const v1 = '/api/v1/panchang';

const keys = (festivals: Json[]): string[] => festivals.map(({ key }) => key);

async function editor(running: Running) {
  const token = await running.tokenOf('editor');
  const send = async (url: string, json: unknown): Promise<Json> => {
    const reply = await running.call(url, { token, json });
    assert.ok(reply.status < 300, reply.text.slice(0, 300));
    return reply.body.data;
  };
  return {
    token,
    /** Stores a day by the old address. */
    post: (json: unknown) => send('/api/panchang.php', json),
    announce: (json: unknown) => send('/api/admin/festivals', json),
    async remove(path: string): Promise<void> {
      const headers = { 'if-match': '*' };
      const reply = await running.call(`/api/admin/${path}`, { method: 'DELETE', token, headers });
      assert.equal(reply.status, 200, reply.text);
    },
  };
}

onSqlite('a festival that is announced for another day stands in the place of the computed one', async (t, kind) => {
  const running = await start(t, kind);
  const { announce, remove } = await editor(running);
  const url = `${v1}/festivals?year=2027&lang=en`;
  const before = await running.call(url);
  const eids = async (more = '') =>
    (await read(running, `festivals?year=2027&lang=en${more}`))
      .filter((f: Json) => f.key === 'eid_al_fitr')
      .map((f: Json) => [f.date, f.source, f.is_tentative]);
  assert.deepEqual(await eids(), [['2027-03-10', 'computed', true]]);
  const eid = await announce({ date: '2027-03-11', key: 'eid_al_fitr', is_holiday: true });
  assert.deepEqual(await eids(), [['2027-03-11', 'manual', false]], 'a day later');
  assert.deepEqual(await eids('&region=IN-KL'), [['2027-03-11', 'manual', false]]);
  const on = async (date: string) => keys((await read(running, `day?date=${date}&lang=en`)).festivals);
  assert.ok(!(await on('2027-03-10')).includes('eid_al_fitr') && (await on('2027-03-11')).includes('eid_al_fitr'));
  const only = await read(running, 'festivals?from=2027-03-10&to=2027-03-10');
  assert.ok(!keys(only).includes('eid_al_fitr'), 'also in a range that does not see the new day');
  const leaf = (await read(running, 'month?month=2027-03&lang=en')).filter((d: Json) =>
    keys(d.festivals).includes('eid_al_fitr'),
  );
  assert.deepEqual(
    leaf.map((d: Json) => d.date),
    ['2027-03-11'],
  );
  const next = async (from: string) =>
    (await read(running, `next?festival=eid_al_fitr&from=${from}&count=2`)).map((f: Json) => f.date);
  const [, later] = await next('2027-03-01');
  for (const from of ['2027-03-01', '2027-03-10', '2027-03-11'])
    assert.deepEqual(await next(from), ['2027-03-11', later], `the next one from ${from}`);
  assert.equal((await next('2027-03-12'))[0], later);
  await remove(`festivals/${eid.id}`);
  assert.equal((await running.call(url)).text, before.text, 'and without the announcement all is as it was');

  // Six days away it is another one, as of the other of two years that share a civil year.
  const far = await announce({ date: '2027-03-16', key: 'eid_al_fitr' });
  assert.deepEqual(
    (await eids()).map(([date]: Json) => date),
    ['2027-03-10', '2027-03-16'],
  );
  await remove(`festivals/${far.id}`);
  // Kerala saw the Moon a day earlier.
  await announce({ date: '2027-03-09', key: 'eid_al_fitr', regions: ['IN-KL'] });
  const dates = async (city: string) => {
    const month: Json[] = await read(running, `month?month=2027-03&city=${city}`);
    return month.flatMap((d) => (keys(d.festivals).includes('eid_al_fitr') ? [d.date] : []));
  };
  assert.deepEqual(await dates('Kochi'), ['2027-03-09']);
  assert.deepEqual(await dates('Hyderabad'), ['2027-03-10']);
});

onSqlite('local festivals and state holidays, by region and by city', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const { announce, post, remove } = await editor(running);
  const before = await running.call(`${v1}/festivals?lang=te`);
  const named = await announce({ date: '2026-11-08', name: 'தீபாவளி', lang: 'ta', description: 'ஒளியின் விழா' });
  assert.equal(named.key, 'diwali', 'a known name brings its key');
  const fair = await announce({
    date: '2026-02-20',
    name: 'ঈদ মেলা',
    lang: 'bn',
    texts: { ur: { name: 'عید کا میلہ' } },
    regions: ['IN-WB'],
  });
  const own = async (query: string) =>
    (await read(running, `festivals?${query}`)).filter((f: Json) => f.source === 'manual').map((f: Json) => f.name);
  assert.equal((await own('lang=bn'))[0], 'ঈদ মেলা');
  assert.deepEqual(await own('region=IN-WB&lang=ur'), ['عید کا میلہ', 'دیوالی']);
  assert.deepEqual(await own('region=IN-TN&lang=ta'), ['தீபாவளி']);
  const [diwali] = (await read(running, 'day?date=2026-11-08&lang=ta')).festivals.filter(
    (f: Json) => f.key === 'diwali',
  );
  assert.deepEqual([diwali.source, diwali.description, diwali.id], ['manual', 'ஒளியின் விழா', named.id]);

  // A day of a city brings festivals, and notes.
  await post({
    date: '2026-06-02',
    city: 'Warangal',
    notes: 'పాఠశాలలకు సెలవు',
    festivals: [{ name: 'కాళోజీ సభ', is_holiday: true }],
  });
  const day = async (city: string) => read(running, `day?date=2026-06-02&city=${city}&lang=te`);
  const [warangal, hyderabad, patna] = [await day('Warangal'), await day('Hyderabad'), await day('Patna')];
  const has = (d: Json) => d.festivals.some((f: Json) => f.name === 'కాళోజీ సభ' && f.is_holiday);
  assert.deepEqual([has(warangal), has(hyderabad), has(patna)], [true, false, false]);
  assert.deepEqual(await own('from=2026-06-02&to=2026-06-02&region=IN-TS'), ['కాళోజీ సభ'], 'listed for the state');
  assert.deepEqual([warangal.notes, hyderabad.notes], ['పాఠశాలలకు సెలవు', null]);
  assert.ok(
    warangal.festivals.some((f: Json) => f.source === 'computed'),
    'computed ones stay beside them',
  );
  assert.deepEqual([warangal.source, warangal.overridden], ['manual', ['notes', 'festivals']]);

  await remove('panchang/2026-06-02?city=Warangal');
  for (const { id } of [named, fair]) await remove(`festivals/${id}`);
  assert.equal((await running.call(`${v1}/festivals?lang=te`)).text, before.text);
});

onSqlite('what a city says of a festival is for its region, and goes before what all places say', async (t, kind) => {
  const running = await start(t, kind);
  const { post } = await editor(running);
  const lamps = (name: string, city?: string) =>
    post({
      date: '2026-11-08',
      city,
      lang: 'en',
      festivals: [{ key: 'diwali', name, is_holiday: city === undefined }],
    });
  const diwali = async (city: string) =>
    (await read(running, `day?date=2026-11-08&city=${city}&lang=en`)).festivals
      .filter((f: Json) => f.key === 'diwali')
      .map((f: Json) => [f.name, f.source, f.is_holiday]);
  await lamps('Lamps of Delhi', 'Delhi');
  assert.deepEqual(await diwali('Delhi'), [['Lamps of Delhi', 'manual', false]]);
  assert.deepEqual(await diwali('Hyderabad'), [['Diwali', 'computed', true]], 'not for the rest of India');
  const region = async (code: string) =>
    (await read(running, `festivals?year=2026&region=${code}&lang=en`))
      .filter((f: Json) => f.key === 'diwali')
      .map((f: Json) => f.name);
  assert.deepEqual([await region('IN-DL'), await region('IN-TS')], [['Lamps of Delhi'], ['Diwali']]);
  await lamps('Lamps of India');
  assert.deepEqual(await diwali('Delhi'), [['Lamps of Delhi', 'manual', false]]);
  assert.deepEqual(await diwali('Hyderabad'), [['Lamps of India', 'manual', true]]);
  await lamps('Lamps of Kochi', 'Kochi');
  assert.deepEqual(await diwali('Kochi'), [['Lamps of Kochi', 'manual', false]]);
  assert.deepEqual(await diwali('Delhi'), [['Lamps of Delhi', 'manual', false]]);
  const ics = (await running.call(`${v1}/calendar.ics?year=2026&lang=en&region=all`)).text.replaceAll('\r\n ', '');
  const uids = ics.match(/^UID:.*$/gm) ?? [];
  assert.equal(new Set(uids).size, uids.length, 'each of them is an event of its own');
  assert.equal(uids.filter((uid) => uid.startsWith('UID:diwali-')).length, 3);
});

onSqlite('an editor takes the computed festivals of a date away, everywhere or at one place', async (t, kind) => {
  const running = await start(t, kind);
  const { token, post, remove } = await editor(running);
  const cities = ['Hyderabad', 'Warangal', 'Patna'];
  const on = (date: string) =>
    Promise.all(cities.map(async (city) => keys((await read(running, `day?date=${date}&city=${city}`)).festivals)));
  const before = await on('2026-03-19');
  assert.ok(before.every((list) => list.length > 0) && before[0]?.includes('ugadi'));
  await post({ date: '2026-03-19', city: 'Hyderabad', festivals: [], festivals_replace: true });
  assert.deepEqual(await on('2026-03-19'), [[], ...before.slice(1)], 'an empty list, at that place only');
  const list = async (city: string) =>
    keys(await read(running, `festivals?from=2026-03-19&to=2026-03-19&region=IN-TS&city=${city}`));
  assert.deepEqual([await list('Hyderabad'), (await list('Warangal')).includes('ugadi')], [[], true]);
  assert.deepEqual((await read(running, 'month?month=2026-03'))[18].festivals, []);
  const leaf = await running.call(`${v1}/calendar.ics?year=2026&kind=all&region=IN-TS`);
  assert.doesNotMatch(leaf.text, /UID:ugadi-/);
  await post({ date: '2026-03-19', city: 'Hyderabad', festivals: [{ name: 'సాహిత్య సభ', key: 'sabha' }] });
  assert.deepEqual((await on('2026-03-19'))[0], ['sabha'], 'still instead of them');
  await post({ date: '2026-03-19', city: 'Hyderabad', festivals_replace: false });
  assert.deepEqual((await on('2026-03-19'))[0], ['sabha', ...(before[0] ?? [])], 'now beside them');
  await remove('panchang/2026-03-19?city=Hyderabad');
  assert.deepEqual(await on('2026-03-19'), before);

  // For all places, as an old client sends it: a form.
  const form = await running.call('/api/panchang.php', {
    token,
    form: {
      date: '14-04-2026',
      tithi: '27,28',
      sunrise: '05:58',
      rahu_kalam: '{"start":"15:20","end":"16:54"}',
      shaka_year: '1948',
      notes: 'అంబేడ్కర్ జయంతి',
      festivals: 'ambedkar_jayanti',
      festivals_replace: 'true',
    },
  });
  assert.equal(form.status, 201, form.text);
  assert.deepEqual(await on('2026-04-14'), [['ambedkar_jayanti'], ['ambedkar_jayanti'], ['ambedkar_jayanti']]);
  const d = await read(running, 'day?date=2026-04-14&city=Patna&lang=te');
  assert.deepEqual(d.overridden, ['shaka_year', 'tithi', 'sunrise', 'rahu_kalam', 'notes', 'festivals']);
  assert.deepEqual(
    [d.tithi.map((l: Json) => l.id), d.sunrise, d.notes],
    [[27, 28], '2026-04-14T05:58:00+05:30', 'అంబేడ్కర్ జయంతి'],
  );
  assert.deepEqual(d.rahu_kalam, { start: '2026-04-14T15:20:00+05:30', end: '2026-04-14T16:54:00+05:30' });
  const emptied = await running.call('/api/panchang.php', { token, form: { date: '14-04-2026', festivals: '' } });
  assert.equal(emptied.status, 200, emptied.text);
  assert.deepEqual(await on('2026-04-14'), [[], [], []], 'a form with nothing in it empties the list');
});

onSqlite(
  'a state that saw the Moon on another evening has its own day, once, and the others have theirs',
  async (t, kind) => {
    const running = await start(t, kind);
    const eids = async (query: string) =>
      (await read(running, `festivals?year=2024&lang=en&${query}`))
        .filter((f: Json) => f.key === 'eid_al_fitr')
        .map((f: Json) => [f.date, f.source, f.is_tentative]);
    const [early, late] = ['2024-04-10', '2024-04-11'];
    for (const place of ['city=Kochi', 'city=Srinagar', 'region=IN-LA'])
      assert.deepEqual(await eids(place), [[early, 'computed', false]], place);
    for (const place of ['city=Hyderabad', 'city=Lucknow', 'region=IN-TN'])
      assert.deepEqual(await eids(place), [[late, 'computed', false]], place);
    assert.equal((await eids('region=all')).length, 2);
    const { festivals } = await read(running, `day?date=${early}&city=Kochi&lang=ml`);
    const eid = festivals.find((f: Json) => f.key === 'eid_al_fitr');
    assert.deepEqual([eid.is_holiday, eid.holiday_basis], [true, 'official'], 'the list of the state has that day');
    assert.deepEqual(
      eid.alternatives.map(({ date, name }: Json) => [date, name]),
      [[late, 'ഇന്ത്യയിൽ മിക്കയിടത്തും']],
    );
    const month: Json[] = await read(running, 'month?month=2024-04&city=Kochi');
    const days = month.flatMap((d) => (keys(d.festivals).includes('eid_al_fitr') ? [d.date] : []));
    assert.deepEqual(days, [early]);
  },
);
