import type { App } from '../../core/app.ts';
import { type Match, type MatchQuality, matchOf } from '../../text/match.ts';
import type { Corrections } from '../../text/search/corrected.ts';
import { anyLang, type Filter, partsOf } from '../store.ts';
import { type Edited, type Stemmed, withEdits, withStems } from './expand.ts';
import { byTime, type Narrower, type RankedItem, rankMatches } from './rank.ts';

/** How near a search came to what was typed. */
export const matchKinds = ['exact', 'prefix', 'stem', 'near'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** From so many items on no further step is made: an answer of any size is made of the same items. */
const enough = 20;

/** A search of one language, or of all, step by step: each step asks for more than the one before. */
class Search {
  readonly #app: App;
  readonly #lang: string | undefined;
  readonly #typed: Match;
  #stemmed: Promise<Stemmed> | undefined;
  #edited: Promise<Edited> | undefined;
  readonly filter: Filter;
  /** The widest match so far. */
  match: Match;

  constructor(app: App, filter: Filter, typed: string) {
    this.#app = app;
    this.#lang = filter.lang === anyLang ? undefined : filter.lang;
    this.#typed = matchOf(typed, this.#lang);
    this.filter = filter;
    this.match = this.#typed;
  }

  get typed(): Match {
    return this.#typed;
  }

  stemmed(): Promise<Stemmed> {
    this.#stemmed ??= withStems(this.#app, this.#typed, this.#lang);
    return this.#stemmed;
  }

  async edited(): Promise<Edited> {
    const stemmed = await this.stemmed();
    this.#edited ??= withEdits(this.#app, stemmed, this.#lang);
    return this.#edited;
  }

  /** Words that may have been meant; none before the vocabulary was asked for edits. */
  async corrections(): Promise<Corrections> {
    return (await this.#edited)?.corrections ?? new Map();
  }
}

interface Step {
  kind: MatchKind;
  quality: MatchQuality;
  /** Null where the step would find nothing that those before it did not. @param found items so far */
  match(search: Search, found: number): Match | null | Promise<Match | null>;
}

/** In this order. A word in Latin letters that sounds like one of another script is that word, only written otherwise. */
const steps: readonly Step[] = [
  { kind: 'exact', quality: 'exact', match: ({ typed }) => typed },
  {
    kind: 'exact',
    quality: 'sound',
    match: ({ typed }) => (typed.some(({ keys }) => keys.length > 0) ? typed : null),
  },
  {
    kind: 'prefix',
    quality: 'beginning',
    match: ({ typed }) => (typed.some(({ isPrefix }) => isPrefix) ? typed : null),
  },
  {
    kind: 'stem',
    quality: 'beginning',
    match: async (search) => {
      const { match, isWider } = await search.stemmed();
      return isWider ? match : null;
    },
  },
  { kind: 'near', quality: 'beginning', match: async (search) => (await search.edited()).like },
  {
    kind: 'near',
    quality: 'beginning',
    match: async (search, found) => {
      // Words that are all in the vocabulary are what they are, unless they find nothing together.
      const { unknown } = await search.stemmed();
      return unknown.size > 0 || found === 0 ? (await search.edited()).any : null;
    },
  },
];

/** Of a cursor. */
export const lastStep = steps.length - 1;
/** Up to this step the words, or their beginnings, are those that were typed. */
const lastOfTyped = steps.findLastIndex(({ kind }) => kind === 'prefix');

/** What a search finds. */
export interface Found {
  /** In no order. */
  items: RankedItem[];
  /** Of the first step that found anything; null when none did. */
  matched: MatchKind | null;
  /** What was asked in the last step, for items of this language. */
  matchOf(lang: string): Match;
  /** Words that may have been meant, for an item of this language. */
  corrections(lang: string): Promise<Corrections>;
}

interface Options {
  narrower?: Narrower | undefined;
  /** Steps up to this one are made whatever those before it find: a cursor stands there. */
  least?: number;
  /** So many of the best are shown; absent: all may be. */
  best?: number;
  /** In lists by time the steps end with the first that finds anything: what is less near would stand in between. */
  isByTime?: boolean;
}

/**
 * Searches in steps, exact before near, each only while those before have found less than 20 items. The language of the
 * list and the one that fills it up make each step together.
 * @throws Fault `unavailable` when there is too much to do
 */
export async function findAll(app: App, filter: Filter, typed: string, options: Options = {}): Promise<Found> {
  const { narrower, least = 0, isByTime = false, best = Number.POSITIVE_INFINITY } = options;
  const searches = partsOf(filter).map((part) => new Search(app, part, typed));
  const items: RankedItem[] = [];
  const seen = new Set<number>();
  const hasWords = searches.some((search) => search.typed.length > 0);
  for (const [step, { quality, match: ask }] of hasWords ? steps.entries() : []) {
    const isEnough = isByTime && step > lastOfTyped ? items.length > 0 : items.length >= enough;
    if (isEnough && step > least) break;
    const found = await Promise.all(
      searches.map(async (search) => {
        const match = await ask(search, items.length);
        if (match === null) return [];
        search.match = match;
        return rankMatches(
          app,
          search.filter,
          { match, quality, step, best: isByTime ? 0 : Math.max(best, enough) },
          narrower,
        );
      }),
    );
    for (const item of found.flat()) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      items.push(item);
    }
  }
  const first = items.reduce((best, { step }) => Math.min(best, step), steps.length);
  const of = (lang: string) => searches.find(({ filter: { lang: own } }) => own === lang || own === anyLang);
  return {
    items,
    matched: steps[first]?.kind ?? null,
    matchOf: (lang) => of(lang)?.match ?? [],
    corrections: async (lang) => (await of(lang)?.corrections()) ?? new Map(),
  };
}

/** Ids of what a search finds, for a list: the newest first. */
export async function foundIds(app: App, filter: Filter, typed: string): Promise<number[]> {
  const { items } = await findAll(app, filter, typed, { isByTime: true });
  return items.sort(byTime).map(({ id }) => id);
}
