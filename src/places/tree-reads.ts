import type { SelectQueryBuilder } from 'kysely';
import { type Static, Type } from 'typebox';
import { pageMeta, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import type { Tables } from '../core/db/tables.ts';
import { invalidField, notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { langOrDefault } from '../settings/settings.ts';
import { PlaceItem, TreePlace, TreeQuery } from './model.ts';
import { cachedPlaces, lineOf, nameIn, namesOf, placeAt, placesTopic, pushTopic, type StoredPlace } from './tree.ts';

/** How many active places lie right below each of these. */
async function childCounts(app: App, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await app.db.read
    .selectFrom('places')
    .select(['parent_id', (e) => e.fn.countAll<number>().as('n')])
    .where('parent_id', 'in', ids)
    .where('is_active', '=', 1)
    .groupBy('parent_id')
    .execute();
  return new Map(rows.map((r) => [r.parent_id as number, r.n]));
}

export async function treeViews(app: App, rows: StoredPlace[], lang: string): Promise<Static<typeof TreePlace>[]> {
  const counts = await childCounts(
    app,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: nameIn({ name: row.name, names: namesOf(row) }, lang),
    slug: row.slug,
    type: row.type,
    code: row.code,
    lgd_code: row.lgd_code,
    parent_id: row.parent_id,
    lat: row.lat,
    lon: row.lon,
    tz: row.tz,
    child_count: counts.get(row.id) ?? 0,
    topic: pushTopic(lang, row.slug),
  }));
}

/** Longer lists are in the order of their slugs: comparing names in memory would take too long. */
const mostSorted = 2_000;

/** The ids of a page of places, which readers of a language find in the order of its alphabet. */
async function pageOfIds(
  rows: SelectQueryBuilder<Tables, 'places', unknown>,
  total: number,
  lang: string,
  page: number,
  limit: number,
): Promise<number[]> {
  const start = (page - 1) * limit;
  const named = rows.select(['id', 'name', 'texts', 'slug']).orderBy('slug');
  if (total > mostSorted) return (await named.limit(limit).offset(start).execute()).map(({ id }) => id);
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return (await named.execute())
    .map(({ id, name, texts }) => ({ id, shown: nameIn({ name, names: namesOf({ texts }) }, lang) }))
    .sort((a, b) => compare(a.shown, b.shown))
    .slice(start, start + limit)
    .map(({ id }) => id);
}

export const placeTree = read({
  name: 'places.tree',
  summary: 'Children of the place `parent`, or all places of a `type`; default: the countries',
  query: TreeQuery,
  reply: Type.Array(TreePlace),
  normalise: (app, { parent, type, lang, page = 1, limit = 100 }) => ({
    page,
    limit,
    lang: langOrDefault(app, lang),
    ...(parent?.trim() ? { parent: parent.trim().toLowerCase() } : {}),
    ...(type ? { type } : {}),
  }),
  topics: () => [placesTopic, 'settings'],
  maxAge: 3600,
  async run(app, { parent, type, lang, page = 1, limit = 100 }) {
    const above = parent === undefined ? undefined : await placeAt(app.db.read, parent);
    if (parent !== undefined && above?.is_active !== 1) throw invalidField('parent', 'is no place', 'not_found');
    let rows = app.db.read.selectFrom('places').where('is_active', '=', 1);
    if (above) rows = rows.where('parent_id', '=', above.id);
    if (above ? type : true) rows = rows.where('type', '=', type ?? 'country');
    const { total } = await rows.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const ids = await pageOfIds(rows, total, lang as Lang, page, limit);
    const found =
      ids.length === 0 ? [] : await app.db.read.selectFrom('places').selectAll().where('id', 'in', ids).execute();
    found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const meta = { lang, ...pageMeta(page, limit, total) };
    return { data: await treeViews(app, found, lang as Lang), meta };
  },
});

export const placeItem = read({
  name: 'places.item',
  summary: 'One place with its ancestors, by slug, id or code',
  query: Type.Object({ slug: Type.String({ maxLength: 120 }), lang: TreeQuery.properties.lang }),
  reply: PlaceItem,
  normalise: (app, { slug, lang }) => ({ slug: slug.toLowerCase(), lang: langOrDefault(app, lang) }),
  topics: () => [placesTopic, 'settings'],
  maxAge: 3600,
  rare: () => true,
  async run(app, { slug, lang }) {
    const row = await placeAt(app.db.read, slug);
    if (row?.is_active !== 1) throw notFound('place');
    const [view] = await treeViews(app, [row], lang as Lang);
    const line = lineOf(await cachedPlaces(app, [row.id]), row.id);
    const ancestors = line
      .slice(1)
      .toReversed()
      .map((place) => ({
        id: place.id,
        name: nameIn(place, lang as Lang),
        slug: place.slug,
        type: place.type,
        topic: pushTopic(lang as Lang, place.slug),
      }));
    return { data: { ...view, ancestors }, meta: { lang } };
  },
});
