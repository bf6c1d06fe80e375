import { slugText } from '../../text/slug.ts';
import { aliasesOf, cities, cityOfId } from '../cities.ts';
import treeNames from '../data/tree-names.json' with { type: 'json' };
import type { PlaceType } from '../model.ts';
import { states } from '../states.ts';
import type { StoredPlace } from '../tree.ts';
import type { LgdPlace } from './lgd.ts';

/** Ids of what GeoNames did not number for us: above its ids, below those that the database gives out. */
const countryId = 90_000_000;
const letter = (code: string, at: number): number => code.charCodeAt(at) - 65;
/** By the letters of the code, so that no other order of the list makes another id. */
const stateId = (code: string): number => countryId + 1 + 26 * letter(code, 3) + letter(code, 4);
const lgdId = ({ type, lgd }: Pick<LgdPlace, 'type' | 'lgd'>): number =>
  (type === 'district' ? 91_000_000 : 92_000_000) + lgd;

/** A place that comes with Dinam, as the database stores it, and the further names that it is found by. */
export interface Shipped
  extends Pick<
    StoredPlace,
    'id' | 'parent_id' | 'type' | 'code' | 'lgd_code' | 'slug' | 'name' | 'texts' | 'lat' | 'lon' | 'tz'
  > {
  aliases: readonly string[];
}

const textsOf = (names: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, { name }])));

type Slugs = (name: string, type: PlaceType, within: string, id: number) => string;

/** A slug of each place of the list: its name, with its type, with what it lies in, with its number. */
function slugsOfList(): Slugs {
  const slugs = new Set<string>();
  return (name, type, within, id) => {
    const base = slugText(name, 'en');
    const wanted = [base, `${base}-${type}`, `${base}-${within}`].filter((slug) => /[a-z]/.test(slug));
    const slug = wanted.find((one) => !slugs.has(one)) ?? `${base}-${type}-${id % 1_000_000}`;
    slugs.add(slug);
    return slug;
  };
}

const none = { code: null, lgd_code: null, lat: null, lon: null, tz: null };

/** India, its states, districts, sub-districts and cities, those that others lie in first. */
export function shippedPlaces(lgd: readonly LgdPlace[]): Shipped[] {
  const names = treeNames as Record<string, Record<string, string>>;
  const slugOf = slugsOfList();
  const country: Shipped = {
    ...none,
    id: countryId,
    parent_id: null,
    type: 'country',
    code: 'IN',
    slug: slugOf('India', 'country', '', countryId),
    name: 'India',
    texts: textsOf(names.IN ?? {}),
    tz: 'Asia/Kolkata',
    aliases: [],
  };
  const ofStates = states.map((state): Shipped => {
    const id = stateId(state.id);
    const own = state.local_name === null ? {} : { [state.lang]: state.local_name };
    const texts = textsOf({ ...names[state.id], ...own });
    const slug = slugOf(state.name, 'state', 'in', id);
    return {
      ...none,
      id,
      parent_id: countryId,
      type: 'state',
      code: state.id,
      slug,
      name: state.name,
      texts,
      aliases: [],
    };
  });
  // Cities had their slugs before there were districts.
  const ofCities = cities
    .filter(({ country }) => country === 'IN')
    .map(({ id, name, region, names, lat, lon, tz, district }): Shipped => {
      const slug = slugOf(name, 'city', region.slice(3).toLowerCase(), id);
      const parent_id = district === null ? stateId(region) : lgdId({ type: 'district', lgd: district });
      const row = { id, parent_id, type: 'city' as const, slug, name, texts: textsOf(names), lat, lon, tz };
      return { ...none, ...row, aliases: aliasesOf(id) };
    });
  return [country, ...ofStates, ...lgdPlaces(lgd, slugOf), ...ofCities];
}

function lgdPlaces(lgd: readonly LgdPlace[], slugOf: Slugs): Shipped[] {
  const districtSlugs = new Map<number, string>();
  return lgd.map((place): Shipped => {
    const id = lgdId(place);
    const { type, within, name, aliases } = place;
    const isDistrict = typeof within === 'string';
    const above = isDistrict ? within.slice(3).toLowerCase() : (districtSlugs.get(within) ?? String(within));
    const slug = slugOf(name, type, above, id);
    if (isDistrict) districtSlugs.set(place.lgd, slug);
    const seat = place.seat === null ? undefined : cityOfId(place.seat);
    return {
      ...none,
      id,
      parent_id: isDistrict ? stateId(within) : lgdId({ type: 'district', lgd: within }),
      type,
      lgd_code: place.lgd,
      slug,
      name,
      texts: textsOf(place.names),
      lat: place.lat ?? seat?.lat ?? null,
      lon: place.lon ?? seat?.lon ?? null,
      aliases,
    };
  });
}
