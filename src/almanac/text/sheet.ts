import type { PanchangDay } from '../model/panchang.ts';
import { clockText, shortDateText } from './clock-text.ts';
import { monthText } from './month.ts';
import type { AlmanacReader } from './reader.ts';

/** The quarters of the Moon by the tithi that reaches them. */
const phases: Readonly<Record<number, MoonPhase>> = { 8: 'first', 15: 'full', 23: 'last', 30: 'new' };
export type MoonPhase = 'new' | 'first' | 'full' | 'last';

/** A day of a printed calendar. */
export interface SheetDay {
  date: string;
  weekday: string;
  /** The month that readers of the language date by, of a solar one with its day. */
  month: string;
  /** With the time until which it lasts. */
  tithi: string;
  nakshatra: string;
  rahu_kalam: string | null;
  sunrise: string | null;
  sunset: string | null;
  moon: MoonPhase | null;
  is_holiday: boolean;
  festivals: { name: string; is_holiday: boolean }[];
}

/** What a printed calendar has room for. Vratas of each month stand there by their tithi. */
export function sheetOf(days: readonly PanchangDay[], { lang, digits, place }: AlmanacReader): SheetDay[] {
  const writing = { lang, digits, zone: place.tz };
  return days.map((day) => {
    const clock = (iso: string): string => {
      const ms = Date.parse(iso);
      const text = clockText(ms, writing);
      return iso.startsWith(day.date) ? text : `${text} (${shortDateText(ms, writing)})`;
    };
    const moment = (iso: string | null): string | null => (iso === null ? null : clock(iso));
    const limb = (of: { name: string; end: string | null } | undefined): string =>
      [of?.name, of?.end && clock(of.end)].filter(Boolean).join(' ');
    const phase = day.tithi.find(({ id, is_kshaya }, i) => phases[id] && (i === 0 || is_kshaya));
    const listed = day.festivals.filter(
      ({ type, key, is_holiday }) => type !== 'vrata' || is_holiday || key.endsWith('_ekadashi'),
    );
    return {
      date: day.date,
      weekday: day.weekday.name,
      month: monthText(day, digits),
      tithi: limb(day.tithi[0]),
      nakshatra: limb(day.nakshatra[0]),
      rahu_kalam:
        day.rahu_kalam && [day.rahu_kalam.start, day.rahu_kalam.end].flatMap((iso) => moment(iso) ?? []).join(' – '),
      sunrise: moment(day.sunrise),
      sunset: moment(day.sunset),
      moon: phase ? (phases[phase.id] ?? null) : null,
      is_holiday: day.festivals.some(({ is_holiday }) => is_holiday),
      festivals: listed.map(({ name, is_holiday }) => ({ name, is_holiday })),
    };
  });
}
