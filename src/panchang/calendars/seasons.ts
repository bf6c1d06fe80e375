import { normalise360 } from '../sky/angles.ts';
import { type Ayanamsha, ayanamshaAt } from '../sky/ayanamsha.ts';
import { nutation, sunLongitude } from '../sky/ephemeris.ts';

/** Ids of seasons, 1 Vasanta to 6 Shishira, and of halves of the year, 1 Uttarayana, 2 Dakshinayana. */
export interface Seasons {
  /** Pairs of lunar months: Chaitra and Vaishakha are Vasanta. */
  rituLunar: number;
  /** Pairs of solar months, as Tamils count: Mesha and Vrishabha are Vasanta. */
  rituSolar: number;
  /** By the real (tropical) Sun: Vasanta is 30 degrees to either side of the equinox. */
  rituDrik: number;
  /** From the sidereal Makara or Karka on. */
  ayanaSidereal: number;
  /** From the solstice on. */
  ayanaDrik: number;
}

const sixth = (degrees: number): number => Math.floor(normalise360(degrees) / 60) + 1;
const half = (degrees: number): number => Math.floor(normalise360(degrees - 270) / 180) + 1;

/**
 * @param t Unix seconds, the beginning of the almanac day
 * @param month 1 Chaitra to 12, amanta
 */
export function seasonsAt(t: number, month: number, ayanamsha: Ayanamsha = 'lahiri'): Seasons {
  const tropical = sunLongitude(t) + nutation(t);
  const sidereal = sunLongitude(t) - ayanamshaAt(t, ayanamsha);
  return {
    rituLunar: Math.ceil(month / 2),
    rituSolar: sixth(sidereal),
    rituDrik: sixth(tropical + 30),
    ayanaSidereal: half(sidereal),
    ayanaDrik: half(tropical),
  };
}
