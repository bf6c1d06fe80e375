import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import type { SearchQuery } from '../../core/db/dialect.ts';
import { Fault } from '../../core/error.ts';
import { type Match, matchOf, searchedFields } from '../../text/match.ts';
import { indexTerms } from './begun.ts';
import { withEdits, withStems } from './expand.ts';

/** Matches of a search that a list of the newsroom looks at. */
const mostMatches = 10_000;
/** With so many stories that have the words, nobody needs their inflections. */
const enough = 20;

const askedFor = (match: Match): SearchQuery => ({
  match,
  quality: 'beginning',
  fields: searchedFields.length,
  bound: { limit: mostMatches },
});

/** The same with the words of the index that begin so. */
const queryOf = async (app: App, match: Match): Promise<SearchQuery> => ({
  ...askedFor(match),
  begun: (await indexTerms(app, match)).begun,
});

/** How many stories match, at most `enough`. */
async function countFound(app: App, query: SearchQuery): Promise<number> {
  const ids = app.db.dialect.matchIds({ ...query, bound: { limit: enough } });
  return (await app.db.search.rows(sql`select * from ${ids} as found`.compile(app.db.read))).length;
}

/**
 * What a search in the newsroom's list of stories queries the index for: the words, their sound and what begins so; with fewer
 * than 20 such stories their inflections too; and with none at all what is one edit away. Other filters play no part in it,
 * so that a list and its counts query the same. What is wider has all that is narrower: while too many searches wait for
 * the vocabulary to be queried, the list has what was typed.
 */
export async function deskSearch(app: App, typed: string): Promise<SearchQuery> {
  const match = matchOf(typed);
  if (match.length === 0) return askedFor(match);
  try {
    return await widened(app, match);
  } catch (error) {
    if (error instanceof Fault && error.code === 'unavailable') return askedFor(match);
    throw error;
  }
}

async function widened(app: App, match: Match): Promise<SearchQuery> {
  const plain = await queryOf(app, match);
  if ((await countFound(app, plain)) >= enough) return plain;
  const stemmed = await withStems(app, match, undefined);
  const inflected = stemmed.isWider ? await queryOf(app, stemmed.match) : plain;
  if ((await countFound(app, inflected)) > 0) return inflected;
  const { like, any } = await withEdits(app, stemmed, undefined);
  for (const edited of [like, any]) {
    const near = edited && (await queryOf(app, edited));
    if (near && (await countFound(app, near)) > 0) return near;
  }
  return plain;
}
