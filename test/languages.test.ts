// Alone: it imports every module of the source.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Lang, languages } from '../src/core/model/common.ts';
import { writtenLanguages } from '../src/text/language.ts';
import { dravidian } from '../src/text/stem/dravidian.ts';
import { dravidianVerbs } from '../src/text/stem/dravidian-verbs.ts';
import { northern } from '../src/text/stem/northern.ts';
import { northernVerbs } from '../src/text/stem/northern-verbs.ts';
import { deskLanguages } from '../src/workspace/model/labels.ts';

const root = join(import.meta.dirname, '..');
const isLanguage = (key: string): key is Lang => (languages as readonly string[]).includes(key);

/** What is in a language only where it is called something of its own there, or is used there. */
const partial: readonly RegExp[] = [
  /^src\/almanac\/holidays\/data\/names\.json /, // holidays of single states
  /^src\/places\/(cities\.ts cities|data\/(names|tree-names)\.json )/, // of what has no name of its own, the main one is shown
  /^src\/panchang\/data\/regional_months\.json \/calendars\//, // a calendar of a land has the languages of the land
  /^src\/panchang\/data\/(solar_months|samvatsaras)\.json \/languages$/,
  /^src\/(panchang|horoscope)\/data\/\w+\.json \/alternatives$/, // second names, where there are any
  /^src\/text\/stem\/(dravidian|northern)(-verbs)?\.ts /, // a family each; together they have all
  /^src\/text\/typing\/frequent\.json $/, // of scripts that are typed in Latin letters
  /^src\/seed\/content\.ts /, // what is sample content is in three languages
];

/** The languages that a table may be in: all, those of the interface, and each without English where a row has that apart. */
const withoutEnglish = (all: readonly string[]): string[] => all.filter((one) => one !== 'en');
const whole = [languages, deskLanguages]
  .flatMap((all) => [all, withoutEnglish(all)])
  .map((all) => [...all].sort().join());

interface Table {
  /** File, and the keys that lead to it: `src/core/messages/phrases.json /is taken`. */
  name: string;
  languages: string[];
}

/** The tables by language in a value: objects and maps whose keys are three languages or more, and nothing else. */
function* tablesIn(value: unknown, name: string): Generator<Table> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* tablesIn(one, name);
    return;
  }
  const entries = value instanceof Map ? [...value] : plainEntries(value);
  const keys = entries.map(([key]) => String(key));
  if (keys.length > 2 && keys.every(isLanguage)) yield { name, languages: keys.sort() };
  for (const [key, one] of entries) yield* tablesIn(one, isLanguage(String(key)) ? `${name}/*` : `${name}/${key}`);
}

const plainEntries = (value: object): [string, unknown][] =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value)) ? Object.entries(value) : [];

/** What starts, ends or is a process or thread of its own when it is imported. */
const runs = /\.test\.ts$|\/cli|main\.ts$|-thread\.ts$|testdata/;

async function* tables(): AsyncGenerator<Table> {
  for (const file of globSync('src/**/*.json', { cwd: root }))
    yield* tablesIn(JSON.parse(readFileSync(join(root, file), 'utf8')), `${file} `);
  for (const file of globSync('src/**/*.ts', { cwd: root }).filter((one) => !runs.test(one)))
    for (const [name, value] of Object.entries(await import(join(root, file))))
      yield* tablesIn(value, `${file} ${name}`);
}

test('every table by language has each of them, or each of those of the interface', async () => {
  const unfinished: string[] = [];
  const used = new Set<RegExp>();
  let count = 0;
  for await (const table of tables()) {
    count++;
    if (whole.includes(table.languages.join())) continue;
    const allowed = partial.find((one) => one.test(table.name));
    if (allowed) used.add(allowed);
    else {
      const missing = languages.filter((one) => !table.languages.includes(one));
      unfinished.push(`${table.name} lacks ${missing.join(' ')}`);
    }
  }
  assert.ok(count > 1_000, `${count} tables`);
  assert.deepEqual(unfinished, []);
  assert.deepEqual(
    partial.filter((one) => !used.has(one)),
    [],
    'exceptions that no longer occur',
  );
  assert.deepEqual([...Object.keys(dravidian), ...Object.keys(northern)].sort(), [...languages].sort());
  // English verbs have their endings beside its nouns.
  const verbs = [...Object.keys(dravidianVerbs), ...Object.keys(northernVerbs), 'en'];
  assert.deepEqual(verbs.sort(), [...languages].sort());
  assert.deepEqual(writtenLanguages.toSorted(), languages.toSorted(), 'the scripts of languages');
});

test('a folder with a file for each language has one for every language, or for each of the interface', () => {
  const named = /^(.*)\/([a-z]{2})\.(?:ts|json)$/;
  const files = globSync(['src/**/*.{ts,json}', 'admin/src/**/*.{ts,json}'], { cwd: root }).flatMap((file) => {
    const [, folder = '', lang = ''] = named.exec(file) ?? [];
    return isLanguage(lang) ? [{ folder, lang }] : [];
  });
  const folders = Map.groupBy(files, ({ folder }) => folder);
  assert.ok(folders.size > 3);
  for (const [folder, found] of folders) {
    const given = [...new Set(found.map(({ lang }) => lang))].sort().join();
    assert.ok(whole.includes(given), `${folder} has ${given}`);
  }
});
