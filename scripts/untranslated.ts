/**
 * Prints what of the almanac a reader does not get in their own language: see docs/panchang.md.
 *
 *   npx node scripts/untranslated.ts       # how many observances lack words, and how sure each table of names is
 *   npx node scripts/untranslated.ts or    # the observances that lack words in one language
 *
 * An observance without a name in a language is shown under its English one; without a line of meaning it has the English
 * one. How sure a table is, is what its writer said of it: the `confidence` in src/panchang/data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lang, languages } from '../src/core/model/common.ts';
import { observanceKeys } from '../src/panchang/festivals/observances.ts';

const folder = join(import.meta.dirname, '../src/panchang/data');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

const wordsOf = (lang: Lang) => read<Record<string, { name: string; about?: string }>>(`festivals/${lang}.json`);

function markdown(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${widths.map((w, i) => (cells[i] ?? '').padEnd(w)).join(' | ')} |`;
  return [line(head), line(widths.map((w) => '-'.repeat(w))), ...rows.map(line)].join('\n');
}

function lacking(): string {
  const rows = languages.map((lang) => {
    const words = wordsOf(lang);
    const unnamed = observanceKeys.filter((key) => !words[key]).length;
    const unexplained = observanceKeys.filter((key) => !words[key]?.about).length;
    return [`\`${lang}\``, String(unnamed), String(unexplained)];
  });
  return markdown(['language', 'no name', 'no meaning'], rows);
}

type Lists = Record<string, { confidence: string }>;
/** By language. */
type Confidence = Record<string, string>;

interface Table {
  languages?: Lists;
  /** Months of the regions: a table for each calendar. */
  calendars?: Record<string, { languages: Lists }>;
  /** Of a table of keyed words. */
  confidence?: Confidence;
}

const confidenceOf = (lists: Lists): Confidence =>
  Object.fromEntries(Object.entries(lists).map(([lang, { confidence }]) => [lang, confidence]));

function tablesIn(file: string): [name: string, confidence: Confidence][] {
  const { languages: lists, calendars, confidence } = read<Table>(file);
  const name = file.replace('.json', '');
  if (calendars)
    return Object.entries(calendars).map(([calendar, of]) => [`${name}: ${calendar}`, confidenceOf(of.languages)]);
  if (lists) return [[name, confidenceOf(lists)]];
  return confidence ? [[name, confidence]] : [];
}

const short: Record<string, string> = { medium: 'med', derived: 'rule' };

function confidences(): string {
  const tables = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const rows = tables.flatMap(tablesIn).map(([name, confidence]) => [
    name,
    ...languages.map((lang) => {
      const sure = confidence[lang] ?? '';
      return short[sure] ?? sure;
    }),
  ]);
  return markdown(['table', ...languages], rows);
}

function lackingIn(lang: Lang): string {
  const words = wordsOf(lang);
  const lines = observanceKeys.map((key) =>
    words[key] ? !words[key].about && `${key}: no meaning` : `${key}: no name`,
  );
  return lines.filter(Boolean).join('\n');
}

const [argument] = process.argv.slice(2);
const lang = languages.find((code) => code === argument);
if (argument !== undefined && !lang) throw new Error(`${argument} is none of ${languages.join(', ')}`);
const all = (): string => `${observanceKeys.length} observances\n\n${lacking()}\n\n${confidences()}`;
process.stdout.write(`${lang ? lackingIn(lang) : all()}\n`);
