import { at, BLOCK, blockOf } from '../scripts.ts';
import { aksharas, graphemesOf } from './aksharas.ts';

/** What writers take for one another: offsets in a Brahmic block. */
const likeOffsets: number[][] = [
  // Vowels by length, as letters and as signs; e and ai, o and au.
  ...[
    [0x05, 0x06],
    [0x07, 0x08],
    [0x09, 0x0a],
    [0x0e, 0x0f, 0x10],
    [0x12, 0x13, 0x14],
  ],
  ...[
    [0x3f, 0x40],
    [0x41, 0x42],
    [0x46, 0x47, 0x48],
    [0x4a, 0x4b, 0x4c],
  ],
  // Stops without and with breath, dental and retroflex.
  ...[
    [0x15, 0x16],
    [0x17, 0x18],
    [0x1a, 0x1b],
    [0x1c, 0x1d],
    [0x1f, 0x20, 0x24, 0x25],
    [0x21, 0x22, 0x26, 0x27],
  ],
  ...[
    [0x2a, 0x2b],
    [0x2c, 0x2d],
  ],
  // Nasals, l, r, sibilants, v and b, j and y.
  ...[
    [0x23, 0x28, 0x29],
    [0x32, 0x33, 0x34],
    [0x30, 0x31],
    [0x36, 0x37, 0x38],
    [0x35, 0x2c],
    [0x1c, 0x2f],
  ],
];

/** Letters of other scripts: one sound each. */
const likeLetters = [
  'سصث',
  'زذضظ',
  'تط',
  'حہھ',
  'عاآ',
  'قک',
  'ٹت',
  'ڈد',
  'ڑر',
  'یے',
  'ںن',
  'নণ',
  'ৰর',
  'ఱర',
  'ரற',
  'நனண',
  'ലളഴ',
];

const likePairs: ReadonlySet<string> = new Set([
  ...Object.values(BLOCK).flatMap((block) => likeOffsets.flatMap((set) => pairsOf(set.map((one) => at(block, one))))),
  ...likeLetters.flatMap((letters) => pairsOf([...letters])),
]);

function pairsOf(letters: string[]): string[] {
  return letters.flatMap((one) => letters.filter((other) => other !== one).map((other) => one + other));
}

/** Signs that are as often left out or put too much: the long a, the virama, the nasals, the length marks. */
const lightOffsets: ReadonlySet<number> = new Set([0x01, 0x02, 0x03, 0x3e, 0x4d, 0x55, 0x56, 0x57, 0x71]);
const isBrahmic = (letter: string): boolean => Object.values(BLOCK).includes(blockOf(letter) as never);
const isLight = (letter: string): boolean =>
  isBrahmic(letter) ? lightOffsets.has((letter.codePointAt(0) as number) & 0x7f) : /[عہھا]/.test(letter);

/** A slip that the ear does not notice. */
export const likeCost = 0.5;
/** Any other. */
export const slipCost = 1;

/** Of words of fewer aksharas a whole one that differs makes another word. */
const leastForAkshara = 4;
const leastForSwap = 3;
/** Nor a word of fewer without one letter of a cluster. */
const leastForCluster = 3;

/**
 * How far two folded words are apart: 0 when they are one, 0.5 when they differ in one letter or sign that is confused with the
 * other (vowel length, breath, dental and retroflex, the sibilants, a doubled consonant, a nasal), 1 when they differ in any one
 * letter or sign, in one letter of a cluster, or in one akshara of at least four, or have two neighbours of at least three, or two
 * letters of a cluster, in each other's place; else Infinity.
 */
export function editCost(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = unshared([...one], [...other]);
  const byLetter = letterCost(a, b, one, other);
  if (Number.isFinite(byLetter)) return byLetter;
  // Keyboards set the graphemes of Unicode, into which the clusters of some scripts fall apart.
  return Math.min(aksharaCost(aksharas(one), aksharas(other)), swapCost(graphemesOf(one), graphemesOf(other)));
}

/** Both without the parts in which they begin and end alike. */
function unshared(a: string[], b: string[]): [string[], string[], shared: number] {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(from, a.length - end), b.slice(from, b.length - end), from];
}

const swapped = (a: string[], b: string[]): boolean =>
  a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];

function letterCost(a: string[], b: string[], one: string, other: string): number {
  if (a.length <= 1 && b.length <= 1) {
    const [x, y] = [a[0], b[0]];
    if (x !== undefined && y !== undefined) return likePairs.has(x + y) ? likeCost : slipCost;
    return isLight((x ?? y) as string) ? likeCost : slipCost;
  }
  if (isNasal(a, b) || isNasal(b, a)) return likeCost;
  if (a.length + b.length === 2) {
    const added = a.length ? a : b;
    if (isDoubled(added, a.length ? one : other)) return likeCost;
    if (added.some(isVirama) && aksharas(one).length >= leastForCluster) return slipCost;
  }
  return swapped(a, b) || isTurned(a, b) ? slipCost : Number.POSITIVE_INFINITY;
}

const isVirama = (letter: string): boolean => isBrahmic(letter) && ((letter.codePointAt(0) as number) & 0x7f) === 0x4d;

/** The nasals of the five rows. */
const nasalOffsets = [0x19, 0x1e, 0x23, 0x28, 0x2e];

/** Anusvara, and a nasal of another row than that of the next letter: ಬೆಂಗಳೂರು and ಬೆನ್ಗಳೂರು. */
function isNasal([sign, ...none]: string[], [letter = '', virama = '', ...more]: string[]): boolean {
  if (sign === undefined || none.length > 0 || more.length > 0 || !isVirama(virama)) return false;
  const isSign = isBrahmic(sign) && ((sign.codePointAt(0) as number) & 0x7f) === 0x02;
  return isSign && nasalOffsets.includes((letter.codePointAt(0) as number) & 0x7f);
}

/**
 * Two letters of a cluster in each other's place (ರ್ಥ and ಥ್ರ, ರ್ಶ and ಶರ್), or two syllables of which one loses its vowel so (ಲಾಲ್ and
 * ಲ್ಲಾ, ಬಾದ್ and ದ್ಬಾ).
 */
function isTurned(a: string[], b: string[]): boolean {
  if (a.length !== b.length || a.length < 3 || a.length > 4 || !a.some(isVirama)) return false;
  const typed = b.join('');
  const [x = '', y = '', z = '', last = ''] = a;
  return last === '' ? [z + y + x, z + x + y, y + z + x].includes(typed) : z + last + x + y === typed;
}

/** A virama and the consonant beside it once more: క్క. */
function isDoubled(added: string[], word: string): boolean {
  const [x, y] = added as [string, string];
  if (isVirama(x)) return word.includes(y + x + y);
  return isVirama(y) && word.includes(x + y + x);
}

function swapCost(one: string[], other: string[]): number {
  const [a, b] = unshared(one, other);
  return one.length >= leastForSwap && swapped(a, b) ? slipCost : Number.POSITIVE_INFINITY;
}

function aksharaCost(one: string[], other: string[]): number {
  const [a, b] = unshared(one, other);
  if (swapped(a, b)) return swapCost(one, other);
  if (Math.max(one.length, other.length) < leastForAkshara || Math.min(one.length, other.length) < leastForAkshara - 1)
    return Number.POSITIVE_INFINITY;
  return a.length <= 1 && b.length <= 1 ? slipCost : Number.POSITIVE_INFINITY;
}
