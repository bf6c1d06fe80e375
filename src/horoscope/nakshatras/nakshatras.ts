import { languages } from '../../core/model/common.ts';
import nakshatras from '../../panchang/data/nakshatras.json' with { type: 'json' };
import { nameOf } from '../../panchang/names.ts';
import { fold } from '../../text/fold.ts';
import { nakshatraSpellings, nakshatraWords } from './spellings.ts';

/** How many there are; they count from 1 = Ashwini. */
export const nakshatraCount = 27;

/** The quarters (padas) of a nakshatra. A sign has nine of them, so nine nakshatras lie in two signs. */
const padas = [1, 2, 3, 4] as const;

/**
 * Latin letters by their sound, so that Aswini, Ashvini and Ashwinee are one: long vowels short, no h after a
 * consonant, w as v, no double letters. Other scripts stay as they are.
 */
function looseKey(folded: string): string {
  if (!/^[a-z]+$/.test(folded)) return folded;
  return folded
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([tdkgpbjsc])h/g, '$1')
    .replace(/(.)\1+/g, '$1');
}

const foldedBesides = new Set(nakshatraWords.split(' ').map(fold));

/** The folded name without the word for "nakshatra" and without spaces: "Purva Phalguni" is one word. */
function keyOf(name: string): string {
  const words = fold(name)
    .trim()
    .split(/[\s.'’-]+/);
  const own = words.filter((word) => !foldedBesides.has(word));
  return looseKey((own.length ? own : words).join(''));
}

const alternatives = Object.values(nakshatras.alternatives as Record<string, Record<string, string>>);

/** Every name of a nakshatra, in every language and spelling that is accepted. */
export const nakshatraForms = (n: number): string[] => [
  String(n),
  ...languages.map((lang) => nameOf('nakshatras', n, lang)),
  ...alternatives.flatMap((of) => of[String(n)] ?? []),
  ...(nakshatraSpellings[n - 1] as string).split(' '),
];

/** Every name, folded, to its number. */
const numbers = new Map<string, number>();
for (let n = 1; n <= nakshatraCount; n++) for (const name of nakshatraForms(n)) numbers.set(keyOf(name), n);

/**
 * The number of a nakshatra, 1 to 27, from whatever a client calls it: that number in any digits, or its name in any
 * of the 14 languages or in Latin letters, in any spelling that folds to the same. Null: it is no nakshatra.
 */
export function nakshatraOf(name: string): number | null {
  return name.length > 120 ? null : (numbers.get(keyOf(name)) ?? null);
}

/** Which of the 108 padas of the zodiac a pada is, from 0. */
export const padaIndex = (nakshatra: number, pada: number): number => (nakshatra - 1) * 4 + pada - 1;

/** The sidereal sign, 1 to 12, that a pada of a nakshatra lies in. */
export const signOfPada = (nakshatra: number, pada: number): number => Math.floor(padaIndex(nakshatra, pada) / 9) + 1;

/** The padas of a nakshatra that lie in a sign; empty: it does not reach into that sign. */
export const padasIn = (nakshatra: number, sign: number): number[] =>
  padas.filter((pada) => signOfPada(nakshatra, pada) === sign);

/** The signs that a nakshatra lies in: one or two. */
export const signsOfNakshatra = (nakshatra: number): number[] => [
  ...new Set(padas.map((pada) => signOfPada(nakshatra, pada))),
];
