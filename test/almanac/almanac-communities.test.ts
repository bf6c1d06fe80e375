import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from '../../src/core/model/common.ts';
import { type Community, communities, rulesOfCommunity } from '../../src/panchang/festivals/communities.ts';
import { festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Calendars of communities: their days against published ones, and how readers ask for them. */

const places: Record<string, { lat: number; lon: number; tz: string }> = {
  Delhi: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  Amritsar: { lat: 31.634, lon: 74.8723, tz: 'Asia/Kolkata' },
  Bengaluru: { lat: 12.9716, lon: 77.5946, tz: 'Asia/Kolkata' },
  Chicago: { lat: 41.85, lon: -87.65, tz: 'America/Chicago' },
};

interface Row {
  calendar: Community;
  key: string;
  place: string;
  published: string;
  /** Our date, where it is known to be another. */
  ours: string;
}

const published: Row[] = readFileSync(
  join(import.meta.dirname, '../fixtures/almanac/festivals-communities.csv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [calendar, key, place, date, ours] = line.split(',') as [Community, string, string, string, string];
    return { calendar, key, place, published: date, ours };
  });

test('published dates of each calendar', (t) => {
  for (const community of communities) {
    const rows = published.filter(({ calendar }) => calendar === community);
    const wrong = rows.flatMap(({ key, place, published, ours }) => {
      const year = published.slice(0, 4);
      const site = places[place] as (typeof places)[string];
      const days = festivalsBetween(`${year}-01-01`, `${year}-12-31`, site, undefined, community);
      const found = days.filter((day) => day.key === key).map(({ date }) => date);
      return found.includes(ours || published) ? [] : [`${key} ${published}: ${found.join(' ') || 'none'}`];
    });
    assert.deepEqual(wrong, [], community);
    const same = rows.filter(({ ours }) => !ours).length;
    assert.ok(same > 10, community);
    t.diagnostic(`${community}: ${same} of ${rows.length}`);
  }
});

test('a calendar has each key once, and every day of it is named in all languages', () => {
  for (const community of communities) {
    const keys = rulesOfCommunity(community).map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length, community);
    for (const lang of languages) {
      const file = join(import.meta.dirname, `../../src/panchang/data/festivals/${lang}.json`);
      const words = JSON.parse(readFileSync(file, 'utf8')) as Json;
      assert.deepEqual(
        keys.filter((key) => !words[key]?.name),
        [],
        `${community} ${lang}`,
      );
    }
  }
});

test('a key of the common list can have the community its own day', () => {
  const [delhi, year] = [places.Delhi as (typeof places)[string], ['2027-01-01', '2027-12-31'] as const];
  const dayIn = (community: Community | null, key: string): string | undefined =>
    festivalsBetween(...year, delhi, undefined, community).find((day) => day.key === key)?.date;
  assert.equal(dayIn(null, 'guru_nanak_jayanti'), dayIn('sgpc', 'guru_nanak_jayanti'));
  assert.notEqual(dayIn(null, 'tulasi_vivah'), dayIn('iskcon', 'tulasi_vivah'), 'the full moon of Kartika');
  // A gurpurab is everybody's on one day, a fast goes by the sunrise of the place.
  const newYork = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
  const datesAt = (site: typeof delhi, community: Community): string =>
    festivalsBetween('2025-01-01', '2026-12-31', site, undefined, community)
      .filter(({ key }) => /^guru_.*(parkash|joti_jot|gurgaddi)$|_ekadashi$/.test(key))
      .map(({ key, date }) => `${key} ${date}`)
      .join();
  assert.equal(datesAt(newYork, 'sgpc'), datesAt(delhi, 'sgpc'));
  for (const community of ['sgpc', 'nanakshahi'] as const) {
    const types = new Map(rulesOfCommunity(community).map(({ key, type }) => [key, type]));
    assert.equal(types.get('guru_angad_parkash'), 'jayanti');
    assert.equal(types.get('guru_angad_joti_jot'), 'observance', 'no birthday');
  }
  assert.notEqual(datesAt(newYork, 'iskcon'), datesAt(delhi, 'iskcon'));
});

onSqlite('a community asks for its calendar; everybody else is spared its days', async (t, kind) => {
  const running = await start(t, kind);
  const keysOf = async (query: string): Promise<string[]> =>
    (await read(running, `festivals?year=2025&lang=hi&city=hyderabad&${query}`)).map(({ key }: Json) => key);
  const common = await keysOf('limit=100');
  const jain = await keysOf('calendar=jain');
  assert.ok(common.includes('mahavir_jayanti') && jain.includes('mahavir_jayanti'));
  assert.ok(!common.includes('gyan_panchami') && jain.includes('gyan_panchami'));
  assert.ok(common.includes('ugadi') && !jain.includes('ugadi'));
  const [gyan] = (await read(running, 'festivals?from=2025-10-26&to=2025-10-26&calendar=jain&lang=hi')) as Json[];
  assert.deepEqual([gyan.key, gyan.name, gyan.date], ['gyan_panchami', 'ज्ञान पंचमी', '2025-10-26']);
  const [next] = await read(running, `next?festival=${encodeURIComponent('জ্ঞান পঞ্চমী')}&from=2025-01-01&lang=bn`);
  assert.deepEqual([next.key, next.date], ['gyan_panchami', '2025-10-26']);

  const feed = await running.call('/api/v1/panchang/calendar.ics?calendar=jain&year=2025&lang=ta&city=chennai');
  assert.equal(feed.status, 200);
  const lines = feed.text.replaceAll('\r\n ', '');
  assert.match(lines, /X-WR-CALNAME:சமண நாட்காட்டி/);
  assert.match(lines, /SUMMARY:ஞான பஞ்சமி/);
  assert.match(lines, /SUMMARY:ஆயம்பில்/, 'fasts too');
  assert.doesNotMatch(lines, /UID:ugadi/);

  for (const path of ['festivals', 'calendar.ics']) {
    const bad = await running.call(`/api/v1/panchang/${path}?calendar=parsi`);
    assert.equal(bad.status, 400, path);
    assert.deepEqual(
      bad.body.errors.map(({ field }: Json) => field),
      ['calendar'],
    );
    for (const community of communities) assert.ok(JSON.stringify(bad.body).includes(community), bad.text);
  }
});

onSqlite(
  'what an editor announces for a day of a community stands in its calendar, other news does not',
  async (t, kind) => {
    const running = await start(t, kind);
    const token = await running.tokenOf('editor');
    for (const json of [
      { date: '2025-10-27', key: 'gyan_panchami' },
      { date: '2025-10-27', name: 'గ్రామ జాతర', lang: 'te' },
    ])
      assert.ok((await running.call('/api/admin/festivals', { token, json })).status < 300);
    const days = await read(running, 'festivals?from=2025-10-20&to=2025-10-31&calendar=jain&lang=te');
    const shown = days.map(({ key, date, source }: Json) => `${date} ${key} ${source}`);
    assert.ok(shown.includes('2025-10-27 gyan_panchami manual'), shown.join());
    assert.ok(!shown.includes('2025-10-26 gyan_panchami computed'), shown.join());
    assert.ok(!days.some(({ name }: Json) => name === 'గ్రామ జాతర'));
  },
);
