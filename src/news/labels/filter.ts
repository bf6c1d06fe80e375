import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { App } from '../../core/app.ts';
import type { Queries } from '../../core/db/database.ts';
import type { Tables } from '../../core/db/tables.ts';
import { everyName, placeLabel, placesMeant, withMovingPlaces } from '../../places/tree.ts';
import { fold } from '../../text/fold.ts';

type Kind = Tables['news_labels']['kind'];
type Expressions = ExpressionBuilder<Tables, 'news'>;

/**
 * Items that carry any of these labels. `probe` looks up the labels of each item of a short list; without it the items of
 * the labels are the list that is filtered further.
 */
export const carries =
  (kind: Kind, labels: readonly string[], probe = false) =>
  (e: Expressions) => {
    const rows = e.selectFrom('news_labels').select('news_id').where('kind', '=', kind).where('label', 'in', labels);
    // A value, not `exists`: PostgreSQL would join the items of the labels all the same.
    const own = rows.whereRef('news_labels.news_id', '=', 'news.id').limit(1);
    return probe ? e(own, 'is not', null) : e('id', 'in', rows);
  };

/**
 * The labels that `location=` means: the places that the text names, each of which its stories and those of all below
 * it carry; and the text itself, for stories whose editor only wrote one, with the other names of the place if it can
 * mean one only.
 */
export async function locationLabels(app: App, text: string): Promise<string[]> {
  const ids = await placesMeant(app.db.read, text);
  const names = ids.length === 1 ? await everyName(app.db.read, ids[0] as number) : [];
  return [...new Set([text, ...names].map(fold).concat((await withMovingPlaces(app.db.read, ids)).map(placeLabel)))];
}

/** A filter by labels: an item must carry one of them. */
export interface ByLabels {
  filter: 'location' | 'tag' | 'author';
  kind: Kind;
  labels: readonly string[];
}

/** The filters by labels of a list. */
export function labelsOfFilter(f: {
  location?: readonly string[] | undefined;
  tag?: string | undefined;
  author?: string | undefined;
}): ByLabels[] {
  return [
    ...(f.location ? [{ filter: 'location' as const, kind: 'place' as const, labels: f.location }] : []),
    ...(f.tag ? [{ filter: 'tag' as const, kind: 'tag' as const, labels: [fold(f.tag)] }] : []),
    ...(f.author ? [{ filter: 'author' as const, kind: 'author' as const, labels: [fold(f.author)] }] : []),
  ];
}

/** From so many items on it no longer matters which of two labels a page is read by. */
const many = 500;

/** The number of items of labels, at most `most`: one that carries two of them counts twice. */
export async function countLabelled(app: App, kind: Kind, labels: readonly string[], most: number): Promise<number> {
  const some = app.db.read
    .selectFrom('news_labels')
    .select('news_id')
    .where('kind', '=', kind)
    .where('label', 'in', labels)
    .limit(most);
  const { n } = await app.db.read
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * The filter that a page is read by, the others being checked on each of its items: of several the one with the fewest
 * items. Undefined without any.
 */
export async function driverOf(app: App, all: readonly ByLabels[]): Promise<ByLabels | undefined> {
  if (all.length < 2) return all[0];
  const counted = await Promise.all(
    all.map(async (one) => ({ one, n: await countLabelled(app, one.kind, one.labels, many) })),
  );
  return counted.toSorted((a, b) => a.n - b.n)[0]?.one;
}

/**
 * The first items of a label in a language, in the order of the index of labels: a page costs what it shows, whether
 * the label has ten stories or all of them.
 * @param news the items that may be shown; the query gets one more condition
 */
export function firstWithLabel<O>(
  db: Queries,
  kind: Kind,
  label: string,
  lang: string,
  news: SelectQueryBuilder<Tables, 'news', O>,
  order: 'asc' | 'desc',
  after: { time: string; id: number } | undefined,
  limit: number,
) {
  const shown = news.where(sql<boolean>`news.id = labels.news_id`).select('id');
  let q = db
    .selectFrom('news_labels as labels')
    .select(['labels.news_id as id', 'labels.published_at', 'labels.published_at as key'])
    .where('labels.kind', '=', kind)
    .where('labels.label', '=', label)
    .where('labels.lang', '=', lang)
    .where((e) => e.exists(shown));
  if (after)
    q = q.where(
      sql<boolean>`(labels.published_at, labels.news_id) ${sql.raw(order === 'desc' ? '<' : '>')} (${after.time}, ${after.id})`,
    );
  return q.orderBy('labels.published_at', order).orderBy('labels.news_id', order).limit(limit);
}
