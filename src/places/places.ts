import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import { type FieldError, invalid } from '../core/error.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { type City, citiesByDistance, citiesLike, citiesMeant, cityOfId, findCity, nearestCity } from './cities.ts';
import { PlaceChoice, type PlaceQuery, PlacesQuery } from './model.ts';
import type { ResolvedPlace } from './resolved.ts';
import { zoneIn } from './zones/zone-names.ts';
import { zoneAt } from './zones/zones.ts';

/** Within this distance a point belongs to a city: what is stored for the city holds there too. */
const cityKm = 50;
/** Within this distance a point belongs to the region of a city. */
const regionKm = 200;

/** The city of the contract's defaults, for a setting that names no existing one. */
const fallbackCity = 1269843;

const ofCity = ({ id, name, region, lat, lon, tz }: City): ResolvedPlace => ({ id, city: name, region, lat, lon, tz });

const rounded = (degrees: number, parts: number): number => Math.round(degrees * parts) / parts + 0;

// A hundredth of a degree is a kilometre, and at most three seconds of sunrise: less than a hill on the horizon or the
// weather makes of it. Finer points would only make every phone's answer another one.
const ofAlmanac = (degrees: number): number => rounded(degrees, 100);
/** Distances are rounded to a hundred metres. */
const ofDistances = (degrees: number): number => rounded(degrees, 1_000);

/**
 * The place that a query means: `lat` and `lon` decide where they are given, else `city`, else the default city.
 * @throws Fault `invalid` naming `city`, `lat`, `lon` and `tz`
 */
export function resolvePlace(query: PlaceQuery, defaultCity: string): ResolvedPlace {
  const { city, lat, lon, tz } = query;
  const errors: FieldError[] = [];
  const zone = tz === undefined ? undefined : zoneIn(tz);
  if (zone === null) errors.push({ field: 'tz', message: 'must be an IANA zone like Asia/Kolkata', code: 'pattern' });
  if (lat !== undefined && lon === undefined)
    errors.push({ field: 'lon', message: 'is required with lat', code: 'required' });
  if (lon !== undefined && lat === undefined)
    errors.push({ field: 'lat', message: 'is required with lon', code: 'required' });
  if (tz !== undefined && zone && city === undefined && lat === undefined && lon === undefined)
    errors.push({ field: 'tz', message: 'goes with lat and lon' });
  const found = city === undefined ? undefined : findCity(city);
  if (city !== undefined && !found && lat === undefined && lon === undefined)
    errors.push({ field: 'city', message: unknownCity(city) });
  if (errors.length) throw invalid(errors);
  if (lat !== undefined && lon !== undefined) return ofPoint(ofAlmanac(lat), ofAlmanac(lon), zone ?? undefined);
  return ofCity(found ?? findCity(defaultCity) ?? (cityOfId(fallbackCity) as City));
}

/** The error of an unknown city: those with similar names. */
export function unknownCity(text: string): string {
  const meant = citiesMeant(text).map(({ name }) => name);
  const hint = meant.length ? `names like it: ${meant.join(', ')}` : 'see /api/v1/places, or give lat and lon';
  return `is not known; ${hint}`;
}

function ofPoint(lat: number, lon: number, zone: string | undefined): ResolvedPlace {
  const near = nearestCity(lat, lon);
  const own = near.km <= cityKm ? near.city : null;
  const region = near.km <= regionKm ? near.city.region : null;
  return { id: own?.id ?? null, city: own?.name ?? null, region, lat, lon, tz: zone ?? zoneAt(lat, lon, near) };
}

/** The shortest query that means the same place: what a cache key holds. */
export function queryOf({ id, city, lat, lon, tz }: ResolvedPlace, query: PlaceQuery): PlaceQuery {
  return query.lat === undefined && city !== null ? { city: String(id) } : { lat, lon, tz };
}

/** A place in words of the language, where it has a name in it; a point far from every city by its degrees. */
export const placeName = ({ id, city, lat, lon }: ResolvedPlace, lang: string): string =>
  (id === null ? undefined : cityOfId(id)?.names[lang]) ?? city ?? `${lat}, ${lon}`;

export const placeList = read({
  name: 'places.search',
  summary: 'Cities by prefix of a name, or nearest to a point',
  query: PlacesQuery,
  reply: Type.Array(PlaceChoice),
  normalise(_app, { search, lat, lon, lang, limit = defaultPageSize }) {
    if ((lat === undefined) !== (lon === undefined))
      throw invalid([
        { field: lat === undefined ? 'lat' : 'lon', message: 'is required with the other', code: 'required' },
      ]);
    const point = lat === undefined || lon === undefined ? {} : { lat: ofDistances(lat), lon: ofDistances(lon) };
    return { ...point, limit, ...(search?.trim() ? { search: search.trim() } : {}), ...(lang ? { lang } : {}) };
  },
  // The list is shipped with the program; a new release makes new ETags.
  topics: () => ['places'],
  rare: ({ search, lat }) => search !== undefined || lat !== undefined,
  maxAge: 3600,
  async run(_app, { search = '', lat, lon, lang = 'en', limit = defaultPageSize }) {
    const like = citiesLike(search, lat === undefined ? limit + 1 : Number.POSITIVE_INFINITY);
    const found =
      lat === undefined || lon === undefined ? like.map((city) => ({ city, km: null })) : near(like, lat, lon);
    const data = found.slice(0, limit).map(({ city: { id, name, names, country, region, lat, lon, tz }, km }) => {
      return { id, city: name, name: names[lang] ?? name, country, region, lat, lon, tz, km };
    });
    const more = found.length > limit;
    const meta = { lang, page: 1, limit, total: null, total_pages: null, has_more: more, next_cursor: null };
    return { data, meta };
  },
});

function near(among: City[], lat: number, lon: number): { city: City; km: number }[] {
  const wanted = new Set(among);
  return citiesByDistance(lat, lon)
    .filter(({ city }) => wanted.has(city))
    .map(({ city, km }) => ({ city, km: Math.round(km * 10) / 10 }));
}
