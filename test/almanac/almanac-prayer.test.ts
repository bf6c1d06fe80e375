import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

/** Times of prayer, of sehri and iftar. */

const path = '/api/v1/panchang/prayer-times';

async function prayerTimes(running: Running, query: string): Promise<Json> {
  const reply = await running.call(`${path}?${query}`);
  assert.equal(reply.status, 200, `${query}\n${reply.text.slice(0, 500)}`);
  return reply.body.data;
}

onSqlite('the times of prayer of Ramadan, with names, methods and schools by language', async (t, kind) => {
  const running = await start(t, kind);
  const data = await prayerTimes(running, 'from=2026-02-18&to=2026-03-20&city=Hyderabad&lang=ur');
  assert.deepEqual([data.lang, data.method, data.asr, data.place.city], ['ur', 'karachi', 'hanafi', 'Hyderabad']);
  assert.deepEqual(Object.keys(data.place), ['city', 'lat', 'lon', 'tz']);
  assert.deepEqual([data.names.iftar, data.names.fajr, data.names.isha], ['افطار', 'فجر', 'عشاء']);
  assert.equal(data.days.length, 31);
  const [before, first] = data.days;
  assert.deepEqual([before.is_ramadan, before.hijri.month.name, first.is_ramadan], [false, 'شعبان', true]);
  assert.deepEqual(first.hijri, { year: 1447, month: { id: 9, name: 'رمضان' }, day: 1 });
  assert.equal(data.days.filter((day: Json) => day.is_ramadan).length, 30);
  for (const day of data.days) {
    assert.equal(day.sehri_end, day.fajr);
    assert.equal(day.iftar, day.maghrib);
    const inOrder = ['fajr', 'sunrise', 'zawal', 'dhuhr', 'asr', 'maghrib', 'isha'].map((key) => Date.parse(day[key]));
    assert.deepEqual(inOrder, inOrder.toSorted(), day.date);
  }

  const shafi = await prayerTimes(running, 'month=2026-03&city=Kozhikode&lang=ml');
  assert.deepEqual([shafi.asr, shafi.days.length, shafi.names.fajr], ['shafi', 31, 'സുബ്ഹി']);
  const hanafi = await prayerTimes(running, 'month=2026-03&city=Kozhikode&lang=ml&asr=hanafi&method=mwl');
  assert.ok(Date.parse(hanafi.days[0].asr) > Date.parse(shafi.days[0].asr));
  assert.ok(Date.parse(hanafi.days[0].isha) < Date.parse(shafi.days[0].isha));
  for (const [lang, asr] of Object.entries({ bn: 'আসর', te: 'అసర్', hi: 'अस्र', ta: 'அஸர்' }))
    assert.equal((await prayerTimes(running, `month=2026-03&lang=${lang}`)).names.asr, asr);

  // Without dates it is the month of today at the place, until the month ends there.
  running.clock.ms = Date.parse('2026-11-30T18:00:00Z');
  const { days } = await prayerTimes(running, 'city=Delhi&lang=bn');
  assert.deepEqual([days.length, days[0].date], [30, '2026-11-01']);
  running.clock.ms += 3_600_000;
  assert.equal((await prayerTimes(running, 'city=Delhi&lang=bn')).days[0].date, '2026-12-01');
});

onSqlite('times of prayer that cannot be asked for are refused by the field', async (t, kind) => {
  const running = await start(t, kind);
  const refused = {
    'from=2026-01-01&to=2026-03-04': 'to',
    'from=2026-01-02&to=2026-01-01': 'to',
    'from=1899-12-31&to=1900-01-01': 'from',
    'month=2026-13': 'month',
    'month=2101-01': 'month',
    'month=2026-03&from=2026-03-01': 'month',
    'method=makkah': 'method',
    'asr=zahiri': 'asr',
    'city=Xyzzyqq': 'city',
    'lang=fa': 'lang',
  };
  for (const [query, field] of Object.entries(refused)) {
    const reply = await running.call(`${path}?${query}`);
    assert.equal(reply.status, 400, `${query}: ${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.errors[0].field, field, query);
  }
  const polar = await prayerTimes(running, 'from=2026-12-21&to=2026-12-21&lat=69.65&lon=18.96&tz=Europe/Oslo');
  assert.deepEqual([polar.days[0].fajr, polar.days[0].iftar], [null, null]);
});
