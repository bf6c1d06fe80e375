import { lunationAt, lunationOf } from '../calendars/lunar.ts';
import { idAt } from '../limbs.ts';
import { addDays, weekdayOf } from '../zone.ts';
import type { Range } from './near.ts';
import { hoursOf, type Place } from './parts.ts';
import type { WeekdayRule } from './when.ts';

/** Whether a day, by its sunrise, belongs to the month of a rule. */
function isInMonth({ month, reckoning }: WeekdayRule, date: string, place: Place): boolean {
  const { ayanamsha } = place.reckoning;
  const { rise } = hoursOf(date, place);
  const lunation = lunationAt(rise, ayanamsha);
  if (lunation.isLeap) return false;
  const isDark = reckoning === 'purnimanta' && idAt('tithi', rise, ayanamsha) > 15;
  return (isDark ? lunationOf(lunation.count + 1, ayanamsha) : lunation).month === month;
}

export function weekdayDays(rule: WeekdayRule, range: Range, place: Place): string[] {
  const found: string[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    if (rule.weekdays.includes(weekdayOf(date)) && isInMonth(rule, date, place) && isWanted(rule, date, place))
      found.push(date);
  }
  return found;
}

function isWanted(rule: WeekdayRule, date: string, place: Place): boolean {
  if (rule.pick === 'each') return true;
  for (let n = 1; n <= 7; n++) {
    const earlier = addDays(date, -n);
    if (rule.weekdays.includes(weekdayOf(earlier)) && isInMonth(rule, earlier, place)) return false;
  }
  return true;
}
