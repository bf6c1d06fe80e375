import { type Graha, type GrahaPosition, grahasAt } from '../../panchang/grahas/grahas.ts';
import { lagnaAt } from '../../panchang/grahas/lagna.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { normalise360 } from '../../panchang/sky/angles.ts';
import { ayanamshaAt } from '../../panchang/sky/ayanamsha.ts';
import { nutation } from '../../panchang/sky/ephemeris.ts';
import type { Point } from '../../panchang/sky/line-of-sight.ts';
import { countFrom } from '../compatibility/couple.ts';

/** A point of the sidereal zodiac, and where it lies in the parts of it. Ids count from 1. */
export interface ChartPoint {
  /** Degrees, 0 to 360. */
  longitude: number;
  sign: number;
  /** In the sign, 0 to 30. */
  degree: number;
  nakshatra: number;
  pada: number;
  /** Sign in the navamsa, the chart of ninths. */
  navamsa: number;
  /** Degrees from the true equinox of date, as western astrology counts. */
  tropical: number;
}

export interface ChartGraha extends ChartPoint {
  graha: Graha;
  /** 1 to 12, by whole signs from that of the lagna. */
  house: number;
  isRetrograde: boolean;
  isCombust: boolean;
}

/** A birth chart. */
export interface Chart {
  /** Unix seconds. */
  t: number;
  /** Degrees from the true equinox of date to the beginning of the sidereal zodiac. */
  ayanamsha: number;
  lagna: ChartPoint;
  /** Sun to Ketu. */
  grahas: ChartGraha[];
}

/** Every sign has nine parts, and they follow one another through the zodiac: the first of Mesha is Mesha again. */
export const navamsaOf = (longitude: number): number => (Math.floor((longitude * 3) / 10) % 12) + 1;

export const signOfLongitude = (longitude: number): number => Math.floor(longitude / 30) + 1;

function pointAt(longitude: number, zero: number): ChartPoint {
  const pada = Math.floor((longitude * 3) / 10);
  const sign = signOfLongitude(longitude);
  return {
    longitude,
    sign,
    degree: longitude - (sign - 1) * 30,
    nakshatra: Math.floor(pada / 4) + 1,
    pada: (pada % 4) + 1,
    navamsa: navamsaOf(longitude),
    tropical: normalise360(longitude + zero),
  };
}

const grahaAt = (position: GrahaPosition, lagna: ChartPoint, zero: number): ChartGraha => ({
  ...pointAt(position.longitude, zero),
  graha: position.graha,
  house: countFrom(lagna.sign, position.sign, 12),
  isRetrograde: position.isRetrograde,
  isCombust: position.isCombust,
});

/**
 * The chart of an instant (Unix seconds) at a place, as seen from the Earth's centre; null at the poles, where no sign
 * rises.
 */
export function chartAt(t: number, point: Point, reckoning: Reckoning): Chart | null {
  const rising = lagnaAt(t, point, reckoning);
  if (rising === null) return null;
  const zero = ayanamshaAt(t, reckoning.ayanamsha) + nutation(t);
  const lagna = pointAt(rising, zero);
  return { t, ayanamsha: zero, lagna, grahas: grahasAt(t, reckoning).map((g) => grahaAt(g, lagna, zero)) };
}
