import { expressionBuilder, sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import type { RowQuery } from '../../core/api/resource.ts';
import { whereEqual } from '../../core/api/resource-list.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { SearchQuery } from '../../core/db/dialect.ts';
import type { Tables } from '../../core/db/tables.ts';
import { DayOrTime, Id, Lang } from '../../core/model/common.ts';
import { boundOf } from '../../settings/desk-zone.ts';
import { fold } from '../../text/fold.ts';
import { type ByLabels, carries, countLabelled, locationLabels } from '../labels/filter.ts';
import { ContentType, NewsStatuses } from '../model/news.ts';
import { deskSearch } from '../search/desk.ts';
import type { StoredNews } from '../tables.ts';
import { visibleAt } from '../visible.ts';

const statuses = [...NewsStatuses, 'expired'] as const;
type Status = (typeof statuses)[number];

const bound = (description: string) => Type.Intersect([DayOrTime], { description });

/** What the list of stories can be filtered by. A day is one of the desk's time zone. */
export const newsFilters: Record<string, TSchema> = {
  status: Type.Array(Type.Enum([...statuses]), { maxItems: statuses.length, description: 'Any of these' }),
  lang: Lang,
  category_id: Id,
  content_type: Type.Array(ContentType, { maxItems: 5, description: 'Any of these' }),
  tag: Type.String({ maxLength: 200, description: 'A tag, in any spelling' }),
  place: Type.String({
    maxLength: 200,
    description: 'A place by id, slug, code or name; what lies below it counts too',
  }),
  author: Type.String({ maxLength: 200, description: 'The author, in any spelling' }),
  has_image: Type.Boolean(),
  missing_lang: Type.Intersect([Lang], { description: 'Stories that have no item in this language' }),
  is_featured: Type.Boolean(),
  is_breaking: Type.Boolean(),
  from_feed: Type.Boolean({ description: 'Made of an item of a feed' }),
  translation_group: Id,
  created_by: Id,
  updated_by: Id,
  assigned_to: Id,
  from: bound('Published (or created, while unpublished) at this time or later'),
  to: bound('The same, before this time; a day counts whole'),
  created_from: bound('Created at this time or later'),
  created_to: bound('Created before this time; a day counts whole'),
  updated_from: bound('Changed at this time or later'),
  updated_to: bound('Changed before this time; a day counts whole'),
};

/** A filter by labels as the query gets it. */
interface LabelFilter {
  labels: readonly string[];
  /** Whether stories of it are so many that each story of the list is better looked up than all of these listed. */
  probe: boolean;
}

/** From so many stories of a label on the order of the list is followed. */
const many = 2_000;

async function labelFilter(app: App, kind: ByLabels['kind'], labels: readonly string[]): Promise<LabelFilter> {
  return { labels, probe: (await countLabelled(app, kind, labels, many)) === many };
}

/** What a place or a search means, and how many stories the labels have, is looked up before the query is built. */
export async function preparedFilters(app: App, filters: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { place, tag, author, search } = filters;
  return {
    ...filters,
    ...(typeof place === 'string' ? { place: await labelFilter(app, 'place', await locationLabels(app, place)) } : {}),
    ...(typeof tag === 'string' ? { tag: await labelFilter(app, 'tag', [fold(tag)]) } : {}),
    ...(typeof author === 'string' ? { author: await labelFilter(app, 'author', [fold(author)]) } : {}),
    ...(typeof search === 'string' ? { search: await deskSearch(app, search) } : {}),
  };
}

const times = {
  from: ['coalesce(published_at, created_at)', '>='],
  to: ['coalesce(published_at, created_at)', '<'],
  created_from: ['created_at', '>='],
  created_to: ['created_at', '<'],
  updated_from: ['updated_at', '>='],
  updated_to: ['updated_at', '<'],
} as const;

/** The rows that the filters leave. */
export function narrowNews(app: App, query: RowQuery<StoredNews>, filters: Record<string, unknown>) {
  const { search, is_breaking, status, author, tag, place, content_type, has_image, missing_lang, ...others } = filters;
  const now = isoTime(app.now());
  const news = expressionBuilder<Tables, 'news'>();
  const equal = Object.fromEntries(Object.entries(others).filter(([name]) => !(name in times)));
  let q = whereEqual(query, equal).where(sql<boolean>`rev >= 0`); // true of all: the indexes of these lists have it
  for (const [name, [column, operator]] of Object.entries(times)) {
    const at = boundOf(app, others[name], operator === '<');
    if (at !== null) q = q.where(sql<boolean>`${sql.raw(column)} ${sql.raw(operator)} ${at}`);
  }
  if (is_breaking === true) q = q.where('breaking_until', '>', now);
  if (is_breaking === false) q = q.where(sql<boolean>`(breaking_until is null or breaking_until <= ${now})`);
  if (status !== undefined) q = q.where(inStatus(status as Status[], now));
  if (Array.isArray(content_type)) q = q.where('content_type', 'in', content_type.length ? content_type : ['']);
  for (const [kind, given] of Object.entries({ author, tag, place })) {
    const filter = given as LabelFilter | undefined;
    if (filter) q = q.where(carries(kind as ByLabels['kind'], filter.labels, filter.probe)(news));
  }
  if (has_image === true)
    q = q.where(sql<boolean>`(image_url is not null or images <> '[]' or media_id is not null or gallery <> '[]')`);
  if (has_image === false)
    q = q.where(sql<boolean>`(image_url is null and images = '[]' and media_id is null and gallery = '[]')`);
  if (typeof missing_lang === 'string') q = q.where(isMissingIn(missing_lang));
  if (search !== undefined) q = q.where('id', 'in', app.db.dialect.matchIds(search as SearchQuery));
  return q;
}

/**
 * Neither the item itself nor another of its story is in the language; what lies in the trash does not count. A value, not
 * `exists`: for that PostgreSQL would read all stories of the language.
 */
const isMissingIn = (lang: string) => sql<boolean>`(lang <> ${lang} and (translation_group is null or (
  select other.id from news as other where other.translation_group = news.translation_group and other.lang = ${lang}
  and other.status <> 'trashed' limit 1) is null))`;

/** An item whose time has passed is expired and archived, and no longer published, whatever the clock's job has done yet. */
function inStatus(wanted: Status[], now: string) {
  const over = sql`(expires_at is not null and expires_at <= ${now})`;
  const conditions = wanted.map((status) => {
    if (status === 'published') return visibleAt(now);
    if (status === 'archived') return sql`(status = 'archived' or (status = 'published' and not ${visibleAt(now)}))`;
    if (status === 'expired') return sql`(status in ('published', 'archived') and ${over})`;
    return sql`status = ${sql.lit(status)}`; // not a parameter: few stories or nearly all have it
  });
  return sql<boolean>`(${conditions.length ? sql.join(conditions, sql` or `) : sql`1 = 0`})`;
}
