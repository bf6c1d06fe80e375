import type { catalogue } from './catalogue.ts';
import type { SearchTable } from './dialect.ts';
import type { Stored, Tables } from './tables.ts';

/** The words of a row by their weight, as they are written; null for a row that is not to be found. */
type Words = [heavy: string, light: string] | null;

/** What a full-text index is made of, so that an import can make it anew. */
export interface SearchSource {
  /** The table whose rows it finds. */
  table: keyof typeof catalogue;
  words(row: Record<string, unknown>): Words;
}

/** Of every full-text index. */
export type SearchSources = Record<SearchTable, SearchSource>;

/** Names a room's own function over the rows of its table. */
export function searchSource<T extends keyof typeof catalogue>(
  table: T,
  words: (row: Stored<Tables[T]>) => Words,
): SearchSource {
  return { table, words: words as unknown as SearchSource['words'] };
}
