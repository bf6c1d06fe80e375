import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../core/error.ts';
import { languages } from '../core/model/common.ts';
import { sideAt } from './border/border.ts';
import { aliasesOf, cities, citiesByDistance, citiesLike, cityOfId, findCity, nearestCity } from './cities.ts';
import byHand from './data/names.json' with { type: 'json' };
import { placeKey } from './place-key.ts';
import { resolvePlace } from './places.ts';
import { regionOf, states } from './states.ts';
import { dayEnd, localInstant, zonedTime } from './zones/zone-time.ts';
import { canonicalZone, zoneAt } from './zones/zones.ts';

const nameOf = (text: string) => findCity(text)?.name;

test('cities are found by any of their names', () => {
  for (const text of [
    'Delhi',
    'new delhi',
    'NEW-DELHI',
    'नई दिल्ली',
    'दिल्ली',
    'ఢిల్లీ',
    'தில்லி',
    'দিল্লি',
    'دہلی',
    '1273294',
    ' Delhi, India',
  ])
    assert.equal(nameOf(text), 'Delhi', text);
  for (const [text, name] of [
    ['హైదరాబాద్', 'Hyderabad'],
    ['హైదరాబాదు', 'Hyderabad'],
    ['ஐதராபாத்', 'Hyderabad'],
    ['হায়দ্রাবাদ', 'Hyderabad'],
    ['حیدر آباد', 'Hyderabad'],
    ['Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['Surat', 'Surat'],
    ['Sūrat', 'Surat'],
    ['Mysore', 'Mysuru'],
    ['Tromso', 'Tromsø'],
    ['New York', 'New York'],
    ['New York City', 'New York'],
  ] as const)
    assert.equal(nameOf(text), name, text);
  for (const text of ['', ' ', ',', 'Atlantis', '0', '99999999999999', 'constructor'])
    assert.equal(nameOf(text), undefined, text);
});

test('cities are found by everyday spellings', () => {
  for (const [text, name] of [
    ['tirupathi', 'Tirupati'],
    ['visakapatnam', 'Visakhapatnam'],
    ['haidarabad', 'Hyderabad'],
    ['calcuta', 'Kolkata'],
    ['lakhnau', 'Lucknow'],
    ['guwahathi', 'Guwahati'],
    ['thiruvananthapuram', 'Thiruvananthapuram'],
    ['వైజాగ్', 'Visakhapatnam'],
    ['amruthsar, Punjab', 'Amritsar'],
    ['trivandram', 'Thiruvananthapuram'],
  ] as const)
    assert.equal(nameOf(text), name, text);
  assert.equal(nameOf('amruthsar, Kerala'), undefined);
  const found = (text: string) => citiesLike(text, 5).map(({ name }) => name);
  assert.deepEqual(found('tirupathi'), ['Tirupati']);
  assert.deepEqual(found('trivadrum'), ['Thiruvananthapuram'], 'a slip');
  assert.ok(found('puna').includes('Pune'), 'behind the names that begin with it');
  assert.deepEqual([found('atlantis'), found('qqqq'), nameOf('trivadrum')], [[], [], undefined]);
});

test('of several cities of a name the largest, unless the state is given', () => {
  assert.equal(findCity('Aurangabad')?.region, 'IN-MH');
  assert.equal(findCity('Aurangabad, Bihar')?.region, 'IN-BR');
  assert.equal(findCity('Aurangabad, बिहार, India')?.region, 'IN-BR');
  assert.equal(findCity('Aurangabad, IN-BR')?.region, 'IN-BR');
  assert.equal(findCity('Aurangabad, Kerala'), undefined);
  assert.equal(findCity('Gorakhpur')?.region, 'IN-UP', 'not the village that the source makes a million-city');
});

test('the shipped list is whole', () => {
  assert.equal(new Set(cities.map((c) => c.id)).size, cities.length);
  const stateIds = new Set(states.map((s) => s.id));
  for (const city of cities) {
    assert.equal(canonicalZone(city.tz), city.tz, city.name);
    assert.ok(city.country !== 'IN' || stateIds.has(city.region), `${city.name} ${city.region}`);
    assert.ok(findCity(city.name), city.name);
    for (const [lang, name] of Object.entries(city.names)) {
      assert.ok((languages as readonly string[]).includes(lang), `${city.name}.${lang}`);
      assert.equal(name, name.normalize('NFC'), name);
      // Towns share names: the larger one is meant.
      const meant = findCity(name);
      const all = meant ? [meant.name, ...Object.values(meant.names), ...aliasesOf(meant.id)] : [];
      assert.ok(meant === city || all.some((one) => placeKey(one) === placeKey(name)), `${city.name} ${name}`);
      const isByHand = (byHand as Record<string, Record<string, unknown>>)[city.id]?.[lang] === name;
      assert.ok(meant === city || !isByHand, `${city.name} ${name}: this name was given to the city one by one`);
    }
  }
  assert.equal(regionOf('in-tg'), 'IN-TS');
  assert.equal(regionOf('IN'), 'IN');
  assert.equal(regionOf('GB'), 'GB');
  for (const bad of ['IN-XX', 'INDIA', 'x', '']) assert.equal(regionOf(bad), null, bad);
});

test('a record that was merged into another keeps its id, and both spellings find the city', () => {
  for (const [former, id, ...spellings] of [
    [1260667, 7302847, 'Paloncha', 'Palwancha', 'పాల్వంచ', 'पलवंचा'],
    [1258662, 8347656, 'Ramgundam', 'Ramagundam', 'రామగుండం'],
  ] as const) {
    assert.equal(cityOfId(former)?.id, id);
    assert.equal(findCity(String(former))?.id, id);
    for (const name of spellings) assert.equal(findCity(name)?.id, id, name);
  }
});

test('the nearest city is the first by distance, at the poles and across the date line as well', () => {
  const lats = [-90, -33.9, -0.01, 0, 8.5, 17.385, 28.61, 60, 90];
  const lons = [-180, -122.4, -0.5, 0, 72.8, 78.48, 88.3, 179.99, 180];
  for (const lat of lats)
    for (const lon of lons) {
      const { km } = nearestCity(lat, lon);
      const side = sideAt(lat, lon);
      const first = citiesByDistance(lat, lon).find(({ city }) => side === null || side === (city.country === 'IN'));
      assert.ok(Math.abs(km - (first?.km ?? 0)) < 1e-6, `${lat}, ${lon}`);
    }
});

test('a point belongs to the city nearby, and has the zone that lies there', () => {
  assert.equal(nearestCity(17.0, 79.6).city.region, 'IN-TS');
  const near = resolvePlace({ lat: 28.6139, lon: 77.209 }, 'Hyderabad');
  assert.deepEqual(near, { id: 1273294, city: 'Delhi', region: 'IN-DL', lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata' });
  const sea = resolvePlace({ lat: 0, lon: -30 }, 'Hyderabad');
  assert.equal(sea.city, null);
  assert.equal(sea.region, null);
  assert.ok(canonicalZone(sea.tz));
  assert.equal(zoneAt(27.7, 85.3), 'Asia/Kathmandu');
  for (const [lat, lon] of [
    [90, 0],
    [-90, 180],
    [0, -180],
    [0, 180],
  ] as const)
    assert.ok(zoneAt(lat, lon));
  assert.equal(resolvePlace({ lat: 17.4, lon: 78.5, tz: 'europe/london' }, 'Delhi').tz, 'Europe/London');
  assert.equal(resolvePlace({}, 'Chennai').city, 'Chennai');
  assert.equal(resolvePlace({}, 'Nowhere').city, 'Hyderabad', 'a setting that names no city');
  const wrong = (query: object): string[] => {
    try {
      resolvePlace(query, 'Delhi');
    } catch (error) {
      if (error instanceof Fault) return error.errors.map((e) => e.field);
    }
    return [];
  };
  assert.deepEqual(wrong({ city: 'Atlantis', tz: 'Mars' }), ['tz', 'city']);
  assert.deepEqual(wrong({ lon: 1 }), ['lat']);
});

test('zones: names, offsets, the clock of a place, the end of a day', () => {
  assert.equal(canonicalZone('asia/calcutta'), 'Asia/Kolkata');
  assert.equal(canonicalZone('UTC'), 'UTC');
  for (const bad of ['+05:30', 'Mars/Base', '', 'Asia/Kolkata ']) assert.equal(canonicalZone(bad), null, bad);
  assert.equal(zonedTime(Date.parse('2026-11-20T00:54:10.400Z'), 'Asia/Kolkata'), '2026-11-20T06:24:10+05:30');
  assert.equal(zonedTime(Date.parse('2026-07-01T00:00:00Z'), 'America/New_York'), '2026-06-30T20:00:00-04:00');
  const clock = (date: string, h: number, zone: string) => new Date(localInstant(date, h * 3600, zone)).toISOString();
  assert.equal(clock('2026-11-20', 6, 'Asia/Kolkata'), '2026-11-20T00:30:00.000Z');
  assert.equal(clock('2026-11-20', 25, 'Asia/Kolkata'), '2026-11-20T19:30:00.000Z');
  assert.equal(clock('2026-03-29', 0, 'Europe/London'), '2026-03-29T00:00:00.000Z');
  assert.equal(clock('2026-03-29', 6, 'Europe/London'), '2026-03-29T05:00:00.000Z');
  const end = (date: string, zone: string) => new Date(dayEnd(date, zone)).toISOString();
  assert.equal(end('2026-11-20', 'Asia/Kolkata'), '2026-11-20T18:30:00.000Z');
  assert.equal(end('2026-11-20', 'Pacific/Kiritimati'), '2026-11-20T10:00:00.000Z');
  assert.equal(end('2026-11-20', 'Pacific/Pago_Pago'), '2026-11-21T11:00:00.000Z');
  assert.equal(end('2026-10-25', 'Europe/London'), '2026-10-26T00:00:00.000Z');
});

test('beside a city the zone is that of the city, whatever the coarse map of zones says', () => {
  const zoneOf = (lat: number, lon: number) => resolvePlace({ lat, lon }, 'Hyderabad').tz;
  assert.equal(zoneOf(26.35, 86.08), 'Asia/Kolkata', 'Madhubani, near Nepal');
  assert.equal(zoneOf(17.385, 78.487), 'Asia/Kolkata');
  assert.equal(zoneOf(69.65, 18.96), 'Europe/Oslo');
});
