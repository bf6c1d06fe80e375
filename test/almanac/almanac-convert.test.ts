import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

/** A date of one calendar in the others. */

const path = '/api/v1/panchang/convert';

async function converted(running: Running, query: string): Promise<Json> {
  const reply = await running.call(`${path}?${query}`);
  assert.equal(reply.status, 200, `${query}\n${reply.text.slice(0, 500)}`);
  return reply.body.data;
}

/** First days of years as they were published and kept. */
const newYears = {
  'from=national&date=1947-1-1': '2025-03-22',
  'from=nanakshahi&date=557-1-1': '2025-03-14',
  'from=bangladesh&date=1432-1-1': '2025-04-14',
  'from=bengali&date=1432-1-1': '2025-04-15',
  'from=nepali&date=2082-1-1': '2025-04-14',
  'from=tamil&date=2056-1-1': '2025-04-14',
  'from=malayalam&date=1201-5-1': '2025-08-17',
  'from=odia&date=1432-1-1': '2025-04-14',
  'from=hijri&date=1447-1-1': '2025-06-27',
  'from=vikram&date=2082-1-1': '2025-03-30',
  'from=shaka&date=1947-1-1': '2025-03-30',
  'from=vikram_kartikadi&date=2082-8-1': '2025-10-22',
};

onSqlite('a date leads from every calendar to all the others and back', async (t, kind) => {
  const running = await start(t, kind);
  for (const [query, date] of Object.entries(newYears)) {
    const data = await converted(running, `${query}&lang=te&city=Ujjain`);
    assert.equal(data.date, date, query);
    const { key, year, month, day, lunar } = data.dates.find((one: Json) => query.startsWith(`from=${one.key}&`));
    if (!data.is_kshaya) assert.equal(`from=${key}&date=${year}-${month.id}-${day}`, query);
    assert.equal(lunar !== null, /shaka|vikram/.test(key), key);
    const back = await converted(running, `date=${date}&to=${key}&city=Ujjain`);
    assert.equal(back.dates.length, 1);
  }
  const names: Record<string, string> = { te: 'నవంబర్', hi: 'नवंबर', ta: 'நவம்பர்', bn: 'নভেম্বর', ur: 'نومبر' };
  for (const [lang, name] of Object.entries(names)) {
    const { dates, weekday } = await converted(running, `date=2026-11-20&lang=${lang}`);
    assert.equal(dates[0].month.name, name);
    assert.equal(dates.length, 16);
    assert.ok(weekday.name);
  }
  const shaka = (await converted(running, 'date=2026-11-20&to=shaka&lang=te')).dates[0];
  assert.deepEqual([shaka.year, shaka.month.id, shaka.day], [1948, 8, 10]);
  assert.deepEqual(shaka.lunar.tithi, { id: 10, name: 'దశమి' });
  running.clock.ms = Date.parse('2026-11-20T06:00:00Z');
  assert.equal((await converted(running, '')).date, '2026-11-20');
});

onSqlite('the dark half by either reckoning, adhika months', async (t, kind) => {
  const running = await start(t, kind);
  // The dark half of Phalguna is that of Chaitra where months end with the full moon; Holi is the day after the full moon.
  const date = async (query: string) => (await converted(running, `${query}&city=Ujjain`)).date;
  assert.equal(await date('from=vikram&date=2082-1-16'), await date('from=shaka&date=1947-12-16'));
  assert.equal(await date('from=vikram&date=2082-1-16'), '2026-03-04');
  assert.equal(await date('from=vikram&date=2082-12-16&months=amanta'), '2026-03-04');
  const adhika = await converted(running, 'from=shaka&date=1948-3-1&adhika=true&lang=te&to=shaka');
  assert.deepEqual([adhika.date, adhika.dates[0].lunar.is_adhika], ['2026-05-17', true]);
  assert.match(adhika.dates[0].month.name, /^అధిక /);
});

onSqlite('dates that there are not are refused by the field', async (t, kind) => {
  const running = await start(t, kind);
  const refused = {
    'from=national&date=1947-2-32': 'date',
    'from=gregorian&date=2026-02-30': 'date',
    'from=shaka&date=1947-3-1&adhika=true': 'date',
    'from=shaka&date=1948-8-31': 'date',
    'from=hijri&date=1447-13-1': 'date',
    'from=tamil&date=9999-1-1': 'date',
    'from=gregorian&date=1899-12-31': 'date',
    'from=tamil': 'date',
    'date=tomorrow': 'date',
    'from=julian&date=2026-01-01': 'from',
    'to=julian': 'to',
    'months=solar': 'months',
    'city=Xyzzyqq': 'city',
  };
  for (const [query, field] of Object.entries(refused)) {
    const reply = await running.call(`${path}?${query}`);
    assert.equal(reply.status, 400, `${query}: ${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.errors[0].field, field, query);
  }
});
