import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

/** What editors lay over the computed almanac, and how the publisher has it reckoned. */

const v1 = '/api/v1/panchang';

const day = {
  date: '2026-11-20',
  lang: 'te',
  samvatsara: 40,
  shaka_year: 1948,
  vikram_year: 2083,
  ayana: { id: 2 },
  ritu: 4,
  masa: { amanta: 8, purnimanta: { id: 8 }, solar: 8, is_adhika: false },
  paksha: 1,
  tithi: [{ id: 11, end: '2026-11-20T15:00:00Z' }, { id: 12 }],
  nakshatra: [{ id: 27, name: 'రేవతి నక్షత్రం', start: '2026-11-19T21:00:00+05:30', end: '25:10' }],
  yoga: [16],
  karana: [{ number: 22 }, { id: 7, number: 22 }],
  sunrise: '06:24',
  sunset: '17:39:30',
  rahu_kalam: { start: '10:37', end: '12:02' },
  durmuhurtam: [{ start: '08:39', end: '09:24' }],
  moon_sign: 12,
  sun_sign: { id: 8 },
  notes: 'నేడు చిలుకు ఏకాదశి',
  festivals: ['dev_uthani_ekadashi', { name: 'చిలుకు ద్వాదశి దీపాలు', regions: ['IN-TG', 'in-ap'], is_holiday: true }],
};

async function read(running: Running, path: string): Promise<Json> {
  const reply = await running.call(`${v1}/${path}`);
  assert.equal(reply.status, 200, `${path}\n${reply.text.slice(0, 300)}`);
  return reply.body.data;
}
const keys = (festivals: Json[]): string[] => festivals.map(({ key }) => key);

/** Posts to the old address as an editor. */
async function editor(running: Running) {
  const token = await running.tokenOf('editor');
  const post = (json: unknown) => running.call('/api/panchang.php', { token, json });
  const remove = (path: string) =>
    running.call(`/api/admin/${path}`, { method: 'DELETE', token, headers: { 'if-match': '*' } });
  return { token, post, remove };
}

onSqlite('a posted day lies over the computed one, in the language and zone of the reader', async (t, kind) => {
  const running = await start(t, kind);
  const { post } = await editor(running);
  const before = await read(running, 'day?date=2026-11-20');
  assert.equal((await running.call('/api/panchang.php', { json: day })).status, 401);
  const viewer = await running.tokenOf('viewer');
  assert.equal((await running.call('/api/panchang.php', { json: day, token: viewer })).status, 403);

  const posted = await post({ ...day, date: '20-11-2026' });
  assert.equal(posted.status, 201, posted.text);
  assert.match(posted.headers.get('location') ?? '', /\/api\/v1\/panchang\/day\?date=2026-11-20$/);
  const te = await running.call(`${v1}/day?date=2026-11-20`);
  const { id: _, ...answered } = posted.body.data;
  assert.deepEqual(answered, te.body.data, 'the answer is the day as readers get it');
  assert.equal((await running.call('/api/panchang.php?date=20-11-2026')).text, te.text);
  assert.equal((await running.call('/api/v1/index.php?endpoint=panchang&action=day&date=2026-11-20')).text, te.text);
  const d = te.body.data;
  assert.deepEqual(d.paksha, { id: 1, name: 'శుక్ల పక్షం' });
  assert.equal(d.tithi[0].name, 'ఏకాదశి');
  assert.deepEqual([d.tithi[0].start, d.tithi[0].end], [null, '2026-11-20T20:30:00+05:30']);
  assert.equal(d.nakshatra[0].name, 'రేవతి నక్షత్రం', "the editor's name wins in its language");
  assert.equal(d.nakshatra[0].end, '2026-11-21T01:10:00+05:30');
  assert.deepEqual(
    d.karana.map((k: Json) => [k.id, k.number]),
    [
      [7, 22],
      [7, 22],
    ],
  );
  assert.equal(d.sunrise, '2026-11-20T06:24:00+05:30');
  assert.equal(d.sunset, '2026-11-20T17:39:30+05:30');
  assert.equal(d.day_length, 11 * 3600 + 15 * 60 + 30, 'it is counted from what is shown');
  assert.deepEqual(d.rahu_kalam, { start: '2026-11-20T10:37:00+05:30', end: '2026-11-20T12:02:00+05:30' });
  for (const field of ['varjyam', 'moonrise', 'yamagandam', 'weekday', 'next_sunrise'])
    assert.deepEqual(d[field], before[field], `${field} stays computed`);
  assert.equal(d.notes, day.notes);
  assert.equal(d.source, 'manual');
  const { date: _date, lang: _lang, ...facts } = day;
  assert.deepEqual(d.overridden.toSorted(), Object.keys(facts).toSorted());
  assert.deepEqual(
    d.festivals.map((f: Json) => [f.key === 'dev_uthani_ekadashi', f.source]),
    [
      [true, 'manual'],
      [false, 'manual'],
    ],
  );
  assert.deepEqual(d.festivals[1].regions, ['IN-TS', 'IN-AP']);
  assert.ok(d.special.includes('చిలుకు ద్వాదశి దీపాలు') && d.special.includes('ఏకాదశి'));
  const { text, muhurta } = await read(running, 'day?date=2026-11-20&include=text,muhurta');
  assert.match(text.rahu_kalam, /10:37.*12:02/);
  const times = await read(running, 'muhurta?date=2026-11-20');
  for (const { bad } of [muhurta, times]) {
    const [{ start: from, end }] = bad.filter((w: Json) => w.key === 'rahu_kalam');
    assert.deepEqual({ start: from, end }, d.rahu_kalam, 'wherever it is told');
  }

  for (const [lang, name] of Object.entries({ hi: 'रेवती', ta: 'ரேவதி', bn: 'রেবতী', en: 'Revati' })) {
    const other = await read(running, `day?date=2026-11-20&lang=${lang}`);
    assert.equal(other.nakshatra[0].name, name, lang);
    assert.equal(other.festivals[1].name, 'చిలుకు ద్వాదశి దీపాలు', 'a name there is in one language only');
  }
  const london = await read(running, 'day?date=2026-11-20&city=London&lang=en');
  assert.equal(london.sunrise, '2026-11-20T06:24:00+00:00', 'a clock is that of the place');
  assert.equal(london.tithi[0].end, '2026-11-20T15:00:00+00:00', 'an instant is the same everywhere');

  // Another language adds its names and takes none away; null takes a field out, and the computed one is back.
  const hindi = await post({ date: day.date, lang: 'hi', notes: 'आज एकादशी', sunset: null, yoga: null });
  assert.equal(hindi.status, 200, hindi.text);
  assert.equal(hindi.body.data.notes, 'आज एकादशी');
  const after = await read(running, 'day?date=2026-11-20');
  assert.equal(after.notes, day.notes);
  assert.deepEqual([after.sunset, after.yoga], [before.sunset, before.yoga]);
  assert.ok(!after.overridden.includes('sunset') && after.overridden.includes('sunrise'));
  assert.equal(after.nakshatra[0].name, 'రేవతి నక్షత్రం');
  assert.equal(after.festivals.length, 2);
});

onSqlite('a day of a city lies over the day of all places, and goes away again', async (t, kind) => {
  const running = await start(t, kind);
  const { token, post, remove } = await editor(running);
  const urls = ['Hyderabad', 'Delhi', 'London'].map((city) => `${v1}/day?date=2026-01-14&city=${city}&include=all`);
  const bodies = async () => Promise.all(urls.map(async (url) => (await running.call(url)).text));
  const computed = await bodies();
  assert.equal((await post({ date: '2026-01-14', tithi: [11], sunrise: '06:49' })).status, 201);
  const delhi = await post({ date: '2026-01-14', city: 'नई दिल्ली', sunrise: '07:15', festivals: ['लोहड़ी'] });
  assert.equal(delhi.status, 201, delhi.text);
  assert.equal(delhi.body.data.place.city, 'Delhi');
  assert.match(delhi.headers.get('location') ?? '', /date=2026-01-14&city=1273294$/);
  const spellings = ['Delhi', 'New%20Delhi', encodeURIComponent('دہلی'), '1273294'].map((name) => `city=${name}`);
  for (const where of [...spellings, 'lat=28.61&lon=77.21']) {
    const d = await read(running, `day?date=2026-01-14&lang=hi&${where}`);
    assert.equal(d.sunrise, '2026-01-14T07:15:00+05:30', where);
    assert.deepEqual([d.tithi.length, d.tithi[0].id], [1, 11], where);
    assert.deepEqual([d.place.city, d.festivals[0].key, d.source], ['Delhi', 'lohri', 'manual'], where);
    assert.deepEqual(d.overridden, ['tithi', 'sunrise', 'festivals']);
  }
  const hyderabad = await read(running, 'day?date=2026-01-14');
  assert.equal(hyderabad.sunrise, '2026-01-14T06:49:00+05:30');
  assert.ok(!keys(hyderabad.festivals).includes('lohri'));
  const range = await running.call('/api/v1/index.php?endpoint=panchang&from=2026-01-13&to=2026-01-15&city=Delhi');
  assert.deepEqual(
    range.body.data.map((d: Json) => [d.date, d.source]),
    [
      ['2026-01-13', 'computed'],
      ['2026-01-14', 'manual'],
      ['2026-01-15', 'computed'],
    ],
  );
  assert.equal((await read(running, 'month?month=2026-01&city=Delhi'))[13].sunrise, '2026-01-14T07:15:00+05:30');

  // The admin API: by date and by id, guarded by if-match.
  const byDate = await running.call('/api/admin/panchang/2026-01-14?city=Delhi', { token });
  const { id } = byDate.body.data;
  assert.equal((await running.call(`/api/admin/panchang/${id}`, { token })).text, byDate.text);
  const guarded = (headers: Record<string, string>) =>
    running.call('/api/admin/panchang/2026-01-14?city=Delhi', { method: 'DELETE', token, headers });
  assert.deepEqual([(await guarded({})).status, (await guarded({ 'if-match': '"99"' })).status], [428, 412]);
  const patched = await running.call(`/api/admin/panchang/${id}`, {
    method: 'PATCH',
    token,
    json: { sunrise: '07:16' },
    headers: { 'if-match': byDate.headers.get('etag') as string },
  });
  assert.equal(patched.status, 200, patched.text);
  const now = async () => (await read(running, 'day?date=2026-01-14&city=Delhi')).sunrise;
  assert.equal(await now(), '2026-01-14T07:16:00+05:30');
  assert.equal((await running.call('/api/admin/panchang', { token, json: { date: '2026-01-14' } })).status, 409);
  assert.deepEqual((await remove('panchang/2026-01-14?city=Delhi')).body.data, { id });
  assert.equal(await now(), '2026-01-14T06:49:00+05:30', 'that of all places is left');
  assert.equal((await remove('panchang/2026-01-14?city=Delhi')).status, 404);
  assert.equal((await running.call('/api/admin/panchang/yesterday', { token })).status, 400);
  assert.equal((await running.call('/api/admin/panchang?city=all', { token })).body.meta.total, 1);
  assert.equal((await remove('panchang/2026-01-14')).status, 200);
  assert.deepEqual(await bodies(), computed, 'byte for byte what was computed before');
});

onSqlite('the publisher chooses the sunrise and the ayanamsha', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('owner');
  const set = (almanac: unknown) =>
    running.call('/api/admin/settings/basic', {
      method: 'PATCH',
      token,
      json: { almanac },
      headers: { 'if-match': '*' },
    });
  const url = `${v1}/day?date=2026-01-08&lang=en`;
  const first = await running.call(url);
  const of = async () => (await running.call(url)).body.data;
  const moved = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 1000;
  const centre = await set({ sunrise: 'centre' });
  assert.deepEqual(centre.body.data.almanac, { ayanamsha: 'lahiri', sunrise: 'centre' });
  const late = await of();
  const shift = moved(first.body.data.sunrise, late.sunrise);
  assert.ok(shift > 200 && shift < 260, `the centre of the Sun rises minutes later: ${shift} s`);
  assert.ok(moved(first.body.data.sunset, late.sunset) < -200);
  assert.notDeepEqual(late.rahu_kalam, first.body.data.rahu_kalam, 'and the divisions follow');
  assert.deepEqual(late.nakshatra, first.body.data.nakshatra);
  assert.equal((await set({ ayanamsha: 'kp', sunrise: 'edge' })).status, 200);
  const kp = await of();
  assert.equal(kp.sunrise, first.body.data.sunrise);
  // KP is some six minutes of arc less than Lahiri, which the Moon covers in as many minutes of time and more.
  const earlier = moved(kp.nakshatra[0].end, first.body.data.nakshatra[0].end);
  assert.ok(earlier > 300 && earlier < 900, `${earlier} s`);
  assert.deepEqual(kp.tithi, first.body.data.tithi, 'a tithi knows no zodiac');
  assert.equal((await set({ ayanamsha: 'raman' })).status, 200);
  assert.ok(moved((await of()).nakshatra[0].end, first.body.data.nakshatra[0].end) > 3600);
  assert.deepEqual((await running.call('/api/v1/settings')).body.data.almanac, { ayanamsha: 'raman', sunrise: 'edge' });
  for (const [almanac, field] of [
    [{ ayanamsha: 'fagan' }, 'almanac.ayanamsha'],
    [{ sunrise: 'noon' }, 'almanac.sunrise'],
    [{ moon: 'full' }, 'almanac.moon'],
    ['lahiri', 'almanac'],
  ] as const) {
    const reply = await set(almanac);
    assert.equal(reply.status, 400, field);
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      [field],
    );
  }
  assert.equal((await set({ ayanamsha: 'lahiri' })).status, 200);
  assert.equal((await running.call(url)).text, first.text);
});

onSqlite('what an editor sends is checked, and every bad field named', async (t, kind) => {
  const running = await start(t, kind);
  const { token, post } = await editor(running);
  const fields = async (json: unknown, url = '/api/panchang.php'): Promise<string[]> => {
    const reply = await running.call(url, { token, json });
    assert.equal(reply.status, 400, reply.text.slice(0, 300));
    return reply.body.errors.map((e: Json) => e.field).sort();
  };
  const date = '2026-11-20';
  assert.deepEqual(await fields({}), ['date']);
  assert.deepEqual(await fields({ date: '31-02-2026' }), ['date']);
  assert.deepEqual(await fields({ date: '1899-12-31', notes: 'x' }), ['date']);
  assert.deepEqual(await fields({ date, city: 'Atlantis' }), ['city']);
  assert.deepEqual(await fields({ date, tithi: [31], paksha: 3, sunrise: '6 am', moon: 1 }), [
    'moon',
    'paksha',
    'sunrise',
    'tithi.0',
  ]);
  const festivals = [{ key: 'unheard_of' }, { name: 'మేళా', regions: ['IN-XX'] }];
  assert.deepEqual(await fields({ date, weekday: 1, karana: [{ name: 'x' }, { id: 1, number: 22 }], festivals }), [
    'festivals.0.name',
    'festivals.1.regions.0',
    'karana.0.id',
    'karana.1.number',
    'weekday',
  ]);
  assert.deepEqual(
    await fields({ date, sunrise: '2025-11-20T06:24:00+05:30', rahu_kalam: { start: '12:00', end: '10:30' } }),
    ['rahu_kalam.end', 'sunrise'],
  );
  assert.deepEqual(await fields({ date }, '/api/admin/festivals'), ['name']);
  assert.equal((await read(running, 'day?date=2026-11-20')).source, 'computed', 'nothing bad was half written');
  assert.equal((await post({ date, sunrise: '06:24' })).status, 201);
});
