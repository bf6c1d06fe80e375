import type { Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { ParsedSearch } from '../text/tokens.ts';
import type { Tables } from './tables.ts';

export type Queries = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Tables of the full-text index: one row per thing, by its id, a heavy column and a light one. */
export type SearchTable = 'news_search' | 'products_search' | 'feed_search';

/** Where SQLite and PostgreSQL differ. Nothing outside `sqlite.ts` and `postgres.ts` knows which one it talks to. */
export interface Dialect {
  readonly kind: 'sqlite' | 'postgres';
  /** Column types that migrations name in braces: `{id}`, `{int}`, `{real}`, `{text}`, `{time}`. */
  readonly types: Record<'id' | 'int' | 'real' | 'text' | 'time', string>;
  /** Holds off a second instance that migrates at the same time, until the transaction ends. */
  lockMigrations(tx: Tx): Promise<void>;
  /** Skips rows that another worker is claiming at this moment. */
  skipLocked<O>(query: SelectQueryBuilder<Tables, 'jobs', O>): SelectQueryBuilder<Tables, 'jobs', O>;
  /** Holds a row until the transaction ends, so that two edits of it follow each other. */
  lockRow(tx: Tx, table: keyof Tables, id: number): Promise<void>;
  createSearch(tx: Tx, table: SearchTable): Promise<void>;
  /** Puts a thing's index text (`text/tokens.ts: indexText`) in place of what was there. */
  putSearch(tx: Tx, table: SearchTable, id: number, heavy: string, light: string): Promise<void>;
  dropSearch(tx: Tx, table: SearchTable, id: number): Promise<void>;
  /** A subquery of the ids that match, the newest `limit` of them. */
  searchIds(table: SearchTable, search: ParsedSearch, limit: number): RawBuilder<number>;
}
