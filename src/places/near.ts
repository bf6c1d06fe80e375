import { read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { langOrDefault } from '../settings/settings.ts';
import { isIndian } from './border/border.ts';
import { kmBetween, nearestCity } from './cities.ts';
import { NearQuery, PlacesNear } from './model.ts';
import { cachedPlaces, lineOf, nameIn, type PlaceNode, placesTopic, pushTopic } from './tree.ts';

/** A hundredth of a degree is a kilometre: finer points would make every phone's answer another one. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

/** Within this distance a point has the district and the state of a town that lies there. */
const townKm = 12;
/** Farther than this from the seat of every district a point is not in a district. */
const seatKm = 150;
/** Within this distance of the town that a mandal is named after a point may lie in it. */
const mandalKm = 12;

interface Seat {
  id: number;
  state: number;
  lat: number;
  lon: number;
}

/** The districts whose seat is in the data: 763 in all of India. */
const seats = (app: App): Promise<Seat[]> =>
  memo(app, 'places.seats', [placesTopic], async () => {
    const rows = await app.db.read
      .selectFrom('places')
      .select(['id', 'parent_id as state', 'lat', 'lon'])
      .where('type', '=', 'district')
      .where('is_active', '=', 1)
      .where('lat', 'is not', null)
      .orderBy('id')
      .limit(2_000)
      .execute();
    return rows.filter((row): row is Seat => row.lat !== null && row.lon !== null && row.state !== null);
  });

interface Near<T> {
  place: T;
  km: number;
}

function nearest<T extends { lat: number; lon: number }>(all: readonly T[], lat: number, lon: number, mostKm: number) {
  let found: Near<T> | undefined;
  for (const place of all) {
    const km = kmBetween(place, lat, lon);
    if (km <= mostKm && (!found || km < found.km)) found = { place, km };
  }
  return found;
}

/** The district of a point (its id), by a town nearby, else by the nearest seat; of a town without one only its state counts. */
async function districtNear(app: App, lat: number, lon: number): Promise<{ id: number; km: number } | undefined> {
  if (!isIndian(lat, lon)) return undefined;
  const { city, km } = nearestCity(lat, lon);
  const line = km <= townKm ? lineOf(await cachedPlaces(app, [city.id]), city.id) : [];
  const district = line.find(({ type }) => type === 'district');
  if (district) return { id: district.id, km };
  const state = line.find(({ type }) => type === 'state');
  const all = await seats(app);
  const near = nearest(state ? all.filter((seat) => seat.state === state.id) : all, lat, lon, seatKm);
  return near && { id: near.place.id, km: near.km };
}

async function mandalNear(app: App, district: number, lat: number, lon: number) {
  const rows = await app.db.read
    .selectFrom('places')
    .select(['id', 'lat', 'lon'])
    .where('parent_id', '=', district)
    .where('type', '=', 'mandal')
    .where('is_active', '=', 1)
    .where('lat', 'is not', null)
    .limit(500)
    .execute();
  const there = rows.filter(
    (row): row is { id: number; lat: number; lon: number } => row.lat !== null && row.lon !== null,
  );
  const near = nearest(there, lat, lon, mandalKm);
  return near && { id: near.place.id, km: near.km };
}

export const placesNear = read({
  name: 'places.near',
  summary: 'Country, state, district and mandal of a point, by the nearest towns',
  query: NearQuery,
  reply: PlacesNear,
  normalise: (app, { lat, lon, lang }) => ({ lat: rounded(lat), lon: rounded(lon), lang: langOrDefault(app, lang) }),
  topics: () => [placesTopic, 'settings'],
  maxAge: 3600,
  rare: () => true,
  async run(app, { lat, lon, lang }) {
    const district = await districtNear(app, lat, lon);
    const mandal = district && (await mandalNear(app, district.id, lat, lon));
    const km = new Map([district, mandal].flatMap((one) => (one ? [[one.id, one.km] as const] : [])));
    const lowest = mandal ?? district;
    const line = lowest ? lineOf(await cachedPlaces(app, [lowest.id]), lowest.id).toReversed() : [];
    const view = (place: PlaceNode) => ({
      id: place.id,
      name: nameIn(place, lang as string),
      slug: place.slug,
      type: place.type,
      lgd_code: place.lgd_code,
      topic: pushTopic(lang as string, place.slug),
      approximate: place.type !== 'country',
      km: km.has(place.id) ? Math.round((km.get(place.id) as number) * 10) / 10 : null,
    });
    return { data: { lat, lon, chain: line.map(view) }, meta: { lang: lang as string } };
  },
});
