import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Festivals of an editor that come again by a rule. */

const add = async (running: Running, json: Json) =>
  running.call('/api/admin/festivals', { token: await running.tokenOf('editor'), json });

const datesIn = async (running: Running, years: string, name: string): Promise<string[]> =>
  (await read(running, `festivals?${years}&region=IN-TS&lang=te&limit=100`))
    .filter((one: Json) => one.name === name)
    .map(({ date }: Json) => date);

onBoth('a festival of a town comes again by its date, tithi, star or weekday', async (t, kind) => {
  const running = await start(t, kind);
  const regions = ['IN-TS'];
  const rules: [name: string, from: string, repeats: Json, first: string, second: string][] = [
    ['పట్టణ దినోత్సవం', '2026-02-10', { by: 'date' }, '2026-02-10', '2027-02-10'],
    // The same rule as Ganesh Chaturthi has, whose days are published.
    ['వినాయక జాతర', '2026-01-01', { by: 'tithi', month: 6, tithi: 4, part: 'madhyahna' }, '2026-09-14', '2027-09-04'],
    ['చివరి ఆదివారం', '2026-01-01', { by: 'weekday', month: 2, weekday: 1, nth: 5 }, '2026-02-22', '2027-02-28'],
    ['రెండో శనివారం', '2026-01-01', { by: 'weekday', month: 3, weekday: 7, nth: 2 }, '2026-03-14', '2027-03-13'],
  ];
  for (const [name, date, repeats] of rules) {
    const reply = await add(running, { date, texts: { te: { name } }, regions, repeats });
    assert.equal(reply.status, 201, reply.text);
    assert.deepEqual(reply.body.data.repeats, repeats);
  }
  for (const [name, , , first, second] of rules) {
    const month = (date: string) => `from=${date.slice(0, 7)}-01&to=${date}`;
    assert.deepEqual(await datesIn(running, month(first), name), [first], name);
    assert.deepEqual(await datesIn(running, month(second), name), [second], name);
  }
  const star = { date: '2026-06-01', texts: { te: { name: 'రోహిణి పూజ' } }, regions, repeats: { by: 'star', star: 4 } };
  assert.equal((await add(running, star)).status, 201);
  const found = await datesIn(running, 'from=2026-05-01&to=2026-07-31', 'రోహిణి పూజ');
  assert.ok(found.length >= 2 && found.every((date) => date >= '2026-06-01'), `not before its first day: ${found}`);
  for (const date of found)
    assert.equal(
      (await read(running, `day?date=${date}&city=Hyderabad`)).nakshatra.some(({ id }: Json) => id === 4),
      true,
    );
});

onBoth('one day of a festival that repeats can be moved, and a copy of a year leaves it alone', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const name = 'पोला जत्रा';
  const json = { date: '2026-03-10', key: 'pola_jatra', texts: { hi: { name } }, repeats: { by: 'date' } };
  const { id, rev } = (await add(running, json)).body.data;
  assert.equal((await add(running, { date: '2027-03-12', key: 'pola_jatra', texts: { hi: { name } } })).status, 201);
  const next = async () =>
    (await read(running, 'next?festival=pola_jatra&from=2026-01-01&count=3')).map(({ date }: Json) => date);
  assert.deepEqual(await next(), ['2026-03-10', '2027-03-12', '2028-03-10']);
  const march = (await read(running, 'festivals?from=2027-03-01&to=2027-03-31&region=IN')).filter(
    (one: Json) => one.key === 'pola_jatra',
  );
  assert.deepEqual(
    march.map((one: Json) => one.date),
    ['2027-03-12'],
  );
  const years = { from_year: 2026, to_year: 2030 };
  const copied = await running.call('/api/admin/festivals/copy', { token, json: years });
  assert.equal(copied.body.data.added, 0);
  const once = { method: 'PATCH' as const, token, headers: { 'if-match': `"${rev}"` }, json: { repeats: null } };
  assert.equal((await running.call(`/api/admin/festivals/${id}`, once)).status, 200);
  assert.deepEqual(await next(), ['2026-03-10', '2027-03-12'], 'no rule, no more days');
});

onSqlite('a rule says which field it lacks, and there are not endlessly many', async (t, kind) => {
  const running = await start(t, kind);
  const sent = { date: '2026-03-10', texts: { ta: { name: 'ஊர்த் திருவிழா' } } };
  const errors = async (repeats: Json) => {
    const reply = await add(running, { ...sent, repeats });
    assert.equal(reply.status, 400, reply.text);
    return reply.body.errors.map(({ field }: Json) => field);
  };
  assert.deepEqual(await errors({ by: 'tithi', month: 6 }), ['repeats.tithi']);
  assert.deepEqual(await errors({ by: 'weekday', weekday: 1 }), ['repeats.month', 'repeats.nth']);
  assert.deepEqual(await errors({ by: 'star', star: 28 }), ['repeats.star']);
  assert.deepEqual(await errors({ by: 'full moon' }), ['repeats.by']);
  const { db } = running.dinam.app;
  assert.equal((await add(running, { ...sent, repeats: { by: 'date' } })).status, 201);
  const { id: _, ...row } = await db.write.selectFrom('festivals').selectAll().executeTakeFirstOrThrow();
  for (let i = 1; i < 200; i++)
    await db.write
      .insertInto('festivals')
      .values({ ...row, key: `fair_${i}` })
      .execute();
  assert.equal((await add(running, { ...sent, repeats: { by: 'date' } })).status, 409);
});

onSqlite('a day is given as it is computed, without what editors have stored', async (t, kind) => {
  const running = await start(t, kind);
  const json = { date: '2026-11-20', sunrise: '06:24:30', festivals: [{ name: 'ఊరి జాతర' }] };
  assert.equal(
    (await running.call('/api/admin/panchang', { token: await running.tokenOf('editor'), json })).status,
    201,
  );
  const [shown, computed] = [
    await read(running, 'day?date=2026-11-20&city=Hyderabad'),
    await read(running, 'day?date=2026-11-20&city=Hyderabad&source=computed'),
  ];
  assert.equal(shown.sunrise, '2026-11-20T06:24:30+05:30');
  assert.equal(computed.sunrise, '2026-11-20T06:23:39+05:30');
  assert.deepEqual([computed.source, computed.overridden], ['computed', []]);
  assert.equal(computed.festivals.length, shown.festivals.length - 1);
});
