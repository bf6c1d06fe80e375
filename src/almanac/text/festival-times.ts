import type { Festival } from '../model/panchang.ts';
import { clockText, shortDateText, type Writing } from './clock-text.ts';

/**
 * The times of a festival, a line for each: `Puja Muhurta: 7:08 PM – 8:18 PM`. A clock of another date than the festival's has
 * that date behind it.
 */
export const timesLines = ({ date, times }: Pick<Festival, 'date' | 'times'>, writing: Writing): string[] =>
  times.map(({ name, start, end }) => {
    const clocks = [start, end].flatMap((iso) => (iso === null ? [] : [clockOn(iso, date, writing)]));
    return `${name}: ${clocks.join(' – ')}`;
  });

function clockOn(iso: string, date: string, writing: Writing): string {
  const ms = Date.parse(iso);
  const clock = clockText(ms, writing);
  return iso.startsWith(date) ? clock : `${clock} (${shortDateText(ms, writing)})`;
}
