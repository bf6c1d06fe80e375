import type { QueryTerm } from '../../../text/match.ts';
import { indexText, type ParsedSearch } from '../../../text/tokens.ts';
import type { Dialect, MadeTable, PlainSearchTable, SearchQuery, Tx } from '../dialect.ts';
import type { Stored } from '../table.ts';
import type { Tables } from '../tables.ts';

/** The words of a row by their weight, as they are written; null for a row that is not to be found. */
type Words = [heavy: string, light: string] | null;

/** What a full-text index is made of, so that an import can make it anew. */
export interface SearchSource {
  /** The table whose rows it finds. */
  table: keyof Tables;
  put(tx: Tx, dialect: Dialect, index: MadeTable, row: { id?: unknown }): Promise<void>;
}

/** Of every full-text index, and of the vocabulary of one. */
export type SearchSources = Record<MadeTable, SearchSource>;

/** Names a module's own function over the rows of its table, for an index of two columns. */
export function searchSource<T extends keyof Tables>(table: T, words: (row: Stored<Tables[T]>) => Words): SearchSource {
  return {
    table,
    async put(tx, dialect, index, row) {
      const found = words(row as object as Stored<Tables[T]>);
      if (found === null) return;
      const [heavy, light] = found.map(indexText) as [string, string];
      await dialect.putSearch(tx, index as PlainSearchTable, row.id as number, heavy, light);
    },
  };
}

/** A search without keys as a question to the index of news. */
export function plainly({ terms, phrases, prefix }: ParsedSearch, limit: number): SearchQuery {
  const match = [...terms.map((word) => [word]), ...phrases].map(
    (words): QueryTerm => ({ words, isPrefix: false, keys: [] }),
  );
  if (prefix !== null) match.push({ words: [prefix], isPrefix: true, keys: [] });
  return { match, quality: 'beginning', fields: 4, bound: { limit } };
}
