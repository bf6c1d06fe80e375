import { WordModel } from '../../../src/text/typing/model.ts';
import { typingCandidates } from '../../../src/text/typing/typing.ts';
import { type Choices, choicesOf } from './choices.ts';

type Words = Promise<{ default: [string, number][] }>;

const words: Record<string, () => Words> = {
  as: () => import('words:as'),
  bn: () => import('words:bn'),
  gu: () => import('words:gu'),
  hi: () => import('words:hi'),
  kn: () => import('words:kn'),
  ml: () => import('words:ml'),
  mr: () => import('words:mr'),
  ne: () => import('words:ne'),
  or: () => import('words:or'),
  pa: () => import('words:pa'),
  ta: () => import('words:ta'),
  te: () => import('words:te'),
};

const mostCached = 200;

/** Reads typed words as words of one language; what the user chose for a word before comes first. */
export class Typist {
  readonly #lang: string;
  readonly #model: WordModel;
  readonly #choices: Choices;
  readonly #cache = new Map<string, string[]>();

  constructor(lang: string, model: WordModel, choices: Choices) {
    this.#lang = lang;
    this.#model = model;
    this.#choices = choices;
  }

  suggest(typed: string): string[] {
    let found = this.#cache.get(typed);
    if (!found) {
      if (this.#cache.size >= mostCached) this.#cache.clear();
      found = typingCandidates(typed, this.#lang, this.#model);
      this.#cache.set(typed, found);
    }
    const chosen = this.#choices.get(typed);
    return chosen === undefined ? found : [chosen, ...found.filter((one) => one !== chosen)];
  }

  chose(typed: string, word: string): void {
    this.#choices.set(typed, word);
  }
}

const loaded = new Map<string, Promise<Typist>>();

/** Loads the words of a language once: all fields of a user share what was chosen. @returns null for a language that is not offered */
export async function typistOf(lang: string, username: string): Promise<Typist | null> {
  const load = words[lang];
  if (!load) return null;
  const key = `${lang} ${username}`;
  const typist =
    loaded.get(key) ?? load().then((module) => new Typist(lang, new WordModel(module.default), choicesOf(lang)));
  loaded.set(key, typist);
  typist.catch(() => loaded.delete(key)); // a later try may find a connection
  return typist;
}
