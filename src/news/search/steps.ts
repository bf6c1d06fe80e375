import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { type Match, type MatchQuality, matchOf, type QueryTerm, searchedFields } from '../../text/match.ts';
import type { Corrections } from '../../text/search/corrected.ts';
import { anyLang, type Filter, partsOf } from '../store.ts';
import { type IndexTerms, indexTerms } from './begun.ts';
import { type Edited, type Stemmed, withEdits, withStems } from './expand.ts';
import { type HeardMatch, withHeard } from './hear.ts';
import { byTime, type Narrower, type RankedItem, rankMatches } from './rank.ts';

/** Quality of the matches, best first. */
export const matchKinds = ['exact', 'prefix', 'stem', 'near'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Number of items that ends the search. Independent of the page size, so that all page sizes give the same items. */
const enough = 20;

/** State of a search in one language, or in all. Each step widens the match. */
class Search {
  readonly #app: App;
  readonly #lang: string | undefined;
  readonly #typed: Match;
  #heard: Promise<HeardMatch> | undefined;
  #terms: Promise<IndexTerms> | undefined;
  #stemmed: Promise<Stemmed> | undefined;
  #edited: Promise<Edited> | undefined;
  readonly filter: Filter;
  /** The widest match so far. */
  match: Match;
  /** Words, as they are folded, that no item has and the last step leaves out. */
  ignored: readonly string[] = [];

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

  /** What was typed in Latin letters, in the words of the language; null where nothing was. */
  async heard(): Promise<HeardMatch | null> {
    if (this.#lang === undefined || this.#lang === 'en' || !this.#typed.some(({ keys }) => keys.length > 0))
      return null;
    this.#heard ??= withHeard(this.#app, this.#typed, this.#lang);
    return this.#heard;
  }

  /** What the index has of the words, and of the keys that are left. */
  async terms(): Promise<IndexTerms> {
    const heard = await this.heard();
    this.#terms ??= indexTerms(this.#app, heard?.begun ?? this.#typed);
    return this.#terms;
  }

  /** The typed words with what they sound like; null where none was typed by its sound. */
  async sounds(): Promise<Match | null> {
    if (!this.#typed.some(({ keys }) => keys.length > 0)) return null;
    const match = (await this.terms()).known((await this.heard())?.whole ?? this.#typed);
    return match.some(({ keys, also }) => keys.length > 0 || also?.length) ? match : null;
  }

  /** The same with what begins so; null where that is nothing else. */
  async beginnings(): Promise<Match | null> {
    if (!this.#typed.some(({ isPrefix }) => isPrefix)) return null;
    const [terms, heard] = [await this.terms(), await this.heard()];
    const isBegun = terms.isBegun || heard?.begun.some(({ also }, i) => also?.length !== heard.whole[i]?.also?.length);
    return isBegun ? terms.known(heard?.begun ?? this.#typed) : null;
  }

  /** @param hasItems whether the steps of the typed words found any */
  async stemmed(hasItems: boolean): Promise<Stemmed> {
    const [terms, heard] = [await this.terms(), await this.heard()];
    const match = terms.known(heard?.begun ?? this.#typed);
    this.#stemmed ??= withStems(this.#app, match, this.#lang, { sure: heard?.sure, hasItems });
    return this.#stemmed;
  }

  /** @param hasItems whether earlier steps found any: a word that is still typed then means what begins so */
  async edited(hasItems: boolean): Promise<Edited> {
    const stemmed = await this.stemmed(hasItems);
    this.#edited ??= withEdits(this.#app, hasItems ? stemmed : { ...stemmed, begun: undefined }, this.#lang);
    return this.#edited;
  }

  /**
   * The match without the words that no item has, whatever may stand for them; where each has something, without those that
   * stand in items with a slip only. Null where it has no other words, or all.
   */
  async others(): Promise<Match | null> {
    if (this.match.length < 2) return null;
    const match = this.match;
    const { match: asTyped } = await this.stemmed(false);
    const inItems = await Promise.all(match.map((part) => this.#isInItems(part)));
    const hasSlip = (place: number): boolean => match[place]?.also?.length !== asTyped[place]?.also?.length;
    const found = inItems.includes(false)
      ? inItems
      : await Promise.all(asTyped.map((part, place) => !hasSlip(place) || this.#isInItems(part)));
    const others = match.filter((_, place) => found[place]);
    if (others.length === 0 || others.length === match.length) return null;
    this.ignored = match.filter((_, place) => !found[place]).flatMap(({ words }) => words);
    return others;
  }

  /** Whether an item of the language has the word, or one that stands for it. */
  async #isInItems(part: QueryTerm): Promise<boolean> {
    if (part.words.length > 1) return true; // a phrase is meant as it is written
    const terms = await this.terms();
    if (!terms.mayFind([part])) return false;
    const { dialect, search, read } = this.#app.db;
    const ids = dialect.matchIds({
      match: [part],
      lang: this.#lang,
      quality: 'beginning',
      fields: searchedFields.length,
      bound: { limit: 1 },
      begun: terms.begun,
    });
    return (await search.rows(sql`select * from ${ids} as found`.compile(read))).length > 0;
  }

  /** Suggested corrections; empty before a `near` step. */
  async corrections(): Promise<Corrections> {
    return (await this.#edited)?.corrections ?? new Map();
  }
}

interface Step {
  kind: MatchKind;
  quality: MatchQuality;
  /** The query of the step; null when it would find nothing new. @param found number of items so far */
  match(search: Search, found: number): Match | null | Promise<Match | null>;
}

/** Steps in order. A match by sound counts as exact: the same word in another script. */
const steps: readonly Step[] = [
  { kind: 'exact', quality: 'exact', match: ({ typed }) => typed },
  { kind: 'exact', quality: 'sound', match: (search) => search.sounds() },
  { kind: 'prefix', quality: 'beginning', match: (search) => search.beginnings() },
  {
    kind: 'stem',
    quality: 'beginning',
    match: async (search, found) => {
      const { match, isWider } = await search.stemmed(found > 0);
      return isWider ? match : null;
    },
  },
  { kind: 'near', quality: 'beginning', match: async (search, found) => (await search.edited(found > 0)).like },
  {
    kind: 'near',
    quality: 'beginning',
    match: async (search, found) => {
      // Words that are all in the vocabulary are correct, unless together they find nothing.
      const { unknown } = await search.stemmed(false);
      return unknown.size > 0 || found === 0 ? (await search.edited(found > 0)).any : null;
    },
  },
  // A word that is nowhere leaves the search to the others.
  { kind: 'near', quality: 'beginning', match: (search, found) => (found === 0 ? search.others() : null) },
];

/** Highest step of a cursor. */
export const lastStep = steps.length - 1;
/** The last step that searches the typed words or prefixes. */
const lastOfTyped = steps.findLastIndex(({ kind }) => kind === 'prefix');

export interface SearchResult {
  /** Unordered. */
  items: RankedItem[];
  /** Kind of the first step that found items; null: none. */
  matched: MatchKind | null;
  /** Words that no item has, as they are folded; the others found the items. */
  ignored: readonly string[];
  /** Query of the last step, for items of a language. */
  matchOf(lang: string): Match;
  /** Suggested corrections, for items of a language. */
  corrections(lang: string): Promise<Corrections>;
}

interface Options {
  narrower?: Narrower | undefined;
  /** Step of the cursor: all steps up to it run. */
  least?: number;
  /** Number of best items needed; absent: all. */
  best?: number;
  /**
   * Order by time. After the steps of the typed words the first that finds items is the last: worse matches would stand
   * between better ones.
   */
  isByTime?: boolean;
}

/**
 * Searches in steps, from exact to near, until 20 items are found. The language of the list and its fallback run each step
 * together.
 * @throws Fault `unavailable` when the queue is full or the search takes too long
 */
export async function findAll(app: App, filter: Filter, typed: string, options: Options = {}): Promise<SearchResult> {
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
        // The words as they are written need to know nothing of the others.
        const terms = quality === 'exact' ? null : await search.terms();
        if (terms?.mayFind(match) === false) return [];
        const begun = terms?.begun ?? new Map();
        return rankMatches(
          app,
          search.filter,
          { match, quality, begun, step, best: isByTime ? 0 : Math.max(best, enough) },
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
    ignored: items.length > 0 ? [...new Set(searches.flatMap(({ ignored }) => ignored))] : [],
    matchOf: (lang) => of(lang)?.match ?? [],
    corrections: async (lang) => (await of(lang)?.corrections()) ?? new Map(),
  };
}

/** Ids of the found items, the newest first. @throws as `findAll` does */
export async function foundIds(app: App, filter: Filter, typed: string): Promise<number[]> {
  const { items } = await findAll(app, filter, typed, { isByTime: true });
  return items.sort(byTime).map(({ id }) => id);
}
