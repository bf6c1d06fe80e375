import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { resource } from '../core/api/resource.ts';
import type { App } from '../core/app.ts';
import { Fault, type FieldError, invalid, invalidField, notFound } from '../core/error.ts';
import { Day, isoDay, type Lang } from '../core/model/common.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import { cityOfId, findCity } from '../places/cities.ts';
import { unknownCity } from '../places/places.ts';
import { cachedSettings } from '../settings/settings.ts';
import { type Facts, factNames } from './day/facts.ts';
import { tellEdits } from './festivals/edits.ts';
import type { FestivalFacts } from './festivals/facts.ts';
import { festivalFactsOf, festivalsTopic } from './festivals/festivals.ts';
import { factsOf, inputErrors, timeErrors } from './input.ts';
import { type DayFestivalInput, DayInput, StoredDay } from './model/panchang-input.ts';
import { panchangTopic, yearErrors } from './query.ts';
import { everyPlace, idOfDay, type StoredDayRow } from './store.ts';

/** Where a stored day holds: at a city, or everywhere. @throws Fault `invalid` naming `city` */
export function placeIdOf(city: string | null | undefined): number {
  if (city === null || city === undefined) return everyPlace;
  const found = findCity(city);
  if (!found) throw invalidField('city', unknownCity(city));
  return found.id;
}

/** Stored days, for administrators: overrides of a date at a city or everywhere. */
export const panchangDays = resource<StoredDayRow>({
  name: 'panchang',
  one: 'stored day',
  table: 'panchang_days',
  input: DayInput,
  noun: StoredDay,
  filters: {
    date: Day,
    from: Day,
    to: Day,
    city: Type.String({ maxLength: 120, description: 'Name or id; all: days of all places' }),
  },
  narrow(_app, query, { date, from, to, city }) {
    let q = query;
    if (date !== undefined) q = q.where('date', '=', date as string);
    if (from !== undefined) q = q.where('date', '>=', from as string);
    if (to !== undefined) q = q.where('date', '<=', to as string);
    if (typeof city === 'string') q = q.where('place_id', '=', city === 'all' ? everyPlace : placeIdOf(city));
    return q;
  },
  sorts: ['-date', 'place_id', 'id', 'created_at', 'updated_at'],
  access: { read: 'almanac.read', write: 'almanac.write' },
  topics: () => [panchangTopic, festivalsTopic],
  toNoun: (_app, row) => storedDayOf(row),
  async toRow(c, input, before) {
    const sent = input as DayInput & { festivals_replace?: boolean };
    const date = sent.date ?? before?.date ?? '';
    const placeId = sent.city === undefined && before ? before.place_id : placeIdOf(sent.city);
    const lang = sent.lang ?? cachedSettings(c.app).basic.default_lang;
    const errors = [...yearErrors({ date }), ...inputErrors(sent, date)];
    const festivals = sentFestivals(sent.festivals as Sent[] | null | undefined, placeId, lang, errors);
    if (errors.length) throw invalid(errors);
    const facts = factsOf(sent, before ? (JSON.parse(before.facts) as Facts) : {}, lang);
    const wrong = [...inputErrors({ weekday: facts.weekday }, date), ...timeErrors(facts, date)];
    if (wrong.length) throw invalid(wrong);
    await checkFree(c, date, placeId, before);
    const all = festivals ?? (JSON.parse(before?.festivals ?? '[]') as FestivalFacts[]);
    const replace = sent.festivals_replace ?? before?.festivals_replace === 1;
    return {
      date,
      place_id: placeId,
      facts: JSON.stringify(facts),
      festivals: JSON.stringify(all),
      festivals_replace: +replace,
      // A day that takes the computed festivals away and brings none is looked for among those that bring some.
      has_festivals: +(all.length > 0 || replace),
      ...(before ? {} : { is_sample: 0 }),
    };
  },
  async afterWrite(c, row, before) {
    await writeAddressUses(c, 'panchang', row.id, row.festivals, before?.festivals);
    await tellEdits(c, row.date, before?.date);
  },
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'panchang', row.id, null, row.festivals);
    await tellEdits(c, row.date);
  },
});

type Sent = DayFestivalInput | string;

/** The festivals that are sent; what is wrong with any of them is added to `errors`. */
function sentFestivals(
  sent: Sent[] | null | undefined,
  placeId: number,
  lang: Lang,
  errors: FieldError[],
): FestivalFacts[] | undefined {
  if (sent === undefined) return undefined;
  const region = cityOfId(placeId)?.region;
  return (sent ?? []).flatMap((festival, i) => {
    try {
      return festivalFactsOf(festival, null, {
        lang,
        path: `festivals.${i}`,
        ...(region ? { regions: [region] } : {}),
      });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      errors.push(...error.errors);
      return [];
    }
  });
}

async function checkFree(c: Change, date: string, placeId: number, before: StoredDayRow | null): Promise<void> {
  const id = await idOfDay(c.tx, date, placeId);
  if (id === undefined || id === before?.id) return;
  throw new Fault('conflict', 'This date is stored for this place already.', {
    errors: [{ field: 'date', message: 'is taken', code: 'taken' }],
  });
}

function storedDayOf(row: StoredDayRow) {
  const facts = JSON.parse(row.facts) as Facts;
  const { id, date, place_id, rev, created_at, updated_at } = row;
  return {
    id,
    date,
    city: cityOfId(place_id)?.name ?? null,
    place_id: place_id || null,
    ...Object.fromEntries(factNames.map((name) => [name, facts[name] ?? null])),
    festivals: JSON.parse(row.festivals) as FestivalFacts[],
    festivals_replace: row.festivals_replace === 1,
    is_sample: row.is_sample === 1,
    rev,
    created_at,
    updated_at,
  };
}

/**
 * The id of the stored day that an address means: an id, or a date and perhaps a city.
 * @throws Fault `invalid`, `not_found`
 */
export async function dayIdOf(app: App, day: string, city: string | undefined): Promise<number> {
  if (/^\d{1,15}$/.test(day) && Number(day) > 0) return Number(day);
  const date = isoDay(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw invalidField('day', 'must be a date like 2026-11-20, or an id', 'pattern');
  const id = await idOfDay(app.db.write, date, placeIdOf(city));
  if (id === undefined) throw notFound('stored day');
  return id;
}
