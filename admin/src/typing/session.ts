import type { Typist } from './typist.ts';

/** A point of the screen, in pixels of the window. */
export interface Place {
  left: number;
  bottom: number;
}

/** A place where text is typed. */
export interface Surface {
  /** The text of the line before the caret; null where something is selected. */
  before(): string | null;
  /** Replaces `length` letters that end `back` letters before the caret; the caret stays where it is in the text. */
  replace(length: number, back: number, text: string): void;
  /** Where the last `length` letters before the caret begin on the screen. */
  place(length: number): Place;
}

/** The word that is being typed and what it may stand for; the last option is the word as it was typed. */
export interface OpenWord {
  typed: string;
  options: string[];
  chosen: number;
  place: Place;
  /** Where it begins now, after the page has moved. */
  look: () => Place;
}

// Not a part of an address, a number or an e-mail address.
const OPEN = /(?<![\p{N}A-Za-z@/\\.#&=_+])([A-Za-z]{1,40})$/u;
const COMMITTED = /(?<![\p{N}A-Za-z@/\\.#&=_+])([A-Za-z]{1,40})([\s.,;:!?…'"”’)\]}।॥–—-])$/u;
const KEPT = /^(https?|www|mailto)$/;

/**
 * Turns the words typed at one place into the script of the story. It looks at the text before the caret after each
 * change and so does not depend on the keys: keyboards of phones report none. What an input method composes is left
 * alone until it is done.
 */
export class TypingSession {
  readonly #surface: Surface;
  readonly #show: (word: OpenWord | null) => void;
  typist: Typist | null = null;
  #word: OpenWord | null = null;
  #last = '';
  #wasComposing = false;
  /** The word stays as it was typed. */
  #isLeft = false;

  constructor(surface: Surface, show: (word: OpenWord | null) => void) {
    this.#surface = surface;
    this.#show = show;
  }

  /** The text or the caret has changed. */
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
    const options = [...(this.typist?.suggest(typed) ?? []), typed];
    const look = () => this.#surface.place(typed.length);
    this.#word = { typed, options, chosen: 0, place: look(), look };
    this.#show(this.#word);
  }

  #put(typed: string, back: number): void {
    const word = this.#word?.typed === typed ? this.#word.options[this.#word.chosen] : this.typist?.suggest(typed)[0];
    if (word !== undefined && word !== typed) this.#surface.replace(typed.length, back, word);
    this.#last = this.#surface.before() ?? '';
  }

  /** Takes one of the options, and remembers that it was chosen. */
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

  /** The caret goes elsewhere: the word is finished. */
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

  /** A key before the place takes it. @returns whether the key was meant for the suggestions */
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
