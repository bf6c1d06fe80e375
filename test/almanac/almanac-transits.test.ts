import assert from 'node:assert/strict';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

/** Signs that the grahas enter in a year, their stations and combustions. */

const path = '/api/v1/panchang/transits';

async function transits(running: Running, query: string): Promise<Json> {
  const reply = await running.call(`${path}?${query}`);
  assert.equal(reply.status, 200, `${query}\n${reply.text.slice(0, 500)}`);
  return reply.body.data;
}

onSqlite('the transits of a year in the order of time, with words of the language', async (t, kind) => {
  const running = await start(t, kind);
  const all = await transits(running, 'year=2025&city=Hyderabad&lang=te');
  const times = all.transits.map(({ at }: Json) => Date.parse(at));
  assert.deepEqual(
    times,
    times.toSorted((a: number, b: number) => a - b),
  );
  assert.ok(all.transits.every(({ at, graha }: Json) => at.startsWith('2025-') && graha.id !== 2));
  const saturn = all.transits.filter(({ graha }: Json) => graha.id === 7);
  assert.deepEqual(
    saturn.map(({ kind, at, sign }: Json) => [kind, at.slice(0, 10), sign?.name ?? null]),
    (await transits(running, 'year=2025&graha=saturn&city=Hyderabad&lang=te')).transits.map((one: Json) => [
      one.kind,
      one.at.slice(0, 10),
      one.sign?.name ?? null,
    ]),
  );
  // Saturn entered Meena on 29 March 2025, went back from 13 July and forward from 28 November.
  const dated = saturn.map((one: Json) => `${one.kind} ${one.at.slice(0, 10)}`);
  for (const told of ['ingress 2025-03-29', 'retrograde 2025-07-13', 'direct 2025-11-28'])
    assert.ok(dated.includes(told), `${told} of ${dated.join(', ')}`);
  for (const [lang, name] of Object.entries({ te: 'మీనం', hi: 'मीन', ta: 'மீனம்', bn: 'মীন', ur: 'حوت' })) {
    const data = await transits(running, `year=2025&graha=saturn&lang=${lang}`);
    assert.equal(data.transits.find((one: Json) => one.kind === 'ingress').sign.name, name);
  }
  assert.ok((await transits(running, 'year=2025&graha=moon')).transits.length > 150);
});

onSqlite('transits that cannot be asked for are refused by the field', async (t, kind) => {
  const running = await start(t, kind);
  for (const [query, field] of Object.entries({
    'year=1899': 'year',
    'year=2101': 'year',
    'year=next': 'year',
    'graha=uranus': 'graha',
    'city=Xyzzyqq': 'city',
    'lang=fa': 'lang',
  })) {
    const reply = await running.call(`${path}?${query}`);
    assert.equal(reply.status, 400, `${query}: ${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.errors[0].field, field, query);
  }
});
