import { daysFrom } from '../../panchang/festivals/observances.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { daysBetween } from '../../panchang/zone.ts';
import type { Festival } from '../model/panchang.ts';
import { movedDays, type StoredFestival, type StoredHoliday } from '../store.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { computedFestival } from './computed-festival.ts';
import { factsOfRow, festivalOf } from './facts.ts';
import { holidayMarks } from './holiday-marks.ts';
import { isDayFor, isObservedBy } from './observances.ts';
import { nextRepeats } from './repeats.ts';

const lastDate = '2100-12-31';

/** The next days of an observance from a date on: computed ones, and those that editors have announced. */
export function nextDays(
  { rows, holidays }: { rows: readonly StoredFestival[]; holidays: readonly StoredHoliday[] },
  key: string,
  from: string,
  count: number,
  reader: AlmanacReader,
  reckoning: Reckoning,
): Festival[] {
  const edited = rows
    .filter(({ repeats }) => repeats === null)
    .map((row) => festivalOf(factsOfRow(row), row.date, row.id, reader))
    .filter(({ regions }) => isObservedBy(reader, regions));
  const days = edited.filter(({ date }) => date >= from);
  const isMoved = (day: string) => edited.some(({ date }) => Math.abs(daysBetween(date, day)) <= movedDays);
  for (const row of rows.filter(({ repeats }) => repeats !== null))
    days.push(
      ...nextRepeats(row, from, count + edited.length, reader, reckoning).filter(
        ({ date, regions }) => isObservedBy(reader, regions) && !isMoved(date),
      ),
    );
  const marks = holidayMarks(holidays, reader.place.region, from, lastDate);
  const official = marks?.missing([], from, lastDate, reader).filter((holiday) => holiday.key === key) ?? [];
  let computed = 0;
  for (const found of daysFrom(key, from, reader.place, reckoning)) {
    for (const observance of found) {
      if (isMoved(observance.date) || !isDayFor(reader, observance)) continue;
      const festival = computedFestival(observance, reader, reckoning);
      if (marks?.isMoved(festival)) continue;
      days.push(marks?.mark(festival) ?? festival);
      computed++;
    }
    if (computed >= count) break;
  }
  const there = new Set(days.map(({ date }) => date));
  days.push(...official.filter(({ date }) => !there.has(date) && !isMoved(date)));
  days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return days.slice(0, count);
}
