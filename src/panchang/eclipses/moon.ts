import type { Span } from '../limbs.ts';
import { asin } from '../sky/angles.ts';
import { passing } from '../sky/limb-angles.ts';
import { angleBetween, earthKm, eclipticVector, length, type Vector } from '../sky/line-of-sight.ts';
import { coveredOf, magnitudeOf } from './discs.ts';
import { deepest, type EclipseKind, isFarFromNode, moonKm, onceALunation, phaseContacts, sunKm } from './phases.ts';

/** A lunar eclipse as the whole night side of the Earth sees it. Instants are Unix seconds. */
interface MoonEclipse {
  kind: EclipseKind;
  maximum: number;
  penumbra: Span;
  umbra: Span | null;
  total: Span | null;
}

/** Degrees, seen from the Earth's centre. */
interface Shadow {
  moon: number;
  umbra: number;
  penumbra: number;
  /** Of the Moon's centre from the shadow's. */
  distance: number;
}

/**
 * The shadow at the Moon after Danjon: the air makes the Earth cast a shadow as if it were larger, by a hundredth of the Moon's
 * parallax (Espenak and Meeus, Five Millennium Canon of Lunar Eclipses, 1.10). The older rule of Chauvenet makes it two
 * hundredths of the shadow: an eclipse is then one or two minutes longer.
 */
function shadowAt(t: number): Shadow {
  const moon = eclipticVector('moon', t);
  const sun = eclipticVector('sun', t);
  const away: Vector = [-sun[0], -sun[1], -sun[2]];
  const radius = 1.01 * asin(earthKm / length(moon)) + asin(earthKm / length(sun));
  const sunRadius = asin(sunKm / length(sun));
  return {
    moon: asin(moonKm / length(moon)),
    umbra: radius - sunRadius,
    penumbra: radius + sunRadius,
    distance: angleBetween(moon, away),
  };
}

function computed(count: number): MoonEclipse | null {
  const full = passing('elongation', count * 360 + 180, 'lahiri');
  if (isFarFromNode(full)) return null;
  const maximum = deepest((t) => shadowAt(t).distance, full);
  const reached = (gap: (shadow: Shadow) => number): Span | null => phaseContacts((t) => gap(shadowAt(t)), maximum);
  const penumbra = reached(({ distance, penumbra, moon }) => distance - penumbra - moon);
  if (!penumbra) return null;
  const umbra = reached(({ distance, umbra, moon }) => distance - umbra - moon);
  const total = umbra && reached(({ distance, umbra, moon }) => distance - umbra + moon);
  return { kind: total ? 'total' : umbra ? 'partial' : 'penumbral', maximum, penumbra, umbra, total };
}

/** The eclipse at the full moon of a lunation (`Lunation.count`), if there is one. */
export const moonEclipse = onceALunation(computed);

/** How deep the Moon stands in the shadow: in diameters, and as a share of the disc; of the penumbra where requested. */
export function moonDepth(t: number, inPenumbra: boolean): { magnitude: number; obscuration: number } {
  const { moon, umbra, penumbra, distance } = shadowAt(t);
  const shadow = inPenumbra ? penumbra : umbra;
  return { magnitude: magnitudeOf(moon, shadow, distance), obscuration: coveredOf(moon, shadow, distance) };
}
