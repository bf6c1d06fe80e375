import assert from 'node:assert/strict';
import { extent } from '../support/extent.ts';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { jsonLines } from './almanac-oracle.ts';

/** The almanac where the Earth and the calendar have their edges, and what it says to a wrong question. */

const v1 = '/api/v1/panchang';
const times = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)/g;

/** Every time of an answer has the offset, to the minute, that the zone has at that very instant. */
function inZone(text: string, zone: string): void {
  const found = text.match(times) ?? [];
  assert.ok(found.length > 0);
  for (const time of found) {
    const { offsetNanoseconds } = Temporal.Instant.from(time).toZonedDateTimeISO(zone);
    const clock = new Date(Math.round(Math.abs(offsetNanoseconds) / 6e10) * 60_000).toJSON().slice(11, 16);
    assert.equal(time.slice(19), `${offsetNanoseconds < 0 ? '-' : '+'}${clock}`, `${time} in ${zone}`);
  }
}

async function sound(running: Running, url: string): Promise<Json> {
  const reply = await running.call(url);
  assert.equal(reply.status, 200, `${url}\n${reply.text.slice(0, 300)}`);
  assert.doesNotMatch(reply.text, /NaN|Invalid Date|Infinity|undefined|\+1\d{4}-/, url);
  return reply.body?.data;
}

onSqlite('both hemispheres, both sides of the date line, the poles and the equator', async (t, kind) => {
  // Two hundred answers that nobody has asked for before: on a busy machine that is a load.
  const running = await start(t, kind);
  const places: [what: string, query: string, zone: string][] = [
    ['Fiji', 'lat=-17.7&lon=178', 'Pacific/Fiji'],
    ['Samoa, west of the line by its clocks', 'lat=-13.83&lon=-171.77', 'Pacific/Apia'],
    ['American Samoa, east of it', 'lat=-14.28&lon=-170.7&tz=Pacific/Pago_Pago', 'Pacific/Pago_Pago'],
    ['on the meridian of 180', 'lat=10&lon=180', 'Etc/GMT-12'],
    ['and of minus 180', 'lat=10&lon=-180', 'Etc/GMT+12'],
    ['Sydney', 'city=Sydney', 'Australia/Sydney'],
    ['Borneo', 'lat=0&lon=111', 'Asia/Pontianak'],
    ['the Gulf of Guinea', 'lat=0&lon=0', 'UTC'],
    ['the North Pole', 'lat=90&lon=0', 'UTC'],
    ['the South Pole', 'lat=-90&lon=0', 'Antarctica/McMurdo'],
    ['the zone of another continent', 'lat=17.4&lon=78.5&tz=America/New_York', 'America/New_York'],
  ];
  const dates = ['2026-03-20', '2026-06-21', '2026-12-21', '1900-01-01', '2100-12-31'];
  for (const [what, where, zone] of places) {
    for (const date of extent(dates, ['2026-06-21', '1900-01-01'])) {
      const d = await sound(running, `${v1}/day?date=${date}&${where}&lang=en&include=all&birth_star=27&digits=native`);
      assert.equal(d.place.tz, zone, what);
      inZone(JSON.stringify(d), zone);
      assert.ok(d.tithi.length >= 1 && d.nakshatra.length >= 1 && d.yoga.length >= 1 && d.karana.length >= 2, what);
      if (d.sunrise) assert.ok(d.sunrise.startsWith(date), `${what}: ${d.sunrise}`);
      for (const field of ['moonrise', 'moonset'])
        if (d[field]) assert.ok(d[field].startsWith(date), `${what} ${field}`);
    }
    await sound(running, `${v1}/muhurta?date=2026-06-21&${where}`);
    assert.equal((await sound(running, `${v1}/month?month=2026-06&${where}`)).length, 30, what);
    assert.ok((await sound(running, `${v1}/festivals?from=2026-06-01&to=2026-07-31&${where}`)).length > 10, what);
    await sound(running, `${v1}/calendar.ics?year=2026&kind=all&${where}`);
  }
  for (const edge of ['month?month=1900-01', 'month?month=2100-12', 'festivals?year=1900', 'festivals?year=2100'])
    assert.ok((await sound(running, `${v1}/${edge}`)).length > 0, edge);
  // The same instant on both sides of the line: an hour's flight apart, and a day.
  const [west, east] = [
    await sound(running, `${v1}/day?date=2026-03-20&lat=-13.83&lon=-171.77&lang=en`),
    await sound(running, `${v1}/day?date=2026-03-19&lat=-14.28&lon=-170.7&tz=Pacific/Pago_Pago&lang=en`),
  ];
  assert.ok(Math.abs(Date.parse(west.sunrise) - Date.parse(east.sunrise)) < 600_000, `${west.sunrise} ${east.sunrise}`);
  assert.deepEqual([west.tithi[0].id, west.weekday.id], [east.tithi[0].id, east.weekday.id + 1]);
  assert.equal(Date.parse(west.tithi[0].end), Date.parse(east.tithi[0].end));
  // Samoa had no 30 December 2011.
  await sound(running, `${v1}/day?date=2011-12-30&lat=-13.83&lon=-171.77&include=all`);
});

interface Polar {
  city: string;
  date: string;
  no_sunrise?: boolean;
  at_local_0600: { unix: number; tithi: number; nakshatra: number; yoga: number; karana: number };
}

onSqlite('without a sunrise a day has the limbs of six in the morning, and no divisions', async (t, kind) => {
  const running = await start(t, kind);
  const rows = jsonLines<Polar>('days').filter((r) => r.no_sunrise && r.date.startsWith('2026'));
  assert.ok(rows.length >= 3 && rows.some((r) => r.date < '2026-02') && rows.some((r) => r.date > '2026-05'));
  for (const { date, at_local_0600 } of rows) {
    const where = 'lat=69.6492&lon=18.9553&tz=Europe/Oslo&lang=en';
    const d = await sound(running, `${v1}/day?date=${date}&${where}&include=all`);
    assert.equal(d.place.city, 'Tromsø');
    const { tithi, nakshatra, yoga, karana } = at_local_0600;
    assert.deepEqual(
      [d.tithi[0].id, d.nakshatra[0].id, d.yoga[0].id, d.karana[0].number],
      [tithi, nakshatra, yoga, karana],
      date,
    );
    for (const { start: from, end } of [d.tithi[0], d.nakshatra[0], d.yoga[0], d.karana[0]])
      assert.ok(Date.parse(from) <= at_local_0600.unix * 1000 && Date.parse(end) > at_local_0600.unix * 1000, date);
    for (const field of ['sunrise', 'sunset', 'rahu_kalam', 'yamagandam', 'gulika_kalam', 'abhijit', 'brahma_muhurta'])
      assert.equal(d[field], null, `${date} ${field}`);
    assert.deepEqual([d.day_length, d.night_length, d.durmuhurtam], [null, null, []], date);
    assert.deepEqual(
      [d.choghadiya, d.hora].flatMap((p) => [p.day, p.night]),
      [[], [], [], []],
      date,
    );
    assert.equal(d.text.sunrise, null);
    assert.equal(d.weekday.id, new Date(date).getUTCDay() + 1);
    assert.ok(d.masa.amanta.id > 0 && d.samvatsara.id > 0 && d.paksha.id > 0);
    const muhurta = await sound(running, `${v1}/muhurta?date=${date}&${where}`);
    assert.equal(
      muhurta.bad.some((w: Json) => w.key === 'rahu_kalam'),
      false,
    );
  }
});

onSqlite('days of 23 and of 25 hours: the clocks of the place, and no gap between the days', async (t, kind) => {
  const running = await start(t, kind);
  const changes: [city: string, zone: string, date: string, before: string, after: string][] = [
    ['London', 'Europe/London', '2026-03-29', '+00:00', '+01:00'],
    ['London', 'Europe/London', '2026-10-25', '+01:00', '+00:00'],
    ['New York', 'America/New_York', '2026-03-08', '-05:00', '-04:00'],
    ['New York', 'America/New_York', '2026-11-01', '-04:00', '-05:00'],
    ['Sydney', 'Australia/Sydney', '2026-04-05', '+11:00', '+10:00'],
  ];
  for (const [city, zone, date, before, after] of changes) {
    const at = (days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();
    const url = `${v1}?from=${at(-2)}&to=${at(2)}&city=${encodeURIComponent(city)}&lang=en&include=all`;
    const days: Json[] = await sound(running, url);
    inZone(JSON.stringify(days), zone);
    assert.deepEqual(
      days.map((d) => d.sunrise.slice(19)),
      [before, before, after, after, after],
      `${city} ${date}`,
    );
    for (const [i, d] of days.entries()) {
      assert.equal(d.date, at(i - 2));
      assert.ok(d.sunrise.startsWith(d.date));
      const night = Date.parse(d.next_sunrise) - Date.parse(d.sunrise);
      assert.equal(d.day_length + d.night_length, night / 1000, d.date);
      assert.ok(Math.abs(night / 3_600_000 - 24) < 0.1, 'the Sun knows nothing of it');
      const next = days[i + 1];
      if (!next) continue;
      assert.equal(d.next_sunrise, next.sunrise, d.date);
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
        const [last, first] = [d[limb].at(-1), next[limb][0]];
        assert.deepEqual([last.id, last.start, last.end], [first.id, first.start, first.end], `${d.date} ${limb}`);
      }
    }
  }
});

onSqlite('limbs go over from day to day without gap or overlap', async (t, kind) => {
  const running = await start(t, kind);
  for (const where of ['city=Hyderabad', 'lat=-17.7&lon=178', 'lat=69.6492&lon=18.9553']) {
    const days: Json[] = await sound(running, `${v1}?from=2026-05-01&to=2026-07-01&${where}&lang=en`);
    assert.equal(days.length, 62);
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      const all = days.flatMap((d) => d[limb]);
      const spans = [...new Map(all.map((l) => [l.start, l])).values()];
      for (const [i, { id, start: from, end }] of spans.entries()) {
        if (i > 0) assert.equal(from, spans[i - 1].end, `${where} ${limb} ${id}`);
        const hours = (Date.parse(end) - Date.parse(from)) / 3_600_000;
        assert.ok(
          limb === 'karana' ? hours > 9 && hours < 14 : hours > 18 && hours < 27.5,
          `${limb} ${id}: ${hours} h`,
        );
      }
    }
  }
});

onSqlite('bad input names its field', async (t, kind) => {
  const running = await start(t, kind);
  const wrong: [url: string, ...fields: string[]][] = [
    [`${v1}/day?date=2026-02-30`, 'date'],
    ['/api/panchang.php?date=31-02-2026', 'date'],
    ['/api/panchang.php?date=2026-02-30', 'date'],
    ['/api/v1/index.php?endpoint=panchang&action=day&date=2026-02-30', 'date'],
    [`${v1}/day?date=20-11-2026`, 'date'],
    [`${v1}/day?date=tomorrow`, 'date'],
    [`${v1}/day?date=1899-12-31`, 'date'],
    [`${v1}/day?date=2101-01-01`, 'date'],
    [`${v1}/muhurta?date=2101-01-01`, 'date'],
    [`${v1}/day?lat=91&lon=0`, 'lat'],
    [`${v1}/day?lat=-90.1&lon=181`, 'lat', 'lon'],
    [`${v1}/day?lon=78`, 'lat'],
    [`${v1}/day?lat=17`, 'lon'],
    [`${v1}/day?lat=NaN&lon=Infinity`, 'lat', 'lon'],
    [`${v1}/day?city=Trivadrum`, 'city'],
    [`${v1}/day?city=Atlantis`, 'city'],
    [`${v1}/day?city=999999999`, 'city'],
    [`${v1}/day?lat=17&lon=78&tz=Mars/Base`, 'tz'],
    [`${v1}/day?tz=Asia/Kolkata`, 'tz'],
    [`${v1}/day?lang=xx`, 'lang'],
    [`${v1}/day?include=nothing`, 'include.0'],
    [`${v1}/day?include=hora,everything`, 'include.1'],
    [`${v1}/day?include=bala`, 'birth_star'],
    [`${v1}/day?birth_star=28`, 'birth_star'],
    [`${v1}/day?birth_star=0&birth_sign=13`, 'birth_sign', 'birth_star'],
    [`${v1}/muhurta?birth_star=rohini`, 'birth_star'],
    [`${v1}/day?digits=roman`, 'digits'],
    [`${v1}?from=2026-01-10&to=2026-01-01`, 'to'],
    [`${v1}?from=2026-01-01&to=2026-03-04`, 'to'], // 63 days
    [`${v1}?from=1899-12-31&to=1900-01-02`, 'from'],
    [`${v1}/month?month=2026-13`, 'month'],
    [`${v1}/month?month=2026-00`, 'month'],
    [`${v1}/month?month=1899-12`, 'month'],
    [`${v1}/month?month=2101-01`, 'month'],
    [`${v1}/festivals?year=2101`, 'year'],
    [`${v1}/festivals?year=2026&from=2026-01-01`, 'year'],
    [`${v1}/festivals?from=2026-01-01&to=2027-01-02`, 'to'], // 367 days
    [`${v1}/festivals?region=IN-XX`, 'region'],
    [`${v1}/festivals?type=party`, 'type'],
    [`${v1}/next`, 'festival'],
    [`${v1}/next?festival=unheard_of`, 'festival'],
    [`${v1}/next?festival=diwali&count=21`, 'count'],
    [`${v1}/next?festival=diwali&from=2101-01-01`, 'from'],
    [`${v1}/calendar.ics?kind=parties`, 'kind'],
    [`${v1}/calendar.ics?year=1899`, 'year'],
    [`${v1}/calendar.ics?region=Telangana`, 'region'],
  ];
  for (const [url, ...fields] of wrong) {
    const reply = await running.call(url);
    assert.equal(reply.status, 400, `${url}\n${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.code, 'invalid', url);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields, url);
  }
  assert.equal((await sound(running, `${v1}?from=2026-01-01&to=2026-03-03`)).length, 62);
  await sound(running, `${v1}/festivals?from=2028-01-01&to=2028-12-31`);
  const errorOf = async (city: string) =>
    (await running.call(`${v1}/day?city=${encodeURIComponent(city)}`)).body.message;
  assert.match(await errorOf('Trivadrum'), /Thiruvananthapuram/);
  assert.equal(await errorOf('Vizakhapatnam'), 'OK', 'sounds like one city');
  assert.match(await errorOf('హైదరాబాదు నగర'), /\/api\/v1\/places|Hyderabad/);
});

onSqlite('places are found by name and by point', async (t, kind) => {
  const running = await start(t, kind);
  const cities = async (query: string) =>
    (await running.call(`/api/v1/places?${query}`)).body.data.map((c: Json) => c.city);
  assert.deepEqual(await cities('limit=2'), ['Mumbai', 'Delhi']);
  assert.deepEqual(await cities(`search=${encodeURIComponent('హైద')}&limit=5`), ['Hyderabad']);
  assert.deepEqual(await cities('lat=17.97&lon=79.6&limit=1'), ['Warangal']);
  const hindi = await running.call('/api/v1/places?search=Kolk&lang=hi');
  assert.equal(hindi.body.data[0].name, 'कोलकाता');
  assert.equal((await running.call('/api/v1/places?lat=17')).status, 400);
  // A city by any of its names, by its id and by a point within it is one place.
  const names = ['Bengaluru', 'Bangalore', 'బెంగళూరు', 'ಬೆಂಗಳೂರು', '1277333'];
  for (const name of names) {
    const { place } = await sound(running, `${v1}/day?date=2026-11-20&city=${encodeURIComponent(name)}`);
    assert.equal(place.city, 'Bengaluru', name);
  }
  const near = await sound(running, `${v1}/day?date=2026-11-20&lat=12.98&lon=77.6`);
  assert.deepEqual([near.place.city, near.place.tz, near.place.lat], ['Bengaluru', 'Asia/Kolkata', 12.98]);
  const bihar = await sound(running, `${v1}/day?date=2026-11-20&city=${encodeURIComponent('Aurangabad, Bihar')}`);
  assert.ok(bihar.place.lon > 84, 'not that of Maharashtra');
});
