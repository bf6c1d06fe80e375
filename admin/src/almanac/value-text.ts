import type { PanchangDay } from '../../../src/almanac/model/panchang.ts';
import type { DayField } from './use-day.ts';

const lines = (text: string | readonly string[] | null | undefined): string =>
  typeof text === 'string' ? text : (text ?? []).join('; ');

/** A value of a day in the words, clocks and digits of its language, as the server writes them; empty where there is none. */
export function valueText(day: PanchangDay, field: DayField): string {
  switch (field) {
    case 'weekday':
    case 'samvatsara':
    case 'ayana':
    case 'ritu':
    case 'paksha':
    case 'moon_sign':
    case 'sun_sign':
      return day[field]?.name ?? '';
    case 'shaka_year':
    case 'vikram_year':
      return day[field] === null ? '' : String(day[field]);
    case 'masa':
      return [...new Set([day.masa?.amanta?.name, day.masa?.purnimanta?.name, day.masa?.solar?.name])]
        .filter(Boolean)
        .join(', ');
    case 'notes':
      return day.notes ?? '';
    default:
      return lines(day.text?.[field]);
  }
}
