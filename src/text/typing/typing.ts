import { at, blockOf } from '../scripts.ts';
import type { WordModel } from './model.ts';
import { type Letters, type Spellings, spellingsOf } from './spellings.ts';

/** What was read so far: the letters, and whether the last one is a consonant whose vowel is still to come. */
interface Reading {
  text: string;
  isOpen: boolean;
  /** Of how it is spelt. */
  spelt: number;
  /** Of the letters that follow each other. */
  letters: number;
}

const beam = 60;
/** Readings that cost so much more than the best are given up. */
const width = 10;
const longestSpelling = 5;
const longestWord = 40;
/** What the letters count beside the spelling. */
const share = 0.75;
/** A y or v that is spoken between two vowels, and not typed. */
const glides: [RegExp, number][] = [
  [/[ie]$/, 1.2],
  [/[uo]$/, 2],
];

/** Whether it can be a word that somebody types in Latin letters for a word of another script. */
const isTypedWord = (typed: string): boolean => /^[A-Za-z]{1,40}$/.test(typed);

/** A capital that begins a word is mostly a habit of English; within a word it is a letter of its own. */
const withoutCapital = (typed: string): string => typed.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/**
 * The words that typed Latin letters may stand for, the likeliest first.
 * @param typed one word; `[]` for anything else, and for a language that cannot be typed so
 * @param model the words of the language
 */
export function typingCandidates(typed: string, lang: string, model: WordModel, most = 5): string[] {
  const spellings = spellingsOf(lang);
  if (!spellings || !isTypedWord(typed) || typed.length > longestWord) return [];
  const word = withoutCapital(typed);
  const found = new Map<string, number>();
  const put = (readings: Reading[]): void => {
    for (const { text, spelt, letters } of readings) {
      const cost = spelt + share * model.word(text, letters);
      if (cost < (found.get(text) ?? Number.POSITIVE_INFINITY)) found.set(text, cost);
    }
  };
  put(search(word, spellings, model, false));
  put(search(word, spellings, model, true));
  const ranked = [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  return ranked.slice(0, most).map(([text]) => text);
}

/** Reads from left to right and keeps the best readings of each length. `isListed`: of words of the list alone. */
function search(typed: string, spellings: Spellings, model: WordModel, isListed: boolean): Reading[] {
  const reached: Reading[][] = Array.from({ length: typed.length + 1 }, () => []);
  reached[0] = [{ text: '', isOpen: false, spelt: 0, letters: 0 }];
  for (let i = 0; i < typed.length; i++)
    for (const reading of best(reached[i] as Reading[], isListed))
      for (let end = i + 1; end <= Math.min(typed.length, i + longestSpelling); end++) {
        const isLast = end === typed.length;
        for (const next of steps(reading, typed.slice(i, end), typed.slice(0, i), isLast, spellings)) {
          const added = next[0];
          const text = (reading.text + added).normalize('NFC');
          if (isListed && !model.beginnings.has(text)) continue;
          const letters = reading.letters + model.letters(reading.text, added);
          (reached[end] as Reading[]).push({ text, isOpen: next[2], spelt: reading.spelt + next[1], letters });
        }
      }
  return best(reached[typed.length] as Reading[], isListed).flatMap((reading) =>
    ended(reading, spellings, model, isListed),
  );
}

function ended(reading: Reading, { ends }: Spellings, model: WordModel, isListed: boolean): Reading[] {
  const closings: readonly Letters[] = reading.isOpen ? ends : [['', 0]];
  // A nasal sign at the end is often not typed: nahi.
  const nasal = at(blockOf(reading.text || 'a'), 2);
  const loose: readonly Letters[] = isListed && !reading.isOpen ? [...closings, [nasal, 1.5]] : closings;
  return loose.flatMap(([sign, cost]) => {
    const text = reading.text + sign;
    if (isListed && !model.words.has(text)) return [];
    const letters = reading.letters + model.letters(reading.text, `${sign}$`);
    return [{ text, isOpen: false, spelt: reading.spelt + cost, letters }];
  });
}

function best(readings: Reading[], isListed: boolean): Reading[] {
  const costOf = ({ spelt, letters }: Reading): number => (isListed ? spelt : spelt + share * letters);
  const sorted = readings.sort((a, b) => costOf(a) - costOf(b));
  const seen = new Set<string>();
  const kept: Reading[] = [];
  for (const reading of sorted) {
    const key = reading.text + (reading.isOpen ? '+' : '');
    if (costOf(reading) > costOf(sorted[0] as Reading) + width) break;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(reading);
    if (kept.length === (isListed ? 2 * beam : beam)) break;
  }
  return kept;
}

type Step = [added: string, cost: number, isOpen: boolean];

const INDEPENDENT = /^[\u0904-\u0914\u0985-\u0994\u0a05-\u0a14\u0a85-\u0a94\u0b05-\u0b14]/;

/** Signs of Gurmukhi that double the consonant after them. */
const NEEDS_VOWEL = /^[ੱੰ]/;

/** What one spelling may add to a reading. */
function* steps(
  { text, isOpen }: Reading,
  spelling: string,
  before: string,
  isLast: boolean,
  { consonants, vowels, marks, signs, joints, finalSchwa }: Spellings,
): Generator<Step> {
  // kh is one letter, and two only where nothing else fits.
  const breath = spelling === 'h' && /[kgcjtdpbs]$/.test(before) ? 2.5 : 0;
  for (const [letters, cost] of consonants.get(spelling) ?? []) {
    const isSyllable = INDEPENDENT.test(letters);
    if (!isOpen && (text !== '' || !NEEDS_VOWEL.test(letters))) yield [letters, cost, true];
    if (!isOpen) continue;
    if (!isSyllable && !NEEDS_VOWEL.test(letters))
      for (const [joint, more] of joints) yield [joint + letters, cost + more + breath, true];
  }
  if (!isOpen && text !== '') for (const [mark, cost] of marks.get(spelling) ?? []) yield [mark, cost, false];
  if (isOpen) {
    for (const [sign, cost] of signs.get(spelling) ?? [])
      yield [sign, cost + (isLast && sign === '' && spelling === 'a' ? finalSchwa : 0), false];
    return;
  }
  for (const [vowel, cost] of vowels.get(spelling) ?? []) yield [vowel, cost, false];
  for (const [i, [pattern, cost]] of glides.entries()) {
    if (text === '' || !pattern.test(before)) continue;
    const glide = consonants.get(i === 0 ? 'y' : 'v')?.[0]?.[0] ?? '';
    for (const [sign, more] of signs.get(spelling) ?? []) yield [glide + sign, cost + more, false];
  }
}
