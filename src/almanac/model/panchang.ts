import { type Static, Type } from 'typebox';
import { DateOnly, Lang, Nullable } from '../../core/model/common.ts';
import { Place } from '../../places/model.ts';
import { HolidayOrder } from './holiday.ts';
import { Moment, Name, parts, Span, when } from './panchang-parts.ts';
import type { PartName } from './part-names.ts';

const Timed = {
  ...Name.properties,
  start: when('RFC 3339 with the offset of the place; null where it is not known'),
  end: when('The same'),
};
const LimbView = {
  ...Timed,
  is_kshaya: Type.Boolean({ description: 'It is over before a sunrise sees it' }),
  is_vriddhi: Type.Boolean({ description: 'Two sunrises see it' }),
};
const Limb = Type.Object(LimbView, { $id: 'PanchangDayTithi' });
const Limbs = Type.Array(Limb, {
  description: 'The one in force at sunrise first',
});

/** Each part that `include=` adds; null where it was not asked for. */
const optional = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Nullable(part)])) as {
  [P in PartName]: ReturnType<typeof Nullable<(typeof parts)[P]>>;
};

export const FestivalType = Type.Enum(['festival', 'vrata', 'jayanti', 'national', 'observance'], {
  $id: 'FestivalType',
});

/** A festival or other observance of a date. */
export const Festival = Type.Object(
  {
    key: Type.String(),
    id: Nullable(Type.Integer({ description: 'null for one that is part of a day' })),
    name: Type.String(),
    date: DateOnly,
    type: Type.String(),
    is_holiday: Type.Boolean({ description: 'By `holiday_basis`' }),
    holiday: Nullable(HolidayOrder),
    holiday_basis: Type.Enum(['official', 'rule', 'editor'], {
      description:
        'official: the list of that state and year; rule: no list is known, a guess; editor: as it was announced',
    }),
    is_tentative: Type.Boolean(),
    regions: Type.Array(Type.String(), { description: 'ISO 3166-2 like IN-TS; IN: all of India' }),
    description: Nullable(Type.String()),
    image_url: Nullable(Type.String()),
    times: Type.Array(
      Type.Object({ key: Type.String(), name: Type.String(), start: Moment, end: Moment }, { $id: 'FestivalTime' }),
      {
        description: 'Instants of the observance: moonrise, parana, the course of an eclipse',
      },
    ),
    alternatives: Type.Array(
      Type.Object({ date: DateOnly, school: Type.String(), name: Type.String() }, { $id: 'FestivalAlternative' }),
      {
        description: 'Other days on which other almanacs or schools keep it',
      },
    ),
    source: Type.Enum(['computed', 'manual', 'official'], { description: 'official: on the list of holidays alone' }),
  },
  { $id: 'Festival' },
);
export type Festival = Static<typeof Festival>;

/** One day of the almanac at a place. */
export const PanchangDay = Type.Object(
  {
    date: DateOnly,
    lang: Lang,
    place: Place,
    weekday: Name,
    samvatsara: Nullable(Name),
    shaka_year: Nullable(Type.Integer()),
    vikram_year: Nullable(Type.Integer()),
    ayana: Nullable(Name),
    ritu: Nullable(Name),
    masa: Nullable(
      Type.Object({
        amanta: Nullable(Name),
        purnimanta: Nullable(Name),
        solar: Nullable(Name),
        is_adhika: Nullable(Type.Boolean()),
      }),
    ),
    paksha: Nullable(Name),
    tithi: Limbs,
    nakshatra: Limbs,
    yoga: Limbs,
    karana: Type.Array(Type.Object({ ...Timed, number: Nullable(Type.Integer({ description: '1 to 60' })) })),
    sunrise: Moment,
    sunset: Moment,
    moonrise: Moment,
    moonset: Moment,
    next_sunrise: Moment,
    day_length: Nullable(Type.Integer({ description: 'Seconds from sunrise to sunset' })),
    night_length: Nullable(Type.Integer({ description: 'Seconds from sunset to the next sunrise' })),
    rahu_kalam: Nullable(Span),
    yamagandam: Nullable(Span),
    gulika_kalam: Nullable(Span),
    abhijit: Nullable(Span),
    brahma_muhurta: Nullable(Span),
    durmuhurtam: Type.Array(Span),
    varjyam: Type.Array(Span),
    amrita_kalam: Type.Array(Span),
    moon_sign: Nullable(Name),
    sun_sign: Nullable(Name),
    festivals: Type.Array(Festival),
    special: Type.String({ description: 'One line to share: what is special today' }),
    notes: Nullable(Type.String()),
    source: Type.Enum(['computed', 'manual']),
    overridden: Type.Array(Type.String(), { description: 'Fields that an editor has given' }),
    ...optional,
  },
  { $id: 'PanchangDay' },
);
export type PanchangDay = Static<typeof PanchangDay>;

/** A day as a leaf of a month shows it. */
export const MonthDay = Type.Object(
  {
    date: DateOnly,
    weekday: Name,
    masa: Nullable(Name),
    paksha: Nullable(Name),
    tithi: Nullable(Limb),
    nakshatra: Nullable(Limb),
    sunrise: Moment,
    sunset: Moment,
    moonrise: Moment,
    is_holiday: Type.Boolean(),
    festivals: Type.Array(Type.Pick(Festival, ['key', 'name', 'type', 'is_holiday'])),
  },
  { $id: 'MonthDay' },
);
export type MonthDay = Static<typeof MonthDay>;

/** Good and bad times of a day. */
export const MuhurtaDay = Type.Object(
  {
    date: DateOnly,
    lang: Lang,
    place: Place,
    weekday: Name,
    sunrise: Moment,
    sunset: Moment,
    next_sunrise: Moment,
    ...parts.muhurta.properties,
    choghadiya: parts.choghadiya,
    hora: parts.hora,
    gowri: parts.gowri,
    bala: Nullable(parts.bala),
  },
  { $id: 'MuhurtaDay' },
);
