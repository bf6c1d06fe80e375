import { setImmediate } from 'node:timers/promises';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import type { Log } from '../../core/log/log.ts';
import { formerSlugs } from '../../core/slugs/former.ts';
import { hasPast } from '../../core/slugs/merged.ts';
import { cities, keptId, mergedInto } from '../cities.ts';
import { placesMoved } from '../hooks.ts';
import { pieces, placeSearchText, writeNames } from '../parts.ts';
import { placeLevel, placesTopic, type StoredPlace } from '../tree.ts';
import { OwnPlaces } from './adopt.ts';
import { listHash } from './hash.ts';
import { parseLgd, readLgd } from './lgd.ts';
import { type Shipped, shippedPlaces } from './list.ts';
import { insertPrepared, type PreparedPlaces, preparedFolder, preparePlaces, readPrepared } from './prepared.ts';

const key = 'places_shipped';

/** Raised when the same list is to be written another way, or names are heard in another way (`text/phonetic`). */
const recipe = 5;

const release = `${recipe} ${listHash}`;

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
 * @param folder of the rows that were built
 */
export async function shipPlaces(app: App, folder = preparedFolder): Promise<void> {
  const stored = await app.db.write.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (stored?.value === release) return;
  // Before the transaction: PostgreSQL ends one that is without a statement for long.
  const prepared = (await isNew(app.db.write)) ? await preparedIn(folder, app.log) : null;
  const isHeardAnew = !stored?.value.startsWith(`${recipe} `);
  await change(app, systemActor, async (c) => {
    await c.tx
      .insertInto('meta')
      .values({ key, value: '' })
      .onConflict((o) => o.doNothing())
      .execute();
    const mine = await c.tx
      .updateTable('meta')
      .set({ value: release })
      .where('key', '=', key)
      .where('value', '<>', release)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return; // another instance was first
    if (prepared && (await isNew(c.tx))) await insertPrepared(c, prepared);
    else if (!(await write(c, shippedPlaces(parseLgd(await readLgd())), isHeardAnew))) return;
    c.touch(placesTopic);
  });
}

async function preparedIn(folder: string, log: Log): Promise<PreparedPlaces> {
  const prepared = await readPrepared(folder);
  if (prepared) return prepared;
  log.info(
    { folder },
    'the places of a new database, which `npm run build:server` makes, are not there: they are computed',
  );
  return preparePlaces();
}

/** Whether there never were places: then there is nothing that those of the list are compared with. */
async function isNew(db: Db): Promise<boolean> {
  const one = await db.selectFrom('places').select('id').limit(1).executeTakeFirst();
  return one === undefined && !(await hasPast(db, 'places'));
}

/** The places that are there, by what the list is compared with. */
class Present {
  readonly #byId: ReadonlyMap<number, StoredPlace>;
  readonly #byLgd: ReadonlyMap<string, StoredPlace>;
  readonly slugs: Set<string>;
  readonly own: OwnPlaces;

  /** @param former slugs that places had before */
  constructor(rows: readonly StoredPlace[], former: Iterable<string>) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#byLgd = new Map(rows.flatMap((row) => (row.lgd_code === null ? [] : [[lgdKey(row), row] as const])));
    this.slugs = new Set([...former, ...rows.map(({ slug }) => slug)]);
    this.own = new OwnPlaces(
      rows.filter(({ is_shipped }) => is_shipped === 0),
      (id) => this.stateOf(id),
    );
  }

  /** The row that a place of the list is already. */
  of = (place: Shipped): StoredPlace | undefined =>
    (place.lgd_code === null ? undefined : this.#byLgd.get(lgdKey(place))) ?? this.#byId.get(place.id);

  row = (id: number): StoredPlace | undefined => this.#byId.get(id);

  stateOf(id: number): number | null {
    for (let at = this.#byId.get(id), n = 0; at && n < 6; at = this.#byId.get(at.parent_id ?? -1), n++)
      if (at.type === 'state') return at.id;
    return null;
  }
}

const lgdKey = ({ type, lgd_code }: Pick<StoredPlace, 'type' | 'lgd_code'>): string => `${type} ${lgd_code}`;

/** @param isHeardAnew what places are found by is written anew for those that stay as they are, too */
async function write(c: Change, places: readonly Shipped[], isHeardAnew: boolean): Promise<boolean> {
  const rows = await c.tx.selectFrom('places').selectAll().execute();
  const present = new Present(rows, (await formerSlugs(c.tx, 'places')).keys());
  /** Ids in the database by those of the list, where they differ: places of owners. */
  const ids = new Map<number, number>();
  const stateOf = stateIds(places);
  const counts = countNames(places, stateOf);
  const added: StoredPlace[] = [];
  const changed: StoredPlace[] = [];
  const same: StoredPlace[] = [];
  const aliases = new Map<number, readonly string[]>();
  for (const [i, listed] of places.entries()) {
    if (i % 1_000 === 999) await setImmediate();
    const parent_id = listed.parent_id === null ? null : (ids.get(listed.parent_id) ?? listed.parent_id);
    const { aliases: further, ...place } = { ...listed, parent_id };
    let before = present.of(listed);
    if (!before && listed.lgd_code !== null && !present.own.isEmpty) {
      const state = stateOf.get(listed.id) ?? null;
      const own = present.own.take(listed, parent_id as number, state, counts.get(nameKey(listed, state)) === 1);
      before = own && present.row(own.id);
      if (before) changed.push(adopted(before, place));
    } else if (before && before.is_edited === 0 && differs({ ...place, id: before.id }, before))
      changed.push({ ...before, ...place, id: before.id, slug: before.slug, code: before.code, rev: before.rev + 1 });
    if (before) {
      ids.set(listed.id, before.id);
      if (isHeardAnew && changed.at(-1)?.id !== before.id) same.push(before);
    } else added.push(newRow(c, { ...place, slug: freeSlug(place, present.slugs) }));
    aliases.set(before?.id ?? listed.id, further);
  }
  changed.push(...mergedCities(present, [...changed, ...added]));
  if (isHeardAnew) {
    const adopted = new Set(changed.map(({ id }) => id));
    same.push(...rows.filter(({ id, is_shipped }) => is_shipped === 0 && !adopted.has(id)));
  }
  await insert(c, added);
  for (const [i, row] of changed.entries()) {
    const { id, ...columns } = { ...row, search_text: placeSearchText(row), updated_at: c.now };
    await c.tx.updateTable('places').set(columns).where('id', '=', id).execute();
    if (i % 200 === 199) await setImmediate();
  }
  for (const some of pieces([...added, ...changed, ...same])) {
    await writeNames(c.tx, some, aliases);
    await setImmediate();
  }
  const moved = changed.filter((row) => present.row(row.id)?.parent_id !== row.parent_id);
  await placesMoved(
    c,
    moved.map(({ id }) => id),
  );
  return added.length + changed.length > 0;
}

async function insert(c: Change, added: readonly StoredPlace[]): Promise<void> {
  for (const level of Map.groupBy(added, ({ type }) => placeLevel(type)).values())
    for (const some of pieces(level)) {
      await c.tx.insertInto('places').values(some).execute();
      await setImmediate(); // readers get their turn
    }
}

/** The state that each place of the list lies in, by their ids. */
function stateIds(places: readonly Shipped[]): Map<number, number> {
  const states = new Map<number, number>();
  for (const { id, type, parent_id } of places)
    if (type === 'state') states.set(id, id);
    else if (parent_id !== null && states.has(parent_id)) states.set(id, states.get(parent_id) as number);
  return states;
}

const nameKey = ({ type, name }: Shipped, state: number | null): string => `${type} ${state} ${name.toLowerCase()}`;

function countNames(places: readonly Shipped[], states: ReadonlyMap<number, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) {
    const name = nameKey(place, states.get(place.id) ?? null);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

type Columns = Omit<Shipped, 'aliases'>;

/** The place of an owner that is now matched with the one of the list: all that the owner wrote stays. */
function adopted(own: StoredPlace, { lgd_code, texts, lat, lon }: Columns): StoredPlace {
  const point = own.lat === null ? { lat, lon } : { lat: own.lat, lon: own.lon };
  const names = { ...JSON.parse(texts), ...JSON.parse(own.texts) };
  return { ...own, ...point, lgd_code, texts: JSON.stringify(names), is_shipped: 1, is_edited: 1, rev: own.rev + 1 };
}

/**
 * Records of cities that were merged into others, in databases that have them: hidden, and in the same place of the tree,
 * so that stories and devices that name them are found by it. Their ids stay valid.
 */
function mergedCities(present: Present, written: readonly StoredPlace[]): StoredPlace[] {
  const byId = new Map(written.map((row) => [row.id, row]));
  return cities.flatMap(({ id }) =>
    mergedInto(id).flatMap((former) => {
      const row = present.row(former);
      const kept = byId.get(keptId(former)) ?? present.row(keptId(former));
      if (!row || !kept || row.is_edited === 1) return [];
      if (row.is_active === 0 && row.parent_id === kept.parent_id) return [];
      return [{ ...row, parent_id: kept.parent_id, is_active: 0, rev: row.rev + 1 }];
    }),
  );
}

function freeSlug({ slug, type, id }: Columns, slugs: Set<string>): string {
  const free = [slug, `${slug}-${type}`].find((one) => !slugs.has(one)) ?? `${slug}-${id}`;
  slugs.add(free);
  return free;
}

const newRow = (c: Change, place: Columns): StoredPlace => ({
  ...place,
  is_shipped: 1,
  is_edited: 0,
  is_active: 1,
  search_text: placeSearchText(place),
  rev: 1,
  created_at: c.now,
  updated_at: c.now,
});

function differs(place: Columns, before: StoredPlace): boolean {
  const { id: _, slug: __, code, ...columns } = place;
  const all = code === null ? columns : { ...columns, code };
  return Object.entries(all).some(([name, value]) => before[name as keyof StoredPlace] !== value);
}
