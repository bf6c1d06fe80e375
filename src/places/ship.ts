import { createHash } from 'node:crypto';
import { type Change, change } from '../core/api/change.ts';
import { type App, system } from '../core/app.ts';
import type { PlaceType } from '../model/places.ts';
import { slugText } from '../text/slug.ts';
import { cities, states } from './cities.ts';
import treeNames from './data/tree-names.json' with { type: 'json' };
import { placesMoved } from './hooks.ts';
import { pieces, searchTextOf, writeNames } from './parts.ts';
import { placesTopic, type StoredPlace } from './tree.ts';

/** Ids of what GeoNames did not number for us: above its ids, below those that the database gives out. */
const countryId = 90_000_000;
const letter = (code: string, at: number): number => code.charCodeAt(at) - 65;
/** By the letters of the code, so that no other order of the list makes another id. */
const stateId = (code: string): number => countryId + 1 + 26 * letter(code, 3) + letter(code, 4);

type Shipped = Pick<
  StoredPlace,
  'id' | 'parent_id' | 'type' | 'code' | 'slug' | 'name' | 'texts' | 'lat' | 'lon' | 'tz'
>;

const textsOf = (names: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, { name }])));

/** India, its states and its cities, those that others lie in first. */
function shippedPlaces(): Shipped[] {
  const names = treeNames as Record<string, Record<string, string>>;
  const slugs = new Set<string>();
  const slugOf = (name: string, type: PlaceType, within: string, id: number): string => {
    const base = slugText(name, 'en');
    const slug = [base, `${base}-${type}`, `${base}-${within}`].find((s) => !slugs.has(s)) ?? `${base}-${id}`;
    slugs.add(slug);
    return slug;
  };
  const country: Shipped = {
    id: countryId,
    parent_id: null,
    type: 'country',
    code: 'IN',
    slug: slugOf('India', 'country', '', countryId),
    name: 'India',
    texts: textsOf(names.IN ?? {}),
    lat: null,
    lon: null,
    tz: 'Asia/Kolkata',
  };
  const ofStates = states.map((state): Shipped => {
    const id = stateId(state.id);
    const own = state.local_name === null ? {} : { [state.lang]: state.local_name };
    const texts = textsOf({ ...names[state.id], ...own });
    const slug = slugOf(state.name, 'state', 'in', id);
    const point = { lat: null, lon: null, tz: null };
    return { id, parent_id: countryId, type: 'state', code: state.id, slug, name: state.name, texts, ...point };
  });
  const ofCities = cities
    .filter(({ country }) => country === 'IN')
    .map(({ id, name, region, names, lat, lon, tz }): Shipped => {
      const slug = slugOf(name, 'city', region.slice(3).toLowerCase(), id);
      return {
        id,
        parent_id: stateId(region),
        type: 'city',
        code: null,
        slug,
        name,
        texts: textsOf(names),
        lat,
        lon,
        tz,
      };
    });
  return [country, ...ofStates, ...ofCities];
}

const key = 'places_shipped';

/** Raised when the same list is to be written another way. */
const recipe = 1;

let made: { places: Shipped[]; hash: string } | undefined;

function shipped(): { places: Shipped[]; hash: string } {
  if (!made) {
    const places = shippedPlaces();
    const hash = createHash('sha256')
      .update(JSON.stringify([recipe, places]))
      .digest('base64url');
    made = { places, hash };
  }
  return made;
}

/** Only one writes the tree as a whole at a time; with other instances the second waits here. */
export async function holdTree(c: Change): Promise<void> {
  await c.tx
    .updateTable('meta')
    .set((e) => ({ value: e.ref('value') }))
    .where('key', '=', key)
    .execute();
}

/**
 * Writes the shipped places into the database, once per release that has others. What an editor has changed stays as
 * it is, and what is unchanged is not written.
 */
export async function shipPlaces(app: App): Promise<void> {
  const { places, hash } = shipped();
  const stored = await app.db.write.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (stored?.value === hash) return;
  await change(app, system, async (c) => {
    await c.tx
      .insertInto('meta')
      .values({ key, value: '' })
      .onConflict((o) => o.doNothing())
      .execute();
    const mine = await c.tx
      .updateTable('meta')
      .set({ value: hash })
      .where('key', '=', key)
      .where('value', '<>', hash)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return; // another instance was first
    if (await write(c, places)) c.touch(placesTopic);
  });
}

async function write(c: Change, places: readonly Shipped[]): Promise<boolean> {
  const rows = await c.tx.selectFrom('places').selectAll().execute();
  const present = new Map(rows.map((row) => [row.id, row]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  const added: StoredPlace[] = [];
  const changed: StoredPlace[] = [];
  for (const place of places) {
    const before = present.get(place.id);
    if (before?.is_edited === 1) continue;
    if (!before) added.push(newRow(c, slugs.has(place.slug) ? { ...place, slug: `${place.slug}-${place.id}` } : place));
    else if (differs(place, before)) changed.push({ ...before, ...place, slug: before.slug, rev: before.rev + 1 });
  }
  for (const some of pieces(added)) await c.tx.insertInto('places').values(some).execute();
  for (const row of changed) {
    const { id, ...columns } = { ...row, search_text: searchTextOf(row), updated_at: c.now };
    await c.tx.updateTable('places').set(columns).where('id', '=', id).execute();
  }
  await writeNames(c.tx, [...added, ...changed]);
  const moved = changed.filter((row) => present.get(row.id)?.parent_id !== row.parent_id);
  await placesMoved(
    c,
    moved.map(({ id }) => id),
  );
  return added.length + changed.length > 0;
}

const newRow = (c: Change, place: Shipped): StoredPlace => ({
  ...place,
  is_shipped: 1,
  is_edited: 0,
  is_active: 1,
  search_text: searchTextOf(place),
  rev: 1,
  created_at: c.now,
  updated_at: c.now,
});

function differs(place: Shipped, before: StoredPlace): boolean {
  const { id: _, slug: __, ...columns } = place;
  return Object.entries(columns).some(([name, value]) => before[name as keyof StoredPlace] !== value);
}
