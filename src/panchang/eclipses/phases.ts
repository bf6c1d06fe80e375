import type { Span } from '../limbs.ts';
import { sin } from '../sky/angles.ts';
import { centuries, moonLatitude } from '../sky/ephemeris.ts';
import { meanPassing } from '../sky/limb-angles.ts';
import { earthKm } from '../sky/line-of-sight.ts';
import { memoise } from '../sky/memoise.ts';
import { crossing, lowest } from '../sky/roots.ts';

/** What an eclipse is called after its deepest phase. */
export type EclipseKind = 'penumbral' | 'partial' | 'annular' | 'total';

export const sunKm = 696_000;
/** The Moon with the mountains of its edge, in the ratio to the Earth that the IAU adopted in 1982. */
export const moonKm = 0.2725076 * earthKm;
/** The valleys of its edge, through which the Sun shines last: for totality and annularity (Espenak). */
export const moonValleyKm = 0.272281 * earthKm;

/**
 * Whether the mean Moon is so near to its node that there may be an eclipse: Meeus (chapter 54) has none where the sine of their
 * distance is over 0.36. It costs nothing, and most new and full moons need not be looked for.
 * @param progress of the elongation, a new or a full moon
 */
export const mayEclipse = (progress: number): boolean =>
  Math.abs(sin(93.272095 + 483_202.0175233 * centuries(meanPassing('elongation', progress)))) < 0.42;

/** No eclipse happens where the new or full Moon stands farther from the ecliptic than this, in degrees (Meeus, chapter 54). */
export const isFarFromNode = (t: number): boolean => Math.abs(moonLatitude(t)) > 1.65;

const stepSeconds = 600;
/** Longer than half of any eclipse and the hours that the parallax shifts one of the Sun by. */
const halfWindow = 4.5 * 3600;

/** When something is nearest, around a new or full moon (Unix seconds). */
export function deepest(distance: (t: number) => number, near: number): number {
  let [best, least] = [near, Number.POSITIVE_INFINITY];
  for (let t = near - halfWindow; t <= near + halfWindow; t += stepSeconds) {
    const d = distance(t);
    if (d < least) [best, least] = [t, d];
  }
  return lowest(distance, best - stepSeconds, best + stepSeconds);
}

/** First and last contact of a phase, which lasts while `gap` is negative; null when it is not reached. */
export function phaseContacts(gap: (t: number) => number, maximum: number): Span | null {
  if (gap(maximum) >= 0) return null;
  return { start: crossing(gap, maximum - halfWindow, maximum), end: crossing(gap, maximum, maximum + halfWindow) };
}

/** What a lunation (`Lunation.count`) brings, computed once for the whole world. */
export const onceALunation = <T>(compute: (count: number) => T): ((count: number) => T) =>
  memoise(2500, (count: number) => count, compute);
