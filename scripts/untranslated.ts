/**
 * Prints what of the almanac a reader does not get in their own language, as the tables of docs/panchang.md:
 *
 *   npx node scripts/untranslated.ts       # how many observances, and how sure each table of names is
 *   npx node scripts/untranslated.ts or    # the observances that one language lacks
 *
 * An observance without a name in a language is shown under its English one, without a line of meaning with the English
 * one. How sure a table is, is what its writer said of it: the `confidence` in src/panchang/data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/model/common.ts';
import { observanceKeys } from '../src/panchang/festivals/observances.ts';

const folder = join(import.meta.dirname, '../src/panchang/data');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

type Words = Record<string, { name: string; about?: string }>;
const wordsOf = (lang: string): Words => read(`festivals/${lang}.json`);

const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) => `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
};

/** How many of the observances have no name, and how many no line of meaning, in each language. */
function counts(): string {
  const rows = languages.map((lang) => {
    const words = wordsOf(lang);
    const unnamed = observanceKeys.filter((key) => !words[key]);
    const unexplained = observanceKeys.filter((key) => !words[key]?.about);
    return [lang, String(unnamed.length), String(unexplained.length)];
  });
  return table(['language', 'names that are missing', 'meanings that are missing'], rows);
}

type Confidence = Record<string, string>;

/** The tables of names, and how sure each is, by language. */
function tablesOfNames(): [name: string, confidence: Confidence][] {
  return readdirSync(folder).flatMap((file): [string, Confidence][] => {
    if (!file.endsWith('.json')) return [];
    const { languages: byLang, calendars, confidence } = read(file);
    const of = (lists: Record<string, { confidence: string }>): Confidence =>
      Object.fromEntries(Object.entries(lists).map(([lang, list]) => [lang, list.confidence]));
    const name = file.replace('.json', '');
    if (calendars) {
      return Object.entries<{ own: string; languages: Record<string, { confidence: string }> }>(calendars).map(
        ([calendar, { languages: lists }]) => [`${name}: ${calendar}`, of(lists)],
      );
    }
    return byLang || confidence ? [[name, byLang ? of(byLang) : confidence]] : [];
  });
}

function confidences(): string {
  const rows = tablesOfNames().map(([name, confidence]) => [
    name,
    ...languages.map((lang) => confidence[lang]?.replace('medium', 'med').replace('derived', 'der') ?? ''),
  ]);
  return table(['table', ...languages], rows);
}

function missingOf(lang: string): string {
  const words = wordsOf(lang);
  return observanceKeys
    .flatMap((key) => (words[key]?.about ? [] : [`${key}: ${words[key] ? 'no meaning' : 'no name'}`]))
    .join('\n');
}

const [lang] = process.argv.slice(2);
const known = languages.find((code) => code === lang);
if (lang && !known) throw new Error(`${lang} is none of ${languages.join(', ')}`);
process.stdout.write(
  known ? `${missingOf(known)}\n` : `${observanceKeys.length} observances\n\n${counts()}\n\n${confidences()}\n`,
);
