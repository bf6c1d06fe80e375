import type { CompiledQuery, Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Indexed, Match, MatchQuality, SearchedField } from '../../text/match.ts';
import type { Form } from '../../text/search/vocabulary.ts';
import type { ParsedSearch } from '../../text/tokens.ts';

export type Queries = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Tables by their names alone, for code that serves every table: resources, export, import, sealed columns. */
export const anyTable = <Row extends Record<string, unknown>>(db: Queries | Tx): Kysely<Record<string, Row>> =>
  db as unknown as Kysely<Record<string, Row>>;

/** Tables of the full-text indexes: one row per thing, by its id. */
export type SearchTable = 'news_index' | 'products_search' | 'feed_search';
/** Those with a heavy column and a light one. */
export type PlainSearchTable = Exclude<SearchTable, 'news_index'>;
/** What the program makes of other rows: the full-text indexes, and the words that the index of news has. */
export type MadeTable = SearchTable | 'news_vocabulary' | 'news_terms';

/** What the index of news holds of an item. */
export type IndexedNews = Record<SearchedField, Indexed> & { lang: string };

/** A question to the index of news. */
export interface SearchQuery {
  match: Match;
  /** Absent: items of any language. */
  lang?: string | undefined;
  quality: MatchQuality;
  /** The first so many of `searchedFields`. */
  fields: number;
  /** The newest so many ids, of the newest so many blocks alone (`hasBlocks`), or at least those of these that match. */
  bound: { limit: number } | { limit: number; blocks: number } | { within: readonly number[] };
  /** Words of the index that stand for what they begin with. */
  begun?: ReadonlyMap<string, readonly string[]>;
}

/** A word of the index of news that begins with the `n`th of some beginnings, and the number of items that have it. */
export interface BegunWord {
  n: number;
  term: string;
  doc: number;
}

/** Names of columns by their types. */
export type ColumnTypes = Readonly<Record<'int' | 'text', readonly string[]>>;

/** Where SQLite and PostgreSQL differ. Nothing outside `sqlite.ts` and `postgres.ts` knows which one it talks to. */
export interface Dialect {
  readonly kind: 'sqlite' | 'postgres';
  /** Column types that migrations name in braces: `{id}`, `{int}`, `{real}`, `{text}`, `{time}`. */
  readonly types: Record<'id' | 'int' | 'real' | 'text' | 'time', string>;
  /** Time text, `ms` from now, by the clock that all instances share: that of the machine of the database. */
  sharedTime(ms: number): RawBuilder<string>;
  /** Holds off a second instance that migrates at the same time, until the transaction ends. @param onWait it has to wait */
  lockMigrations(tx: Tx, onWait: () => void): Promise<void>;
  /** Holds the rows of a query, and skips those that another worker is claiming at this moment. */
  skipLocked<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /** Holds the rows of a query until the transaction ends. Those that hold several ask for them in the order of ids. */
  holdRows<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /**
   * Rows as a table of a statement, however many: they are one parameter, so that its text stays the same.
   * A value that a row does not have is null.
   */
  rowTable(rows: readonly Record<string, unknown>[], columns: ColumnTypes): RawBuilder<unknown>;
  /** Holds a row until the transaction ends, so that two edits of it follow each other. */
  lockRow(tx: Tx, table: keyof Tables, id: number): Promise<void>;
  createSearch(tx: Tx, table: PlainSearchTable): Promise<void>;
  /** Whether the current transaction wrote this version of a row. With one writer the answer is not needed. */
  isWrittenHere(table: keyof Tables): RawBuilder<boolean>;
  /** Locks a name until the transaction ends; others that want it wait. */
  lockName(tx: Tx, name: string): Promise<void>;
  /** Puts a thing's index text (`text/tokens.ts: indexText`) in place of what was there. */
  putSearch(tx: Tx, table: PlainSearchTable, id: number, heavy: string, light: string): Promise<void>;
  dropSearch(tx: Tx, table: SearchTable, id: number): Promise<void>;
  createIndex(tx: Tx): Promise<void>;
  /** Puts an item's words in place of what was there. */
  putIndex(tx: Tx, id: number, words: IndexedNews): Promise<void>;
  createVocabulary(tx: Tx): Promise<void>;
  /** Adds the words of an item and their keys to those that `begun` looks up. SQLite looks them up in the index itself. */
  addTerms(tx: Tx, words: IndexedNews): Promise<void>;
  /** Adds words of a language to those that the index of news has. A word stays when its last item is gone. */
  addVocabulary(tx: Tx, lang: string, forms: readonly Form[]): Promise<void>;
  /**
   * The words of the index that begin so, one more than `most` of each beginning; null where the index finds items by a
   * beginning as quickly as by the words.
   */
  begun(beginnings: readonly string[], most: number): RawBuilder<BegunWord> | null;
  /** A subquery of the ids that match. `within` is its last parameter, so that it can be filled in later. */
  matchIds(query: SearchQuery): RawBuilder<number>;
  /** Whether matches are found by blocks of ids; else the newest are found one by one. */
  readonly hasBlocks: boolean;
  /** Whether the id of a row is one of a subquery's, each of which is looked up in an index. */
  among(ids: RawBuilder<number>): RawBuilder<boolean>;
  /** A subquery of these ids. */
  idList(ids: readonly number[]): RawBuilder<number>;
  /** The query by an index that holds all it asks for: SQLite, left alone, reads the rows themselves by their ids. */
  byIndex<O>(query: CompiledQuery<O>, table: string, index: string): CompiledQuery<O>;
  /** A condition that follows from the others of its query: only the planner of PostgreSQL gets it. */
  plannerHint(condition: RawBuilder<boolean>): RawBuilder<boolean>;
  /** A subquery of the ids that match, the newest `limit` of them. */
  searchIds(table: SearchTable, search: ParsedSearch, limit: number): RawBuilder<number>;
}

/** The index of news, which each database has in its own way. */
export type NewsIndex = Pick<
  Dialect,
  | 'createIndex'
  | 'putIndex'
  | 'addTerms'
  | 'createVocabulary'
  | 'addVocabulary'
  | 'begun'
  | 'matchIds'
  | 'hasBlocks'
  | 'among'
  | 'idList'
  | 'byIndex'
>;
