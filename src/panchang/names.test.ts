import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rules } from './festivals/rules.ts';
import { counts, karanaOf, monthName, type NameTable, nameOf } from './names.ts';

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

/** Letters of a text, without marks, digits and signs; joiners and the marks that scripts share belong to none. */
const lettersOf = (text: string): string => text.replace(/[\s\p{P}\p{N}\p{Script=Inherited}°|+]/gu, '');
const foreign: Record<string, RegExp> = { bn: /[ৰৱ]/u, as: /র/u };

/** One script per language, in its normal form. */
function assertWritten(text: string, lang: string, where: string): void {
  assert.equal(text, text.normalize('NFC'), `${where}: ${text}`);
  assert.equal(text, text.trim(), where);
  assert.match(lettersOf(text), scripts[lang] as RegExp, `${where}: ${text}`);
  if (foreign[lang]) assert.doesNotMatch(text, foreign[lang], `${where}: ${text}`);
}

const read = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', ...path), 'utf8'));

test('keyed words keep to their scripts, and are there in every language', () => {
  type Keyed = { confidence: object; entries: Record<string, Record<string, string>> };
  const terms = read('terms.json') as Keyed;
  const other = Object.keys((read('labels.json') as Keyed).entries);
  for (const file of ['labels.json', 'muhurta_labels.json', 'gowri.json', 'directions.json', 'prayers.json']) {
    const { confidence, entries } = read(file) as Keyed;
    assert.deepEqual(Object.keys(confidence).sort(), [...languages].sort(), file);
    for (const [key, texts] of Object.entries(entries)) {
      assert.deepEqual(Object.keys(texts).sort(), [...languages].sort(), `${file} ${key}`);
      for (const [lang, text] of Object.entries(texts)) assertWritten(text, lang, `${file} ${key} ${lang}`);
      if (file.endsWith('labels.json')) assert.ok(!terms.entries[key], `${key} is a term already`);
      if (file === 'muhurta_labels.json') assert.ok(!other.includes(key), `${key} is a label already`);
    }
    if (file === 'labels.json') continue;
    for (const lang of languages)
      assert.equal(new Set(Object.values(entries).map((texts) => texts[lang])).size, Object.keys(entries).length);
  }
});

test('the months of the regions have an English name and that of their own people', () => {
  type Names = Record<string, { names: string[] }>;
  const { calendars } = read('regional_months.json') as {
    calendars: Record<string, { own: string; languages: Names }>;
  };
  const solar = (read('solar_months.json') as { languages: Names }).languages;
  assert.equal(Object.keys(calendars).length, 7);
  for (const [calendar, { own, languages: of }] of Object.entries(calendars)) {
    assert.deepEqual(of[own]?.names, solar[own]?.names, calendar);
    assert.ok(of.en, calendar);
    for (const [lang, { names }] of Object.entries(of)) {
      assert.equal(new Set(names).size, 12, `${calendar} ${lang}`);
      for (const name of names) assertWritten(name, lang, `${calendar} ${lang}`);
    }
  }
});

test('every observance has a name of its own in every language', () => {
  const en = Object.keys(read('festivals', 'en.json') as object);
  assert.deepEqual(
    rules.map(({ key }) => key).filter((key) => !en.includes(key)),
    [],
  );
  for (const lang of languages) {
    const table = read('festivals', `${lang}.json`) as Record<string, { name: string }>;
    assert.deepEqual(
      en.filter((key) => !table[key]?.name),
      [],
      lang,
    );
    const names = Object.values(table).map(({ name }) => name);
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
      `${lang}: two of one name`,
    );
  }
});

test('the names and meanings of observances keep to their scripts', () => {
  for (const file of readdirSync(join(import.meta.dirname, 'data/festivals'))) {
    const lang = file.replace('.json', '');
    const table = read('festivals', file) as Record<string, { name: string; about?: string }>;
    for (const [key, { name, about }] of Object.entries(table)) {
      assertWritten(name, lang, `${key} ${lang}`);
      if (about) assertWritten(about, lang, `${key} ${lang}`);
    }
  }
});
