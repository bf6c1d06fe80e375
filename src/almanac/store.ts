import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import { addDays } from '../panchang/zone.ts';
import type { FestivalRow, HolidayRow, PanchangDayRow } from './tables.ts';

export type StoredDayRow = Stored<PanchangDayRow>;
export type StoredFestival = Stored<FestivalRow>;
export type StoredHoliday = Stored<HolidayRow>;

/** `place_id` of a day that is stored for all places. */
export const everyPlace = 0;

/** Stored days of a range (both ends in it) that hold at a city: by date, that of all places before that of the city. */
async function daysAt(db: Db, from: string, to: string, cityId: number | null): Promise<StoredDayRow[]> {
  return db
    .selectFrom('panchang_days')
    .selectAll()
    .where('place_id', 'in', cityId === null ? [everyPlace] : [everyPlace, cityId])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('place_id')
    .execute();
}

/** Stored days of a range, of all places, that bring festivals, or take the computed ones away. */
async function festiveDays(db: Db, from: string, to: string) {
  return db
    .selectFrom('panchang_days')
    .select(['date', 'place_id', 'festivals', 'festivals_replace'])
    .where('has_festivals', '=', 1)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('place_id')
    .execute();
}

/** Festivals of the dates of a range, and those that repeat by a rule and may come in it. */
async function festivalsOf(db: Db, from: string, to: string): Promise<StoredFestival[]> {
  const all = db.selectFrom('festivals').selectAll().where('date', '<=', to).orderBy('date').orderBy('id');
  const [dated, repeating] = await Promise.all([
    all.where('date', '>=', from).where('repeats', 'is', null).execute(),
    all.where('repeats', 'is not', null).execute(),
  ]);
  return [...dated, ...repeating];
}

/** Independent festivals of a key that come on a date or later, those that repeat among them: the first hundred. */
export async function festivalsOfKey(db: Db, key: string, from: string): Promise<StoredFestival[]> {
  return db
    .selectFrom('festivals')
    .selectAll()
    .where('key', '=', key)
    .where((eb) => eb.or([eb('date', '>=', from), eb('repeats', 'is not', null)]))
    .orderBy('date')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Rows of holidays that are read at once: those of fifty years. */
const mostHolidays = 2_000;

/** What editors say of the holidays of a region in the years of a range; there are none outside India. */
export async function holidaysOf(
  db: Db,
  region: string | null | undefined,
  from: string,
  to: string,
): Promise<StoredHoliday[]> {
  if (region == null) return [];
  return db
    .selectFrom('holidays')
    .selectAll()
    .where('region', '=', region)
    .where('date', '>=', `${from.slice(0, 4)}-01-01`)
    .where('date', '<=', `${to.slice(0, 4)}-12-31`)
    .orderBy('date')
    .orderBy('id')
    .limit(mostHolidays)
    .execute();
}

/** The id of the day that is stored for a date at a city, or everywhere. */
export async function idOfDay(db: Db, date: string, placeId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('panchang_days')
    .select('id')
    .where('date', '=', date)
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  return row?.id;
}

/** An announced day replaces a computed one of the same key that is no farther away. */
export const movedDays = 5;

/** What editors say about the festivals of a range, and of some days around it. */
export interface EditedFestivals {
  rows: StoredFestival[];
  days: Awaited<ReturnType<typeof festiveDays>>;
  /** Of the region that is requested, in the years of the range. */
  holidays: readonly StoredHoliday[];
}

/** @param region whose holidays are read too; null: of none */
export async function editedFestivals(
  db: Db,
  from: string,
  to: string,
  region: string | null | undefined,
): Promise<EditedFestivals> {
  const [first, last] = [addDays(from, -movedDays), addDays(to, movedDays)];
  const [rows, days, holidays] = await Promise.all([
    festivalsOf(db, first, last),
    festiveDays(db, first, last),
    holidaysOf(db, region, from, to),
  ]);
  return { rows, days, holidays };
}

/** What editors say about the days of a range at a city. */
export interface EditedDays extends EditedFestivals {
  stored: StoredDayRow[];
}

/** Days as they are computed. */
export const nothingEdited: EditedDays = { stored: [], rows: [], days: [], holidays: [] };

export async function editedDays(
  db: Db,
  from: string,
  to: string,
  { id, region }: { id: number | null; region: string | null | undefined },
): Promise<EditedDays> {
  const [stored, festivals] = await Promise.all([daysAt(db, from, to, id), editedFestivals(db, from, to, region)]);
  return { stored, ...festivals };
}
