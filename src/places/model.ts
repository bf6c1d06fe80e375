import { type Static, Type } from 'typebox';
import {
  defaultPageSize,
  Id,
  Lang,
  Limit,
  Nullable,
  StoredTexts,
  TakeSlug,
  Text,
  Timestamp,
  Translations,
} from '../core/model/common.ts';

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
    Type.String({
      maxLength: 60,
      description: 'IANA time zone of lat and lon, or an offset like +05:30; default: derived from them',
    }),
  ),
};
const Whole = Type.Object(PlaceQuery);
export type PlaceQuery = Static<typeof Whole>;

/** A place as answers show it. */
export const Place = Type.Object(
  {
    city: Nullable(Type.String({ description: 'null for a point far from every city' })),
    lat: Type.Number(),
    lon: Type.Number(),
    tz: Type.String({ description: 'IANA zone' }),
  },
  { $id: 'Place' },
);
export type Place = Static<typeof Place>;

export const PlacesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 120, description: 'How the name begins, in any language' })),
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
  lang: Type.Optional(Lang),
  limit: Limit,
});
export type PlacesQuery = Static<typeof PlacesQuery>;

/** A city to choose from. */
export const PlaceChoice = Type.Object(
  {
    id: Type.Integer({ description: 'GeoNames id' }),
    city: Type.String({ description: 'English name, as `city=` takes it' }),
    name: Type.String({ description: 'In the language, where it is known' }),
    country: Type.String({ description: 'ISO 3166-1' }),
    region: Type.String({ description: 'ISO 3166-2 in India, the country elsewhere' }),
    lat: Type.Number(),
    lon: Type.Number(),
    tz: Type.String(),
    km: Nullable(Type.Number({ description: 'Distance from lat and lon' })),
  },
  { $id: 'PlaceChoice' },
);
export type PlaceChoice = Static<typeof PlaceChoice>;

/** Of the tree of places, the widest first: a place lies below one of a wider type. */
export const placeTypes = ['country', 'state', 'district', 'mandal', 'city'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** What the states call a mandal. */
const mandalNames: readonly string[] = ['taluk', 'taluka', 'tehsil', 'tahsil'];

const TypeInput = Type.Enum([...placeTypes, ...mandalNames], {
  description: 'country, state, district, mandal (also taluk, taluka, tehsil, tahsil) or city',
});

/** The type that a text names; null for none. */
export function placeTypeOf(text: string): PlaceType | null {
  const name = text.trim().toLowerCase();
  return mandalNames.includes(name) ? 'mandal' : (placeTypes.find((type) => type === name) ?? null);
}

/** At least one letter, so that no slug looks like an id; `tree`, `search` and `near` are addresses of their own. */
export const placeSlugPattern = '^(?!(tree|search|near)$)(?=[^a-z]*[a-z])[a-z0-9]+(-[a-z0-9]+)*$';
export const placeCodePattern = '^[A-Za-z0-9][A-Za-z0-9.-]*$';

const topic = Type.String({ description: 'Push topic of the place in this language' });
const stem = { id: Id, name: Type.String(), slug: Type.String(), type: Type.Enum([...placeTypes]) };

const TypeName = Type.Enum([...placeTypes]);

const lgd_code = Nullable(
  Type.Integer({
    description: 'Of districts and mandals: code in the Local Government Directory (lgdirectory.gov.in)',
  }),
);

/** A place of the tree as readers get it. */
export const TreePlace = Type.Object(
  {
    ...stem,
    code: Nullable(Type.String({ description: 'ISO 3166 of countries and states, else what an editor gave' })),
    lgd_code,
    parent_id: Nullable(Type.Integer()),
    lat: Nullable(Type.Number()),
    lon: Nullable(Type.Number()),
    tz: Nullable(Type.String({ description: 'IANA zone' })),
    child_count: Type.Integer({ description: 'Places right below it' }),
    topic,
  },
  { $id: 'TreePlace' },
);
export type TreePlace = Static<typeof TreePlace>;

/** One place with all above it, the widest first. */
export const PlaceItem = Type.Object(
  {
    ...TreePlace.properties,
    ancestors: Type.Array(Type.Object({ ...stem, topic })),
  },
  { $id: 'PlaceItem' },
);

/** A place with what it lies in, to choose from. */
export const FoundPlace = Type.Object(
  {
    ...TreePlace.properties,
    within: Type.Array(Type.String(), {
      description: 'Names of the places above it, the nearest first, without the country',
    }),
  },
  { $id: 'FoundPlace' },
);
export type FoundPlace = Static<typeof FoundPlace>;

export const PlaceSearchQuery = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 80, description: 'How a name begins, in any script, or as it sounds' }),
  type: Type.Optional(TypeName),
  lang: Type.Optional(Lang),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: `Rows, default ${defaultPageSize}` })),
});

export const NearQuery = Type.Object({
  lat: Latitude,
  lon: Longitude,
  lang: Type.Optional(Lang),
});

/** The chain of places that a point lies in. */
export const PlacesNear = Type.Object(
  {
    lat: Type.Number({ description: 'As it was rounded, to a hundredth of a degree' }),
    lon: Type.Number(),
    chain: Type.Array(
      Type.Object({
        ...stem,
        lgd_code,
        topic,
        approximate: Type.Boolean({ description: 'Chosen by distance: Dinam has no boundaries' }),
        km: Nullable(Type.Number({ description: 'Distance from the town that it was chosen by' })),
      }),
      { description: 'Country, state, district, mandal, as far as they are known; empty outside India' },
    ),
  },
  { $id: 'PlacesNear' },
);

export const TreeQuery = Type.Object({
  parent: Type.Optional(Type.String({ maxLength: 120, description: 'Slug, code or id; absent: the countries' })),
  type: Type.Optional(TypeName),
  lang: Type.Optional(Lang),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'Rows, default 100' })),
});

export const PlaceInput = Type.Object(
  {
    name: Text(80, { min: 1, description: 'In English' }),
    type: TypeInput,
    parent_id: Type.Optional(Nullable(Id)),
    slug: Type.Optional(Type.String({ pattern: placeSlugPattern, maxLength: 80 })),
    take_slug: Type.Optional(TakeSlug),
    code: Type.Optional(Nullable(Type.String({ pattern: placeCodePattern, maxLength: 20 }))),
    texts: Type.Optional(
      Translations(
        Type.Object(
          { name: Type.Optional(Text(80, { min: 1 })) },
          { $id: 'PlaceInputText', additionalProperties: false },
        ),
      ),
    ),
    lat: Type.Optional(Nullable(Latitude)),
    lon: Type.Optional(Nullable(Longitude)),
    tz: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
    is_active: Type.Optional(Type.Boolean({ default: true })),
  },
  { $id: 'PlaceInput', additionalProperties: false },
);
export type PlaceInput = Static<typeof PlaceInput>;

export const AdminPlace = Type.Object(
  {
    ...stem,
    code: Nullable(Type.String()),
    lgd_code,
    texts: StoredTexts(Type.Object({ name: Type.Optional(Type.String()) })),
    parent_id: Nullable(Type.Integer()),
    lat: Nullable(Type.Number()),
    lon: Nullable(Type.Number()),
    tz: Nullable(Type.String()),
    is_shipped: Type.Boolean(),
    is_active: Type.Boolean(),
    topics: Type.Record(Type.String(), Type.String(), { description: 'Push topic by language' }),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminPlace' },
);
export type AdminPlace = Static<typeof AdminPlace>;
