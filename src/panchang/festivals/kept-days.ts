import { addDays, daysBetween } from '../zone.ts';
import { daysOf, type RuleDay } from './days.ts';
import type { Details } from './details.ts';
import type { Mahadvadashi } from './mahadvadashi.ts';
import type { DateRange } from './near.ts';
import type { ReckoningPlace } from './parts.ts';
import type { Alternative, FestivalRule, FestivalSchool } from './rule.ts';
import type { When } from './when.ts';

/** The days of a rule: its own, and those that states keep by a school of their own. */

/** A day of an observance. */
export interface KeptDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** ISO 3166-2; `IN` is all India. */
  regions: readonly string[];
  /** The states that keep it on another day, by the school that leads there. */
  exceptIn: readonly string[];
  /** The states that alone keep it on this day, by their school; null: the day of all others. */
  onlyIn: readonly string[] | null;
  /** The dates of other schools, where they differ. */
  alternatives: OtherDay[];
  details: Details;
}

/** Another school's day; `mahadvadashi` is the great twelfth that it is for Vaishnavas. */
interface OtherDay {
  date: string;
  school: FestivalSchool;
  mahadvadashi: Mahadvadashi | null;
}

/** Another school's day for the same observance lies at most so far from it. */
const nearby = 31;

/** The day that a rule gives nearest to a date, null when it gives none nearby. */
function nearestTo(date: string, when: When, place: ReckoningPlace): RuleDay | null {
  const distance = (other: RuleDay): number => Math.abs(daysBetween(date, other.date));
  const range = { from: addDays(date, -nearby), to: addDays(date, nearby) };
  const [nearest] = daysOf(when, range, place).sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

/** The days of other ways near a date, where they are others. */
const othersNear = (date: string, ways: readonly Alternative[], place: ReckoningPlace): (Alternative & OtherDay)[] =>
  ways.flatMap((way) => {
    const other = nearestTo(date, way.when, place);
    if (other === null || other.date === date) return [];
    return [{ ...way, date: other.date, mahadvadashi: other.details.mahadvadashi ?? null }];
  });

const named = (others: OtherDay[]): OtherDay[] =>
  others.map(({ date, school, mahadvadashi }) => ({ date, school, mahadvadashi }));

/** A day by the rule's own way, for all regions but those that a school with another day leads in. */
function ownDay({ date, details }: RuleDay, { regions, alternatives }: FestivalRule, place: ReckoningPlace): KeptDay {
  const others = othersNear(date, alternatives, place);
  const exceptIn = others.flatMap(({ leads = [] }) => leads);
  const led = regions.includes('IN') ? [] : alternatives.flatMap(({ leads = [] }) => leads);
  const left = [...new Set([...regions, ...led])].filter((region) => !exceptIn.includes(region));
  return { date, regions: left, exceptIn, onlyIn: null, alternatives: named(others), details };
}

/** The days of a school that leads in some states, as far as they are not the rule's own. */
function ledDays(rule: FestivalRule, way: Alternative, range: DateRange, place: ReckoningPlace): KeptDay[] {
  const { when, leads } = way;
  const { school } = rule;
  if (!leads || !school) return [];
  const own = { school, when: rule.when };
  const rest = [own, ...rule.alternatives.filter((other) => other !== way)];
  return daysOf(when, range, place)
    .filter(({ date }) => nearestTo(date, rule.when, place)?.date !== date)
    .map(({ date, details }) => ({
      date,
      regions: leads,
      exceptIn: [],
      onlyIn: leads,
      alternatives: named(othersNear(date, rest, place)),
      details,
    }));
}

/** Every day of a rule in a range at a place: where schools lead in states, the same observance once for each day. */
export const keptDays = (rule: FestivalRule, range: DateRange, place: ReckoningPlace): KeptDay[] => [
  ...daysOf(rule.when, range, place)
    .map((day) => ownDay(day, rule, place))
    .filter(({ regions }) => regions.length > 0),
  ...oncePerDate(rule.alternatives.flatMap((way) => ledDays(rule, way, range, place))),
];

/** States that different schools lead to the same day keep it together. */
function oncePerDate(days: KeptDay[]): KeptDay[] {
  return [...Map.groupBy(days, ({ date }) => date).values()].map((same) => {
    const [first] = same as [KeptDay];
    const regions = same.flatMap((day) => day.regions);
    return same.length === 1 ? first : { ...first, regions, onlyIn: regions };
  });
}

/**
 * Whether a region has the observance on this day, if it keeps it at all.
 * @param region ISO 3166-2
 */
export const isDayIn = ({ exceptIn, onlyIn }: Pick<KeptDay, 'exceptIn' | 'onlyIn'>, region: string): boolean =>
  onlyIn === null ? !exceptIn.includes(region) : onlyIn.includes(region);
