import type { Graha } from '../../panchang/grahas/grahas.ts';
import lucky from '../data/lucky.json' with { type: 'json' };
import type { GrahaPlacement } from './score.ts';

/** From the slowest to the fastest, begun with the Sun: the planetary hours follow each other so. */
const hours: readonly Graha[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];
/** The lords of the weekdays, Sunday first. */
const weekdayLords: readonly Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** The planet of the weekday of a date. */
export const lordOfDay = (date: string): Graha => weekdayLords[new Date(`${date}T00:00:00Z`).getUTCDay()] as Graha;

/** The nodes have no hours of their own: Rahu acts as Saturn does, Ketu as Mars. */
const hourOf = (graha: Graha): Graha => (graha === 'rahu' ? 'saturn' : graha === 'ketu' ? 'mars' : graha);

/** Hours of the clock at which the equal planetary hours of a day begin. */
const firstHour = 6;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const hourFrom = (hour: number): string => `${clock(hour)}-${clock(hour + 1)}`;

/**
 * The planet of a sign's lucky number, colour and time: of those that are favourably placed the first in the order of the
 * houses, else the lord of the sign. A custom, and no rule of any text.
 */
export function luckyGraha(placements: readonly GrahaPlacement[], lord: Graha): Graha {
  const favourable = placements.filter(({ effect }) => effect === 'good');
  return (
    favourable.reduce<GrahaPlacement | null>((best, one) => (best && best.house <= one.house ? best : one), null)
      ?.graha ?? lord
  );
}

export const luckyNumber = (graha: Graha): number => lucky.numbers[graha];

/** The key of the colour in the phrase sets, and its value. */
export function luckyColour(graha: Graha): { name: string; hex: string } {
  const name = lucky.colours[graha];
  return { name, hex: (lucky.hex as Record<string, string>)[name] as string };
}

/** The first hour of a planet on a day, by the clock of the reader: equal hours from six o'clock on, `09:00-10:00`. */
export function luckyHour(graha: Graha, date: string): string {
  const lord = lordOfDay(date);
  return hourFrom(firstHour + ((hours.indexOf(hourOf(graha)) - hours.indexOf(lord) + 7) % 7));
}

/** The weekday of a planet (1 Sunday to 7 Saturday), whose first hour is its own. */
export const luckyWeekday = (graha: Graha): { weekday: number; hour: string } => ({
  weekday: weekdayLords.indexOf(hourOf(graha)) + 1,
  hour: hourFrom(firstHour),
});
