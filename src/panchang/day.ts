import { type Lunation, lunationAt, purnimantaMonth } from './calendars/lunar.ts';
import { type Division, idAt, type LimbSpan, limbsBetween } from './limbs.ts';
import { type Reckoning, standard } from './reckoning.ts';
import type { Ayanamsha } from './sky/ayanamsha.ts';
import { type DaySky, type Site, skyOf } from './sky/day-sky.ts';
import { memoise } from './sky/memoise.ts';
import { addDays, weekdayOf } from './zone.ts';

export interface DayLimb extends LimbSpan {
  /** It begins and ends between two sunrises: no day is named after it. */
  isKshaya: boolean;
  /** It is in force at two sunrises. */
  isVriddhi: boolean;
}

/** A day of the almanac at a place: from sunrise to the next sunrise. Ids count from 1, instants are Unix seconds. */
export interface AlmanacDay {
  sky: DaySky;
  /** 1 Sunday to 7 Saturday. */
  weekday: number;
  /** Each that touches the day, the one in force at sunrise first. */
  tithis: DayLimb[];
  nakshatras: DayLimb[];
  yogas: DayLimb[];
  /** Half tithis, 1 Kimstughna to 60 Naga. */
  karanas: DayLimb[];
  /** 1 Shukla, 2 Krishna; like all that follows, at sunrise. */
  paksha: 1 | 2;
  lunation: Lunation;
  /** 1 Chaitra to 12 Phalguna, in the reckoning by full moons. */
  purnimanta: number;
  /** 1 Mesha to 12 Meena. */
  moonSign: number;
  sunSign: number;
}

/** @param date `YYYY-MM-DD` */
export const dayAt = memoise(
  512,
  (date: string, site: Site, { ayanamsha, horizon }: Reckoning = standard) =>
    `${date} ${site.lat} ${site.lon} ${site.tz} ${ayanamsha} ${horizon}`,
  computed,
);

function computed(date: string, site: Site, { ayanamsha, horizon }: Reckoning = standard): AlmanacDay {
  const sky = skyOf(date, site, horizon);
  const yesterday = skyOf(addDays(date, -1), site, horizon).start;
  const limbs = (of: Division) => dayLimbs(of, yesterday, sky, ayanamsha);
  const tithis = limbs('tithi');
  const tithi = (tithis[0] as DayLimb).id;
  const lunation = lunationAt(sky.start, ayanamsha);
  return {
    sky,
    weekday: weekdayOf(date),
    tithis,
    nakshatras: limbs('nakshatra'),
    yogas: limbs('yoga'),
    karanas: limbs('karana'),
    paksha: tithi <= 15 ? 1 : 2,
    lunation,
    purnimanta: purnimantaMonth(lunation, tithi, ayanamsha),
    moonSign: idAt('moonSign', sky.start, ayanamsha),
    sunSign: idAt('sunSign', sky.start, ayanamsha),
  };
}

function dayLimbs(of: Division, yesterday: number, { start, end }: DaySky, ayanamsha: Ayanamsha): DayLimb[] {
  return limbsBetween(of, start, end, ayanamsha).map((limb) => ({
    ...limb,
    isKshaya: limb.start > start && limb.end < end,
    isVriddhi: (limb.start <= yesterday && limb.end > start) || (limb.start <= start && limb.end > end),
  }));
}
