import type { Db } from '../core/db.ts';
import type { Festival } from '../model/panchang.ts';
import { festivalsBetween } from '../panchang/festivals/observances.ts';
import type { Reckoning } from '../panchang/reckoning.ts';
import { addDays, daysBetween } from '../panchang/zone.ts';
import { statesOfLang } from '../places/cities.ts';
import { computedFestival } from './computed-festival.ts';
import { type FestivalFacts, factsOfRow, festivalOf, isKeptIn } from './festivals.ts';
import type { Reader } from './shape.ts';
import { everywhere, festivalsOf, festiveDays } from './store.ts';

/** An announced day stands in place of a computed one of the same key that is no farther away. */
const movedDays = 5;

/**
 * Every festival of a range at a place, those of all regions: what is computed, what stands by itself in the store, and
 * what stored days bring. What an editor says of a key goes before what is computed of it.
 */
export async function allFestivals(
  db: Db,
  from: string,
  to: string,
  reader: Reader,
  reckoning: Reckoning,
): Promise<Festival[]> {
  const [rows, days] = await Promise.all([
    festivalsOf(db, addDays(from, -movedDays), addDays(to, movedDays)),
    festiveDays(db, from, to),
  ]);
  const here = new Set([everywhere, reader.place.id]);
  const replaced = new Set(days.filter((d) => d.festivals_replace && here.has(d.place_id)).map((d) => d.date));
  const stored = rows.map((row) => festivalOf(factsOfRow(row), row.date, row.id, reader));
  const inDays = days.flatMap(({ date, festivals }) =>
    (JSON.parse(festivals) as FestivalFacts[]).map((facts) => festivalOf(facts, date, null, reader)),
  );
  const said = [...stored, ...inDays];
  const computed = festivalsBetween(from, to, reader.place, reckoning)
    .filter(({ date }) => !replaced.has(date))
    .map((observance) => computedFestival(observance, reader))
    .filter((festival) => !said.some((other) => standsFor(other, festival)));
  const all = [...inDays, ...stored.filter(({ date }) => date >= from && date <= to), ...computed];
  return merged(all).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const standsFor = (said: Festival, computed: Festival): boolean =>
  said.key === computed.key &&
  Math.abs(daysBetween(said.date, computed.date)) <= movedDays &&
  computed.regions.some((region) => isKeptIn(said.regions, region) || said.regions.includes('IN'));

/** A festival that several days bring (one per city) once, with the regions of all of them. */
function merged(festivals: Festival[]): Festival[] {
  const byKey = new Map<string, Festival>();
  for (const festival of festivals) {
    const key = `${festival.date} ${festival.key} ${festival.id ?? ''}`;
    const before = byKey.get(key);
    const regions = before ? [...new Set([...before.regions, ...festival.regions])] : festival.regions;
    byKey.set(key, { ...(before ?? festival), regions });
  }
  return [...byKey.values()];
}

/**
 * Whether a reader at a place keeps a festival: that of the region, or of all India; abroad, where people keep those of
 * home, also what is kept in a state of the reader's language.
 */
export function isKeptBy({ place, lang }: Reader, regions: readonly string[]): boolean {
  const region = place.region ?? 'IN';
  if (isKeptIn(regions, region)) return true;
  return !region.startsWith('IN') && (regions.includes('IN') || statesOfLang(lang).some((s) => regions.includes(s)));
}
