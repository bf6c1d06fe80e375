import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { builtOnce } from '../../core/db/prepared-query.ts';
import type { StoredNews } from '../tables.ts';
import { visibleAt } from '../visible.ts';

/** What related items are chosen by. */
export type Light = Pick<StoredNews, 'id' | 'title' | 'category_id' | 'translation_group' | 'published_at'>;

export interface CandidateLabel {
  kind: string;
  label: string;
}

/** Tags, then places that an item carries, in an order that no database has a say in. */
export async function labelsOfItem(app: App, id: number): Promise<CandidateLabel[]> {
  const rows = await labelRows(app, id);
  return rows.sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
}

const labelRows = builtOnce(1, (app: App, id: number) =>
  app.db.read
    .selectFrom('news_labels')
    .select(['kind', 'label'])
    .where('news_id', '=', id)
    .where('kind', 'in', ['tag', 'place']),
);

const rankOf = ({ kind, label }: CandidateLabel): string => `${kind === 'tag' ? 0 : 1}${label}`;

/** An item, and the position of what it was found by. */
interface Hit {
  at: number;
  id: number;
}

/** The newest items of each label, in the order of the labels: sums of fractions depend on the order. */
export async function carriers(
  app: App,
  lang: string,
  now: string,
  labels: CandidateLabel[],
  most: number,
): Promise<Hit[]> {
  if (labels.length === 0) return [];
  const parts = labels.map(
    ({ kind, label }, at) => sql`select * from (select cast(${at} as integer) as at, news_id as id from news_labels
      where kind = ${kind} and label = ${label} and lang = ${lang} and published_at <= ${now}
      order by published_at desc, news_id desc limit ${most}) as part`,
  );
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(app.db.read);
  return rows.sort((a, b) => a.at - b.at);
}

/** The newest items of the language that hold each word as it is written, in the order of the words. */
export async function holders(app: App, lang: string, words: string[], most: number): Promise<Hit[]> {
  if (words.length === 0) return [];
  const parts = words.map((word, at) => {
    const match = [{ words: [word], isPrefix: false, keys: [] }];
    const ids = app.db.dialect.matchIds({ match, lang, quality: 'exact', fields: 4, bound: { limit: most } });
    return sql`select cast(${at} as integer) as at, news.id from news where news.id in ${ids}`;
  });
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(app.db.read);
  return rows.sort((a, b) => a.at - b.at);
}

const light = ['id', 'title', 'category_id', 'translation_group', 'published_at'] as const;

/** Of these items, those of the language that readers see. */
export async function lightRows(app: App, lang: string, now: string, ids: number[]): Promise<Light[]> {
  if (ids.length === 0) return [];
  return app.db.read
    .selectFrom('news')
    .select(light)
    .where('id', 'in', app.db.dialect.idList(ids))
    .where('lang', '=', lang)
    .where(visibleAt(now))
    .execute();
}

/** The newest of a language, or of a category in it. */
export function newestLight(
  app: App,
  lang: string,
  category: number | null,
  now: string,
  limit: number,
): Promise<Light[]> {
  let q = app.db.read.selectFrom('news').select(light).where('lang', '=', lang).where(visibleAt(now));
  if (category !== null) q = q.where('category_id', '=', category);
  return q.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
