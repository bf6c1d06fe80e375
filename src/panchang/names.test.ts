import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { counts, festivalKeysKnown, festivalNames, karanaOf, monthName, type NameTable, nameOf } from './names.ts';

const languages = ['te', 'hi', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn', 'or', 'pa', 'as', 'ur', 'ne', 'en'];
const scripts: Record<string, RegExp> = {
  te: /^\p{Script=Telugu}+$/u,
  ta: /^\p{Script=Tamil}+$/u,
  kn: /^\p{Script=Kannada}+$/u,
  ml: /^\p{Script=Malayalam}+$/u,
  gu: /^\p{Script=Gujarati}+$/u,
  or: /^\p{Script=Oriya}+$/u,
  pa: /^\p{Script=Gurmukhi}+$/u,
  bn: /^\p{Script=Bengali}+$/u,
  as: /^\p{Script=Bengali}+$/u,
  ur: /^\p{Script=Arabic}+$/u,
  en: /^\p{Script=Latin}+$/u,
  hi: /^\p{Script=Devanagari}+$/u,
  mr: /^\p{Script=Devanagari}+$/u,
  ne: /^\p{Script=Devanagari}+$/u,
};

test('every id has a name in every language', () => {
  for (const [table, count] of Object.entries(counts) as [NameTable, number][])
    for (const lang of languages)
      for (let id = 1; id <= count; id++) {
        const name = nameOf(table, id, lang);
        assert.ok(name, `${table} ${id} ${lang}`);
        assert.equal(name, name.normalize('NFC'));
      }
  assert.equal(nameOf('samvatsaras', 40, 'pa'), nameOf('samvatsaras', 40, 'en'), 'a language without the table');
});

test('tables keep to their scripts, their number and have nothing twice', () => {
  const folder = join(import.meta.dirname, 'data');
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.json'))) {
    const table = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [lang, { names }] of Object.entries(table.languages ?? {}) as [string, { names: string[] }][]) {
      assert.equal(names.length, table.count, `${file} ${lang}`);
      assert.equal(new Set(names).size, names.length, `${file} ${lang}: twice`);
      for (const name of names)
        assert.match(name.replace(/[\s().'‌-]/g, ''), scripts[lang] as RegExp, `${file} ${lang}: ${name}`);
    }
  }
});

test('tithis repeat in the dark half, karanas by their rule', () => {
  assert.equal(nameOf('tithis', 11, 'te'), 'ఏకాదశి');
  assert.equal(nameOf('tithis', 26, 'te'), 'ఏకాదశి');
  assert.equal(nameOf('tithis', 15, 'en'), 'Purnima');
  assert.equal(nameOf('tithis', 30, 'en'), 'Amavasya');
  assert.deepEqual([1, 2, 8, 9, 57, 58, 59, 60].map(karanaOf), [11, 1, 7, 1, 7, 8, 9, 10]);
  assert.equal(monthName(3, true, 'en'), 'Adhika Jyeshtha');
  assert.equal(monthName(3, false, 'hi'), 'ज्येष्ठ');
  assert.equal(nameOf('solar_months', 1, 'ta'), 'சித்திரை');
  assert.equal(nameOf('solar_months', 1, 'te'), nameOf('rashis', 1, 'te'));
});

test('festivals are known by their public keys', () => {
  assert.ok(festivalKeysKnown.includes('makara_sankranti'));
  assert.ok(!festivalKeysKnown.includes('makar_sankranti'));
  for (const key of festivalKeysKnown) assert.ok(festivalNames(key).en, key);
  assert.deepEqual(festivalNames('unheard_of'), {});
});
