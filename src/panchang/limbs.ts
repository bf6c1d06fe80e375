import type { Ayanamsha } from './sky/ayanamsha.ts';
import { type LimbAngle, passing, progressAt } from './sky/limb-angles.ts';

/** The limbs of the almanac, and what else the sky is divided into: an angle, the width of a part (degrees), how many parts. */
const divisions = {
  tithi: ['elongation', 12, 30],
  karana: ['elongation', 6, 60],
  nakshatra: ['moon', 40 / 3, 27],
  pada: ['moon', 10 / 3, 108],
  moonSign: ['moon', 30, 12],
  yoga: ['sum', 40 / 3, 27],
  sunSign: ['sun', 30, 12],
  sunNakshatra: ['sun', 40 / 3, 27],
  sunPada: ['sun', 10 / 3, 108],
} as const satisfies Record<string, readonly [LimbAngle, number, number]>;

export type Division = keyof typeof divisions;

/** A part of the sky that is in force from `start` until `end` (Unix seconds). */
export interface Span {
  start: number;
  end: number;
}
export interface LimbSpan extends Span {
  /** From 1: tithi 1 is Shukla Pratipada, nakshatra 1 Ashwini, yoga 1 Vishkambha, karana 1 Kimstughna of 60, sign 1 Mesha. */
  id: number;
}

/** The how manieth part since the beginning of counting: grows by one from each to the next. */
export function countAt(of: Division, t: number, ayanamsha: Ayanamsha): number {
  const [angle, width] = divisions[of];
  return Math.floor(progressAt(angle, t, ayanamsha) / width);
}

/** The part with that count. */
export function limbOf(of: Division, count: number, ayanamsha: Ayanamsha): LimbSpan {
  const [angle, width, parts] = divisions[of];
  return {
    id: (((count % parts) + parts) % parts) + 1,
    start: passing(angle, count * width, ayanamsha),
    end: passing(angle, (count + 1) * width, ayanamsha),
  };
}

/** The one in force at an instant. */
export function limbAt(of: Division, t: number, ayanamsha: Ayanamsha = 'lahiri'): LimbSpan {
  const count = countAt(of, t, ayanamsha);
  const limb = limbOf(of, count, ayanamsha);
  // The angle and the instants agree to a hundredth of a second; the instants decide.
  if (t >= limb.end) return limbOf(of, count + 1, ayanamsha);
  return t < limb.start ? limbOf(of, count - 1, ayanamsha) : limb;
}

/** Degrees in which the angle alone does not decide, see above. */
const unsure = 1e-4;

/** The id of the one in force at an instant, where its ends are not needed: these may be weeks away, and dear. */
export function idAt(of: Division, t: number, ayanamsha: Ayanamsha = 'lahiri'): number {
  const [angle, width, parts] = divisions[of];
  const count = progressAt(angle, t, ayanamsha) / width;
  if (Math.abs(count - Math.round(count)) * width < unsure) return limbAt(of, t, ayanamsha).id;
  return (((Math.floor(count) % parts) + parts) % parts) + 1;
}

/** Every one that touches `from` <= t < `to`, in order. */
export function limbsBetween(of: Division, from: number, to: number, ayanamsha: Ayanamsha = 'lahiri'): LimbSpan[] {
  const limbs = [limbAt(of, from, ayanamsha)];
  for (let limb = limbs[0] as LimbSpan; limb.end < to; ) {
    limb = limbAt(of, limb.end, ayanamsha);
    limbs.push(limb);
  }
  return limbs;
}
