import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';

const find = '/api/v1/panchang/muhurta/find';

onSqlite('days of marriage come with windows, reasons and what is left out', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2024-12-20T00:00:00Z');
  const year = 'from=2025-01-01&to=2025-12-31';
  const { status, body } = await running.call(`${find}?for=marriage&${year}&city=delhi&lang=hi`);
  assert.equal(status, 200);
  const { purpose, school, excluded, sources, total } = body.meta;
  assert.deepEqual(purpose, { key: 'marriage', name: 'विवाह' });
  assert.equal(school, 'north', 'the school of Delhi');
  assert.ok(sources.some((source: string) => source.includes('Muhurta Chintamani')));
  const days: Json[] = body.data;
  assert.equal(total, days.length);
  const guru = excluded.find(({ key }: Json) => key === 'guru_asta');
  assert.equal(guru.text, 'गुरु अस्त');
  assert.ok(guru.start < '2025-06-15' && guru.end > '2025-07-05', `${guru.start} ${guru.end}`);
  assert.ok(days.length >= 75);
  assert.ok(!days.some(({ date }) => date > '2025-07-06' && date < '2025-11-01'), 'none in chaturmas');
  const day = days.find(({ date }) => date === '2025-02-14');
  assert.deepEqual(day?.weekday, { id: 6, name: 'शुक्रवार' });
  assert.deepEqual(
    day?.nakshatra.map(({ id }: Json) => id),
    [12],
  );
  assert.ok(
    day?.for.some(({ text }: Json) => text === 'नक्षत्र: उत्तराफाल्गुनी' || text === 'नक्षत्र: उत्तर फाल्गुनी'),
    JSON.stringify(day?.for),
  );
  for (const { windows, score, grade } of days) {
    assert.ok(windows.every((window: Json) => Date.parse(window.end) - Date.parse(window.start) >= 24 * 60_000));
    assert.equal(score, Math.max(...windows.map((window: Json) => window.score)));
    assert.equal(grade, score >= 80 ? 'best' : score >= 60 ? 'good' : 'fair');
  }
});

onSqlite('the school follows the state, then the language, and may be asked for', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-02-01T00:00:00Z');
  const schoolOf = async (query: string): Promise<string> =>
    (await running.call(`${find}?for=marriage&to=2026-02-03&${query}`)).body.meta.school;
  assert.equal(await schoolOf('city=chennai&lang=en'), 'tamil');
  assert.equal(await schoolOf('city=vijayawada&lang=hi'), 'telugu');
  assert.equal(await schoolOf('city=delhi&lang=te'), 'north');
  assert.equal(await schoolOf('city=london&lang=te'), 'telugu');
  assert.equal(await schoolOf('city=chennai&school=north'), 'north');
});

onSqlite('a birth adds tarabala and chandrabala, and leaves chandrashtama out', async (t, kind) => {
  const running = await start(t, kind);
  const range = 'for=business&from=2026-03-01&to=2026-05-31&city=hyderabad&lang=en';
  const dates = async (query: string): Promise<Json[]> => (await running.call(`${find}?${range}${query}`)).body.data;
  const all = await dates('');
  const own = await dates('&nakshatra=20&rashi=9');
  assert.ok(own.length > 0 && own.length < all.length, `${own.length} of ${all.length}`);
  const texts = own.flatMap((day) => [...day.for, ...day.against]).map(({ text }: Json) => text);
  assert.ok(texts.includes('Tarabala: Sampat'));
  assert.ok(texts.some((text: string) => /^Chandrabala: \d+$/.test(text)));
  assert.ok(!texts.includes('Chandrabala: 8'));
});

onSqlite('bad questions name their field', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-02-01T00:00:00Z');
  const refused = async (query: string): Promise<string[]> => {
    const { status, body } = await running.call(`${find}?${query}`);
    assert.equal(status, 400, query);
    return body.errors.map(({ field }: Json) => field);
  };
  assert.deepEqual(await refused(''), ['for']);
  assert.deepEqual(await refused('for=పెళ్లి'), ['for']);
  assert.deepEqual(await refused('for=marriage&from=2025-01-01&to=2026-01-02'), ['to']);
  assert.deepEqual(await refused('for=marriage&from=2026-03-01&to=2026-02-01'), ['to']);
  assert.deepEqual(await refused('for=marriage&from=1899-12-31'), ['from']);
  assert.deepEqual(await refused('for=marriage&nakshatra=28'), ['nakshatra']);
  assert.deepEqual(await refused('for=marriage&rashi=0'), ['rashi']);
  assert.deepEqual(await refused('for=marriage&school=kerala'), ['school']);
  const last = await running.call(`${find}?for=travel&from=2100-12-20`);
  assert.equal(last.status, 200, 'the years end on 2100-12-31');
});
