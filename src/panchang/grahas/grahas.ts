import { type Reckoning, standard } from '../reckoning.ts';
import { normalise180, normalise360 } from '../sky/angles.ts';
import { ayanamshaAt } from '../sky/ayanamsha.ts';
import { daySeconds, moonLongitude, sunLongitude } from '../sky/ephemeris.ts';
import { type NodeKind, nodeMotion } from '../sky/moon-node.ts';
import { type Motion, planetMotion } from '../sky/planets.ts';

/** In the order of the name tables: a graha's id is its place, from 1. */
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
export type Graha = (typeof grahas)[number];

export interface GrahaPosition {
  /** 1 Sun to 9 Ketu. */
  id: number;
  graha: Graha;
  /** Sidereal, 0 to 360 degrees. */
  longitude: number;
  /** 1 Mesha to 12 Meena. */
  sign: number;
  /** Degrees in the sign, 0 to 30. */
  degree: number;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** 1 to 4, of the nakshatra. */
  pada: number;
  /** Moves backwards (vakri); Rahu and Ketu always do, save now and then as true nodes. */
  isRetrograde: boolean;
  /** Too near the Sun to be seen (asta). */
  isCombust: boolean;
  /** Degrees a day, from the equinox of date. */
  speed: number;
}

/**
 * Degrees from the Sun within which a graha is combust, when it moves forwards and when it moves backwards: Surya Siddhanta 9.6-9
 * and 10.1. The text counts degrees of time; almanacs apply them to longitude.
 */
const combustion: Partial<Record<Graha, readonly [number, number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

const motionSeconds = 3600;

function motionOf(longitude: (t: number) => number, t: number): Motion {
  const moved = normalise180(longitude(t + motionSeconds) - longitude(t - motionSeconds));
  return { longitude: longitude(t), speed: (moved * daySeconds) / (2 * motionSeconds) };
}

/** Longitude from the mean equinox of date (tropical), and speed, at an instant (Unix seconds). */
export function tropicalMotion(graha: Graha, t: number, node: NodeKind = 'mean'): Motion {
  switch (graha) {
    case 'sun':
      return motionOf(sunLongitude, t);
    case 'moon':
      return motionOf(moonLongitude, t);
    case 'rahu':
      return nodeMotion(node, t);
    case 'ketu': {
      const { longitude, speed } = nodeMotion(node, t);
      return { longitude: normalise360(longitude + 180), speed };
    }
    default:
      return planetMotion(graha, t);
  }
}

/** @param sun its longitude, in degrees of the same zodiac */
function isNearSun(graha: Graha, { longitude, speed }: Motion, sun: number): boolean {
  const limit = combustion[graha]?.[speed < 0 ? 1 : 0] ?? 0;
  return Math.abs(normalise180(longitude - sun)) < limit;
}

/** Whether a graha is combust (asta) at an instant (Unix seconds). */
export const isCombustAt = (graha: Graha, t: number): boolean =>
  isNearSun(graha, tropicalMotion(graha, t), sunLongitude(t));

/** The nine grahas as seen from the Earth's centre at an instant (Unix seconds): the same for every place. */
export function grahasAt(t: number, reckoning: Reckoning = standard, node: NodeKind = 'mean'): GrahaPosition[] {
  const ayanamsha = ayanamshaAt(t, reckoning.ayanamsha);
  const sun = sunLongitude(t);
  return grahas.map((graha, index) => {
    const motion = tropicalMotion(graha, t, node);
    const longitude = normalise360(motion.longitude - ayanamsha);
    const isRetrograde = motion.speed < 0;
    const sign = Math.floor(longitude / 30);
    const pada = Math.floor((longitude * 3) / 10);
    return {
      id: index + 1,
      graha,
      longitude,
      sign: sign + 1,
      degree: longitude - sign * 30,
      nakshatra: Math.floor(pada / 4) + 1,
      pada: (pada % 4) + 1,
      isRetrograde,
      isCombust: isNearSun(graha, motion, sun),
      speed: motion.speed,
    };
  });
}
