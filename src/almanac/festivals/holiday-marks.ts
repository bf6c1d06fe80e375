import { daysBetween } from '../../panchang/zone.ts';
import { type OfficialHoliday, officialYear } from '../holidays/official.ts';
import type { Festival } from '../model/panchang.ts';
import { movedDays, type StoredHoliday } from '../store.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { nameOfHoliday } from './holiday-names.ts';

const orderOf = ({ kind, source, order }: OfficialHoliday): NonNullable<Festival['holiday']> => ({
  kind,
  order,
  source,
});

/** A general holiday on a day that has no observance of that key. */
const entryOf = (holiday: OfficialHoliday, region: string, reader: AlmanacReader): Festival => ({
  key: holiday.key,
  id: null,
  name: nameOfHoliday(holiday, reader),
  date: holiday.date,
  type: 'observance',
  is_holiday: true,
  holiday: orderOf(holiday),
  holiday_basis: 'official',
  is_tentative: false,
  regions: [region],
  description: null,
  image_url: null,
  times: [],
  alternatives: [],
  source: 'official',
});

const isNear = (a: string, b: string): boolean => Math.abs(daysBetween(a, b)) <= movedDays;

/** What the government of a region says of the festivals of some years. */
export interface HolidayMarks {
  /** Whether a festival that waits for the Moon has an official day that is another. */
  isMoved(festival: Festival): boolean;
  /** `is_holiday` by the official list of the year where there is one; that of an editor stays as he gave it. */
  mark(festival: Festival): Festival;
  /** The general holidays from one date to another that are not among the festivals, as festivals. */
  missing(festivals: readonly Festival[], from: string, to: string, reader: AlmanacReader): Festival[];
}

/** @param rows what editors say of the holidays of the region; @param region null, or outside India: there are none */
export function holidayMarks(
  rows: readonly StoredHoliday[],
  region: string | null | undefined,
  from: string,
  to: string,
): HolidayMarks | null {
  if (region !== 'IN' && !region?.startsWith('IN-')) return null;
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, i) => officialYear(region, first + i, rows));
  const official = years.flatMap(({ holidays }) => holidays);
  if (official.length === 0) return null;
  const byDay = new Map(official.map((holiday) => [`${holiday.date} ${holiday.key}`, holiday]));
  const general = official.filter(({ kind }) => kind === 'general');
  const inYear = (date: string, key: string): string => `${date.slice(0, 4)} ${key}`;
  const dated = new Set(general.map(({ date, key }) => inYear(date, key)));
  return {
    isMoved: ({ date, key, is_tentative, source }) =>
      is_tentative &&
      source === 'computed' &&
      !byDay.has(`${date} ${key}`) &&
      general.some((holiday) => holiday.key === key && isNear(holiday.date, date)),
    mark(festival) {
      const { date, key, source } = festival;
      const found = byDay.get(`${date} ${key}`);
      const holiday = found ? orderOf(found) : null;
      if (source !== 'computed') return { ...festival, holiday };
      // A list of which a part is stored says of its own holidays that they are on no other day.
      const isKnown = dated.has(inYear(date, key)) || years[Number(date.slice(0, 4)) - first]?.covers(date);
      if (!found && !isKnown) return festival;
      return { ...festival, is_holiday: found?.kind === 'general', holiday, holiday_basis: 'official' };
    },
    missing(festivals, start, end, reader) {
      const there = new Set(festivals.map(({ date, key }) => `${date} ${key}`));
      return general
        .filter(({ date, key }) => date >= start && date <= end && !there.has(`${date} ${key}`))
        .map((holiday) => entryOf(holiday, region, reader));
    },
  };
}
