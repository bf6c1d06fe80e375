import type { Lang } from '../../core/model/common.ts';
import { solarDateOf } from '../../panchang/calendars/solar-months.ts';
import { type RegionalCalendar, regionalMonth } from '../../panchang/names.ts';
import { type Digits, numberText } from './clock-text.ts';
import type { PlainDay } from './reader.ts';

/** Languages whose almanacs count lunar months from full moon to full moon. */
const purnimanta = new Set<Lang>(['hi', 'ne', 'pa', 'ur', 'or']);

/** The lunar month by the reckoning that readers of the language follow. */
export const lunarMonthOf = ({ masa, lang }: PlainDay) =>
  (purnimanta.has(lang) ? masa?.purnimanta : masa?.amanta) ?? null;

/** Languages whose people date by the Sun. */
const solar: Partial<Record<Lang, RegionalCalendar>> = {
  ta: 'tamil',
  ml: 'malayalam',
  bn: 'bengali',
  as: 'assamese',
  or: 'odia',
  pa: 'punjabi',
  ne: 'nepali',
};

/** The month that readers of the language date by, with the day where it is a solar one: `ఆశ్వయుజం`, `ஐப்பசி 22`. */
export function monthText(day: PlainDay, digits: Digits): string {
  const calendar = solar[day.lang];
  if (!calendar) return lunarMonthOf(day)?.name ?? '';
  const date = solarDateOf(calendar, day.date);
  return `${regionalMonth(calendar, date.month, day.lang)} ${numberText(date.day, { lang: day.lang, digits })}`;
}
