import { type Static, Type } from 'typebox';
import { DateOnly, Lang, Nullable } from '../../core/model/common.ts';
import { Place } from '../../places/model.ts';
import { Name } from './panchang-parts.ts';

/** Calendars that a date may be given in, the lunar ones with the beginning of their year. */
export const calendarKeys = [
  'gregorian',
  'shaka',
  'vikram',
  'vikram_kartikadi',
  'vikram_ashadhadi',
  'tamil',
  'malayalam',
  'bengali',
  'odia',
  'assamese',
  'nepali',
  'punjabi',
  'bangladesh',
  'national',
  'nanakshahi',
  'hijri',
] as const;
export type CalendarKey = (typeof calendarKeys)[number];

export const CalendarDate = Type.Object(
  {
    key: Type.String({ description: calendarKeys.join(', ') }),
    is_tentative: Type.Boolean({ description: 'By a day: the moon decides' }),
    year: Type.Integer(),
    month: Name,
    day: Type.Integer({ description: 'Of a lunar calendar the tithi: 1 to 15 bright, 16 to 30 dark' }),
    lunar: Nullable(Type.Object({ is_adhika: Type.Boolean(), paksha: Name, tithi: Name })),
  },
  { $id: 'CalendarDate' },
);
export type CalendarDate = Static<typeof CalendarDate>;

/** One day in every calendar. */
export const Conversion = Type.Object(
  {
    lang: Lang,
    place: Place,
    date: DateOnly,
    weekday: Name,
    is_kshaya: Type.Boolean({ description: 'No sunrise sees the tithi that was asked for; it begins on this day' }),
    dates: Type.Array(CalendarDate),
  },
  { $id: 'Conversion' },
);
export type Conversion = Static<typeof Conversion>;
