import { asin, atan2, cos, normalise180, sin } from '../sky/angles.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { daySeconds, nutation, siderealTime, sunLongitude, trueObliquity } from '../sky/ephemeris.ts';
import { heightOver } from '../sky/rise.ts';
import { crossing } from '../sky/roots.ts';

/** Whose angles of twilight: the University of Islamic Sciences, Karachi, or the Muslim World League. */
export type PrayerMethod = 'karachi' | 'mwl';
/** By which school asr begins: when a shadow is one length longer than at noon (Shafi, Maliki, Hanbali), or two (Hanafi). */
export type AsrSchool = 'hanafi' | 'shafi';

/** Degrees of the Sun's centre below the horizon, for fajr and isha. */
const angles: Record<PrayerMethod, readonly [fajr: number, isha: number]> = { karachi: [18, 18], mwl: [18, 17] };
const shadows: Record<AsrSchool, number> = { hanafi: 2, shafi: 1 };

/** When the prayers of a civil date begin, in Unix seconds; null where the Sun does not rise or set. */
export interface PrayerTimes {
  /** The first light, with which sehri ends. */
  fajr: number | null;
  sunrise: number | null;
  /** The Sun's centre crosses the meridian. */
  zawal: number;
  dhuhr: number;
  asr: number | null;
  /** Sunset, with which the fast is broken. */
  maghrib: number | null;
  isha: number | null;
  /** Fajr or isha is by the rule for high latitudes, not by the Sun's depth. */
  isAdjusted: boolean;
}

/** The Sun's disc has wholly passed the meridian: about a minute after its centre, as the tables of both methods have it. */
const passing = 60;
/** Above this latitude twilight lasts a seventh of the night at most, elsewhere a half. */
const highLatitude = 48;

/** How far the Sun is west of the meridian, in degrees. */
function hourAngle(t: number, lon: number): number {
  const longitude = sunLongitude(t) + nutation(t);
  const ascension = atan2(sin(longitude) * cos(trueObliquity(t)), cos(longitude));
  return normalise180(siderealTime(t) + lon - ascension);
}

/** The noon of the Sun within a civil day. */
function noonOf({ midnight, nextMidnight }: { midnight: number; nextMidnight: number }, lon: number): number {
  const middle = (midnight + nextMidnight) / 2;
  const near = middle - (hourAngle(middle, lon) / 360) * daySeconds;
  return crossing((t) => hourAngle(t, lon), near - 900, near + 900);
}

/**
 * The times of prayer of a civil date. Sunrise and sunset are those of the disc's edge, whatever the almanac follows.
 * @param date `YYYY-MM-DD`
 */
export function prayerTimesOf(date: string, site: Site, method: PrayerMethod, school: AsrSchool): PrayerTimes {
  const sky = skyOf(date, site);
  const zawal = noonOf(sky, site.lon);
  const { sunrise, sunset } = sky;
  const altitude = (t: number): number => heightOver('sun', t, site, 'centre');
  const [dawnAngle, duskAngle] = angles[method];
  const [lastMidnight, midnight] = [zawal - daySeconds / 2, zawal + daySeconds / 2];
  /** When the Sun is so far below the horizon between its deepest and a rise or set; null when it never is. */
  const depth = (degrees: number, deepest: number, horizon: number): number | null =>
    altitude(deepest) >= -degrees ? null : crossing((t) => altitude(t) + degrees, deepest, horizon);

  const most = Math.abs(site.lat) > highLatitude ? 1 / 7 : 1 / 2;
  const nightLength = sunrise !== null && sunset !== null ? daySeconds - (sunset - sunrise) : 0;
  const dawn = sunrise === null ? null : depth(dawnAngle, lastMidnight, sunrise);
  const dusk = sunset === null ? null : depth(duskAngle, midnight, sunset);
  const [earliest, latest] = [(sunrise ?? 0) - most * nightLength, (sunset ?? 0) + most * nightLength];
  const fajr = sunrise === null ? null : Math.max(dawn ?? earliest, earliest);
  const isha = sunset === null ? null : Math.min(dusk ?? latest, latest);
  return {
    fajr,
    sunrise,
    zawal,
    dhuhr: zawal + passing,
    asr: asrOf(altitude, zawal, sunset, shadows[school]),
    maghrib: sunset,
    isha,
    isAdjusted: fajr !== dawn || isha !== dusk,
  };
}

/** When a shadow is so many lengths of what throws it longer than at noon. */
function asrOf(altitude: (t: number) => number, noon: number, sunset: number | null, lengths: number): number | null {
  const highest = altitude(noon);
  if (sunset === null || highest <= 0) return null;
  const shadow = lengths + cos(highest) / sin(highest);
  const wanted = asin(1 / Math.hypot(1, shadow));
  return crossing((t) => altitude(t) - wanted, noon, sunset);
}
