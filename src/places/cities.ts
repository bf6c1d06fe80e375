import { distance } from 'fastest-levenshtein';
import { NearestNames } from '../text/nearest.ts';
import { sideAt } from './border/border.ts';
import listedRows from './data/cities.json' with { type: 'json' };
import furtherRows from './data/city-names.json' with { type: 'json' };
import nameRows from './data/names.json' with { type: 'json' };
import seatRows from './data/seats.json' with { type: 'json' };
import { placeKey } from './place-key.ts';
import { countryNames, states } from './states.ts';

/** A city of the shipped list. */
export interface City {
  /** GeoNames id; of a seat of a district that GeoNames does not list, 93,000,000 and the LGD code of the district. */
  id: number;
  /** English. */
  name: string;
  /** ISO 3166-1. */
  country: string;
  /** ISO 3166-2 in India, the country elsewhere. */
  region: string;
  /** Degrees, north and east. */
  lat: number;
  lon: number;
  /** IANA. */
  tz: string;
  population: number;
  /** LGD code of the district that it lies in; null where that is not certain. */
  district: number | null;
  /** By language; the English name is the fallback. */
  names: Readonly<Record<string, string>>;
}

interface Names {
  en?: string;
  aliases?: readonly string[];
  same_as?: number;
  district?: number;
  [lang: string]: unknown;
}

interface Row extends Omit<City, 'names' | 'district'> {
  further: Names;
}

/** By hand, one by one: such a name comes before the same name of another city. */
const given = nameRows as Record<string, Names>;
const furtherNames = furtherRows as Record<string, Names>;

const rows: readonly Row[] = [
  ...listedRows.map((row) => ({ ...row, further: furtherNames[row.id] ?? {} })),
  ...seatRows.map(({ names, aliases, district, ...row }) => ({
    ...row,
    country: 'IN',
    tz: 'Asia/Kolkata',
    further: { ...names, aliases, district } as Names,
  })),
];

/** The city that a record was merged into, by id: GeoNames has some cities twice. */
const merged = new Map(
  rows.flatMap(({ id, further }) => {
    const other = given[id]?.same_as ?? further.same_as;
    return other === undefined ? [] : [[id, other] as const];
  }),
);

/** The id of a city as it is listed now: that of the record that another one was merged into. */
export const keptId = (id: number): number => merged.get(id) ?? id;

const formerIds = Map.groupBy(merged.keys(), keptId);

/** Former ids of a city. */
export const mergedInto = (id: number): readonly number[] => formerIds.get(id) ?? [];

// GeoNames writes the long vowels of Indian names with a macron, which no reader does.
const plainName = (name: string, country: string): string =>
  country === 'IN' ? name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : name;

/** All cities, the largest first. */
export const cities: readonly City[] = rows
  .filter(({ id }) => !merged.has(id))
  .map(({ further, ...row }) => {
    const { en, aliases: _, district = null, ...names } = { ...further, ...given[row.id] };
    return { ...row, name: en ?? plainName(row.name, row.country), district, names: names as Record<string, string> };
  })
  .sort((a, b) => b.population - a.population);

const byId = new Map(cities.map((city) => [city.id, city]));

let rowsByKept: Map<number, Row[]> | undefined;

/** Further names of a city: those given by hand, and that of GeoNames as it is. */
export function aliasesOf(id: number): string[] {
  if (!byId.has(id)) return [];
  rowsByKept ??= Map.groupBy(rows, (row) => keptId(row.id));
  const own = rowsByKept.get(id) ?? [];
  return [...(given[id]?.aliases ?? []), ...own.flatMap(({ further, name }) => [...(further.aliases ?? []), name])];
}

/** Cities by each of their names: first those that the name was given to one by one, then the largest. */
function namesOf(): Map<string, City[]> {
  const byName = new Map<string, City[]>();
  const also = (name: string | null | undefined, city: City): void => {
    const key = placeKey(name ?? '');
    const list = byName.get(key);
    if (!list) byName.set(key, [city]);
    else if (!list.includes(city)) list.push(city);
  };
  for (const city of cities) {
    const { aliases = [], ...names } = given[city.id] ?? {};
    for (const name of [...Object.values(names as Record<string, string>), ...aliases]) also(name, city);
  }
  for (const city of cities) for (const name of [city.name, ...Object.values(city.names)]) also(name, city);
  for (const { id, name, further } of rows) {
    const city = byId.get(keptId(id));
    if (city) for (const one of [name, ...(further.aliases ?? [])]) also(one, city);
  }
  return byName;
}

let cityNames: Map<string, City[]> | undefined;

/** Built at the first search by name, since folding two thousand names is slow. */
function byName(): Map<string, City[]> {
  cityNames ??= namesOf();
  return cityNames;
}

let nearest: NearestNames<City> | undefined;

/** Built at the first name that is none of them as it is spelled. */
function nearestNames(): NearestNames<City> {
  if (!nearest) {
    nearest = new NearestNames();
    for (const [name, [city]] of byName()) nearest.add(name, city as City);
  }
  return nearest;
}

/** Whether a city lies in what `text` names: a state or country, by name or code. */
function liesIn(city: City, text: string): boolean {
  const key = placeKey(text);
  const state = states.find((s) => s.id === city.region);
  const own = [city.country, city.region, city.region.slice(3), countryNames.of(city.country)];
  return [...own, state?.name, state?.local_name].some((name) => name && placeKey(name) === key);
}

/** The city with an id, also a former one. */
export const cityOfId = (id: number): City | undefined => byId.get(keptId(id));

/**
 * The city that a text means: a name in any spelling that folds to one of its names (`Delhi`, `New Delhi`, `दिल्ली`) or
 * sounds like the names of one city alone (`Tirupathi`), a name with its state or country (`Aurangabad, Bihar`), or the id. Of several the largest, but one that bears the name
 * by `names.json` comes first.
 */
export function findCity(text: string): City | undefined {
  const trimmed = text.trim();
  if (/^\d{1,15}$/.test(trimmed)) return cityOfId(Number(trimmed));
  const whole = byName().get(placeKey(trimmed));
  if (whole) return whole[0];
  const [name = '', ...within] = trimmed.split(',');
  const named = byName().get(placeKey(name)) ?? [nearestNames().sounding(name) ?? []].flat();
  return named.find((city) => within.every((part) => liesIn(city, part)));
}

/**
 * Cities with a name that begins with `text`, the largest first; all of them for an empty text. Then the one whose name
 * sounds like it; where there is none, the one that is clearly nearest in letters.
 */
export function citiesLike(text: string, limit: number): City[] {
  const key = placeKey(text);
  if (key === '') return cities.slice(0, limit);
  const found = new Set<City>(byName().get(key));
  const others = [...byName()].flatMap(([name, list]) => (name.startsWith(key) ? list : []));
  for (const city of others.sort((a, b) => b.population - a.population)) found.add(city);
  const meant = found.size === 0 ? nearestNames().meant(key) : nearestNames().sounding(key);
  if (meant) found.add(meant);
  return [...found].slice(0, limit);
}

/** Cities whose names are nearest to a text that is none of them, for a reader who mistyped; at most three. */
export function citiesMeant(text: string): City[] {
  const key = placeKey(text).slice(0, 60);
  if (key.length < 3) return [];
  const farthest = Math.max(1, Math.floor(key.length / 3));
  const near = [...byName()].map(([name, list]) => ({ off: distance(key, name), city: list[0] as City }));
  const meant = near
    .filter(({ off }) => off <= farthest)
    .sort((a, b) => a.off - b.off || b.city.population - a.city.population);
  return [...new Set(meant.map(({ city }) => city))].slice(0, 3);
}

const earthKm = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km of a city or another point from a point (degrees), by the haversine formula. */
export function kmBetween(city: Pick<City, 'lat' | 'lon'>, lat: number, lon: number): number {
  const dLat = radians(city.lat - lat);
  const dLon = radians(city.lon - lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(city.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A city and its great-circle distance from a point. */
export interface CityDistance {
  city: City;
  km: number;
}

/** All cities, those nearest to a point (degrees) first. */
export const citiesByDistance = (lat: number, lon: number): CityDistance[] =>
  cities.map((city) => ({ city, km: kmBetween(city, lat, lon) })).sort((a, b) => a.km - b.km);

/** A point as a unit vector from the centre of the earth. */
function unitVector(lat: number, lon: number): [x: number, y: number, z: number] {
  const [up, east] = [radians(lat), radians(lon)];
  return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
}

/** The unit vectors of `cities`, three numbers each. */
const vectors = Float64Array.from(cities.flatMap(({ lat, lon }) => unitVector(lat, lon)));

const indian = cities.map(({ country }) => country === 'IN');

/**
 * The city nearest to a point (degrees) on its side of the border of India: the one whose vector has the greatest scalar product with that of the point. Every
 * request that gives a point needs it, also those that are then refused; distances of all cities would take a hundred times
 * as long.
 */
export function nearestCity(lat: number, lon: number): CityDistance {
  const [x, y, z] = unitVector(lat, lon);
  const side = sideAt(lat, lon);
  let nearest = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0, at = 0; at < vectors.length; i++, at += 3) {
    const product = (vectors[at] as number) * x + (vectors[at + 1] as number) * y + (vectors[at + 2] as number) * z;
    if (product <= most || (side !== null && indian[i] !== side)) continue;
    most = product;
    nearest = i;
  }
  const city = cities[nearest] as City;
  return { city, km: kmBetween(city, lat, lon) };
}
