import { type Static, Type } from 'typebox';
import { Lang, Nullable } from './common.ts';

const Latitude = Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north; goes with lon' });
const Longitude = Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east; goes with lat' });

/** How a reader says where they are; without it the setting `default_city` is meant. */
export const PlaceQuery = {
  city: Type.Optional(
    Type.String({
      maxLength: 120,
      description: 'A name in any language, also with its state (`Aurangabad, Bihar`), or an id of /api/v1/places',
    }),
  ),
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
  tz: Type.Optional(
    Type.String({ maxLength: 60, description: 'IANA zone of lat and lon; absent: the zone that lies there' }),
  ),
};
const Whole = Type.Object(PlaceQuery);
export type PlaceQuery = Static<typeof Whole>;

/** A place as answers show it. */
export const Place = Type.Object({
  city: Nullable(Type.String({ description: 'null for a point far from every city' })),
  lat: Type.Number(),
  lon: Type.Number(),
  tz: Type.String({ description: 'IANA zone' }),
});
export type Place = Static<typeof Place>;

export const PlacesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 120, description: 'How the name begins, in any language' })),
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
  lang: Type.Optional(Lang),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Rows, 20 unless told' })),
});
export type PlacesQuery = Static<typeof PlacesQuery>;

/** A city to choose from. */
export const PlaceChoice = Type.Object({
  id: Type.Integer({ description: 'GeoNames id' }),
  city: Type.String({ description: 'English name, as `city=` takes it' }),
  name: Type.String({ description: 'In the language, where it is known' }),
  country: Type.String({ description: 'ISO 3166-1' }),
  region: Type.String({ description: 'ISO 3166-2 in India, the country elsewhere' }),
  lat: Type.Number(),
  lon: Type.Number(),
  tz: Type.String(),
  km: Nullable(Type.Number({ description: 'Distance from lat and lon' })),
});
