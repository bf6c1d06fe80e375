import { deltaT } from './delta-t.ts';
import { daySeconds, j2000 } from './ephemeris.ts';

const ayanamshas = ['lahiri', 'kp', 'raman'] as const;
export type Ayanamsha = (typeof ayanamshas)[number];

/**
 * Mean ayanamsha at J2000 in degrees. Lahiri (Chitrapaksha, the Indian Astronomical Ephemeris) is 23°15'00.658" true on
 * 1956-03-21; Krishnamurti's and Raman's are zero in the years 291 and 397.
 */
const atJ2000: Record<Ayanamsha, number> = { lahiri: 23.8570924, kp: 23.7602398, raman: 22.4107874 };

/**
 * Degrees from the mean equinox of date to the beginning of the sidereal zodiac, by the precession of IAU 2006 (Capitaine
 * et al. 2003, p_A). Taken from a longitude that leaves nutation out, this gives what the true ayanamsha gives with it.
 */
export function ayanamshaAt(t: number, kind: Ayanamsha): number {
  const days = (t - j2000) / daySeconds;
  const T = (days + deltaT(days) / daySeconds) / 36525;
  return atJ2000[kind] + ((0.00007964 * T + 1.1054348) * T + 5028.796195) * (T / 3600);
}
