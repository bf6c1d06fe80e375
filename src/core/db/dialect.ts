import type { CompiledQuery, Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { Indexed, Match, MatchQuality, SearchedField, TermQuery } from '../../text/match.ts';
import type { Form } from '../../text/search/vocabulary.ts';
import type { ParsedSearch } from '../../text/tokens.ts';
import type { Tables } from './tables.ts';

export type Queries = Kysely<Tables>;

/** Rows of a read that was compiled before: at once where the database is in this process, and not in use. */
export type Rows = <R>(query: CompiledQuery<R>) => R[] | Promise<R[]>;
export type Tx = Transaction<Tables>;

/** Untyped tables, for code that serves any table: resources, export, import, sealed columns. */
export const anyTable = <Row extends Record<string, unknown>>(db: Queries | Tx): Kysely<Record<string, Row>> =>
  db as unknown as Kysely<Record<string, Row>>;

/** Tables of the full-text indexes: one row per indexed row, under the same id. */
export type SearchTable = 'news_index' | 'products_search' | 'feed_search';
/** Full-text indexes with two columns: heavy and light. */
export type PlainSearchTable = Exclude<SearchTable, 'news_index'>;
/** Derived tables: full-text indexes and their vocabulary. */
export type MadeTable = SearchTable | 'news_vocabulary' | 'news_terms';

/** Words of an item, as the index of news stores them. */
export type IndexedNews = Record<SearchedField, Indexed> & { lang: string };

/** A query of the index of news. */
export interface SearchQuery {
  match: Match;
  /** Absent: any language. */
  lang?: string | undefined;
  quality: MatchQuality;
  /** Number of fields searched, from the first of `searchedFields` on. */
  fields: number;
  /** The newest `limit` ids, or those of the newest `blocks` (`hasBlocks`); or ids `within` a list, maybe with others. */
  bound: { limit: number } | { limit: number; blocks: number } | { within: readonly number[] };
  /** Words of the index by the prefix that they complete. */
  begun?: ReadonlyMap<string, readonly string[]>;
}

/** A term of the index for query number `n`. `doc`: its number of items; on PostgreSQL a large constant. */
export interface FoundTerm {
  n: number;
  term: string;
  doc: number;
}

/** Types of columns by name. */
export type TypedColumns = Readonly<Record<string, 'int' | 'real' | 'text'>>;

/** Column names by type. */
export type ColumnTypes = Readonly<Record<'int' | 'text', readonly string[]>>;

/** Differences between SQLite and PostgreSQL, implemented in `sqlite.ts` and `postgres.ts`. */
export interface Dialect {
  readonly kind: 'sqlite' | 'postgres';
  /** Column types for the placeholders of migrations: `{id}`, `{int}`, `{real}`, `{text}`, `{time}`. */
  readonly types: Record<'id' | 'int' | 'real' | 'text' | 'time', string>;
  /** SQL: time text `ms` from now, by the clock of the database, which all instances share. */
  sharedTime(ms: number): RawBuilder<string>;
  /** Allows one migration at a time, until the transaction ends. @param onWait called when this one has to wait */
  lockMigrations(tx: Tx, onWait: () => void): Promise<void>;
  /** `for update skip locked`: rows that another worker is claiming are left out. */
  skipLocked<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /** `for update`. Lock several rows in the order of their ids, or two transactions can deadlock. */
  holdRows<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /** Rows as a table, passed as one parameter so that the statement is the same for any number. Missing values are null. */
  rowTable(rows: readonly Record<string, unknown>[], columns: ColumnTypes): RawBuilder<unknown>;
  /**
   * The same of JSON text that is at hand, of an array of rows: each an array of values in the order of `columns`. Rows that
   * were written into a file go into a table so, without an object or a parameter for each.
   */
  jsonTable(json: string, columns: TypedColumns): RawBuilder<unknown>;
  /** Locks a row until the transaction ends, which serialises edits. */
  lockRow(tx: Tx, table: keyof Tables, id: number): Promise<void>;
  createSearch(tx: Tx, table: PlainSearchTable): Promise<void>;
  /** Condition: the current transaction wrote this version of the row. Always true on SQLite, which has one writer. */
  isWrittenHere(table: keyof Tables): RawBuilder<boolean>;
  /** Locks a name until the transaction ends; others wait. */
  lockName(tx: Tx, name: string): Promise<void>;
  /** Inserts or replaces the index text of a row (`text/tokens.ts: indexText`). */
  putSearch(tx: Tx, table: PlainSearchTable, id: number, heavy: string, light: string): Promise<void>;
  dropSearch(tx: Tx, table: SearchTable, id: number): Promise<void>;
  createIndex(tx: Tx): Promise<void>;
  /** Inserts or replaces the words of an item. */
  putIndex(tx: Tx, id: number, words: IndexedNews): Promise<void>;
  createVocabulary(tx: Tx): Promise<void>;
  /** Adds words and keys of an item to the table that `terms` reads. Empty on SQLite, which reads the index itself. */
  addTerms(tx: Tx, words: IndexedNews): Promise<void>;
  /** Adds words of a language to the vocabulary. They stay when their last item is removed. */
  addVocabulary(tx: Tx, lang: string, forms: readonly Form[]): Promise<void>;
  /** Terms of the index: for each query the term itself, or those that begin so, at most `most` + 1. */
  terms(queries: readonly TermQuery[], most: number): RawBuilder<FoundTerm>;
  /** Subquery: matching ids. `within` is its last parameter, to be filled in later. */
  matchIds(query: SearchQuery): RawBuilder<number>;
  /** Whether the index is organised in blocks of ids; else it gives the newest ids one by one. */
  readonly hasBlocks: boolean;
  /** Condition: the id is in the subquery. Written so that each of its ids is looked up in an index. */
  among(ids: RawBuilder<number>): RawBuilder<boolean>;
  /** Subquery: these ids. */
  idList(ids: readonly number[]): RawBuilder<number>;
  /** Forces a covering index on SQLite, which would otherwise read the rows by id. */
  byIndex<O>(query: CompiledQuery<O>, table: string, index: string): CompiledQuery<O>;
  /** A redundant condition that helps the planner of PostgreSQL; left out on SQLite. */
  plannerHint(condition: RawBuilder<boolean>): RawBuilder<boolean>;
  /** Subquery: the newest `limit` matching ids. */
  searchIds(table: SearchTable, search: ParsedSearch, limit: number): RawBuilder<number>;
}

/** Implementation of the index of news, one per database. */
export type NewsIndex = Pick<
  Dialect,
  | 'createIndex'
  | 'putIndex'
  | 'addTerms'
  | 'createVocabulary'
  | 'addVocabulary'
  | 'terms'
  | 'matchIds'
  | 'hasBlocks'
  | 'among'
  | 'idList'
  | 'byIndex'
>;
