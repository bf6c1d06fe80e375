import type { App } from '../../core/app.ts';
import { beginningsOf, type Match } from '../../text/match.ts';

/** Beginnings of a search that are looked up; the others are left to the index. */
const mostBeginnings = 24;
/** Words that are written out for one beginning; of more the index makes one list. */
const mostWords = 128;
/** A list of so many items is made as quickly as the words are looked up one by one. */
const fewItems = 2_000;

/**
 * Words of the index by what they begin with. FTS5 answers a beginning by making one list of the items of every such word,
 * whatever the limit of the query is; items with one of several whole words are found from the newest on, as many as are
 * needed. Where no more than a few items are concerned, or too many words, the beginning is left as it is.
 */
export async function begunWords(app: App, match: Match): Promise<ReadonlyMap<string, readonly string[]>> {
  const beginnings = beginningsOf(match).slice(0, mostBeginnings);
  const query = beginnings.length > 0 ? app.db.dialect.begun(beginnings, mostWords) : null;
  const found = new Map<string, readonly string[]>();
  if (query === null) return found;
  const rows = await app.db.search.rows(query.compile(app.db.read));
  for (const [n, beginning] of beginnings.entries()) {
    const own = rows.filter((row) => row.n === n);
    const items = own.reduce((sum, { doc }) => sum + doc, 0);
    if (own.length <= mostWords && items > fewItems)
      found.set(
        beginning,
        own.map(({ term }) => term),
      );
  }
  return found;
}
