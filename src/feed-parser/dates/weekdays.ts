import { fold } from '../../text/fold.ts';
import { locales } from './month-names.ts';

/** Sunday is 0. Spellings of the press, and shortened ones, that CLDR does not have. */
const others: [string, number][] = [
  ...([
    ['इतवार', 0],
    ['एतवार', 0],
    ['मङ्गलवार', 2],
    ['बृहस्पतिवार', 4],
    ['वीरवार', 4],
    ['शनिश्चर', 6],
  ] as [string, number][]),
  ...([
    ['ఆదివారం', 0],
    ['లక్ష్మివారం', 4],
    ['బృహస్పతివారం', 4],
    ['బేస్తవారం', 4],
  ] as [string, number][]),
  ...([
    ['ஞாயிற்று', 0],
    ['வியாழ', 4],
    ['বিষ্যুৎ', 4],
    ['বিষ্যুদবার', 4],
  ] as [string, number][]),
  ...([
    ['سوموار', 1],
    ['جمعرات', 4],
    ['سنیچر', 6],
    ['شنبہ', 6],
  ] as [string, number][]),
  ...([
    ['ਵੀਰਵਾਰ', 4],
    ['ਐਤਵਾਰ', 0],
    ['ଗୁରୁବାର', 4],
    ['বৃহস্পতিবাৰ', 4],
  ] as [string, number][]),
  ...([
    ['tues', 2],
    ['weds', 3],
    ['thur', 4],
    ['thurs', 4],
  ] as [string, number][]),
];

/** Days of the week by what is read of a word; null: it means several, in different languages. */
let names: Map<string, number | null> | null = null;

function allNames(): Map<string, number | null> {
  const found = new Map<string, number | null>(others.map(([name, day]) => [fold(name), day]));
  for (const locale of locales)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day++) {
        // The first of November 2026 is a Sunday.
        const key = fold(format.format(Date.UTC(2026, 10, 1 + day)).replace(/\.$/, ''));
        // Two Latin letters are words of their own somewhere: to, on, do.
        if (key === '' || (/^[a-z]{1,2}$/.test(key) && weekday === 'short')) continue;
        const before = found.get(key);
        // English comes first, and its names stay what they are.
        if (before === undefined) found.set(key, day);
        else if (before !== day && !english.has(key)) found.set(key, null);
      }
    }
  return found;
}

const english = new Set(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);

/** A name of another script may have an ending: శుక్రవారం, శుక్రవారము. Shorter beginnings are those of other words. */
const leastBeginning = 3;

function dayOfWord(word: string): number | undefined {
  names ??= allNames();
  const key = fold(word);
  const exact = names.get(key);
  if (exact !== undefined) return exact ?? undefined;
  if (/^[\x00-\x7f]/.test(key)) return undefined;
  for (let end = key.length - 1; end >= leastBeginning; end--) {
    const day = names.get(key.slice(0, end));
    if (day !== undefined) return day ?? undefined;
  }
  return undefined;
}

/**
 * The day of the week that a date names, in any of the languages of month names; Sunday is 0. Null when it names none, or
 * two different ones.
 */
export function weekdayIn(text: string): number | null {
  const days = new Set<number>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}\u200c\u200d]{1,39}/gu)) {
    const day = dayOfWord(word);
    if (day !== undefined) days.add(day);
  }
  const [day = null] = days;
  return days.size === 1 ? day : null;
}
