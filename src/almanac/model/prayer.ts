import { type Static, Type } from 'typebox';
import { DateOnly, Lang } from '../../core/model/common.ts';
import { Place } from '../../places/model.ts';
import { Moment, Name } from './panchang-parts.ts';

export const PrayerMethod = Type.Enum(['karachi', 'mwl'], {
  $id: 'PrayerMethod',
  description: "Degrees of the Sun's depth for fajr and isha: karachi 18 and 18, mwl 18 and 17; default karachi",
});
export const AsrSchool = Type.Enum(['hanafi', 'shafi'], {
  $id: 'AsrSchool',
  description: 'Shadows of two lengths, or of one; default hanafi, in `lang` ml shafi',
});

const at = Moment;

/** Times of prayer of each date of a range at a place. */
export const PrayerTimes = Type.Object(
  {
    lang: Lang,
    place: Place,
    method: PrayerMethod,
    asr: AsrSchool,
    names: Type.Record(Type.String(), Type.String(), { description: 'What each time is called, by its field' }),
    days: Type.Array(
      Type.Object({
        date: DateOnly,
        weekday: Name,
        hijri: Type.Object(
          { year: Type.Integer(), month: Name, day: Type.Integer() },
          { description: 'Of the daytime; tentative by a day' },
        ),
        is_ramadan: Type.Boolean(),
        sehri_end: at,
        fajr: at,
        sunrise: at,
        zawal: at,
        dhuhr: at,
        asr: at,
        maghrib: at,
        iftar: at,
        isha: at,
        is_adjusted: Type.Boolean({ description: 'Fajr or isha follows the rule for high latitudes' }),
      }),
    ),
  },
  { $id: 'PrayerTimes' },
);
export type PrayerTimes = Static<typeof PrayerTimes>;
