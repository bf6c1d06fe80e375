import { turn } from './angles.ts';
import { type Ayanamsha, ayanamshaAt } from './ayanamsha.ts';
import { daySeconds, j2000, moonLongitude, sunLongitude } from './ephemeris.ts';

/**
 * The four angles that the almanac is read from. Each only grows, so that "how far it has come since a fixed beginning" is
 * one number, and every limb, sign and month ends where that number passes a multiple of something. The instants of such
 * passages are the same for the whole world: each is computed once.
 */
export type Wheel = 'elongation' | 'moon' | 'sun' | 'sum';

/** Degrees a day, and degrees at J2000, of the mean motion: close enough to tell which turn an angle is in. */
const mean: Record<Wheel, { rate: number; start: number }> = {
  elongation: { rate: 12.19074912, start: 297.85 },
  moon: { rate: 13.17635826, start: 194.46 },
  sun: { rate: 0.98560911, start: 256.61 },
  sum: { rate: 14.16196737, start: 91.07 },
};

/** The angle, 0 to 360 degrees. The difference of Moon and Sun is the same in every zodiac. */
function angleAt(wheel: Wheel, t: number, ayanamsha: Ayanamsha): number {
  switch (wheel) {
    case 'elongation':
      return turn(moonLongitude(t) - sunLongitude(t));
    case 'moon':
      return turn(moonLongitude(t) - ayanamshaAt(t, ayanamsha));
    case 'sun':
      return turn(sunLongitude(t) - ayanamshaAt(t, ayanamsha));
    case 'sum':
      return turn(moonLongitude(t) + sunLongitude(t) - 2 * ayanamshaAt(t, ayanamsha));
  }
}

/** The angle without its turns taken off: degrees since the beginning of the turn that J2000 is in. */
export function progressAt(wheel: Wheel, t: number, ayanamsha: Ayanamsha): number {
  const { rate, start } = mean[wheel];
  const expected = start + (rate * (t - j2000)) / daySeconds;
  const angle = angleAt(wheel, t, ayanamsha);
  return angle + 360 * Math.round((expected - angle) / 360);
}

const mostKept = 20_000;
const kept = new Map<string, Map<number, number>>();

/** About when the angle has come `progress` degrees, by its mean motion: within a day for the Moon, two for the Sun. */
export function meanPassing(wheel: Wheel, progress: number): number {
  const { rate, start } = mean[wheel];
  return j2000 + ((progress - start) / rate) * daySeconds;
}

/** The instant at which the angle has come `progress` degrees, to a hundredth of a second. */
export function passing(wheel: Wheel, progress: number, ayanamsha: Ayanamsha): number {
  const group = wheel === 'elongation' ? wheel : `${wheel} ${ayanamsha}`;
  const known = kept.get(group) ?? new Map<number, number>();
  kept.set(group, known);
  const found = known.get(progress);
  if (found !== undefined) return found;
  const t = solved(wheel, progress, ayanamsha);
  if (known.size >= mostKept) known.delete(known.keys().next().value as number);
  known.set(progress, t);
  return t;
}

function solved(wheel: Wheel, progress: number, ayanamsha: Ayanamsha): number {
  let speed = mean[wheel].rate / daySeconds;
  let t = meanPassing(wheel, progress);
  let missing = progress - progressAt(wheel, t, ayanamsha);
  // Regula falsi with the speed of the last step: three or four steps, as the motion is smooth.
  for (let step = 0; step < 12; step++) {
    const next = t + missing / speed;
    const left = progress - progressAt(wheel, next, ayanamsha);
    if (next !== t && left !== missing) speed = (missing - left) / (next - t);
    t = next;
    missing = left;
    if (Math.abs(missing / speed) < 0.01) break;
  }
  return t;
}
