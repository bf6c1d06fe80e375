const longest = 4;
/** Letters that a script may write: what an unseen one is as likely as. */
const alphabet = 80;

const mostCosts = 100_000;

interface Followers {
  count: number;
  next: Map<string, number>;
}

/**
 * What the words of a language look like: how often each occurs, and which letters follow which, so that a word that is
 * not in the list is still spelt as the language spells. Witten-Bell smoothing over up to four letters.
 */
export class WordModel {
  readonly words = new Map<string, number>();
  /** Beginnings of the words. */
  readonly beginnings = new Set<string>();
  #total = 0;
  #followers = new Map<string, Followers>();
  #costs = new Map<string, number>();

  /** @param words each with how often it occurs */
  constructor(words: Iterable<readonly [string, number]>) {
    for (const [word, count] of words) this.#add(word, count);
    for (const [word, count] of this.words) this.#learn(word, 1 + Math.log(count));
  }

  #add(word: string, count: number): void {
    this.words.set(word, (this.words.get(word) ?? 0) + count);
    this.#total += count;
    for (let end = 0; end <= word.length; end++) this.beginnings.add(word.slice(0, end));
  }

  #learn(word: string, weight: number): void {
    const text = `^${word}$`;
    for (let i = 1; i < text.length; i++)
      for (let order = 0; order < longest && order <= i; order++) {
        const history = text.slice(i - order, i);
        const entry = this.#followers.get(history) ?? { count: 0, next: new Map<string, number>() };
        const letter = text[i] as string;
        entry.count += weight;
        entry.next.set(letter, (entry.next.get(letter) ?? 0) + weight);
        this.#followers.set(history, entry);
      }
  }

  /** Cost of letters after others, `$` for the end of the word; costs are negative logarithms. */
  letters(before: string, added: string): number {
    let text = `^${before}`.slice(1 - longest);
    let cost = 0;
    for (const letter of added.split('')) {
      cost += this.#cost(text, letter);
      text = (text + letter).slice(1 - longest);
    }
    return cost;
  }

  #cost(history: string, letter: string): number {
    const key = `${letter}${history}`;
    let cost = this.#costs.get(key);
    if (cost === undefined) {
      if (this.#costs.size >= mostCosts) this.#costs.clear();
      cost = -Math.log(this.#chance(history, letter));
      this.#costs.set(key, cost);
    }
    return cost;
  }

  #chance(history: string, letter: string): number {
    const shorter = history === '' ? 1 / alphabet : this.#chance(history.slice(1), letter);
    const entry = this.#followers.get(history);
    if (!entry) return shorter;
    const kinds = entry.next.size;
    return ((entry.next.get(letter) ?? 0) + kinds * shorter) / (entry.count + kinds);
  }

  /** Cost of a whole word: of its place in the list, or of its letters alone. */
  word(word: string, ofLetters: number): number {
    const listed = (this.words.get(word) ?? 0) / Math.max(1, this.#total);
    return -Math.log(listed / 2 + Math.exp(-ofLetters) / 2);
  }
}

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** The words of texts in the script of a language, each with its number. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.normalize('NFC').matchAll(WORDS)) {
      if (word.length < 2 || word.length > 30 || /[\p{sc=Latin}\u200c\u200d]/u.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return counts;
}
