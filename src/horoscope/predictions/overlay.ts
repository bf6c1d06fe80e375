import type { Horoscope } from '../model.ts';
import { type StoredHoroscope, saidIn, storedOf } from '../store.ts';

/** What only computed factors have. */
const unknown = { graha: null, house: null, from: null, until: null, effect: null } as const;

/**
 * What readers get of a stored row: every field that an editor wrote lies over the computed one. A factor lies over that of the
 * same code; the others stay.
 * @param computed absent: nothing is computed for it
 */
export function overlaid(row: StoredHoroscope, computed: Horoscope | undefined): Horoscope {
  const { factors, ...own } = storedOf(row);
  const written = factors.map((factor) => ({ ...factor, ...unknown, text: factor.note }));
  if (!computed) return { ...own, factors: written, basis: null, disclaimer: null, overridden: [] };
  const codes = new Set(factors.map(({ code }) => code));
  return {
    ...computed,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)),
    factors: [...written, ...computed.factors.filter(({ code }) => !codes.has(code))],
    overridden: saidIn(row),
  };
}

/** The title that an editor gave: a computed one says what page it is on. */
export const writtenTitle = ({ title, basis, overridden }: Horoscope): string | null =>
  basis === null || overridden.includes('title') ? title : null;
