import type { Span } from '../limbs.ts';
import { asin } from '../sky/angles.ts';
import { passing } from '../sky/limb-angles.ts';
import type { Point } from '../sky/line-of-sight.ts';
import { angleBetween, dot, earthKm, eclipticVector, length, lineOfSight, type Vector } from '../sky/line-of-sight.ts';
import { coveredOf, magnitudeOf } from './discs.ts';
import {
  deepest,
  type EclipseKind,
  isFarFromNode,
  moonKm,
  moonValleyKm,
  onceALunation,
  phaseContacts,
  sunKm,
} from './phases.ts';

/** The shadow's axis as seen from the Earth's centre, in kilometres: how far it passes, and how far behind the Moon that is. */
function axisAt(t: number): { miss: number; behind: number; sunToMoon: number } {
  const moon = eclipticVector('moon', t);
  const sun = eclipticVector('sun', t);
  const ray: Vector = [moon[0] - sun[0], moon[1] - sun[1], moon[2] - sun[2]];
  const sunToMoon = length(ray);
  const behind = -dot(moon, ray) / sunToMoon;
  return { miss: Math.sqrt(Math.max(0, dot(moon, moon) - behind ** 2)), behind, sunToMoon };
}

/** The Earth is flattened: its edge, as the shadow meets it, lies so far from the centre in the mean (Meeus, chapter 54). */
const edgeKm = 0.9972 * earthKm;

/** The deepest that the eclipse at the new moon of a lunation gets anywhere on Earth; one that is both is total. */
export const sunEclipse = onceALunation((count: number): { kind: EclipseKind; newMoon: number } | null => {
  const newMoon = passing('elongation', count * 360, 'lahiri');
  if (isFarFromNode(newMoon)) return null;
  const { miss, behind, sunToMoon } = axisAt(deepest((t) => axisAt(t).miss, newMoon));
  const wide = (sunKm + moonKm) / sunToMoon;
  const penumbra = moonKm + behind * wide;
  if (miss > edgeKm + penumbra) return null;
  // The narrow cone, at so many kilometres behind the Moon: negative before its tip.
  const narrow = (sunKm - moonKm) / sunToMoon;
  const umbra = (km: number): number => km * narrow - moonKm;
  const ground = miss < edgeKm ? behind - Math.sqrt(earthKm ** 2 - miss ** 2) : behind;
  if (miss > edgeKm + Math.abs(umbra(behind))) return { kind: 'partial', newMoon };
  return { kind: umbra(ground) < 0 ? 'total' : 'annular', newMoon };
});

/** A solar eclipse as one place would see it through the ground. Instants are Unix seconds. */
interface LocalSunEclipse {
  maximum: number;
  partial: Span;
  /** Totality or annularity. */
  full: Span | null;
  fullKind: 'annular' | 'total';
}

/** Degrees, seen from the place. */
interface Discs {
  sun: number;
  moon: number;
  valleys: number;
  distance: number;
}

function discsAt(t: number, point: Point): Discs {
  const sun = lineOfSight('sun', t, point);
  const moon = lineOfSight('moon', t, point);
  return {
    sun: asin(sunKm / length(sun)),
    moon: asin(moonKm / length(moon)),
    valleys: asin(moonValleyKm / length(moon)),
    distance: angleBetween(sun, moon),
  };
}

/** What a place has of the eclipse at a new moon (Unix seconds); null where the Moon passes the Sun. */
export function localSunEclipse(newMoon: number, point: Point): LocalSunEclipse | null {
  const maximum = deepest((t) => discsAt(t, point).distance, newMoon);
  const reached = (gap: (discs: Discs) => number): Span | null => phaseContacts((t) => gap(discsAt(t, point)), maximum);
  const partial = reached(({ distance, sun, moon }) => distance - sun - moon);
  if (!partial) return null;
  const { sun, valleys } = discsAt(maximum, point);
  const full = reached(({ distance, sun, valleys }) => distance - Math.abs(sun - valleys));
  return { maximum, partial, full, fullKind: valleys > sun ? 'total' : 'annular' };
}

/**
 * How much of the Sun is covered: of its diameter (in totality and annularity how large the Moon is against the Sun), and of
 * its disc.
 */
export function sunDepth(t: number, point: Point): { magnitude: number; obscuration: number } {
  const { sun, moon, distance } = discsAt(t, point);
  const isFull = distance <= Math.abs(sun - moon);
  return {
    magnitude: isFull ? moon / sun : magnitudeOf(sun, moon, distance),
    obscuration: coveredOf(sun, moon, distance),
  };
}
