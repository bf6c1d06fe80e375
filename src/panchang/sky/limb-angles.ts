import { normalise360 } from './angles.ts';
import { type Ayanamsha, ayanamshaAt } from './ayanamsha.ts';
import { centuries, daySeconds, j2000, moonLongitude, sunLongitude } from './ephemeris.ts';
import { memoise } from './memoise.ts';
import { type Body, moon as moonSeries, precession, quantityAt, shortened, sun as sunSeries } from './series.ts';

/**
 * The four angles that the almanac is read from. Each only grows, so that "how far it has come since a fixed beginning" is
 * one number, and every limb, sign and month ends where that number passes a multiple of something. The instants of such
 * passages are the same for the whole world: each is computed once.
 */
export type LimbAngle = 'elongation' | 'moon' | 'sun' | 'sum';

/** Degrees a day, and degrees at J2000, of the mean motion: close enough to determine the turn of an angle. */
const mean: Record<LimbAngle, { rate: number; start: number }> = {
  elongation: { rate: 12.19074912, start: 297.85 },
  moon: { rate: 13.17635826, start: 194.46 },
  sun: { rate: 0.98560911, start: 256.61 },
  sum: { rate: 14.16196737, start: 91.07 },
};

/** Where Sun and Moon are, in degrees. */
interface Longitudes {
  sun(t: number): number;
  moon(t: number): number;
}

const exact: Longitudes = { sun: sunLongitude, moon: moonLongitude };

/** Arc seconds: of the terms left out none is greater, and all of them together come to a tenth of a degree. */
const least = 60;
const roughly = (body: Body) => {
  const longitude = shortened(body.longitude, least);
  return (t: number): number => {
    const T = centuries(t);
    return body.origin + (quantityAt(longitude, T) + precession(T)) / 3600;
  };
};
const rough: Longitudes = { sun: roughly(sunSeries), moon: roughly(moonSeries) };

/** The angle, 0 to 360 degrees. The difference of Moon and Sun is the same in every zodiac. */
function angleAt({ sun, moon }: Longitudes, limb: LimbAngle, t: number, ayanamsha: Ayanamsha): number {
  switch (limb) {
    case 'elongation':
      return normalise360(moon(t) - sun(t));
    case 'moon':
      return normalise360(moon(t) - ayanamshaAt(t, ayanamsha));
    case 'sun':
      return normalise360(sun(t) - ayanamshaAt(t, ayanamsha));
    case 'sum':
      return normalise360(moon(t) + sun(t) - 2 * ayanamshaAt(t, ayanamsha));
  }
}

/** The angle with its turns: degrees since the beginning of the turn that J2000 is in. */
export function progressAt(limb: LimbAngle, t: number, ayanamsha: Ayanamsha): number {
  return onwards(limb, t, angleAt(exact, limb, t, ayanamsha));
}

/** The same within a tenth of a degree, for what such an error does not decide: at no cost, wherever the instant is. */
export function roughProgress(limb: LimbAngle, t: number, ayanamsha: Ayanamsha): number {
  return onwards(limb, t, angleAt(rough, limb, t, ayanamsha));
}

const onwards = (limb: LimbAngle, t: number, angle: number): number =>
  angle + 360 * Math.round((meanProgress(limb, t) - angle) / 360);

/** About how far the angle has come, by its mean motion. */
export function meanProgress(limb: LimbAngle, t: number): number {
  const { rate, start } = mean[limb];
  return start + (rate * (t - j2000)) / daySeconds;
}

/** About when the angle has come `progress` degrees, by its mean motion: within a day for the Moon, two for the Sun. */
export function meanPassing(limb: LimbAngle, progress: number): number {
  const { rate, start } = mean[limb];
  return j2000 + ((progress - start) / rate) * daySeconds;
}

/** The same within a quarter of an hour for the Moon, three hours for the Sun. */
export function roughPassing(limb: LimbAngle, progress: number, ayanamsha: Ayanamsha): number {
  let t = meanPassing(limb, progress);
  for (let step = 0; step < 3; step++)
    t += ((progress - roughProgress(limb, t, ayanamsha)) / mean[limb].rate) * daySeconds;
  return t;
}

/** The instant at which the angle has come `progress` degrees, to a hundredth of a second. */
export function passing(limb: LimbAngle, progress: number, ayanamsha: Ayanamsha): number {
  // The difference of two longitudes is the same with every ayanamsha.
  const group = limb === 'elongation' ? limb : (`${limb} ${ayanamsha}` as const);
  let passingOf = passings.get(group);
  if (!passingOf) {
    passingOf = memoise(
      20_000,
      (to) => to,
      (to: number) => solved(limb, to, ayanamsha),
    );
    passings.set(group, passingOf);
  }
  return passingOf(progress);
}

/** By angle and ayanamsha. */
const passings = new Map<string, (progress: number) => number>();

function solved(limb: LimbAngle, progress: number, ayanamsha: Ayanamsha): number {
  let speed = mean[limb].rate / daySeconds;
  let t = meanPassing(limb, progress);
  let missing = progress - progressAt(limb, t, ayanamsha);
  // Regula falsi with the speed of the last step: three or four steps, as the motion is smooth.
  for (let step = 0; step < 12; step++) {
    const next = t + missing / speed;
    const left = progress - progressAt(limb, next, ayanamsha);
    if (next !== t && left !== missing) speed = (missing - left) / (next - t);
    t = next;
    missing = left;
    if (Math.abs(missing / speed) < 0.01) break;
  }
  return t;
}
