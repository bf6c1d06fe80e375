import type { Typist } from './typist.ts';

/** A point of the window (px). */
export interface CaretPoint {
  left: number;
  bottom: number;
}

/** An editable text: a field or an editor. */
export interface Surface {
  /** Text of the line before the caret; null with a selection. */
  before(): string | null;
  /** Replaces `length` characters that end `back` characters before the caret; the caret keeps its place in the text. */
  replace(length: number, back: number, text: string): void;
  /** Position of the character `length` before the caret. */
  place(length: number): CaretPoint;
}

/** The word that is being typed. Its options include `typed`: last, or first when the user chose that before. */
export interface OpenWord {
  typed: string;
  options: string[];
  chosen: number;
  place: CaretPoint;
  /** Its current position, after scrolling. */
  look: () => CaretPoint;
}

// Not within a URL, a number or an e-mail address.
const OPEN = /(?<![\p{N}A-Za-z@/\\.#&=_+])([A-Za-z]{1,40})$/u;
const COMMITTED = /(?<![\p{N}A-Za-z@/\\.#&=_+])([A-Za-z]{1,40})([\s.,;:!?…'"”’)\]}।॥–—-])$/u;
const KEPT = /^(https?|www|mailto)$/;

/**
 * Transliterates the words typed in one text. It compares the text before the caret after each change, as phones report no
 * keys. Text that an input method composes is replaced only after the composition.
 *
 * States of a word, with `ma` typed and the options మా, మ, ma:
 *
 *     state | event                          | text   | next
 *     idle  | a letter                       | m      | open, option 0
 *     open  | a letter, or one less          | ma, m  | open, option 0
 *     open  | ArrowDown, ArrowUp             | ma     | open, next or previous option
 *     open  | space or punctuation           | మా     | idle: the chosen option is put
 *     open  | Enter, Tab, a click, leave()   | మా     | idle; after `ma` itself: kept (leave(): idle)
 *     open  | Escape                         | ma     | kept
 *     open  | any other change, close()      | ma     | idle
 *     kept  | a letter                       | mam    | kept
 *     kept  | any other change               | ma     | idle
 */
export class TypingSession {
  readonly #surface: Surface;
  readonly #show: (word: OpenWord | null) => void;
  typist: Typist | null = null;
  #word: OpenWord | null = null;
  #last = '';
  #wasComposing = false;
  /** State `kept`: the word stays as typed. */
  #isLeft = false;

  constructor(surface: Surface, show: (word: OpenWord | null) => void) {
    this.#surface = surface;
    this.#show = show;
  }

  /** To be called after each change of text or caret. */
  changed(isComposing: boolean): void {
    const before = this.#surface.before();
    const wasComposing = this.#wasComposing;
    const last = this.#last;
    this.#wasComposing = isComposing;
    this.#last = before ?? '';
    if (!this.typist || before === null || (before === last && !wasComposing)) {
      if (before !== last) this.close();
      return;
    }
    const isOneMore = before.length === last.length + 1 && before.startsWith(last);
    const isOneLess = this.#word !== null && last.startsWith(before);
    if (!isOneMore && !isOneLess && !isComposing && !wasComposing) {
      this.close();
      return;
    }
    const open = OPEN.exec(before)?.[1];
    if (open !== undefined && !KEPT.test(open)) {
      this.#open(open);
      return;
    }
    const committed = isComposing ? null : COMMITTED.exec(before);
    const typed = committed?.[1] ?? '';
    if (committed && !this.#isLeft && (typed === this.#word?.typed || wasComposing)) this.#put(typed, 1);
    this.close();
  }

  #open(typed: string): void {
    if (this.#isLeft) return;
    const options = [...new Set([...(this.typist?.suggest(typed) ?? []), typed])];
    const look = () => this.#surface.place(typed.length);
    this.#word = { typed, options, chosen: 0, place: look(), look };
    this.#show(this.#word);
  }

  #put(typed: string, back: number): void {
    const word = this.#word?.typed === typed ? this.#word.options[this.#word.chosen] : this.typist?.suggest(typed)[0];
    if (word !== undefined && word !== typed) this.#surface.replace(typed.length, back, word);
    this.#last = this.#surface.before() ?? '';
  }

  /** Puts an option in place of the word. Any but the first is remembered for the next time. */
  choose(option: number): void {
    const word = this.#word;
    const text = word?.options[option];
    if (!word || text === undefined) return;
    this.#word = { ...word, chosen: option };
    if (option > 0) this.typist?.chose(word.typed, text);
    this.#put(word.typed, 0);
    this.close();
    this.#isLeft = text === word.typed;
  }

  /** To be called on blur: puts the chosen option. */
  leave(): void {
    if (this.#word) this.choose(this.#word.chosen);
    this.close();
  }

  close(): void {
    this.#isLeft = false;
    if (!this.#word) return;
    this.#word = null;
    this.#show(null);
  }

  /** To be called on keydown. @returns whether the key is consumed: the caller prevents its default */
  key(event: KeyboardEvent): boolean {
    const word = this.#word;
    if (!word || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : word.options.length - 1;
      this.#word = { ...word, chosen: (word.chosen + step) % word.options.length };
      this.#show(this.#word);
      return true;
    }
    if (event.key === 'Escape') {
      this.close();
      this.#isLeft = true;
      return true;
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      const { chosen } = word;
      this.choose(chosen);
      return chosen > 0 && event.key === 'Enter';
    }
    if (event.key === ' ' && word.chosen > 0) this.typist?.chose(word.typed, word.options[word.chosen] as string);
    return false;
  }
}
