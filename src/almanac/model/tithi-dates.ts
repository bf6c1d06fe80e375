import { type Static, Type } from 'typebox';
import { DateOnly, Day, Lang } from '../../core/model/common.ts';
import { Place, PlaceQuery } from '../../places/model.ts';
import { Moment, Name } from './panchang-parts.ts';

const Kind = Type.Enum(['birthday', 'shraddha', 'star'], {
  description:
    'By the tithi at sunrise, the tithi in the afternoon, or the nakshatra in its solar month; default birthday',
});
const StarCalendar = Type.Enum(['tamil', 'malayalam'], {
  description: 'Whose solar months count for a star; default tamil, in `lang` ml malayalam',
});

export const TithiDatesQuery = Type.Object({
  date: Day,
  time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM; absent: sunrise' })),
  kind: Type.Optional(Kind),
  calendar: Type.Optional(StarCalendar),
  from: Type.Optional(Day),
  years: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'How many days, default 5' })),
  ...PlaceQuery,
  lang: Type.Optional(Lang),
});

/** What a birth or a death is remembered by, and on which days. */
export const TithiDates = Type.Object(
  {
    lang: Lang,
    place: Place,
    kind: Kind,
    origin: Type.Object({
      date: DateOnly,
      weekday: Name,
      tithi: Name,
      paksha: Name,
      amanta: Name,
      purnimanta: Name,
      is_adhika: Type.Boolean(),
      nakshatra: Name,
      solar: Type.Object({ key: StarCalendar, year: Type.Integer(), month: Name, day: Type.Integer() }),
    }),
    days: Type.Array(
      Type.Object({
        date: DateOnly,
        weekday: Name,
        number: Type.Integer({ description: 'The how manieth' }),
        is_adhika: Type.Boolean({ description: 'In an adhika month' }),
        start: Moment,
        end: Moment,
      }),
    ),
  },
  { $id: 'TithiDates' },
);
export type TithiDates = Static<typeof TithiDates>;
