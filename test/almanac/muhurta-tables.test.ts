import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';

onSqlite('the small tables of a day come in the words of the reader', async (t, kind) => {
  const running = await start(t, kind);
  const ask = async (query: string): Promise<Json> =>
    (await running.call(`/api/v1/panchang/day?date=2025-03-05&city=delhi&${query}`)).body.data;
  const { muhurta_tables: tables, sunrise, sunset } = await ask('lang=hi&include=muhurta_tables');
  assert.equal(tables.thirty_muhurtas.day.length, 15);
  const [first] = tables.thirty_muhurtas.day;
  assert.deepEqual([first.id, first.name, first.quality, first.start], [1, 'रुद्र', 'bad', sunrise]);
  assert.equal(tables.thirty_muhurtas.night[0].start, sunset);
  assert.deepEqual([tables.agnivasa[0].key, tables.agnivasa[0].quality], ['earth', 'good']);
  assert.deepEqual([tables.shivavasa[0].key, tables.shivavasa[0].name], ['shiva_vrishabha', 'वृषभ पर']);
  const kinds = new Set(tables.panchaka_rahita.map(({ key }: Json) => key));
  assert.ok(kinds.has('panchaka_rahita') && kinds.size > 1, [...kinds].join());
  assert.deepEqual(tables.ganda_mula, [], 'the Moon is in Krittika and Rohini');
  assert.equal(tables.vinchudo, null);
  const urdu = await ask('lang=ur&include=muhurta_tables');
  assert.equal(urdu.muhurta_tables.thirty_muhurtas.day[0].name, 'رودر');
  assert.equal((await ask('lang=hi')).muhurta_tables, null, 'only where it is asked for');
});
