import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { stateFestivals } from '../../src/panchang/festivals/tables/states.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Days of single states against the lists of holidays and other pages that name their dates. */

const places: Record<string, [lat: number, lon: number]> = {
  Amritsar: [31.634, 74.8723],
  Guwahati: [26.1445, 91.7362],
  Hyderabad: [17.385, 78.4867],
  Puri: [19.8135, 85.8312],
  Ranchi: [23.3441, 85.3096],
  Thiruvananthapuram: [8.5241, 76.9366],
  Udupi: [13.3409, 74.7421],
};

const rows = readFileSync(join(import.meta.dirname, '../fixtures/almanac/festivals-states.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [key: string, place: string, published: string, ours: string, source: string]);

test('days of states: the published dates, or the other one that is known', (t) => {
  const wrong = rows.flatMap(([key, place, published, ours]) => {
    const [lat, lon] = places[place] as [number, number];
    const year = published.slice(0, 4);
    const days = festivalsBetween(`${year}-01-01`, `${year}-12-31`, { lat, lon, tz: 'Asia/Kolkata' });
    const found = days.filter((day) => day.key === key).map(({ date }) => date);
    return found.includes(ours || published) ? [] : [`${key} ${published}: ${found.join(' ') || 'none'}`];
  });
  assert.deepEqual(wrong, []);
  t.diagnostic(`${rows.filter(([, , , ours]) => !ours).length} of ${rows.length}`);
  const dated = new Set(rows.map(([key]) => key));
  assert.deepEqual(
    stateFestivals.map(({ key }) => key).filter((key) => !dated.has(key)),
    [],
    'each has a published date',
  );
});

onSqlite('a reader in the state has them in the language, one elsewhere has not', async (t, kind) => {
  const running = await start(t, kind);
  const on = async (date: string, city: string, lang: string): Promise<[key: string, name: string][]> =>
    (await read(running, `day?date=${date}&city=${city}&lang=${lang}`)).festivals.map(({ key, name }: Json) => [
      key,
      name,
    ]);
  const has = async (key: string, name: string, ...asked: [string, string, string]) =>
    assert.ok(
      (await on(...asked)).some((f) => f[0] === key && f[1] === name),
      `${key} ${asked}`,
    );
  await has('bonalu_holiday', 'బోనాలు (లాల్ దర్వాజా)', '2026-08-10', 'Hyderabad', 'te');
  await has('prathamashtami', 'ପ୍ରଥମାଷ୍ଟମୀ', '2025-11-12', 'Puri', 'or');
  await has('lachit_divas', 'লাচিত দিৱস', '2025-11-24', 'Guwahati', 'as');
  await has('sree_narayana_guru_jayanti', 'ശ്രീനാരായണ ഗുരു ജയന്തി', '2025-09-07', 'Kochi', 'ml');
  await has('shaheedi_jor_mela', 'ਸ਼ਹੀਦੀ ਜੋੜ ਮੇਲਾ, ਫ਼ਤਿਹਗੜ੍ਹ ਸਾਹਿਬ', '2025-12-27', 'Amritsar', 'pa');
  assert.ok(!(await on('2025-11-24', 'Chennai', 'ta')).some(([key]) => key === 'lachit_divas'));
});
