import type { HolidayKind } from '../holidays/lists.ts';
import { officialYear } from '../holidays/official.ts';
import type { Holiday } from '../model/holiday.ts';
import type { EditedFestivals } from '../store.ts';
import { nameOfHoliday } from './holiday-names.ts';
import { festivalsOfRegion, type ObservanceRange } from './observances.ts';

/**
 * The holidays of a region in a civil year, by date: the official ones, and where no list of the year is stored, the
 * festivals that are holidays by their rule.
 */
export function holidaysOfYear(
  edited: EditedFestivals,
  region: string,
  kind: HolidayKind | undefined,
  range: ObservanceRange,
): Holiday[] {
  const { holidays, covers } = officialYear(region, Number(range.from.slice(0, 4)), edited.holidays);
  const official = holidays.map((holiday): Holiday => {
    const { id, date, key, kind, order, source } = holiday;
    return {
      id,
      date,
      key,
      name: nameOfHoliday(holiday, range.reader),
      region,
      kind,
      is_official: true,
      order,
      source,
    };
  });
  const guessed = festivalsOfRegion(edited, region, range)
    .filter(({ date, is_holiday, holiday_basis }) => is_holiday && holiday_basis !== 'official' && !covers(date))
    .map(({ date, key, name }): Holiday => {
      return { id: null, date, key, name, region, kind: 'general', is_official: false, order: null, source: null };
    });
  return [...official, ...guessed]
    .filter((holiday) => kind === undefined || holiday.kind === kind)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
