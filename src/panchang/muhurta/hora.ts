import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, equalParts } from './divisions.ts';

export interface Hora extends Span {
  /** 1 Sun, 2 Moon, 3 Mars, 4 Mercury, 5 Jupiter, 6 Venus, 7 Saturn. */
  graha: number;
}
/** Twelve of the day and twelve of the night; empty where the Sun does not rise or set. */
export interface Horas {
  day: Hora[];
  night: Hora[];
}

/** From the slowest to the fastest, as the ancients saw them, begun with the Sun: Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars. */
const order: readonly number[] = [1, 6, 4, 2, 7, 5, 3];

/**
 * The twelfths of day and night. The first belongs to the lord of the weekday (whose number the graha shares), and the
 * cycle runs on through the night, so that the next day begins with its own lord.
 * @param date `YYYY-MM-DD`
 */
export function horasOf(date: string, site: Site, reckoning: Reckoning = standard): Horas {
  const { weekday, day, night } = almanacDayOf(date, site, reckoning);
  const first = order.indexOf(weekday);
  return { day: day ? sequence(day, first) : [], night: night ? sequence(night, first + 12) : [] };
}

const sequence = (whole: Span, first: number): Hora[] =>
  equalParts(whole, 12).map((part, i) => ({ ...part, graha: order[(first + i) % 7] ?? 0 }));
