import { type Static, Type } from 'typebox';
import { Name } from '../../almanac/model/panchang-parts.ts';
import { DateOnly, Day, Lang, Nullable, timestamp } from '../../core/model/common.ts';
import { Place, PlaceQuery } from '../../places/model.ts';

export const BirthQuery = Type.Object({
  date: Day,
  time: Type.Refine(
    Type.String({ description: 'HH:MM or HH:MM:SS' }),
    (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
    () => 'must be a time like 05:30 or 17:05:30, from 00:00 to 23:59:59',
  ),
  ...PlaceQuery,
  lang: Type.Optional(Lang),
});

const Degrees = Type.Number();
const Point = Type.Object(
  {
    graha: Type.String(),
    name: Type.String(),
    short: Type.String(),
    longitude: Degrees,
    sign: Name,
    degree: Degrees,
    nakshatra: Name,
    pada: Type.Integer(),
    navamsa: Name,
    western_longitude: Degrees,
    house: Type.Integer(),
    is_retrograde: Type.Boolean(),
    is_combust: Type.Boolean(),
  },
  { $id: 'BirthAscendant' },
);

const Signs = Type.Object({ rising: Name, moon: Name, sun: Name }, { $id: 'BirthSigns' });

const Period = Type.Object(
  {
    graha: Type.String(),
    name: Type.String(),
    from: DateOnly,
    until: DateOnly,
    is_current: Type.Boolean(),
  },
  { $id: 'BirthDasha' },
);

const AvakahadaRow = Type.Object({
  code: Type.String(),
  name: Type.String(),
  value: Type.String(),
  text: Type.String(),
});
export type AvakahadaRow = Static<typeof AvakahadaRow>;

/** What is computed of a birth. It is stored nowhere. */
export const Birth = Type.Object(
  {
    date: DateOnly,
    time: Type.String(),
    place: Place,
    at: timestamp(),
    clock: Type.Enum(['exact', 'skipped', 'repeated']),
    ayanamsha: Type.Object({ name: Type.String(), degrees: Degrees }),
    signs: Signs,
    western: Signs,
    ascendant: Point,
    planets: Type.Array(Point),
    dasha: Type.Array(Period),
    antardashas: Type.Array(Period),
    avakahada: Type.Array(AvakahadaRow),
    mangal_dosha: Type.Object({
      name: Type.String(),
      is_present: Type.Boolean(),
      places: Type.Array(Type.Object({ from: Type.String(), name: Type.String(), house: Type.Integer() })),
      cancelled_by: Type.Array(Type.Object({ code: Type.String(), text: Type.String() })),
    }),
    charts: Type.Object({ north: Type.String(), south: Type.String() }),
    notes: Type.Array(Type.Object({ code: Type.String(), at: Nullable(timestamp()), text: Type.String() })),
  },
  { $id: 'Birth' },
);
export type Birth = Static<typeof Birth>;
