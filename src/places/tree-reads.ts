import { type Static, Type } from 'typebox';
import { pageMeta, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { invalidField, notFound } from '../core/error.ts';
import type { Lang } from '../model/common.ts';
import { PlaceItem, TreePlace, TreeQuery } from '../model/places.ts';
import { langOf } from '../settings/settings.ts';
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

async function viewsOf(app: App, rows: StoredPlace[], lang: string): Promise<Static<typeof TreePlace>[]> {
  const counts = await childCounts(
    app,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: nameIn({ name: row.name, names: namesOf(row) }, [lang, langOf(app, undefined)]),
    slug: row.slug,
    type: row.type,
    code: row.code,
    parent_id: row.parent_id,
    lat: row.lat,
    lon: row.lon,
    tz: row.tz,
    child_count: counts.get(row.id) ?? 0,
    topic: pushTopic(lang, row.slug),
  }));
}

export const placeTree = read({
  name: 'places.tree',
  summary: 'Children of the place `parent`, or all places of a `type`; default: the countries',
  query: TreeQuery,
  reply: Type.Array(TreePlace),
  normalise: (app, { parent, type, lang, page = 1, limit = 100 }) => ({
    page,
    limit,
    lang: langOf(app, lang),
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
    const found = await rows
      .selectAll()
      .orderBy('slug')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const meta = { lang, ...pageMeta(page, limit, total) };
    return { data: await viewsOf(app, found, lang as Lang), meta };
  },
});

export const placeItem = read({
  name: 'places.item',
  summary: 'One place with its ancestors, by slug, id or code',
  query: Type.Object({ slug: Type.String({ maxLength: 120 }), lang: TreeQuery.properties.lang }),
  reply: PlaceItem,
  normalise: (app, { slug, lang }) => ({ slug: slug.toLowerCase(), lang: langOf(app, lang) }),
  topics: () => [placesTopic, 'settings'],
  maxAge: 3600,
  rare: () => true,
  async run(app, { slug, lang }) {
    const row = await placeAt(app.db.read, slug);
    if (row?.is_active !== 1) throw notFound('place');
    const [view] = await viewsOf(app, [row], lang as Lang);
    const line = lineOf(await cachedPlaces(app, [row.id]), row.id);
    const ancestors = line
      .slice(1)
      .toReversed()
      .map((place) => ({
        id: place.id,
        name: nameIn(place, [lang as Lang, langOf(app, undefined)]),
        slug: place.slug,
        type: place.type,
        topic: pushTopic(lang as Lang, place.slug),
      }));
    return { data: { ...view, ancestors }, meta: { lang } };
  },
});
