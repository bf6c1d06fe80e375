import { normalise360 } from './angles.ts';
import { type Ayanamsha, ayanamshaAt } from './ayanamsha.ts';
import { daySeconds, j2000, moonLongitude, sunLongitude } from './ephemeris.ts';
import { memoise } from './memoise.ts';

/**
 * The four angles that the almanac is read from. Each only grows, so that "how far it has come since a fixed beginning" is
 * one number, and every limb, sign and month ends where that number passes a multiple of something. The instants of such
 * passages are the same for the whole world: each is computed once.
 */
export type LimbAngle = 'elongation' | 'moon' | 'sun' | 'sum';

/** Degrees a day, and degrees at J2000, of the mean motion: close enough to tell which turn an angle is in. */
const mean: Record<LimbAngle, { rate: number; start: number }> = {
  elongation: { rate: 12.19074912, start: 297.85 },
  moon: { rate: 13.17635826, start: 194.46 },
  sun: { rate: 0.98560911, start: 256.61 },
  sum: { rate: 14.16196737, start: 91.07 },
};

/** The angle, 0 to 360 degrees. The difference of Moon and Sun is the same in every zodiac. */
function angleAt(limb: LimbAngle, t: number, ayanamsha: Ayanamsha): number {
  switch (limb) {
    case 'elongation':
      return normalise360(moonLongitude(t) - sunLongitude(t));
    case 'moon':
      return normalise360(moonLongitude(t) - ayanamshaAt(t, ayanamsha));
    case 'sun':
      return normalise360(sunLongitude(t) - ayanamshaAt(t, ayanamsha));
    case 'sum':
      return normalise360(moonLongitude(t) + sunLongitude(t) - 2 * ayanamshaAt(t, ayanamsha));
  }
}

/** The angle without its turns taken off: degrees since the beginning of the turn that J2000 is in. */
export function progressAt(limb: LimbAngle, t: number, ayanamsha: Ayanamsha): number {
  const { rate, start } = mean[limb];
  const expected = start + (rate * (t - j2000)) / daySeconds;
  const angle = angleAt(limb, t, ayanamsha);
  return angle + 360 * Math.round((expected - angle) / 360);
}

/** About when the angle has come `progress` degrees, by its mean motion: within a day for the Moon, two for the Sun. */
export function meanPassing(limb: LimbAngle, progress: number): number {
  const { rate, start } = mean[limb];
  return j2000 + ((progress - start) / rate) * daySeconds;
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
