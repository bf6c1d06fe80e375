import moonTables from '../data/moon-series.json' with { type: 'json' };
import sunTables from '../data/sun-series.json' with { type: 'json' };

/**
 * The Sun from VSOP87 and the Moon from ELP/MPP02, cut off where an almanac no longer notices: from 1900 to 2100 within
 * 0.05" (Sun), 0.22" (Moon) and 0.7" (its latitude) of the full series, and within a quarter of that as a rule.
 * scripts/series-tables.ts writes the tables and says what is in them. T is Julian centuries of terrestrial time from
 * J2000.
 */
export interface Quantity {
  /** A polynomial of T. */
  mean: readonly number[];
  /** For every power of T, four numbers a term: amplitude, phase, rate, bend. */
  terms: readonly Float64Array[];
}

export const packed = ({ mean, terms }: { mean: number[]; terms: number[][][] }): Quantity => ({
  mean,
  terms: terms.map((rows) =>
    Float64Array.from(rows.flatMap(([amplitude = 0, phase = 0, rate = 0, bend = 0]) => [amplitude, phase, rate, bend])),
  ),
});

/** How the Sun or the Moon is seen: arc seconds, and its distance in a unit of its own. */
export interface Body {
  longitude: Quantity;
  latitude: Quantity | null;
  distance: Quantity;
  /** Centuries that light takes for a unit of the distance. */
  light: number;
  /** Degrees from the mean equinox of date to where the theory counts from, without the precession since J2000. */
  origin: number;
}

const centuryDays = 36_525;
/** Days that light takes for an astronomical unit. */
export const lightAu = 499.004784 / 86_400;

/**
 * Arc seconds from the equinox that a theory counts from to the mean equinox of IAU 2006. VSOP87's lies 0.0903" from that
 * of FK5 (Bretagnon and Francou 1988), which lies 0.0229" from ICRS on the other side. The Moon's is measured: its mean
 * distance from DE431 at 4700 nakshatra ends of 2016 to 2040, the same in every part of them.
 */
export const equinox = { sun: -0.0674, moon: -0.0278 };

/**
 * The Earth as the Sun sees it, so that the Sun is seen the other way; astronomical units. Light time and aberration together
 * show it where it stood, as seen from the Earth, when the light left it. Turning the ecliptic of J2000 into that of date
 * would change the longitude by 0.003" in a century, and is left out; its latitude is none.
 */
export const sun: Body = {
  longitude: packed(sunTables.longitude),
  latitude: null,
  distance: packed(sunTables.distance),
  light: lightAu / centuryDays,
  origin: 180 + equinox.sun / 3600,
};
/** By the ecliptic of date; kilometres between the centres. */
export const moon: Body = {
  longitude: packed(moonTables.longitude),
  latitude: packed(moonTables.latitude),
  distance: packed(moonTables.distance),
  light: 1 / (299_792.458 * 86_400 * centuryDays),
  origin: equinox.moon / 3600,
};

export function polynomial(coefficients: readonly number[], T: number): number {
  let value = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) value = value * T + (coefficients[k] as number);
  return value;
}

export function quantityAt({ mean, terms }: Quantity, T: number): number {
  let periodic = 0;
  for (let power = terms.length - 1; power >= 0; power--) {
    const rows = terms[power] as Float64Array;
    let sum = 0;
    for (let i = 0; i < rows.length; i += 4) {
      const angle = (rows[i + 1] as number) + ((rows[i + 2] as number) + (rows[i + 3] as number) * T) * T;
      sum += (rows[i] as number) * Math.sin(angle);
    }
    periodic = periodic * T + sum;
  }
  return polynomial(mean, T) + periodic;
}

/** The greatest terms of a quantity alone: those of no power of T and at least `least` high. */
export function shortened({ mean, terms }: Quantity, least: number): Quantity {
  const rows = terms[0] as Float64Array;
  const kept = Array.from({ length: rows.length / 4 }, (_, i) => rows.subarray(4 * i, 4 * i + 4)).filter(
    ([amplitude = 0]) => Math.abs(amplitude) >= least,
  );
  return { mean, terms: [Float64Array.from(kept.flatMap((row) => [...row]))] };
}

/** The Earth seen from the Sun: degrees by the ecliptic and equinox of J2000 (not reduced to a turn), astronomical units. */
export const earthAt = (T: number): [longitude: number, au: number] => [
  quantityAt(sun.longitude, T) / 3600,
  quantityAt(sun.distance, T),
];

/** Precession in longitude since J2000, arc seconds: IAU 2006 (Capitaine et al. 2003, p_A), as in the ayanamsha. */
export const precession = (T: number): number => ((0.00007964 * T + 1.1054348) * T + 5028.796195) * T;
