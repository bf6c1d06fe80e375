import { lagna, parts, type Stretch } from './stretch.ts';

/** Shorthand for the tables of windows. */

/** A time at which something of an observance is done. */
export interface WindowRule {
  /** Public and stable: `rakhi`, `nishita`; the word of it in the labels. */
  key: string;
  when: Stretch;
  /** The rising sign, 1 Mesha, for a window that is named after it. */
  sign?: number;
}

/** By the keys of observances. */
export type Windows = readonly (readonly [key: string, windows: readonly WindowRule[]])[];

/** Fifths of the day. */
export const pratah = parts('day', 5, 1);
export const madhyahna = parts('day', 5, 3);
export const aparahna = parts('day', 5, 4);
export const sayahna = parts('day', 5, 5);
/** Sunrise to midday. */
export const forenoon = parts('day', 2, 1);
export const abhijit = parts('day', 15, 8);
/** The first fifth of the night. */
export const pradosha = parts('night', 5, 1);
/** The first three of its thirty ghatis. */
export const sandhya = parts('night', 10, 1);
/** The eighth of its fifteen muhurtas. */
export const nishita = parts('night', 15, 8);

export const window = (key: string, when: Stretch): WindowRule => ({ key, when });

const fixedSigns = { 2: 'vrishabha_lagna', 5: 'simha_lagna', 8: 'vrischika_lagna', 11: 'kumbha_lagna' } as const;

/** The time of a fixed (sthira) sign between sunrise and the next sunrise. */
export const risingSign = (sign: keyof typeof fixedSigns): WindowRule => ({
  key: fixedSigns[sign],
  sign,
  when: lagna(sign),
});

/** The same windows for several observances. */
export const each = (keys: readonly string[], windows: readonly WindowRule[]): Windows =>
  keys.map((key) => [key, windows] as const);
