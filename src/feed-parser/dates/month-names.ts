import { LRUCache } from 'lru-cache';
import { fold } from '../../text/fold.ts';

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Languages whose names of months and days of the week dates of feeds are written in; the names come with the runtime (CLDR). */
export const locales = [
  ...['en', 'hi', 'te', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn', 'or', 'pa', 'as', 'ur', 'ne', 'si', 'sd', 'kok', 'mai'],
  ...['de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'ru', 'uk', 'el', 'tr', 'id'],
];

/** Spellings of the press that CLDR does not have. */
const others: [string, number][] = [
  ['अक्तूबर', 10],
  ['जुलै', 7],
  ['मई', 5],
  ['అక్టోబరు', 10],
  ['நவ', 11],
  ['அக்', 10],
  ['செப்', 9],
  ['டிச', 12],
  ['ষেপ্টেম্বর', 9],
  ['ستمبر', 9],
];

let names: Map<string, number> | null = null;

function allNames(): Map<string, number> {
  const found = new Map<string, number>(others.map(([name, month]) => [fold(name), month]));
  for (const locale of locales)
    for (const month of ['long', 'short'] as const)
      for (const withDay of [true, false]) {
        // With a day, Slavic languages and Greek write another case of the name.
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
          month,
          timeZone: 'UTC',
          ...(withDay ? { day: 'numeric' } : {}),
        });
        for (let m = 1; m <= 12; m++) {
          const name = format.formatToParts(Date.UTC(2026, m - 1, 20)).find((p) => p.type === 'month')?.value ?? '';
          const key = fold(name.replace(/\.$/, ''));
          if (key !== '' && !/^\d+$/.test(key) && !found.has(key)) found.set(key, m);
        }
      }
  return found;
}

const commonLength = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
};

/** Words that were looked up: a feed says the same few of them in each item, and the search below goes through all names. */
const seen = new LRUCache<string, { month: number | null }>({ max: 2_000 });
const longestWord = 40;

/**
 * The month (1 to 12) that a word means in any of the languages, also shortened or with an ending of its own; null for
 * any other word. Of names that begin alike the one that shares most with the word counts.
 */
export function monthOf(word: string): number | null {
  if (word.length > longestWord) return null;
  const cached = seen.get(word);
  if (cached) return cached.month;
  const month = lookUp(word);
  seen.set(word, { month });
  return month;
}

function lookUp(word: string): number | null {
  const lower = word.toLowerCase().replace(/\.$/, '');
  if (/^[a-z]{3,9}$/.test(lower)) {
    const at = english.indexOf(lower.slice(0, 3));
    if (at >= 0 && /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\w*(uary|ch|il|ust|ber))$/.test(lower))
      return at + 1;
  }
  names ??= allNames();
  const key = fold(lower);
  const exact = names.get(key);
  if (exact !== undefined) return exact;
  let best = 0;
  let month: number | null = null;
  for (const [name, m] of names) {
    const n = commonLength(name, key);
    if (n < 3 || n < Math.min(name.length, key.length) * 0.75 || n < best) continue;
    month = n === best && month !== m ? null : m;
    best = n;
  }
  return month;
}
