import { sql } from 'kysely';
import type { Db, Tx } from '../../core/db/database.ts';

/** After this long a view counts half. */
const halfLifeMs = 6 * 3_600_000;

const perMs = Math.LN2 / halfLifeMs;

/** Under this many decayed views an item is not trending: one reader makes no trend. */
const leastViews = 2;

/** A score that has halved this often is deleted: a million views are long below one by then. */
const halvesUntilRemoved = 40;

/** Topic of the order of what is read most in a language. */
export const trendingTopic = (lang: string): string => `trending:${lang}`;

/**
 * The score of `views` at an instant. It stands for the sum of all views, each halved every six hours, and is stored as
 * ln(sum) + perMs * now. Time adds the same to all of them, so their order stays, and nothing has to be written while
 * nobody reads.
 */
const scoreOf = (views: number, ms: number): number => Math.log(views) + perMs * ms;

/** What an item needs at an instant to be trending. */
const leastScore = (ms: number): number => scoreOf(leastViews, ms);

/** The instant (ms, whole) from which a score is too low. */
export const trendsUntil = (score: number): number => Math.floor((score - Math.log(leastViews)) / perMs);

/**
 * Adds views to the scores of items, in the order of `views`: with ids in ascending order no two writers wait for each
 * other. ln(e^a + e^b) is computed from the larger of the two, and the smaller is left out where it could not be seen,
 * because PostgreSQL calls an exp() that small an error.
 */
export async function addViews(tx: Tx, views: { id: number; lang: string; n: number }[], ms: number): Promise<void> {
  const [stored, added] = [sql.ref('news_heat.score'), sql.ref('excluded.score')];
  await tx
    .insertInto('news_heat')
    .values(views.map(({ id, lang, n }) => ({ news_id: id, lang, score: scoreOf(n, ms) })))
    .onConflict((c) =>
      c.column('news_id').doUpdateSet({
        lang: sql<string>`excluded.lang`,
        score: sql<number>`case
          when ${stored} > ${added} + 40 then ${stored}
          when ${added} > ${stored} + 40 then ${added}
          when ${stored} > ${added} then ${stored} + ln(1 + exp(${added} - ${stored}))
          else ${added} + ln(1 + exp(${stored} - ${added})) end`,
      }),
    )
    .execute();
}

/** Deletes scores that have decayed to nothing. */
export async function removeDecayed(tx: Tx, ms: number): Promise<void> {
  await tx
    .deleteFrom('news_heat')
    .where('score', '<', scoreOf(1, ms - halvesUntilRemoved * halfLifeMs))
    .execute();
}

/** The items of a language that trend at `ms`, the highest score first. */
export function trendingItems(db: Db, lang: string, ms: number, limit: number) {
  return db
    .selectFrom('news_heat')
    .select(['news_id', 'score'])
    .where('lang', '=', lang)
    .where('score', '>=', leastScore(ms))
    .orderBy('score', 'desc')
    .orderBy('news_id', 'desc')
    .limit(limit)
    .execute();
}

/** The ids of the items that trend at `ms` in whatever language, the highest score first. */
export async function trendingOfAll(db: Db, ms: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('news_heat')
    .select('news_id')
    .where('score', '>=', leastScore(ms))
    .orderBy('score', 'desc')
    .orderBy('news_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ news_id }) => news_id);
}
