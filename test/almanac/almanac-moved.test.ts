import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Whom an editor's word reaches, and that every answer goes by it. */

const v1 = '/api/v1/panchang';

const datesOf = (festivals: Json[], key: string): string[] =>
  festivals.filter((f) => f.key === key).map(({ date }) => date);
const keysOn = async (running: Running, date: string, city: string): Promise<string[]> =>
  (await read(running, `day?date=${date}&city=${city}`)).festivals.map(({ key }: Json) => key);

onSqlite('a festival that is announced in one state stays where it was in the others', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const eid = { date: '2027-03-11', key: 'eid_al_fitr', regions: ['IN-TS'] };
  assert.equal((await running.call('/api/admin/festivals', { token, json: eid })).status, 201);
  const list = async (more: string) => datesOf(await read(running, `festivals?year=2027${more}`), 'eid_al_fitr');
  assert.deepEqual(await list('&region=IN-TS'), ['2027-03-11'], 'not on two dates');
  assert.deepEqual(await list('&region=IN-TN'), ['2027-03-10']);
  assert.deepEqual(await list(''), ['2027-03-10', '2027-03-11'], 'a list of all regions has both');
  assert.ok((await keysOn(running, '2027-03-11', 'Hyderabad')).includes('eid_al_fitr'));
  assert.ok(!(await keysOn(running, '2027-03-10', 'Hyderabad')).includes('eid_al_fitr'));
  assert.ok((await keysOn(running, '2027-03-10', 'Chennai')).includes('eid_al_fitr'));
  const next = async (city: string) =>
    (
      await read(running, `next?festival=రంజాన్&from=2027-03-01&city=${city}`.replace('రంజాన్', encodeURIComponent('రంజాన్')))
    )[0].date;
  assert.deepEqual([await next('Hyderabad'), await next('Chennai')], ['2027-03-11', '2027-03-10']);
});

onSqlite('where a school leads in a state, that state has its day and all others theirs, once', async (t, kind) => {
  const running = await start(t, kind);
  const sankranti = async (date: string, city: string, lang = 'te'): Promise<Json[]> =>
    (await read(running, `day?date=${date}&city=${city}&lang=${lang}`)).festivals.filter(
      ({ key }: Json) => key === 'makara_sankranti',
    );
  const dates = async (city: string, lang?: string) =>
    (await Promise.all(['2026-01-14', '2026-01-15'].map((date) => sankranti(date, city, lang)))).map((f) => f.length);
  assert.deepEqual(await dates('Hyderabad'), [0, 1]);
  assert.deepEqual(await dates('Delhi', 'hi'), [1, 0]);
  // Abroad by the language: Telugu, Kannada and Bengali.
  for (const [lang, days] of [
    ['te', [0, 1]],
    ['kn', [0, 1]],
    ['bn', [1, 0]],
  ] as const)
    assert.deepEqual(await dates('Dubai', lang), days, lang);
  const [there] = await sankranti('2026-01-15', 'Hyderabad');
  assert.deepEqual(there.regions, ['IN-AP', 'IN-TS', 'IN-KA', 'IN-TN', 'IN-PY', 'NP', 'IN-SK']);
  assert.deepEqual(
    there.alternatives.map(({ date, school }: Json) => `${date} ${school}`),
    ['2026-01-14 sunset', '2026-01-14 sangrand', '2026-01-14 west_bengal'],
  );
  assert.equal(there.alternatives[0].name, 'సూర్యాస్తమయం ప్రకారం');
  assert.ok(!('onlyIn' in there || 'exceptIn' in there));

  const list = async (more: string) => datesOf(await read(running, `festivals?year=2026${more}`), 'vijayadashami');
  assert.deepEqual(await list('&region=IN-KL'), ['2026-10-21']);
  assert.deepEqual(await list('&region=IN-TS'), ['2026-10-20']);
  assert.deepEqual(await list('&region=IN'), ['2026-10-20']);
  assert.deepEqual(await list(''), ['2026-10-20', '2026-10-21'], 'each variant once');
  const next = async (city: string) =>
    (await read(running, `next?festival=vijayadashami&from=2026-01-01&city=${city}`))[0].date;
  assert.deepEqual([await next('Kochi'), await next('Hyderabad')], ['2026-10-21', '2026-10-20']);
  const boishakh = async (city: string) =>
    (await read(running, `next?festival=pohela_boishakh&from=2026-01-01&city=${city}&lang=bn`))[0].date;
  assert.deepEqual([await boishakh('Kolkata'), await boishakh('Dhaka')], ['2026-04-15', '2026-04-14']);
});

onSqlite("a city's day speaks for the city, and a festival moved by it leaves its old date", async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const post = async (json: Json) => {
    const reply = await running.call('/api/panchang.php', { token, json });
    assert.ok(reply.status < 300, reply.text.slice(0, 300));
    return reply.body.data;
  };
  await post({ date: '2026-11-09', city: 'Hyderabad', festivals: ['diwali', { name: 'గోల్కొండ జాతర' }] });
  assert.ok(!(await keysOn(running, '2026-11-08', 'Hyderabad')).includes('diwali'), 'asked for by itself');
  assert.ok((await keysOn(running, '2026-11-09', 'Hyderabad')).includes('diwali'));
  const range = await read(running, 'festivals?from=2026-11-07&to=2026-11-10&region=IN-TS');
  assert.deepEqual(datesOf(range, 'diwali'), ['2026-11-09']);
  assert.ok((await keysOn(running, '2026-11-08', 'Vijayawada')).includes('diwali'), 'another state');
  const warangal = await read(running, 'day?date=2026-11-09&city=Warangal&lang=te');
  assert.ok(!warangal.festivals.some(({ name }: Json) => name === 'గోల్కొండ జాతర'), "another city's fair");
});

onSqlite('an overridden time is in every part of the answer, and the day is marked as edited', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const rahu = { start: '12:30', end: '14:00' };
  const json = { date: '2026-11-20', rahu_kalam: rahu, festivals: [{ name: 'ఊరి జాతర' }] };
  assert.equal((await running.call('/api/panchang.php', { token, json })).status, 201);
  const day = await read(running, 'day?date=2026-11-20&lang=te&include=muhurta');
  assert.deepEqual(day.overridden, ['rahu_kalam', 'festivals']);
  assert.equal(day.source, 'manual');
  const bad = (windows: Json[]) => windows.find(({ key }) => key === 'rahu_kalam').start;
  assert.equal(bad(day.muhurta.bad), '2026-11-20T12:30:00+05:30');
  assert.equal(bad((await read(running, 'muhurta?date=2026-11-20')).bad), '2026-11-20T12:30:00+05:30');
  const upside = { date: '2026-11-21', sunrise: '06:30', sunset: '05:00' };
  const refused = await running.call('/api/panchang.php', { token, json: upside });
  assert.equal(refused.status, 400);
  assert.deepEqual(
    refused.body.errors.map(({ field }: Json) => field),
    ['sunset'],
  );
});

onSqlite(
  'festivals are found by the names of every day, and similar names are suggested for a mistyped one',
  async (t, kind) => {
    const running = await start(t, kind);
    const key = async (name: string) =>
      (await read(running, `next?from=2026-01-01&festival=${encodeURIComponent(name)}`))[0].key;
    for (const [name, expected] of [
      ['దసరా', 'vijayadashami'],
      ['Dussehra', 'vijayadashami'],
      ['दीपावली', 'diwali'],
      ['rakhi', 'raksha_bandhan'],
      ['பொங்கல்', 'pongal'],
      ['عید', 'eid_al_fitr'],
      ['ugadhi', 'ugadi'],
    ] as const)
      assert.equal(await key(name), expected, name);
    const refused = await running.call(`${v1}/next?festival=ekadashi`);
    assert.equal(refused.status, 400);
    assert.match(refused.body.errors[0].message, /names like it: .*_ekadashi/);
  },
);

onSqlite('holidays abroad are not those of home; a calendar without a region is that of the place', async (t, kind) => {
  const running = await start(t, kind);
  const august = await read(running, 'month?month=2026-08&city=London&lang=te');
  const independence = august.find(({ date }: Json) => date === '2026-08-15');
  assert.ok(independence.festivals.some(({ key }: Json) => key === 'independence_day'));
  assert.equal(independence.is_holiday, false);
  const events = async (query: string) =>
    (await running.call(`${v1}/calendar.ics?kind=holidays&year=2026${query}`)).text.match(/BEGIN:VEVENT/g)?.length ?? 0;
  const [here, all] = [await events('&city=Hyderabad'), await events('&region=all')];
  assert.ok(here > 10 && all > here + 20, `${here} of ${all}`);
  const title = (await running.call(`${v1}/calendar.ics?region=IN-TS&lang=te&year=2026`)).text;
  assert.match(title, /X-WR-CALNAME:.*తెలంగాణ/);
});
