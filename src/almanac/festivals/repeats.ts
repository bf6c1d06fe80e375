import { star, tithi } from '../../panchang/festivals/build.ts';
import { daysOf } from '../../panchang/festivals/days.ts';
import type { When } from '../../panchang/festivals/when.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { addDays } from '../../panchang/zone.ts';
import type { Festival } from '../model/panchang.ts';
import type { Repeats } from '../model/panchang-input.ts';
import type { StoredFestival } from '../store.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { factsOfRow, festivalOf } from './facts.ts';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of a month of every year; 29 February is the last of February in other years. */
const yearly = (month: number, day: number): When =>
  month === 2 && day > 28 ? { by: 'civil', month, day: 28, inLeapYears: 29 } : { by: 'civil', month, day };

/** A rule of an editor as one of the almanac. */
function whenOf({ by, month, part, ...rule }: Repeats, date: string): When {
  switch (by) {
    case 'tithi':
      return tithi(month ?? null, rule.tithi as number, part ?? 'udaya');
    case 'star':
      return star(rule.star as number, part ?? 'udaya', month ? { lunarMonth: month } : {});
    case 'weekday': {
      const [inMonth, weekday, nth] = [month as number, rule.weekday as number, rule.nth as number];
      return nth === 5
        ? { by: 'onOrBefore', of: yearly(inMonth, inMonth === 2 ? 29 : (monthLengths[inMonth - 1] as number)), weekday }
        : { by: 'nthWeekday', month: inMonth, weekday, nth };
    }
    default:
      return yearly(Number(date.slice(5, 7)), Number(date.slice(8)));
  }
}

/** The days of a festival that repeats, in a range at the reader's place; none lies before its own date. */
export function repeatedDays(
  row: StoredFestival,
  { from, to }: { from: string; to: string },
  reader: AlmanacReader,
  reckoning: Reckoning,
): Festival[] {
  const first = from < row.date ? row.date : from;
  if (row.repeats === null || first > to) return [];
  const when = whenOf(JSON.parse(row.repeats) as Repeats, row.date);
  const days = daysOf(when, { from: first, to }, { site: reader.place, reckoning });
  const facts = factsOfRow(row);
  return days.map(({ date }) => festivalOf(facts, date, row.id, reader));
}

/** Days that are looked through at once. */
const stride = 400;
const lastDay = '2100-12-31';

/** The next so many days of a festival that repeats. */
export function nextRepeats(
  row: StoredFestival,
  from: string,
  count: number,
  reader: AlmanacReader,
  reckoning: Reckoning,
): Festival[] {
  const found: Festival[] = [];
  for (let at = from < row.date ? row.date : from; at <= lastDay && found.length < count; at = addDays(at, stride)) {
    const to = addDays(at, stride - 1);
    found.push(...repeatedDays(row, { from: at, to: to < lastDay ? to : lastDay }, reader, reckoning));
  }
  return found;
}
