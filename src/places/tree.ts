import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import { formerOwner } from '../core/slugs/former.ts';
import { mergedAmong, mergedNames, movingRows, presentId } from '../core/slugs/merged.ts';
import { keptId, mergedInto } from './cities.ts';
import { type PlaceType, placeTypes } from './model.ts';
import { placeKey } from './place-key.ts';
import { regionOf } from './states.ts';
import type { PlaceRow } from './tables.ts';

export type StoredPlace = Stored<PlaceRow>;

/** What a story needs to know of a place. */
export interface PlaceNode {
  id: number;
  parent_id: number | null;
  type: PlaceType;
  slug: string;
  /** English. */
  name: string;
  names: Readonly<Partial<Record<string, string>>>;
  /** ISO 3166 in India; null: none. */
  code: string | null;
  /** Degrees; null: unknown. */
  lat: number | null;
  lon: number | null;
  /** IANA zone; null: that of what it lies in. */
  tz: string | null;
  /** Of a district or mandal in the Local Government Directory. */
  lgd_code: number | null;
}

/** Places by id; with each of them all above it. */
export type Places = ReadonlyMap<number, PlaceNode>;

export const placesTopic = 'places';

/** The push topic of a place in a language. */
export const pushTopic = (lang: string, slug: string): string => `news.${lang}.place.${slug}`;

/** 0 for a country; a place lies below one of a lower level, so that no place can come to lie below itself. */
export const placeLevel = (type: PlaceType): number => placeTypes.indexOf(type);

/** Languages whose readers read names of each other: they share a script. */
const sameScript: Readonly<Record<string, readonly string[]>> = {
  hi: ['mr', 'ne'],
  mr: ['hi', 'ne'],
  ne: ['hi', 'mr'],
  bn: ['as'],
  as: ['bn'],
};

/** The name in a language, else in another one of the same script, else the main one, which is English. */
export function nameIn({ name, names }: Pick<PlaceNode, 'name' | 'names'>, lang: string): string {
  const named = [lang, ...(sameScript[lang] ?? [])].find((one) => names[one] !== undefined);
  return (named === undefined ? undefined : names[named]) ?? name;
}

/** Names by language out of a row. */
export function namesOf({ texts }: { texts: string }): Partial<Record<string, string>> {
  if (texts === '{}') return {};
  const all = Object.entries(JSON.parse(texts) as Record<string, { name?: string }>);
  return Object.fromEntries(all.map(([lang, { name }]) => [lang, name]));
}

type ById = readonly [id: number, place: PlaceNode];

async function rowsOf(db: Db, ids: readonly number[]): Promise<ById[]> {
  const rows = await db
    .selectFrom('places')
    .select(['id', 'parent_id', 'type', 'slug', 'name', 'texts', 'code', 'lat', 'lon', 'tz', 'lgd_code'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ texts, ...row }) => [row.id, { ...row, names: namesOf({ texts }) }]);
}

/** By the requested ids: one that was merged into another is that one. */
async function load(db: Db, ids: number[]): Promise<ById[]> {
  const there = await rowsOf(db, ids);
  if (there.length === ids.length) return there;
  const found = new Set(there.map(([id]) => id));
  const merged = await mergedAmong(
    db,
    'places',
    ids.filter((id) => !found.has(id)),
  );
  if (merged.length === 0) return there;
  const others = new Map(await rowsOf(db, [...new Set(merged.map(({ into_id }) => into_id))]));
  return [
    ...there,
    ...merged.flatMap(({ row_id, into_id }): ById[] => {
      const place = others.get(into_id);
      return place ? [[row_id, place]] : [];
    }),
  ];
}

/** These places and all above them. Ids of nothing are passed over. */
async function gather(ids: Iterable<number>, get: (ids: number[]) => Promise<Iterable<ById>>): Promise<Places> {
  const found = new Map<number, PlaceNode>();
  let wanted = [...new Set(ids)];
  while (wanted.length) {
    const above = new Set<number>();
    for (const [id, place] of await get(wanted)) {
      found.set(id, place);
      found.set(place.id, place);
      if (place.parent_id !== null) above.add(place.parent_id);
    }
    wanted = [...above].filter((id) => !found.has(id));
  }
  return found;
}

/** These places and all above them as they are now: within a transaction. */
export const placesNow = (db: Db, ids: Iterable<number>): Promise<Places> => gather(ids, (some) => load(db, some));

/** Places that stay in memory; a country has more mandals and cities than any page shows. */
const maxCached = 20_000;

/** These places and all above them, from memory as long as the tree is the same. Only requested places are loaded. */
export async function cachedPlaces(app: App, ids: readonly number[]): Promise<Places> {
  if (ids.length === 0) return new Map();
  const cache = await memo(app, 'places.cached', [placesTopic], async () => new Map<number, PlaceNode>());
  return gather(ids, async (some) => {
    const missing = some.filter((id) => !cache.has(id));
    const found = some.flatMap((id): ById[] => {
      const place = cache.get(id);
      return place ? [[id, place]] : [];
    });
    if (missing.length === 0) return found;
    const loaded = await load(app.db.read, missing);
    if (cache.size + loaded.length > maxCached) cache.clear();
    for (const [id, place] of loaded) cache.set(id, place);
    return [...found, ...loaded];
  });
}

/** The place and all above it, itself first; empty for one that is not there. */
export function lineOf(places: Places, id: number): PlaceNode[] {
  const line: PlaceNode[] = [];
  // Two edits at once could close a ring; a line is never longer than there are types.
  for (let at = places.get(id); at && line.length < placeTypes.length; at = places.get(at.parent_id ?? -1))
    line.push(at);
  return line;
}

/** What old clients know of a story's places: state, district and mandal of the first. */
export function locationOf(places: Places, ids: readonly number[], lang: string) {
  const line = ids.length ? lineOf(places, ids[0] as number) : [];
  const of = (type: PlaceType): string | null => {
    const place = line.find((p) => p.type === type);
    return place ? nameIn(place, lang) : null;
  };
  return { state: of('state'), district: of('district'), mandal: of('mandal') };
}

/** What news is labelled with for a place, besides free text: no name of a place begins like this. */
export const placeLabel = (id: number): string => `#${id}`;

/** A code as it is stored: upper case, and of states the present one (`IN-TG` is `IN-TS`). */
export const codeOf = (text: string): string => regionOf(text) ?? text.trim().toUpperCase();

/** A slug as it is, or said with spaces: a name of its own is found by its words, and a former one has none. */
const slugsMeant = (text: string): string[] => [text.toLowerCase(), text.toLowerCase().replace(/\s+/g, '-')];

/** A name that so many places have narrows nothing down. */
const mostMeant = 20;

/**
 * The places that a text means: an id, a slug, a former slug, a code, or a name in any language and spelling, which several
 * may have.
 * An id means itself alone.
 */
export async function placesMeant(db: Db, text: string): Promise<number[]> {
  const trimmed = text.trim();
  if (/^\d{1,15}$/.test(trimmed)) {
    // A city that GeoNames has twice is meant with both of its records.
    const id = await presentId(db, 'places', keptId(Number(trimmed)));
    const same = await db
      .selectFrom('places')
      .select('id')
      .where('id', 'in', [id, ...mergedInto(id)])
      .execute();
    if (same.length) return same.map((one) => one.id);
  }
  // A part for each slug, so that all come in the order of an index.
  const formerly = (slug: string) =>
    db.selectFrom('former_slugs').select('row_id as id').where('kind', '=', 'places').where('slug', '=', slug);
  const rows = await db
    .selectFrom('places')
    .select('id')
    .where('slug', '=', trimmed.toLowerCase())
    .union(slugsMeant(trimmed).map(formerly))
    .union(db.selectFrom('places').select('id').where('code', '=', codeOf(trimmed)))
    .union(db.selectFrom('place_names').select('place_id as id').where('label', '=', placeKey(trimmed)))
    .orderBy('id')
    .limit(mostMeant)
    .execute();
  const ids = rows.map((r) => r.id);
  const former = ids.flatMap(mergedInto);
  if (former.length === 0) return ids;
  const there = await db.selectFrom('places').select('id').where('id', 'in', former).execute();
  return [...new Set([...ids, ...there.map(({ id }) => id)])];
}

/** The names of a place in English and in all other languages, and those of what was merged into it. */
export async function everyName(db: Db, id: number): Promise<string[]> {
  const row = await db.selectFrom('places').select(['name', 'texts']).where('id', '=', id).executeTakeFirst();
  if (!row) return [];
  const merged = (await mergedNames(db, 'places', [id])).get(id) ?? [];
  return [row.name, ...Object.values(namesOf(row)).filter((name) => name !== undefined), ...merged];
}

/** These places, and the ids of what is still being moved to one of them or to what lies below it: labels have them yet. */
export async function withMovingPlaces(db: Db, ids: readonly number[]): Promise<number[]> {
  const moving = ids.length === 0 ? [] : await movingRows(db, 'places');
  if (moving.length === 0) return [...ids];
  const places = await placesNow(
    db,
    moving.map(({ into_id }) => into_id),
  );
  const also = moving.filter(({ into_id }) => lineOf(places, into_id).some((place) => ids.includes(place.id)));
  return [...ids, ...also.map(({ row_id }) => row_id)];
}

/**
 * The one place of an address: by id, slug, code (of several with a code the widest) or former slug. Undefined when there
 * is none.
 */
export async function placeAt(db: Db, text: string): Promise<StoredPlace | undefined> {
  const all = db.selectFrom('places').selectAll();
  if (/^\d{1,15}$/.test(text)) {
    const one = await all.where('id', '=', await presentId(db, 'places', keptId(Number(text)))).executeTakeFirst();
    if (one) return one;
  }
  const bySlug = await all.where('slug', '=', text.toLowerCase()).executeTakeFirst();
  if (bySlug) return bySlug;
  const byCode = await all.where('code', '=', codeOf(text)).limit(10).execute();
  if (byCode.length > 0) return byCode.sort((a, b) => placeLevel(a.type) - placeLevel(b.type))[0];
  const former = await formerOwner(db, 'places', text.toLowerCase());
  return former === undefined ? undefined : await all.where('id', '=', former).executeTakeFirst();
}
