import type { App } from '../../core/app.ts';
import { type Match, markedKey, termsOf } from '../../text/match.ts';

/** Words and keys of a search that are looked up; the others are left to the index. */
const mostTerms = 48;
/** Words that are written out for one beginning; of more the index makes one list. */
const mostWords = 128;
/** A list of so many items is made as quickly as the words are looked up one by one. */
const fewItems = 2_000;

/** What the index has of the words and keys of a match. */
export class IndexTerms {
  readonly #match: Match;
  /** The terms by what was looked up. */
  readonly #found: ReadonlyMap<string, readonly string[]>;
  /**
   * Words of the index by what they begin with. FTS5 answers a beginning by making one list of the items of every such word,
   * whatever the limit of the query is; items with one of several whole words are found from the newest on, as many as are
   * needed. Where no more than a few items are concerned, or too many words, the beginning is left as it is.
   */
  readonly begun: ReadonlyMap<string, readonly string[]>;

  constructor(match: Match, found: ReadonlyMap<string, readonly string[]>, begun: IndexTerms['begun']) {
    this.#match = match;
    this.#found = found;
    this.begun = begun;
  }

  /** A match of the same words without the keys that no item has. */
  known(match: Match): Match {
    return match.map((part) =>
      part.words.length > 1 || part.keys.length === 0
        ? part
        : { ...part, keys: part.keys.filter(([key = '']) => this.#found.get(markedKey(key))?.length !== 0) },
    );
  }

  /** Whether each part has a word, a beginning or a key in the index, or other words that stand for it. */
  mayFind(match: Match): boolean {
    return match.every(
      ({ words, keys, also = [] }) =>
        words.length > 1 || keys.length > 0 || also.length > 0 || this.#found.get(words[0] as string)?.length !== 0,
    );
  }

  /** Whether anything begins with what may be the beginning of a word, besides the word itself. */
  get isBegun(): boolean {
    return termsOf(this.#match).some(
      ({ term, isBegun }) => isBegun && (this.#found.get(term) ?? ['?']).some((one) => one !== term),
    );
  }
}

/** One query, for all that the steps of a search have to know. */
export async function indexTerms(app: App, match: Match): Promise<IndexTerms> {
  // A word that stands twice is looked up as a beginning where it is one.
  const all = termsOf(match).sort((a, b) => Number(a.isBegun) - Number(b.isBegun));
  const queries = [...new Map(all.map((one) => [one.term, one])).values()].slice(0, mostTerms);
  const found = new Map<string, string[]>(queries.map(({ term }) => [term, []]));
  const begun = new Map<string, readonly string[]>();
  const rows =
    queries.length > 0 ? await app.db.search.rows(app.db.dialect.terms(queries, mostWords).compile(app.db.read)) : [];
  const items = queries.map(() => 0);
  for (const { n, term, doc } of rows) {
    found.get(queries[n]?.term ?? '')?.push(term);
    items[n] = (items[n] ?? 0) + doc;
  }
  for (const [n, { term, isBegun }] of queries.entries()) {
    const words = found.get(term) ?? [];
    if (isBegun && words.length <= mostWords && (items[n] ?? 0) > fewItems) begun.set(term, words);
  }
  return new IndexTerms(match, found, begun);
}
