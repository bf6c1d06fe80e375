import { asin, atan2, cos, normalise180, normalise360, sin } from '../sky/angles.ts';
import { daySeconds, nutation, siderealTime, sunLongitude, trueObliquity } from '../sky/ephemeris.ts';
import { dateAt } from '../zone.ts';

/**
 * The mean motions of the Surya Siddhanta (1.29-37), which some calendars still follow: revolutions in a yuga of 4,320,000
 * years, counted from the midnight of Ujjain that begins the Kaliyuga, when all stood at 0 degrees.
 */

const yugaDays = 1_577_917_828;
const sunTurns = 4_320_000;
/** 364,220 in the text; with the correction (bija) of -8 that almanacs have made since the 16th century. */
const jupiterTurns = 364_212;
/** 17/18 February 3102 BC (Julian), Julian day 588465.5, at 75.77 degrees east; in Unix seconds. */
const kaliEpoch = (588_465.5 - 2_440_587.5 - 75.77 / 360) * daySeconds;
/** Degrees of the Sun's apogee; it moves by 0.1" in a century. */
const apogee = 77 + 17 / 60;

/** Signs of 30 degrees that the mean Jupiter has passed since the Kaliyuga began. */
export const jupiterSigns = (t: number): number => (((t - kaliEpoch) / daySeconds) * jupiterTurns * 12) / yugaDays;

/** The instant (Unix seconds) at which the mean Jupiter has passed so many signs. */
export const jupiterInstant = (signs: number): number =>
  kaliEpoch + ((signs * yugaDays) / (jupiterTurns * 12)) * daySeconds;

/** Sidereal longitude of the true Sun, degrees: the mean one with the equation of an epicycle of 14 to 13 2/3 degrees (2.34-39). */
function sunAt(t: number): number {
  const mean = 360 * (((((t - kaliEpoch) / daySeconds) * sunTurns) / yugaDays) % 1);
  const sine = sin(mean - apogee);
  return normalise360(mean - asin((sine * (14 - Math.abs(sine) / 3)) / 360));
}

/** When this Sun enters a sign (1 Mesha), near an instant; Unix seconds. The true Sun does it up to a day earlier or later. */
export function siddhanticIngress(sign: number, near: number): number {
  let t = near;
  for (let step = 0; step < 8; step++)
    t += (normalise180(30 * (sign - 1) - sunAt(t)) * yugaDays * daySeconds) / (sunTurns * 360);
  return t;
}

/** Date and hour (0 to 24) that a sundial on a meridian (degrees east) shows. */
export function sundialAt(t: number, lon: number): { date: string; hour: number } {
  const longitude = sunLongitude(t) + nutation(t);
  const rightAscension = atan2(cos(trueObliquity(t)) * sin(longitude), cos(longitude));
  const mean = t + (lon / 360) * daySeconds;
  const clock = 360 * ((mean / daySeconds) % 1);
  const apparent = siderealTime(t) + lon - rightAscension + 180;
  const local = mean + (normalise180(apparent - clock) / 360) * daySeconds;
  return { date: dateAt(local, 'UTC'), hour: (local - Math.floor(local / daySeconds) * daySeconds) / 3600 };
}
