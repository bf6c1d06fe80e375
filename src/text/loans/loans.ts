import { fold } from '../fold.ts';
import { as } from './data/as.ts';
import { bn } from './data/bn.ts';
import { gu } from './data/gu.ts';
import { hi } from './data/hi.ts';
import { kn } from './data/kn.ts';
import { ml } from './data/ml.ts';
import { mr } from './data/mr.ts';
import { ne } from './data/ne.ts';
import { or } from './data/or.ts';
import { pa } from './data/pa.ts';
import { ta } from './data/ta.ts';
import { te } from './data/te.ts';
import { ur } from './data/ur.ts';

/** English words in the spelling of each language. */
export const loanTables: Readonly<Record<string, string>> = { te, hi, ta, kn, ml, mr, gu, bn, or, pa, as, ur, ne };

interface Loans {
  spellings: Map<string, string[]>;
  /** By the folded spelling; those of two words are left out. */
  english: Map<string, string>;
}

/** Of fewer letters a spelling is as likely another word of the language. */
const leastLetters = 3;
/** Longer ones that are: near, between, leg, work, condition, whose and the like. */
const homographs = new Set(
  [
    ...[
      'पास',
      'बीच',
      'कोल',
      'बेल',
      'हाल',
      'माल',
      'काल',
      'लीक',
      'कॉल',
      'सील',
      'પાસ',
      'બેલ',
      'બીચ',
      'લીક',
      'કોલ',
      'ਪਾਸ',
      'ਬੀਚ',
      'ਬੇਲ',
    ],
    ...['ਕਾਲ', 'ਮਾਲ', 'ਹਾਲ', 'ਕੋਲ', 'কার', 'কাৰ', 'কোল', 'পাস', 'বেল', 'ବେଲ', 'କୋଲ', 'ପାସ', 'கால்', 'பேன்', 'పాస్'],
    ...['پاس', 'کار', 'بیل', 'بیچ', 'لیک', 'کول', 'مال', 'کال', 'سیل', 'ہال', 'فین'],
  ].map(fold),
);

/** Odia writes the last consonant of such a word with a virama, or without. */
const bare = (folded: string): string => folded.replace(/\u0b4d$/, '');

export function* loanEntries(table: string): Generator<[english: string, spellings: string[]]> {
  for (const entry of table.split(',')) {
    const [english = '', spellings = ''] = entry.trim().split(' ');
    yield [english, spellings.split('|')];
  }
}

const loansByLang = new Map<string, Loans>();

/** A table is read when its language is first used. */
function loansOf(lang: string): Loans | undefined {
  const found = loansByLang.get(lang);
  if (found || !Object.hasOwn(loanTables, lang)) return found;
  const spellings = new Map(loanEntries(loanTables[lang] as string));
  const english = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const [word, forms] of spellings)
    for (const form of forms) {
      const folded = bare(fold(form));
      if ((english.get(folded) ?? word) !== word) ambiguous.add(folded);
      if (folded.length >= leastLetters && !homographs.has(folded)) english.set(folded, word);
    }
  for (const folded of ambiguous) english.delete(folded);
  const loans = { spellings, english };
  loansByLang.set(lang, loans);
  return loans;
}

/** How a language spells an English word, or its plural, in lower case; none where the table does not have it. */
export function loanSpellings(english: string, lang: string): readonly string[] {
  const spellings = loansOf(lang)?.spellings;
  const singular = english.replace(/(?<=(?:s|x|ch|sh))es$|(?<=[^s])s$/, '');
  return spellings?.get(english) ?? spellings?.get(singular) ?? [];
}

/** The English word that a word of a language is; undefined for words of its own, and where it may be one. */
export function englishOf(word: string, lang: string): string | undefined {
  return loansOf(lang)?.english.get(bare(fold(word)));
}

/** Shorter words are too near to others. */
const leastForSlip = 5;

/** Whether two words differ in one letter, or in the order of two neighbours. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

/** The English word of the table, or its plural, that was typed with one slip; undefined for words of the table, and others. */
export function loanLikeTyped(typed: string, lang: string): string | undefined {
  const spellings = loansOf(lang)?.spellings;
  if (!spellings || typed.length < leastForSlip || loanSpellings(typed, lang).length > 0) return undefined;
  for (const english of spellings.keys())
    if (
      english.length >= leastForSlip &&
      Math.abs(english.length - typed.length) <= 2 &&
      (isOneSlip(typed, english) || isOneSlip(typed, `${english}s`))
    )
      return english;
  return undefined;
}

/** English words that begin as typed are only few, or it is too early. */
const mostBegun = 4;

/** English words of the table that begin so; none where there are many. */
export function loansBegun(typed: string, lang: string): string[] {
  const found: string[] = [];
  for (const english of loansOf(lang)?.spellings.keys() ?? [])
    if (english.length > typed.length && english.startsWith(typed) && found.push(english) > mostBegun) return [];
  return found;
}
