import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { jsonLines, cities as oracleCities } from './almanac-oracle.ts';

/** A day of the almanac as readers get it. */

type Pair = [start: number, end: number];
type Limb = [id: number, end: number];
interface Row {
  city: string;
  date: string;
  weekday: string;
  sunrise: number;
  sunset: number;
  next_sunrise: number;
  moonrise: number | null;
  moonset: number | null;
  amanta: string;
  purnimanta: string;
  adhika: boolean;
  shaka: number;
  vikram: number;
  samvatsara: string;
  paksha: string;
  sun_sign: string;
  moon_sign: string;
  tithis: Limb[];
  nakshatras: Limb[];
  yogas: Limb[];
  karanas: Limb[];
  tithi_event: string;
  rahu_kalam: Pair;
  yamagandam: Pair;
  gulika_kalam: Pair;
  abhijit: Pair;
  brahma_muhurta: Pair;
  durmuhurtam: Pair[];
  varjyam: Pair[];
  amrita: Pair[];
}

const day = '/api/v1/panchang/day';
const read = async (running: Running, query: string): Promise<Json> => {
  const reply = await running.call(`${day}?${query}`);
  assert.equal(reply.status, 200, `${query}\n${reply.text.slice(0, 500)}`);
  return reply.body.data;
};
const seconds = (time: string): number => Date.parse(time) / 1000;
const ids = (list: { id: number }[]): number[] => list.map(({ id }) => id);

function near(time: string | null, unix: number | null, most: number, what: string): void {
  if (time === null || unix === null) assert.equal(time, unix, what);
  else
    assert.ok(Math.abs(seconds(time) - unix) <= most, `${what}: ${time}, reference ${new Date(unix * 1000).toJSON()}`);
}

function agrees(d: Json, row: Row): void {
  const limbs = { tithi: row.tithis, nakshatra: row.nakshatras, yoga: row.yogas };
  for (const [field, expected] of Object.entries(limbs)) {
    assert.deepEqual(ids(d[field]), ids(expected.map(([id]) => ({ id }))), field);
    for (const [i, [, end]] of expected.entries()) near(d[field][i].end, end, 5, `end of ${field} ${i}`);
  }
  assert.deepEqual(
    d.karana.map((k: Json) => k.number),
    row.karanas.map(([number]) => number),
  );
  const event = d.tithi.some((l: Json) => l.is_kshaya)
    ? 'kshaya'
    : seconds(d.tithi[0].end) > seconds(d.next_sunrise)
      ? 'repeats_next_day'
      : 'normal';
  assert.equal(event, row.tithi_event);
  if (event === 'repeats_next_day') assert.equal(d.tithi[0].is_vriddhi, true, 'two sunrises see it');
  for (const [i, [, end]] of row.karanas.entries()) near(d.karana[i].end, end, 5, `end of karana ${i}`);
  for (const field of ['sunrise', 'sunset', 'next_sunrise'] as const) near(d[field], row[field], 2, field);
  for (const field of ['moonrise', 'moonset'] as const) near(d[field], row[field], 5, field);
  const windows = ['rahu_kalam', 'yamagandam', 'gulika_kalam', 'abhijit', 'brahma_muhurta'] as const;
  const span = (ours: Json, theirs: Pair, most: number, what: string): void => {
    near(ours.start, theirs[0], most, `${what} start`);
    near(ours.end, theirs[1], most, `${what} end`);
  };
  for (const field of windows) span(d[field], row[field], 10, field);
  const several = { durmuhurtam: row.durmuhurtam, varjyam: row.varjyam, amrita_kalam: row.amrita };
  for (const [field, expected] of Object.entries(several)) {
    assert.equal(d[field].length, expected.length, field);
    for (const [i, pair] of expected.entries()) span(d[field][i], pair, 30, `${field} ${i}`);
  }
  assert.deepEqual(
    {
      weekday: d.weekday.name,
      years: [d.shaka_year, d.vikram_year, d.samvatsara.name],
      months: [d.masa.amanta.name, d.masa.purnimanta.name, d.masa.is_adhika],
      paksha: d.paksha.name,
      signs: [d.sun_sign.name, d.moon_sign.name],
      lengths: [d.day_length, d.night_length],
    },
    {
      weekday: row.weekday,
      years: [row.shaka, row.vikram, row.samvatsara],
      months: [...[row.amanta, row.purnimanta].map((m) => (row.adhika ? `Adhika ${m}` : m)), row.adhika],
      paksha: `${row.paksha} Paksha`,
      signs: [row.sun_sign, row.moon_sign],
      lengths: [seconds(d.sunset) - seconds(d.sunrise), seconds(d.next_sunrise) - seconds(d.sunset)],
    },
  );
}

onSqlite('a day without edits equals the reference, at every address', async (t, kind) => {
  const running = await start(t, kind);
  const rows = jsonLines<Row>('days');
  for (const [city, date] of [
    ['Hyderabad', '2026-01-08'], // a tithi that two sunrises see
    ['Hyderabad', '2026-05-17'], // the first day of a leap month
    ['Kolkata', '2026-06-15'], // a tithi that no sunrise sees
    ['NewYork', '2026-03-08'], // 23 hours long
    ['London', '2026-04-05'],
  ] as const) {
    const row = rows.find((r) => r.city === city && r.date === date) as Row;
    const { lat, lon, tz } = oracleCities[city] as { lat: number; lon: number; tz: string };
    const where = `lat=${lat}&lon=${lon}&tz=${tz}&lang=en`;
    const clean = await running.call(`${day}?date=${date}&${where}`);
    assert.equal(clean.status, 200, clean.text);
    agrees(clean.body.data, row);
    assert.equal(clean.body.data.source, 'computed');
    assert.deepEqual(clean.body.data.overridden, []);
    const [yyyy, mm, dd] = date.split('-');
    for (const door of [
      `/api/panchang.php?date=${date}&`,
      `/api/panchang.php?date=${dd}-${mm}-${yyyy}&`,
      `/api/v1/index.php?endpoint=panchang&action=day&date=${date}&`,
      `/api/v1/panchang_api.php?date=${date}&`,
    ])
      assert.equal((await running.call(door + where)).text, clean.text, door);
  }
  const te = await read(running, 'date=2026-01-08&lang=te');
  assert.deepEqual(te.place, { city: 'Hyderabad', lat: 17.384, lon: 78.4564, tz: 'Asia/Kolkata' });
  assert.deepEqual(te.weekday, { id: 5, name: 'గురువారం' });
  assert.deepEqual([te.tithi[0].name, te.nakshatra[1].name, te.masa.amanta.name], ['షష్ఠి', 'ఉత్తర', 'పుష్యం']);
});

onSqlite('today is the day of the place, and ends at its midnight', async (t, kind) => {
  const running = await start(t, kind);
  const control = async (url: string) => (await running.call(url)).headers.get('cache-control') ?? '';
  const today = async (query = '') => (await running.call(`/api/v1/panchang_api.php${query}`)).body.data.date;
  running.clock.ms = Date.parse('2026-11-20T12:00:00Z');
  assert.match(await control(day), /max-age=3600, s-maxage=7200,/, 'far from midnight as long as it may');
  running.clock.ms = Date.parse('2026-11-20T18:29:50Z');
  assert.equal(await today(), '2026-11-20');
  for (const url of [day, `${day}?date=2026-11-20`, '/api/v1/panchang/muhurta', '/api/panchang.php'])
    assert.match(await control(url), /max-age=(10|9), s-maxage=(10|9),/, `${url}: not past midnight in Hyderabad`);
  assert.match(await control(`${day}?city=London`), /max-age=3600,/, 'where it is six in the evening');
  // Asked for by its date the day before, and then by being today: it must not stay today for ever.
  await running.call(`${day}?date=2026-11-21`);
  running.clock.ms += 10_000;
  assert.equal(await today(), '2026-11-21');
  assert.equal(await today('?city=London'), '2026-11-20');
  assert.equal(await today('?lat=40.71&lon=-74'), '2026-11-20');
  assert.equal(await today('?lat=-17.7&lon=178'), '2026-11-21', 'Fiji');
  assert.equal((await running.call('/api/v1/panchang/muhurta')).body.data.date, '2026-11-21');
  assert.equal((await running.call('/api/v1/panchang/month')).body.data[0].date, '2026-11-01');
  assert.equal((await running.call('/api/v1/panchang')).body.data.length, 30);
  assert.match(await control(`${day}?date=2026-11-20`), /max-age=3600,/, 'what is past stays');
  running.clock.ms += 86_400_000;
  assert.equal(await today(), '2026-11-22');
  // The clocks of New York go back on 1 November: its day is 25 hours long.
  running.clock.ms = Date.parse('2026-11-02T04:59:50Z');
  assert.equal(await today('?city=New%20York'), '2026-11-01');
  assert.match(await control(`${day}?city=New%20York`), /max-age=(10|9),/);
});

onSqlite('a client that has the day gets 304 until something of it changes', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-11-20T06:00:00Z');
  const token = await running.tokenOf('editor');
  const url = `${day}?lang=te`;
  const etagOf = async (path: string) => (await running.call(path)).headers.get('etag') as string;
  const again = (path: string, etag: string) => running.call(path, { headers: { 'if-none-match': etag } });
  const etag = await etagOf(url);
  const same = await again(url, etag);
  assert.equal(same.status, 304);
  assert.equal(same.text, '');
  assert.equal(same.headers.get('etag'), etag);
  assert.equal(await etagOf('/api/panchang.php?lang=te&date=20-11-2026'), etag, 'one answer, one ETag');
  for (const other of ['?lang=hi', '?lang=te&city=Delhi', '?lang=te&include=hora', '?lang=te&digits=native'])
    assert.equal((await again(day + other, etag)).status, 200, other);
  await running.call('/api/panchang.php', { token, json: { date: '2026-11-25', notes: 'సెలవు' } });
  const changed = await again(url, etag);
  assert.equal(changed.status, 200, 'an editor has stored something');
  running.clock.ms += 86_400_000;
  const next = await again(url, changed.headers.get('etag') as string);
  assert.equal(next.status, 200, 'another day');
  assert.equal(next.body.data.date, '2026-11-21');
});

/** Spans one after the other, from an instant to another, without gap or overlap. */
function tiles(spans: Json[], from: string, to: string, what: string): void {
  assert.equal(spans[0].start, from, `${what} begins`);
  for (const [i, span] of spans.entries())
    assert.equal(span.end, spans[i + 1]?.start ?? to, `${what} ${i} goes over into the next`);
}

const parts = ['choghadiya', 'hora', 'gowri', 'lagna', 'grahas', 'padas', 'calendars', 'muhurta', 'bala', 'text'];

onSqlite('include= brings the long parts, each by itself or all', async (t, kind) => {
  const running = await start(t, kind);
  const of = (query: string) => read(running, `date=2026-01-08&lang=en${query}`);
  const shown = (d: Json) => parts.filter((part) => d[part] !== null);
  const all = await of('&include=all&birth_star=4');
  assert.deepEqual(shown(all), parts);
  assert.deepEqual(shown(await of('')), []);
  assert.deepEqual(
    shown(await of('&include=all')),
    parts.filter((p) => p !== 'bala'),
    'nobody was born',
  );
  for (const part of parts) {
    const one = await of(`&include=${part}${part === 'bala' ? '&birth_star=4' : ''}`);
    assert.deepEqual(shown(one), [part]);
    assert.deepEqual(one[part], all[part], `${part} by itself`);
  }
  assert.deepEqual(shown(await of('&include=hora,text')), ['hora', 'text']);
  const reply = await running.call('/api/v1/panchang?from=2026-01-08&to=2026-01-09&lang=en&include=all&birth_star=4');
  assert.deepEqual(reply.body.data[0], all, 'a range has them too');

  const { sunrise, sunset, next_sunrise } = all;
  for (const part of ['choghadiya', 'hora', 'gowri']) {
    assert.equal(all[part].day.length, part === 'hora' ? 12 : 8);
    tiles(all[part].day, sunrise, sunset, `${part} of the day`);
    tiles(all[part].night, sunset, next_sunrise, `${part} of the night`);
  }
  assert.deepEqual(
    all.choghadiya.day.map((c: Json) => c.name),
    ['Shubh', 'Rog', 'Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh'],
  );
  assert.equal(all.hora.day[0].graha.id, 5, 'a Thursday begins with Jupiter');
  assert.equal(all.gowri.nalla_neram.length > 0, true);
  tiles(all.lagna, all.lagna[0].start, all.lagna.at(-1).end, 'lagna');
  assert.ok(seconds(all.lagna[0].start) <= seconds(sunrise) && seconds(all.lagna.at(-1).end) >= seconds(next_sunrise));
  assert.equal(all.lagna[0].sign.id, all.sun_sign.id, 'the sign of the Sun rises with it');
  assert.deepEqual(ids(all.grahas), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [sun, moon] = all.grahas;
  assert.ok(Math.abs(sun.longitude - 263.5336) < 0.005 && Math.abs(moon.longitude - 143.6503) < 0.005);
  assert.deepEqual([sun.sign, moon.sign], [all.sun_sign, all.moon_sign]);
  assert.deepEqual(all.grahas[7].is_retrograde, true, 'Rahu always is');
  assert.ok(Math.abs(Math.abs(all.grahas[7].longitude - all.grahas[8].longitude) - 180) < 0.001, 'Ketu is opposite');
  assert.ok(all.padas.length >= 4 && all.padas.every((p: Json) => p.pada >= 1 && p.pada <= 4));
  assert.equal(all.padas[0].nakshatra.id, all.nakshatra[0].id);
  const { calendars } = all;
  assert.deepEqual([calendars.shaka, calendars.kali], [1947, 5126]);
  assert.deepEqual(calendars.vikram, { chaitradi: 2082, kartikadi: 2082, ashadhadi: 2082 });
  const national = calendars.dates.find((c: Json) => c.key === 'national');
  assert.deepEqual([national.year, national.month.id, national.day], [1947, 10, 18], 'Pausha 18, 1947 Saka');
  assert.deepEqual(
    calendars.dates.flatMap((c: Json) => (c.is_tentative ? [c.key] : [])),
    ['hijri'],
  );
  for (const key of ['tamil', 'malayalam', 'bengali', 'odia', 'assamese', 'nepali', 'nanakshahi', 'hijri'])
    assert.ok(
      calendars.dates.some((c: Json) => c.key === key),
      key,
    );
  assert.deepEqual(
    all.muhurta.bad.filter((w: Json) => w.key === 'rahu_kalam').map(({ start, end }: Json) => ({ start, end })),
    [all.rahu_kalam],
  );
  assert.equal(all.muhurta.disha_shula.key, 'south');
  assert.equal(all.text.sunrise, '6:48 AM');
  assert.match(all.text.tithi[0], /^Shashthi .* 7:05 AM \(Jan 9\)$/);
});

onSqlite('a birth star brings tarabala and chandrabala', async (t, kind) => {
  const running = await start(t, kind);
  const { bala } = await read(running, 'date=2026-01-08&lang=en&birth_star=4');
  assert.deepEqual(bala.birth_star, { id: 4, name: 'Rohini' });
  assert.deepEqual(bala.birth_sign.id, 2, 'Rohini lies in Vrishabha');
  // From Rohini (4) Purva Phalguni (11) is the eighth, Mitra, and Uttara Phalguni the ninth.
  assert.deepEqual(
    bala.tarabala.map((b: Json) => [b.id, b.nakshatra.id, b.quality]),
    [
      [8, 11, 'good'],
      [9, 12, 'good'],
    ],
  );
  assert.deepEqual([bala.chandrabala[0].house, bala.chandrabala[0].moon_sign.id], [4, 5], 'Simha from Vrishabha');
  assert.equal(bala.chandrabala[0].quality, 'bad');
  const sign = (await read(running, 'date=2026-01-08&lang=en&birth_sign=2')).bala;
  assert.deepEqual([sign.birth_star, sign.tarabala], [null, []]);
  assert.deepEqual(sign.chandrabala, bala.chandrabala);
  const muhurta = await running.call('/api/v1/panchang/muhurta?date=2026-01-08&lang=en&birth_star=4');
  assert.deepEqual(muhurta.body.data.bala, bala);
});
