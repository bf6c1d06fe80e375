import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Festivals, the leaf of a month and the times of a day. */

const v1 = '/api/v1/panchang';

const keys = (festivals: Json[]): string[] => festivals.map(({ key }) => key);
const datesOf = (festivals: Json[], key: string): string[] =>
  festivals.flatMap((f) => (f.key === key ? [f.date as string] : []));

onSqlite('festivals are computed for a year, a range, a region, a type', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const reply = await running.call(`${v1}/festivals?lang=en`);
  assert.equal((await running.call(`${v1}/festivals?lang=en&year=2026`)).text, reply.text, 'this year unless told');
  const old = await running.call(
    '/api/v1/index.php?endpoint=panchang&action=festivals&year=2026&lang=en&page=2&limit=9',
  );
  const year: Json[] = old.body.data;
  const { length } = year;
  const list = { lang: 'en', total: length, next_cursor: null };
  assert.deepEqual(
    old.body.meta,
    { ...list, page: 1, limit: length, total_pages: 1, has_more: false },
    'in one answer',
  );
  const total_pages = Math.ceil(length / 100);
  assert.deepEqual(reply.body.meta, { ...list, page: 1, limit: 100, total_pages, has_more: true });
  assert.deepEqual(await read(running, 'festivals?year=2026&lang=en'), year, 'the pages are the whole');
  assert.deepEqual(await read(running, `festivals?lang=en&page=${total_pages + 1}`), [], 'behind the end');
  const { body: vrata } = await running.call(`${v1}/festivals?lang=en&limit=50&page=2&type=vrata`);
  assert.deepEqual(vrata.data, year.filter(({ type }) => type === 'vrata').slice(50, 100));
  assert.equal((await running.call(`${v1}/festivals?limit=101`)).status, 400);
  assert.ok(new Set(keys(year)).size >= 150, 'at least 150 observances');
  assert.deepEqual(
    year,
    year.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  );
  assert.ok(year.every((f) => f.date >= '2026-01-01' && f.date <= '2026-12-31' && f.source === 'computed' && !f.id));
  for (const [key, ...dates] of [
    ['republic_day', '2026-01-26'],
    ['maha_shivaratri', '2026-02-15'],
    ['holi', '2026-03-03', '2026-03-04'], // in Maharashtra and Telangana by schools of their own, once
    ['ugadi', '2026-03-19'],
    ['padmini_ekadashi', '2026-05-27'], // of the leap month
    ['raksha_bandhan', '2026-08-28'],
    ['diwali', '2026-11-08'],
    ['christmas', '2026-12-25'],
  ] as const)
    assert.deepEqual(datesOf(year, key), dates, key);
  const find = (key: string): Json => year.find((f) => f.key === key);
  assert.deepEqual([find('republic_day').type, find('republic_day').is_holiday], ['national', true]);
  assert.deepEqual([find('eid_al_adha').is_tentative, find('diwali').is_tentative], [true, false]);
  assert.deepEqual(find('ugadi').regions.toSorted(), ['IN-AP', 'IN-KA', 'IN-TS']);
  assert.deepEqual(
    find('dev_uthani_ekadashi').alternatives.map(({ date, school }: Json) => [date, school]),
    [['2026-11-21', 'vaishnava']],
  );
  const eclipse = find('chandra_grahana');
  assert.equal(eclipse.date, '2026-03-03');
  for (const time of ['sutak', 'eclipse'])
    assert.ok(
      eclipse.times.some((w: Json) => w.key === time && w.start),
      time,
    );

  const part = await read(running, 'festivals?from=2026-11-01&to=2026-11-30&lang=en');
  assert.deepEqual(
    part,
    year.filter((f) => f.date.startsWith('2026-11')),
    'a range is a part of the year',
  );
  const vratas = await read(running, 'festivals?year=2026&type=vrata&lang=en');
  assert.deepEqual(
    vratas,
    year.filter((f) => f.type === 'vrata'),
  );
  const ekadashis = [...vratas, ...(await read(running, 'festivals?year=2027&type=vrata'))].filter((f) =>
    /(?<!vaikuntha|bhishma)_ekadashi$/.test(f.key),
  );
  assert.equal(new Set(keys(ekadashis)).size, 26, 'twenty-four, and two of the leap month');
  const telangana = await read(running, 'festivals?year=2026&region=IN-TS&lang=en');
  assert.deepEqual(telangana, await read(running, 'festivals?year=2026&region=in-tg&lang=en'), 'its former code');
  const tamil = await read(running, 'festivals?year=2026&region=IN-TN&lang=en');
  const has = (list: Json[], key: string) => list.some((f) => f.key === key && f.source === 'computed');
  assert.deepEqual(
    ['ugadi', 'pongal', 'diwali'].map((k) => has(telangana, k)),
    [true, false, true],
  );
  assert.deepEqual(
    ['ugadi', 'pongal', 'diwali'].map((k) => has(tamil, k)),
    [false, true, true],
  );
  for (const { regions } of tamil) assert.ok(regions.includes('IN') || regions.includes('IN-TN'));
  const shown = (await read(running, 'day?date=2026-03-19&city=Warangal')).festivals;
  assert.ok(has(shown, 'ugadi') && !has(shown, 'gudi_padwa'), 'a day shows those of its region');
  assert.ok(!has((await read(running, 'day?date=2026-03-19&city=Patna')).festivals, 'ugadi'));
  for (const [lang, name] of [
    ['te', 'దీపావళి'],
    ['ta', 'தீபாவளி'],
    ['hi', 'दीपावली'],
  ]) {
    const [diwali] = (await read(running, `festivals?from=2026-11-08&to=2026-11-08&lang=${lang}`)).filter(
      (f: Json) => f.key === 'diwali',
    );
    assert.equal(diwali.name, name);
    assert.ok(diwali.description.length > 10);
  }
});

onSqlite('festivals are those of the place: a tithi may fall on another date abroad', async (t, kind) => {
  const running = await start(t, kind);
  const of = (where: string) => read(running, `festivals?year=2026&lang=en&${where}`);
  const [home, abroad] = [await of('city=Hyderabad'), await of('city=New%20York')];
  for (const [key, here, there] of [
    ['kamada_ekadashi', '2026-03-29', '2026-03-28'],
    ['hanuman_jayanti', '2026-04-02', '2026-04-01'],
    ['raksha_bandhan', '2026-08-28', '2026-08-27'],
    ['christmas', '2026-12-25', '2026-12-25'],
  ] as const)
    assert.deepEqual([datesOf(home, key), datesOf(abroad, key)], [[here], [there]], key);
  // The Moon of 3 March is eclipsed below the horizon of London; the Sun of 12 August above it.
  const london = await of('city=London');
  assert.deepEqual(datesOf(london, 'chandra_grahana').includes('2026-03-03'), false);
  assert.deepEqual(datesOf(london, 'surya_grahana'), ['2026-08-12']);
  assert.deepEqual(datesOf(home, 'surya_grahana'), []);
  const day = await read(running, 'day?date=2026-08-27&city=New%20York&lang=hi');
  assert.ok(keys(day.festivals).includes('raksha_bandhan'), 'and the day says the same');
});

onSqlite(
  'a place means its region, in every list; without a place, or for all, every region is there',
  async (t, kind) => {
    const running = await start(t, kind);
    running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
    const of = (query: string) => read(running, `festivals?year=2026&lang=ne&${query}`);
    const [kochi, kathmandu] = [await of('city=Kochi'), await of('city=Kathmandu')];
    assert.deepEqual(
      ['onam', 'ugadi', 'diwali'].map((key) => keys(kochi).includes(key)),
      [true, false, true],
    );
    assert.deepEqual(await of('lat=9.93&lon=76.27&region=IN-KL'), await of('lat=9.93&lon=76.27'));
    assert.deepEqual(datesOf(kathmandu, 'makara_sankranti'), ['2026-01-15'], 'once');
    assert.deepEqual(datesOf(kathmandu, 'nepali_new_year'), ['2026-04-14']);
    const twice = (list: Json[]) => {
      const seen = list.map(({ key, date }) => `${key} ${date}`);
      return seen.filter((one, i) => seen.indexOf(one) !== i);
    };
    for (const list of [kochi, kathmandu, await of('city=Guwahati')]) assert.deepEqual(twice(list), []);
    // The days of January one by one, the calendar file and the leaf of the month say the same.
    const january = kathmandu.filter((f: Json) => f.date.startsWith('2026-01'));
    const days: Json[] = await read(running, '?from=2026-01-01&to=2026-01-31&lang=ne&city=Kathmandu');
    assert.deepEqual(
      days.flatMap((day) => keys(day.festivals)),
      keys(january),
    );
    const leaf: Json[] = await read(running, 'month?month=2026-01&lang=ne&city=Kathmandu');
    assert.deepEqual(
      leaf.flatMap((day) => keys(day.festivals)),
      keys(january),
    );
    const { text } = await running.call(`${v1}/calendar.ics?year=2026&kind=all&lang=ne&city=Kathmandu`);
    assert.equal(text.match(/BEGIN:VEVENT/g)?.length, kathmandu.length);
    const everywhere = await of('city=Kochi&region=all');
    const legacy = await running.call('/api/v1/index.php?endpoint=panchang&action=festivals&year=2026&lang=ne');
    for (const list of [
      everywhere,
      legacy.body.data,
      await read(running, 'festivals?year=2026&region=all&lang=en&limit=100'),
    ])
      assert.ok(keys(list).includes('bhogi') && keys(list).includes('pongal'));
    assert.ok(keys(everywhere).includes('onam') && keys(everywhere).includes('ugadi'));
    assert.ok(keys(legacy.body.data).includes('onam') && keys(legacy.body.data).includes('ugadi'));
    const asked = await running.call(`${v1}/festivals?region=everywhere`);
    assert.deepEqual([asked.status, asked.body.errors[0].field], [400, 'region']);
  },
);

onSqlite('the next day of a festival, by its key or its name in any language', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const next = (festival: string, more = '') =>
    read(running, `next?festival=${encodeURIComponent(festival)}&lang=en${more}`);
  const [diwali] = await next('diwali');
  assert.deepEqual([diwali.key, diwali.date, diwali.name], ['diwali', '2026-11-08', 'Diwali']);
  for (const name of ['దీపావళి', 'दीपावली', 'தீபாவளி', ' Diwali ']) assert.deepEqual(await next(name), [diwali], name);
  const [listed] = await read(running, 'festivals?from=2026-11-08&to=2026-11-08&region=IN-TS&lang=en').then((all) =>
    all.filter((f: Json) => f.key === 'diwali'),
  );
  assert.deepEqual(diwali, listed);
  assert.deepEqual(datesOf(await next('diwali', '&from=2026-11-08&count=3'), 'diwali'), [
    '2026-11-08',
    '2027-10-29',
    '2028-10-17',
  ]);
  assert.equal((await next('diwali', '&from=2026-11-09'))[0].date, '2027-10-29');
  assert.equal((await next('raksha_bandhan', '&city=New%20York'))[0].date, '2026-08-27');
  assert.equal((await next('अमावस्या', '&from=2026-11-01'))[0].key, 'amavasya');
  const old = await running.call('/api/v1/index.php?endpoint=panchang&action=next&festival=diwali&lang=en');
  assert.deepEqual(old.body.data, [diwali]);
  assert.deepEqual(await next('diwali', '&from=2100-12-01'), [], 'beyond the years that are computed');
  const unknown = await running.call(`${v1}/next?festival=${encodeURIComponent('అడవి పండుగ')}`);
  assert.equal(unknown.status, 400);
  const hint = (await running.call(`${v1}/next?festival=Ekadas`)).body.message;
  assert.match(hint, /kamada_ekadashi/, 'several are as near: with names like it');
  for (const name of ['deepawali', 'Divali', 'దీపావలి', 'दीवाली']) assert.deepEqual(await next(name), [diwali], name);
  assert.deepEqual((await next('mukkoti ekadashi'))[0].key, 'vaikuntha_ekadashi');
  assert.deepEqual(
    unknown.body.errors.map((e: Json) => e.field),
    ['festival'],
  );
});

onSqlite('the leaf of a month and the times of a day say what the day says', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-11-15T00:00:00Z');
  const month = await read(running, 'month?month=2026-11&lang=hi');
  assert.equal(month.length, 30);
  assert.deepEqual(await read(running, 'month?lang=hi'), month, 'this month unless told');
  for (const leaf of [month[0], month[7], month[27]]) {
    const day = await read(running, `day?date=${leaf.date}&lang=hi`);
    for (const field of ['weekday', 'paksha', 'sunrise', 'sunset', 'moonrise'])
      assert.deepEqual(leaf[field], day[field], `${leaf.date} ${field}`);
    assert.deepEqual([leaf.tithi, leaf.nakshatra], [day.tithi[0], day.nakshatra[0]]);
    assert.deepEqual(keys(leaf.festivals), keys(day.festivals));
    assert.deepEqual(leaf.masa, day.masa.purnimanta, 'Hindi almanacs count from full moon to full moon');
  }
  assert.deepEqual([month[7].is_holiday, keys(month[7].festivals).includes('diwali')], [true, true]);
  assert.equal((await read(running, 'month?month=2028-02')).length, 29);
  assert.deepEqual((await read(running, 'month?month=2026-11&lang=te'))[27].masa.id, month[27].masa.id - 1);

  const day = await read(running, 'day?date=2026-01-08&lang=en&include=all');
  const muhurta = await read(running, 'muhurta?date=2026-01-08&lang=en');
  for (const part of ['choghadiya', 'hora', 'gowri', 'sunrise', 'sunset', 'next_sunrise', 'place', 'weekday'])
    assert.deepEqual(muhurta[part], day[part], part);
  for (const [part, value] of Object.entries(day.muhurta)) assert.deepEqual(muhurta[part], value, part);
  assert.equal(muhurta.bala, null);
  for (const list of [muhurta.good, muhurta.bad])
    assert.deepEqual(
      list,
      list.toSorted((a: Json, b: Json) => Date.parse(a.start) - Date.parse(b.start)),
    );
  for (const key of ['brahma_muhurta', 'abhijit', 'vijaya_muhurta', 'godhuli', 'nishita', 'amrita_kalam'])
    assert.ok(keys(muhurta.good).includes(key), key);
  for (const key of ['rahu_kalam', 'yamagandam', 'gulika_kalam', 'durmuhurtam', 'varjyam'])
    assert.ok(keys(muhurta.bad).includes(key), key);
  assert.equal((await read(running, 'muhurta?date=2026-01-07&lang=en')).abhijit_is_weak, true, 'a Wednesday');
});
