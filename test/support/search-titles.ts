import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lang, languages } from '../../src/core/model/common.ts';
import { loanEntries, loanTables } from '../../src/text/loans/loans.ts';
import { tokens } from '../../src/text/tokens.ts';
import { chance } from './search-queries.ts';

/**
 * Titles for measuring single words: headlines of other fixtures (feeds, pairs of stories), and rows of words that fill the
 * vocabulary with what sounds alike. The halves share no source: words of our own texts and lists under `# tuned` are for
 * tuning; words of headlines and lists under `# apart` are reported.
 */

export interface Title {
  number: number;
  text: string;
}

/** A word and what people type for it. */
export interface TypedWord {
  half: 0 | 1;
  word: string;
  typed: string[];
}

export interface Words {
  titles: Title[];
  /** Words of each half that occur in titles. */
  plain: [string[], string[]];
  latin: TypedWord[];
  /** Two forms of a verb; the first occurs in a title. */
  verbs: TypedWord[];
  /** English words, as the language spells them. */
  loans: TypedWord[];
  /** Numbers that occur once, by the title that has them. */
  numbers: { half: 0 | 1; value: number; title: number }[];
}

const fixtures = join(import.meta.dirname, '../fixtures');
const read = (...path: string[]): string => readFileSync(join(fixtures, ...path), 'utf8');

interface Story {
  first: [string, string];
  copy: [string, string];
  headline: string;
  anew: [string, string];
  lookalike: [string, string];
}

/** Headlines of the fixtures in a language. */
function headlines(lang: Lang): string[] {
  const found = new Set<string>();
  if (readdirSync(join(fixtures, 'stories')).includes(`${lang}.json`))
    for (const { first, copy, headline, anew, lookalike } of JSON.parse(read('stories', `${lang}.json`)) as Story[])
      for (const text of [first[0], copy[0], headline, anew[0], lookalike[0], first[1]]) found.add(text);
  const pairs = JSON.parse(read('near-pairs.json')) as Record<string, [string, string, string, string, string][]>;
  for (const [of, first, , second] of Object.values(pairs).flat()) if (of === lang) found.add(first).add(second);
  const feeds = readdirSync(join(fixtures, 'feeds')).filter((file) => file.includes(`--${lang}-`));
  if (lang === 'ur') feeds.push('v2--parser-testdata-urdu_UTF8.xml');
  for (const file of feeds)
    for (const [, text = ''] of read('feeds', file).matchAll(/<title>(?:<!\[CDATA\[)?([^<\]&]{12,160})/g))
      if (/[\u0600-\u0d7f]/.test(text)) found.add(text.trim());
  return [...found];
}

function lists(lang: Lang): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  if (lang !== 'en')
    for (const line of read('search', 'typed', `${lang}.txt`).split('\n')) {
      if (line.startsWith('# ')) {
        lines = [];
        found.set(line.slice(2), lines);
      } else if (line !== '') lines.push(line);
    }
  return found;
}

const ownWords = JSON.parse(read('typing', 'words.json')) as Partial<Record<Lang, string>>;
/** A number of each half, written with and without separators and in the digits of the language. */
const numbersOf: [half: 0 | 1, value: number][] = [
  [0, 2_500],
  [0, 1_75_000],
  [0, 64_350],
  [1, 3_750],
  [1, 2_48_900],
  [1, 91_600],
];

const scripts: Record<Lang, RegExp> = {
  hi: /^\p{Script=Devanagari}+$/u,
  mr: /^\p{Script=Devanagari}+$/u,
  ne: /^\p{Script=Devanagari}+$/u,
  te: /^\p{Script=Telugu}+$/u,
  ta: /^\p{Script=Tamil}+$/u,
  kn: /^\p{Script=Kannada}+$/u,
  ml: /^\p{Script=Malayalam}+$/u,
  bn: /^\p{Script=Bengali}+$/u,
  as: /^\p{Script=Bengali}+$/u,
  gu: /^\p{Script=Gujarati}+$/u,
  or: /^\p{Script=Oriya}+$/u,
  pa: /^\p{Script=Gurmukhi}+$/u,
  ur: /^\p{Script=Arabic}+$/u,
  en: /^[a-z]+$/,
};

const made = new Map<Lang, Words>();

export function wordsOf(lang: Lang): Words {
  const found = made.get(lang) ?? make(lang);
  made.set(lang, found);
  return found;
}

function make(lang: Lang): Words {
  const titles: Title[] = [];
  const add = (text: string): number => titles.push({ number: titles.length, text }) - 1;
  const written = headlines(lang);
  for (const text of written) add(text);
  const own = (ownWords[lang] ?? '').split(' ').filter(Boolean);
  const isWord = (word: string): boolean => scripts[lang].test(word);
  const ofHeadlines = [...new Set(written.flatMap(tokens))].filter(isWord);
  const filler = own.length > 0 ? own : ofHeadlines;
  const some = (seed: string, count: number): string =>
    Array.from({ length: count }, (_, i) => filler[Math.floor(chance(`${seed} ${i}`) * filler.length)]).join(' ');
  for (let i = 0; i < own.length; i += 5) add(own.slice(i, i + 5).join(' '));
  const loans: TypedWord[] = [];
  const spelt: string[] = [];
  for (const [english, [spelling = '']] of loanEntries(loanTables[lang] ?? '')) {
    if (spelling === '') continue;
    spelt.push(spelling);
    loans.push({ half: chance(english) < 0.5 ? 0 : 1, word: spelling, typed: [english] });
  }
  for (let i = 0; i < spelt.length; i += 4) add(spelt.slice(i, i + 4).join(' '));
  const sections = lists(lang);
  const latin = (['tuned', 'apart'] as const).flatMap((section, half) =>
    (sections.get(section) ?? []).map((line): TypedWord => {
      const [word = '', ...typed] = line.split(' ');
      return { half: half as 0 | 1, word, typed };
    }),
  );
  const verbs = (sections.get('verbs') ?? []).map((line, i): TypedWord => {
    const [word = '', ...typed] = line.split(' ');
    return { half: (i % 2) as 0 | 1, word, typed };
  });
  for (const { word } of [...latin, ...verbs]) add(`${word} ${some(word, 4)}`);
  const numbers = numbersOf.map(([half, value], i) => {
    const digits = value.toLocaleString(`${lang}-IN-u-nu-${i % 2 === 0 ? 'latn' : 'native'}`, { useGrouping: i !== 1 });
    return { half, value, title: add(`${some(`number ${value}`, 2)} ${digits} ${some(digits, 2)}`) };
  });
  // Of a language without texts of our own, headlines fill both halves.
  const apart = ofHeadlines.length >= 60 ? ofHeadlines : own.filter((word) => chance(word) < 0.5);
  const tuned = own.length > 0 && apart === ofHeadlines ? own : filler.filter((word) => !apart.includes(word));
  return {
    titles,
    plain: [tuned, apart].map((all) => all.filter(isWord)) as [string[], string[]],
    latin,
    verbs,
    loans,
    numbers,
  };
}

export const wordLanguages = languages.filter((lang) => lang !== 'en');
