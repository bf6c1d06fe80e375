import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

/** Birthdays and shraddha by the Moon. */

const path = '/api/v1/panchang/tithi-dates';

async function tithiDates(running: Running, query: string): Promise<Json> {
  const reply = await running.call(`${path}?${query}`);
  assert.equal(reply.status, 200, `${query}\n${reply.text.slice(0, 500)}`);
  return reply.body.data;
}
const dates = ({ days }: Json): string[] => days.map((day: Json) => day.date);

onSqlite('the tithi of a birth in the next years, with words of the language', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-01-01T06:00:00Z');
  const born = await tithiDates(running, 'date=2000-04-05&time=12:00&city=Hyderabad&lang=te');
  assert.equal(born.kind, 'birthday');
  const { tithi, amanta, solar, is_adhika } = born.origin;
  assert.deepEqual([tithi, amanta.name, is_adhika, solar.key], [{ id: 1, name: 'పాడ్యమి' }, 'చైత్రం', false, 'tamil']);
  assert.deepEqual(dates(born).slice(0, 2), ['2026-03-19', '2027-04-07']);
  assert.deepEqual([born.days.length, born.days[0].number, born.days[0].is_adhika], [5, 26, false]);
  for (const [lang, name] of Object.entries({ hi: 'प्रतिपदा', ta: 'பிரதமை', bn: 'প্রতিপদ' }))
    assert.equal((await tithiDates(running, `date=2000-04-05&time=12:00&lang=${lang}`)).origin.tithi.name, name);
  const star = await tithiDates(running, 'date=2000-09-10&time=12:00&kind=star&years=1&city=Kochi&lang=ml');
  assert.deepEqual([star.origin.solar.key, star.origin.nakshatra.id, dates(star)], ['malayalam', 22, ['2026-08-26']]);
});

onSqlite('a shraddha of an adhika month, and what cannot be asked for', async (t, kind) => {
  const running = await start(t, kind);
  const query = 'date=2023-07-25&time=10:30&kind=shraddha&from=2041-12-01&years=2&city=Hyderabad&lang=hi';
  const died = await tithiDates(running, query);
  assert.equal(died.origin.is_adhika, true);
  assert.deepEqual(dates(died), ['2042-07-24', '2043-08-11']);
  assert.equal(died.days[0].is_adhika, true);
  const refused = {
    '': 'date',
    'date=1899-12-31': 'date',
    'date=2026-02-30': 'date',
    'date=1990-08-15&time=25:00': 'time',
    'date=1990-08-15&kind=wedding': 'kind',
    'date=1990-08-15&years=21': 'years',
    'date=1990-08-15&from=2101-01-01': 'from',
    'date=1990-08-15&calendar=odia': 'calendar',
    'date=1990-08-15&city=Xyzzyqq': 'city',
  };
  for (const [bad, field] of Object.entries(refused)) {
    const reply = await running.call(`${path}?${bad}`);
    assert.equal(reply.status, 400, `${bad}: ${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.errors[0].field, field, bad);
  }
});
