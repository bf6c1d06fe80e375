import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';
import { nativeKeys, typedKeys } from './phonetic/keys.ts';

/** Longer texts are no names; comparing them would only cost time. */
const longest = 60;
/** Of fewer letters a slip makes another word. */
const leastForSlips = 5;
/** One wrong letter in so many is a slip. */
const lettersPerSlip = 5;

const lettersOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, longest);

/** What a name is heard as, however it is spelled and in whatever script: names that share one sound alike. */
export function nameSoundKeys(name: string, lang?: string): string[] {
  const letters = lettersOf(name);
  return letters === '' ? [] : [...new Set([...nativeKeys(letters, lang), ...typedKeys(letters, 'hi')])];
}

/** Names of things, to be found by spellings that sound the same or are a slip away. */
export class NearestNames<T> {
  readonly #bySound = new Map<string, Set<T>>();
  readonly #byLetters = new Map<string, T>();

  /** Of a name that two things bear the first has it. */
  add(name: string, value: T, lang?: string): void {
    const letters = lettersOf(name);
    if (letters === '' || this.#byLetters.has(letters)) return;
    this.#byLetters.set(letters, value);
    for (const key of nameSoundKeys(letters, lang)) {
      const values = this.#bySound.get(key);
      if (values) values.add(value);
      else this.#bySound.set(key, new Set([value]));
    }
  }

  /** What has a name that sounds like the text: `deepawali`, `tirupathi`. Undefined where several do and none is nearer. */
  sounding(text: string): T | undefined {
    const letters = lettersOf(text);
    const keys = [...nativeKeys(letters), ...typedKeys(letters)];
    const found = new Set(keys.flatMap((key) => [...(this.#bySound.get(key) ?? [])]));
    if (found.size <= 1) return [...found][0];
    return this.#nearest(letters, letters.length, found);
  }

  /** What has a name that sounds like the text, or else the one with a name that is clearly nearest in letters. */
  meant(text: string): T | undefined {
    const letters = lettersOf(text);
    const sounding = this.sounding(letters);
    if (sounding !== undefined || letters.length < leastForSlips) return sounding;
    return this.#nearest(letters, Math.floor(letters.length / lettersPerSlip));
  }

  /** The one with the nearest name, at most so many letters off; undefined where another is as near. */
  #nearest(letters: string, farthest: number, among?: ReadonlySet<T>): T | undefined {
    let least = farthest + 1;
    let nearest: T | undefined;
    for (const [name, value] of this.#byLetters) {
      if (among && !among.has(value)) continue;
      if (Math.abs(name.length - letters.length) > least) continue;
      const off = distance(letters, name);
      if (off < least) [least, nearest] = [off, value];
      else if (off === least && value !== nearest) nearest = undefined;
    }
    return least > farthest ? undefined : nearest;
  }
}
