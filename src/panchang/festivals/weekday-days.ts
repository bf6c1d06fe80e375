import { type Lunation, lunationAt, lunationOf } from '../calendars/lunar.ts';
import { idAt, type Span } from '../limbs.ts';
import { meanPassing } from '../sky/limb-angles.ts';
import { addDays, weekdayOf } from '../zone.ts';
import { type DateRange, lunationsNear } from './near.ts';
import { holds, hoursOf, type ReckoningPlace } from './parts.ts';
import type { WeekdayRule } from './when.ts';

/** Whether a day, by its sunrise, belongs to the month of a rule. */
function isInMonth({ month, reckoning }: WeekdayRule, date: string, place: ReckoningPlace): boolean {
  const { ayanamsha } = place.reckoning;
  const { rise } = hoursOf(date, place);
  const lunation = lunationAt(rise, ayanamsha);
  if (lunation.isLeap) return false;
  const isDark = reckoning === 'purnimanta' && idAt('tithi', rise, ayanamsha) > 15;
  return (isDark ? lunationOf(lunation.count + 1, ayanamsha) : lunation).month === month;
}

const daySeconds = 86_400;
/** The dark half that a purnimanta month begins with, and the rest: mean new moons are a day off at most, so are zones. */
const before = 17 * daySeconds;
const after = 2 * daySeconds;

/** From when to when a month may be that of a rule: on other days no sunrise need be looked for. */
function spansOf(rule: WeekdayRule, range: DateRange, place: ReckoningPlace): Span[] {
  const near = lunationsNear(range, place);
  const next = lunationOf((near.at(-1) as Lunation).count + 1, place.reckoning.ayanamsha);
  return [...near, next]
    .filter(({ month }) => month === rule.month)
    .map(({ count }) => ({
      start: meanPassing('elongation', count * 360) - before,
      end: meanPassing('elongation', (count + 1) * 360) + after,
    }));
}

export function weekdayDays(rule: WeekdayRule, range: DateRange, place: ReckoningPlace): string[] {
  const found: string[] = [];
  const spans = spansOf(rule, range, place);
  for (let date = range.from; spans.length > 0 && date <= range.to; date = addDays(date, 1)) {
    const t = Date.parse(date) / 1000;
    if (!spans.some((span) => holds(span, t)) || !rule.weekdays.includes(weekdayOf(date))) continue;
    if (isInMonth(rule, date, place) && isWanted(rule, date, place)) found.push(date);
  }
  return found;
}

function isWanted(rule: WeekdayRule, date: string, place: ReckoningPlace): boolean {
  if (rule.pick === 'each') return true;
  for (let n = 1; n <= 7; n++) {
    const earlier = addDays(date, -n);
    if (rule.weekdays.includes(weekdayOf(earlier)) && isInMonth(rule, earlier, place)) return false;
  }
  return true;
}
