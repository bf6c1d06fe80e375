import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { cities, cityOfId, findCity, mergedInto } from '../cities.ts';
import { states } from '../states.ts';
import { listHash, rowsHash } from './hash.ts';
import { parseLgd, readLgd } from './lgd.ts';
import { shippedPlaces } from './list.ts';
import { preparedHash, preparePlaces } from './prepared.ts';

const all = parseLgd(await readLgd());
const districts = all.filter(({ type }) => type === 'district');
const mandals = all.filter(({ type }) => type === 'mandal');
const districtsOf = (state: string) => districts.filter(({ within }) => within === state);

/** Unicode blocks of the scripts that the languages of the states are written in. */
const blocks: Record<string, RegExp> = {
  hi: /^[\u0900-\u097F]+$/,
  mr: /^[\u0900-\u097F]+$/,
  ne: /^[\u0900-\u097F]+$/,
  bn: /^[\u0980-\u09FF]+$/,
  as: /^[\u0980-\u09FF]+$/,
  pa: /^[\u0A00-\u0A7F]+$/,
  gu: /^[\u0A80-\u0AFF]+$/,
  or: /^[\u0B00-\u0B7F]+$/,
  ta: /^[\u0B80-\u0BFF]+$/,
  te: /^[\u0C00-\u0C7F]+$/,
  kn: /^[\u0C80-\u0CFF]+$/,
  ml: /^[\u0D00-\u0D7F]+$/,
  ur: /^[\u0600-\u06FF]+$/,
};

function isWritten(name: string, lang: string): boolean {
  const letters = name.replace(/[\s().\-\d\u200C\u200D]/gu, '');
  return name === name.normalize('NFC') && name === name.trim() && (blocks[lang] as RegExp).test(letters);
}

test('all districts and sub-districts are there, each once and below one that is there', () => {
  assert.deepEqual([districts.length, mandals.length], [763, 6_920]);
  for (const list of [districts, mandals]) assert.equal(new Set(list.map(({ lgd }) => lgd)).size, list.length);
  const codes = new Set(districts.map(({ lgd }) => lgd));
  const regions = new Set(states.map(({ id }) => id));
  for (const { within, name } of districts) assert.ok(regions.has(within as string), name);
  for (const { within, name } of mandals) assert.ok(codes.has(within as number), name);
  for (const [state, most] of [
    ['IN-TS', 33],
    ['IN-AP', 26],
    ['IN-TN', 38],
    ['IN-UP', 75],
  ] as const)
    assert.equal(districtsOf(state).length, most, state);
  // The source has the sub-districts of Andhra Pradesh in the 13 districts of before 2022.
  for (const { lgd, name } of districtsOf('IN-AP'))
    assert.ok(
      mandals.some(({ within }) => within === lgd),
      name,
    );
});

test('names are in the script of their language, in NFC; every district has one in Hindi and in the language of its state', () => {
  for (const { name, names } of all)
    for (const [lang, text] of Object.entries(names)) assert.ok(isWritten(text, lang), `${name}, ${lang}: ${text}`);
  for (const { id, lang } of states)
    for (const { name, names } of districtsOf(id)) {
      assert.ok(names.hi, `${name} in Hindi`);
      if (lang !== 'en') assert.ok(names[lang], `${name} in ${lang}`);
    }
  const share = (state: string): number => {
    const own = new Set(districtsOf(state).map(({ lgd }) => lgd));
    const there = mandals.filter(({ within }) => own.has(within as number));
    return there.filter(({ names }) => Object.keys(names).length > 0).length / there.length;
  };
  for (const state of ['IN-TS', 'IN-AP', 'IN-TN', 'IN-KL', 'IN-KA', 'IN-MH', 'IN-WB', 'IN-UP'])
    assert.equal(share(state), 1, state);
});

test('the seat of every district is a city that its name finds, and Indian cities have names in Hindi and their own language', () => {
  for (const { name, seat, within } of districts) {
    const city = cityOfId(seat as number);
    assert.equal(city?.region, within, name);
    assert.equal(findCity(`${city?.name}, ${within}`)?.name, city?.name, name);
  }
  for (const { name, country, region, names } of cities) {
    if (country !== 'IN') continue;
    const lang = states.find(({ id }) => id === region)?.lang as string;
    assert.ok(names.hi && isWritten(names.hi, 'hi'), `${name}, hi: ${names.hi}`);
    if (lang !== 'en') assert.ok(names[lang] && isWritten(names[lang], lang), `${name}, ${lang}: ${names[lang]}`);
  }
});

test('the districts of Telangana and Andhra Pradesh are found as readers spell their seats', () => {
  const spellings: Record<string, string[]> = {
    'IN-TS': [
      'Adilabad',
      'Kothagudem',
      'Hanamkonda',
      'Hyderabad',
      'Jagtial',
      'Jangaon',
      'Bhupalpally',
      'Gadwal',
      'Kamareddy',
      'Karimnagar',
      'Khammam',
      'Asifabad',
      'Mahabubabad',
      'Mahabubnagar',
      'Mancherial',
      'Medak',
      'Shamirpet',
      'Mulugu',
      'Nagarkurnool',
      'Nalgonda',
      'Narayanpet',
      'Nirmal',
      'Nizamabad',
      'Peddapalli',
      'Sircilla',
      'Ibrahimpatnam',
      'Sangareddy',
      'Siddipet',
      'Suryapet',
      'Vikarabad',
      'Wanaparthy',
      'Warangal',
      'Bhuvanagiri',
    ],
    'IN-AP': [
      'Paderu',
      'Anakapalli',
      'Anantapuram',
      'Rayachoti',
      'Bapatla',
      'Chittoor',
      'Rajahmundry',
      'Eluru',
      'Guntur',
      'Kakinada',
      'Amalapuram',
      'Machilipatnam',
      'Kurnool',
      'Nandyal',
      'Vijayawada',
      'Narasaraopet',
      'Parvathipuram',
      'Ongole',
      'Nellore',
      'Srikakulam',
      'Puttaparthi',
      'Tirupati',
      'Visakhapatnam',
      'Vizianagaram',
      'Bhimavaram',
      'Kadapa',
    ],
  };
  for (const [state, names] of Object.entries(spellings)) {
    const found = new Set(names.map((name) => findCity(`${name}, ${state}`)?.id));
    assert.ok(!found.has(undefined), names.filter((name) => !findCity(`${name}, ${state}`)).join(', '));
    assert.deepEqual([...found].sort(), [...new Set(districtsOf(state).map(({ seat }) => seat))].sort(), state);
  }
});

test('slugs and ids of the list are unique, and places lie below those before them', () => {
  const places = shippedPlaces(all);
  assert.equal(new Set(places.map(({ id }) => id)).size, places.length);
  assert.equal(new Set(places.map(({ slug }) => slug)).size, places.length);
  const seen = new Set<number>();
  for (const { id, parent_id, slug } of places) {
    assert.ok(parent_id === null || seen.has(parent_id), slug);
    assert.match(slug, /^(?!tree$)(?=[^a-z]*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.ok(slug.length <= 80, slug);
    seen.add(id);
  }
});

test('the hash that a start compares is that of what is shipped', () => {
  const merged = cities.map(({ id }) => [id, mergedInto(id)]);
  const content = JSON.stringify([shippedPlaces(all), merged]);
  assert.equal(listHash, createHash('sha256').update(content).digest('base64url'), 'it belongs into hash.ts');
});

test('the hash that prepared rows have to have is that of what is computed', async () => {
  const message = 'it belongs into hash.ts; where the list is as before, raise `recipe` in ship.ts';
  assert.equal(rowsHash, preparedHash(await preparePlaces()), message);
});
