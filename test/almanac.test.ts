import assert from 'node:assert/strict';
import { type Json, onBoth, start } from './helper.ts';

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

onBoth('a posted day is what readers get, in their language and zone', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  for (const url of ['/api/panchang.php?date=2026-11-20', '/api/v1/panchang/day?date=2026-11-20']) {
    const missing = await running.call(url);
    assert.equal(missing.status, 404);
    assert.equal(missing.body.code, 'not_found');
  }
  assert.equal((await running.call('/api/panchang.php', { json: day })).status, 401);
  assert.equal(
    (await running.call('/api/panchang.php', { json: day, token: await running.tokenOf('viewer') })).status,
    403,
  );

  const posted = await running.call('/api/panchang.php', { token, json: { ...day, date: '20-11-2026' } });
  assert.equal(posted.status, 201, posted.text);
  assert.match(posted.headers.get('location') ?? '', /\/api\/v1\/panchang\/day\?date=2026-11-20$/);
  assert.equal(posted.body.data.date, '2026-11-20');

  const te = await running.call('/api/v1/panchang/day?date=2026-11-20');
  assert.equal(te.status, 200, te.text);
  assert.equal((await running.call('/api/panchang.php?date=20-11-2026')).text, te.text);
  assert.equal((await running.call('/api/v1/index.php?endpoint=panchang&action=day&date=2026-11-20')).text, te.text);
  const d = te.body.data;
  assert.deepEqual(d.place, { city: 'Hyderabad', lat: 17.384, lon: 78.4564, tz: 'Asia/Kolkata' });
  assert.deepEqual(d.weekday, { id: 6, name: 'శుక్రవారం' });
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
  assert.deepEqual(d.rahu_kalam, { start: '2026-11-20T10:37:00+05:30', end: '2026-11-20T12:02:00+05:30' });
  assert.deepEqual(d.varjyam, []);
  assert.equal(d.moonrise, null);
  assert.equal(d.yamagandam, null);
  assert.equal(d.masa.amanta.id, 8);
  assert.equal(d.notes, day.notes);
  assert.equal(d.source, 'manual');
  assert.ok(d.overridden.includes('tithi') && !d.overridden.includes('moonrise'));
  assert.equal(d.festivals.length, 2);
  assert.equal(d.festivals[0].key, 'dev_uthani_ekadashi');
  assert.deepEqual(d.festivals[1].regions, ['IN-TS', 'IN-AP']);

  const nakshatras: Record<string, string> = { hi: 'रेवती', ta: 'ரேவதி', bn: 'রেবতী', en: 'Revati' };
  for (const [lang, name] of Object.entries(nakshatras)) {
    const reply = await running.call(`/api/v1/panchang/day?date=2026-11-20&lang=${lang}`);
    assert.equal(reply.body.data.nakshatra[0].name, name, lang);
    assert.equal(reply.body.data.festivals[1].name, 'చిలుకు ద్వాదశి దీపాలు', 'a name there is in one language only');
  }
  const ur = await running.call('/api/v1/panchang/day?date=2026-11-20&lang=ur');
  assert.match(ur.body.data.weekday.name, /\p{Script=Arabic}/u);

  const london = await running.call('/api/v1/panchang/day?date=2026-11-20&city=London&lang=en');
  assert.equal(london.body.data.sunrise, '2026-11-20T06:24:00+00:00', 'a clock is that of the place');
  assert.equal(london.body.data.tithi[0].end, '2026-11-20T15:00:00+00:00', 'an instant is the same everywhere');

  // Another language adds its names and takes none away; null takes a field out.
  const hindi = await running.call('/api/panchang.php', {
    token,
    json: { date: day.date, lang: 'hi', notes: 'आज एकादशी', sunset: null, yoga: null },
  });
  assert.equal(hindi.status, 200, hindi.text);
  assert.equal(hindi.body.data.notes, 'आज एकादशी');
  const after = (await running.call('/api/v1/panchang/day?date=2026-11-20')).body.data;
  assert.equal(after.notes, day.notes);
  assert.equal(after.sunset, null);
  assert.deepEqual(after.yoga, []);
  assert.equal(after.nakshatra[0].name, 'రేవతి నక్షత్రం');
  assert.equal(after.festivals.length, 2);
});

onBoth('a day of a city lies over the day of all places', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const post = (json: unknown) => running.call('/api/panchang.php', { token, json });
  assert.equal((await post({ date: '2026-01-14', tithi: [11], sunrise: '06:49' })).status, 201);
  const delhi = await post({ date: '2026-01-14', city: 'नई दिल्ली', sunrise: '07:15', festivals: ['लोहड़ी'] });
  assert.equal(delhi.status, 201, delhi.text);
  assert.equal(delhi.body.data.place.city, 'Delhi');
  for (const where of [
    'city=Delhi',
    'city=New%20Delhi',
    `city=${encodeURIComponent('دہلی')}`,
    'lat=28.61&lon=77.21',
    'city=1273294',
  ]) {
    const { data } = (await running.call(`/api/v1/panchang/day?date=2026-01-14&lang=hi&${where}`)).body;
    assert.equal(data.sunrise, '2026-01-14T07:15:00+05:30', where);
    assert.equal(data.tithi[0].id, 11, where);
    assert.equal(data.place.city, 'Delhi', where);
    assert.equal(data.festivals[0].key, 'lohri', where);
  }
  const hyderabad = (await running.call('/api/v1/panchang/day?date=2026-01-14')).body.data;
  assert.equal(hyderabad.sunrise, '2026-01-14T06:49:00+05:30');
  assert.deepEqual(hyderabad.festivals, []);

  const range = await running.call('/api/v1/index.php?endpoint=panchang&from=2026-01-01&to=2026-01-31&city=Delhi');
  assert.equal(range.body.data.length, 1);
  assert.deepEqual(range.body.meta.total, 1);
  assert.equal((await running.call('/api/v1/panchang?from=2026-01-01&to=2026-01-31&city=Delhi')).text, range.text);
  assert.equal((await running.call('/api/v1/panchang?date=2026-01-14')).body.data.length, 1);
  assert.deepEqual((await running.call('/api/v1/panchang?from=2026-02-01')).body.data, []);

  // The desk: by date and by id, guarded by if-match.
  const byDate = await running.call('/api/admin/panchang/2026-01-14?city=Delhi', { token });
  assert.equal(byDate.status, 200, byDate.text);
  const { id } = byDate.body.data;
  const again = await running.call(`/api/admin/panchang/${id}`, { token });
  assert.equal(again.text, byDate.text);
  const etag = byDate.headers.get('etag') as string;
  const remove = (headers: Record<string, string>) =>
    running.call('/api/admin/panchang/2026-01-14?city=Delhi', { method: 'DELETE', token, headers });
  assert.equal((await remove({})).status, 428);
  assert.equal((await remove({ 'if-match': '"99"' })).status, 412);
  const patched = await running.call(`/api/admin/panchang/${id}`, {
    method: 'PATCH',
    token,
    json: { sunrise: '07:16' },
    headers: { 'if-match': etag },
  });
  assert.equal(patched.status, 200, patched.text);
  assert.equal(
    (await running.call('/api/v1/panchang/day?date=2026-01-14&city=Delhi')).body.data.sunrise,
    '2026-01-14T07:16:00+05:30',
  );
  const removed = await remove({ 'if-match': patched.headers.get('etag') as string });
  assert.deepEqual(removed.body.data, { id });
  assert.equal(
    (await running.call('/api/v1/panchang/day?date=2026-01-14&city=Delhi')).body.data.sunrise,
    '2026-01-14T06:49:00+05:30',
  );
  assert.equal((await remove({ 'if-match': '*' })).status, 404);
  assert.equal((await running.call('/api/admin/panchang', { token, json: { date: '2026-01-14' } })).status, 409);
  assert.equal((await running.call('/api/admin/panchang/yesterday', { token })).status, 400);
  const list = await running.call('/api/admin/panchang?from=2026-01-01&city=all', { token });
  assert.equal(list.body.meta.total, 1);
});

onBoth('today is the day of the place, and ends at its midnight', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  for (const date of ['2026-11-20', '2026-11-21'])
    await running.call('/api/panchang.php', { token, json: { date, notes: date } });
  const today = async (query = '') => (await running.call(`/api/v1/panchang_api.php${query}`)).body.data.date;
  running.clock.ms = Date.parse('2026-11-20T18:29:50Z');
  const late = await running.call('/api/v1/panchang_api.php');
  assert.equal(late.body.data.date, '2026-11-20');
  assert.match(late.headers.get('cache-control') ?? '', /max-age=(10|9),/, 'not past midnight in Hyderabad');
  // Asked for by its date the day before, and then by being today: it must not stay today for ever.
  await running.call('/api/v1/panchang/day?date=2026-11-21');
  running.clock.ms += 10_000;
  assert.equal(await today(), '2026-11-21');
  assert.equal(await today('?city=London'), '2026-11-20');
  assert.equal(await today('?lat=40.71&lon=-74'), '2026-11-20');
  running.clock.ms += 86_400_000;
  assert.equal((await running.call('/api/v1/panchang_api.php')).status, 404);
});

onBoth('festivals by year, range and region', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const add = (json: unknown) => running.call('/api/admin/festivals', { token, json });
  const ugadi = await add({ date: '2026-03-19', key: 'ugadi', regions: ['IN-TG', 'IN-AP', 'IN-KA'], is_holiday: true });
  assert.equal(ugadi.status, 201, ugadi.text);
  const diwali = await add({ date: '2026-11-08', name: 'தீபாவளி', lang: 'ta', description: 'ஒளியின் விழா' });
  assert.equal(diwali.status, 201, diwali.text);
  assert.equal(diwali.body.data.key, 'diwali', 'a known name brings its key');
  await add({
    date: '2027-01-14',
    name: 'ঈদ উৎসব',
    lang: 'bn',
    texts: { ur: { name: 'عید کا میلہ' } },
    regions: ['IN-WB'],
  });
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const names = async (query: string) =>
    (await running.call(`/api/v1/panchang/festivals${query}`)).body.data.map((f: Json) => f.name);
  assert.deepEqual(await names(''), ['ఉగాది', 'దీపావళి']);
  assert.deepEqual(await names('?year=2027&lang=ur'), ['عید کا میلہ']);
  assert.deepEqual(await names('?year=2027&lang=bn'), ['ঈদ উৎসব']);
  assert.deepEqual(await names('?region=IN-TS&lang=en'), ['Ugadi', 'Diwali']);
  assert.deepEqual(await names('?region=IN-TN&lang=ta'), ['தீபாவளி']);
  assert.deepEqual(await names('?region=in-tg&from=2026-01-01&to=2026-06-30&lang=hi'), ['हिंदू नववर्ष']);
  const old = await running.call('/api/v1/index.php?endpoint=panchang&action=festivals&year=2026');
  assert.equal(old.text, (await running.call('/api/v1/panchang/festivals?year=2026')).text);
  assert.deepEqual(old.body.data[0].regions, ['IN-TS', 'IN-AP', 'IN-KA']);
  assert.equal(old.body.meta.total, 2);

  // Those of a stored day are listed too, and a stored day shows those of its date.
  await running.call('/api/panchang.php', {
    token,
    json: { date: '2026-03-19', tithi: [1], festivals: [{ name: 'సాహిత్య సభ' }] },
  });
  assert.deepEqual(await names('?year=2026'), ['ఉగాది', 'సాహిత్య సభ', 'దీపావళి']);
  const of = async (city: string) =>
    (await running.call(`/api/v1/panchang/day?date=2026-03-19&city=${city}`)).body.data.festivals.map(
      (f: Json) => f.key,
    );
  assert.equal((await of('Warangal')).includes('ugadi'), true);
  assert.equal((await of('Patna')).includes('ugadi'), false);

  const { id } = ugadi.body.data;
  const removed = await running.call(`/api/admin/festivals/${id}`, {
    method: 'DELETE',
    token,
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 200);
  assert.deepEqual(await names('?year=2026'), ['సాహిత్య సభ', 'దీపావళి']);
});

onBoth('bad input names its fields', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const fields = async (url: string, json?: unknown): Promise<string[]> => {
    const reply = await running.call(url, json === undefined ? {} : { token, json });
    assert.equal(reply.status, 400, `${url} ${reply.text.slice(0, 300)}`);
    return reply.body.errors.map((e: Json) => e.field).sort();
  };
  const v1 = '/api/v1/panchang';
  assert.deepEqual(await fields(`${v1}/day?date=2026-02-30`), ['date']);
  assert.deepEqual(await fields(`${v1}/day?date=20-11-2026`), ['date']);
  assert.deepEqual(await fields('/api/panchang.php?date=31-02-2026'), ['date']);
  assert.deepEqual(await fields(`${v1}/day?city=Atlantis`), ['city']);
  assert.deepEqual(await fields(`${v1}/day?lat=17`), ['lon']);
  assert.deepEqual(await fields(`${v1}/day?lat=91&lon=181`), ['lat', 'lon']);
  assert.deepEqual(await fields(`${v1}/day?lat=17&lon=78&tz=Mars/Base`), ['tz']);
  assert.deepEqual(await fields(`${v1}/day?tz=Asia/Kolkata`), ['tz']);
  assert.deepEqual(await fields(`${v1}?from=2026-01-10&to=2026-01-01`), ['to']);
  assert.deepEqual(await fields(`${v1}?from=2026-01-01&to=2026-03-04`), ['to']);
  assert.deepEqual(await fields(`${v1}/festivals?region=IN-XX`), ['region']);
  assert.deepEqual(await fields(`${v1}/festivals?year=2026&from=2026-01-01`), ['year']);
  assert.deepEqual(await fields('/api/panchang.php', {}), ['date']);
  assert.deepEqual(await fields('/api/panchang.php', { date: '2026-11-20', city: 'Atlantis' }), ['city']);
  assert.deepEqual(
    await fields('/api/panchang.php', { date: '2026-11-20', tithi: [31], paksha: 3, sunrise: '6 am', moon: 1 }),
    ['moon', 'paksha', 'sunrise', 'tithi.0'],
  );
  assert.deepEqual(
    await fields('/api/panchang.php', {
      date: '2026-11-20',
      weekday: 1,
      karana: [{ name: 'x' }, { id: 1, number: 22 }],
      festivals: [{ key: 'unheard_of' }, { name: 'మేళా', regions: ['IN-XX'] }],
    }),
    ['festivals.0.name', 'festivals.1.regions.0', 'karana.0.id', 'karana.1.number', 'weekday'],
  );
  assert.deepEqual(
    await fields('/api/panchang.php', {
      date: '2026-11-20',
      sunrise: '2025-11-20T06:24:00+05:30',
      rahu_kalam: { start: '12:00', end: '10:30' },
    }),
    ['rahu_kalam.end', 'sunrise'],
  );
  assert.deepEqual(await fields('/api/admin/festivals', { date: '2026-11-20' }), ['name']);
  const form = await running.call('/api/panchang.php', {
    token,
    form: { date: '20-11-2026', tithi: '11,12', sunrise: '06:24', festivals: 'diwali', shaka_year: '1948' },
  });
  assert.equal(form.status, 201, form.text);
  assert.deepEqual(
    form.body.data.tithi.map((l: Json) => l.id),
    [11, 12],
  );
  assert.equal(form.body.data.shaka_year, 1948);
});

onBoth('places are found by name and by point', async (t, kind) => {
  const running = await start(t, kind);
  const cities = async (query: string) =>
    (await running.call(`/api/v1/places?${query}`)).body.data.map((c: Json) => c.city);
  assert.deepEqual(await cities('limit=2'), ['Mumbai', 'Delhi']);
  assert.deepEqual(await cities(`search=${encodeURIComponent('హైద')}&limit=5`), ['Hyderabad']);
  assert.deepEqual(await cities('lat=17.97&lon=79.6&limit=1'), ['Warangal']);
  const hindi = await running.call('/api/v1/places?search=Kolk&lang=hi');
  assert.equal(hindi.body.data[0].name, 'कोलकाता');
  assert.equal((await running.call('/api/v1/places?lat=17')).status, 400);
});
