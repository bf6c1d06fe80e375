import { lagnaTable } from '../grahas/lagna.ts';
import { type LimbSpan, limbsBetween, type Span } from '../limbs.ts';
import { houseOf } from '../muhurta/birth.ts';
import { almanacDayOf } from '../muhurta/divisions.ts';
import { kalamsOf } from '../muhurta/kalams.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { addDays } from '../zone.ts';
import { type BirthMoon, type Reason, weighed } from './reasons.ts';
import { type MuhurtaRule, muhurtaLevel, type Purpose, ruleOf, type School } from './rules.ts';
import { type Season, seasonsOf } from './seasons.ts';
import { among, withoutCuts } from './spans.ts';

export interface MuhurtaSearch extends BirthMoon {
  purpose: Purpose;
  school: School;
  /** `YYYY-MM-DD`, both in. */
  from: string;
  to: string;
  site: Site;
  reckoning?: Reckoning;
}

/** A time of a day at which nothing forbids the purpose, within one lagna, tithi and star. Unix seconds. */
export interface MuhurtaWindow extends Span {
  lagna: number;
  tithi: number;
  nakshatra: number;
  for: Reason[];
  against: Reason[];
  /** 0 to 100: the share of all requirements that speaks for it. */
  score: number;
}

export interface MuhurtaDate {
  date: string;
  weekday: number;
  windows: MuhurtaWindow[];
}

export interface Muhurtas {
  days: MuhurtaDate[];
  /** The seasons of the range in which the purpose is not done. */
  excluded: Season[];
}

/** One ghati: a shorter window is of no use. */
const shortest = 24 * 60;
const [vyatipata, vaidhriti] = [17, 27];
/** Of the sixty half tithis every seventh from the eighth, up to the 57th. */
const isVishti = (karana: number): boolean => karana >= 2 && karana <= 57 && (karana - 1) % 7 === 0;
const newMoon = 30;
/** The house that the Moon must not be in, counted from the sign of a birth. */
const chandrashtama = 8;
/** The number of a tithi in its half; 15 is the full moon. */
const inHalf = (tithi: number): number => ((tithi - 1) % 15) + 1;

const cut = (whole: Span, parts: readonly LimbSpan[], keep: (id: number) => boolean): LimbSpan[] =>
  among(
    whole,
    parts.filter(({ id }) => keep(id)),
  );

/** The stars of a span that a rule allows, without the quarters that it leaves out. */
function starsIn(whole: Span, rule: MuhurtaRule, { ayanamsha }: Reckoning): LimbSpan[] {
  const stars = cut(whole, limbsBetween('nakshatra', whole.start, whole.end, ayanamsha), (id) =>
    Boolean(muhurtaLevel(rule.nakshatras, id)),
  );
  if (!rule.quarters_out || stars.length === 0) return stars;
  const out = rule.quarters_out.map(([star = 0, quarter = 0]) => (star - 1) * 4 + quarter);
  const quarters = limbsBetween('pada', whole.start, whole.end, ayanamsha).filter(({ id }) => out.includes(id));
  return stars.flatMap((star) => withoutCuts(star, quarters).map((left) => ({ ...left, id: star.id })));
}

/** When a rule has it done on a day; null where it wants the Sun and there is none. */
function hoursOf({ hours }: MuhurtaRule, whole: Span, day: Span | null): Span | null {
  if (hours === undefined) return whole;
  return hours === 'forenoon' && day ? { start: day.start, end: (day.start + day.end) / 2 } : day;
}

/** The windows of one day. */
function windowsOn(
  date: string,
  rule: MuhurtaRule,
  never: readonly Season[],
  wanted: MuhurtaSearch,
): Omit<MuhurtaWindow, 'for' | 'against' | 'score'>[] {
  const { site, school, rashi, reckoning = standard } = wanted;
  const { weekday, whole, day } = almanacDayOf(date, site, reckoning);
  if (!muhurtaLevel(rule.weekdays, weekday)) return [];
  const hours = hoursOf(rule, whole, day);
  if (!hours) return [];
  const open = withoutCuts(hours, never);
  if (open.length === 0) return [];
  const out = rule.star_days_out?.[weekday - 1] ?? [];
  const stars = open.flatMap((part) => starsIn(part, rule, reckoning)).filter(({ id }) => !out.includes(id));
  if (stars.length === 0) return [];
  const limbs = (of: 'tithi' | 'yoga' | 'karana' | 'moonSign') =>
    limbsBetween(of, whole.start, whole.end, reckoning.ayanamsha);
  const tithis = limbs('tithi').filter(({ id }) => id !== newMoon && muhurtaLevel(rule.tithis, inHalf(id)));
  const bad = [
    ...limbs('karana').filter(({ id }) => isVishti(id)),
    ...limbs('yoga').filter(({ id }) => id === vyatipata || id === vaidhriti),
    ...(rashi === undefined ? [] : limbs('moonSign').filter(({ id }) => houseOf(id, rashi) === chandrashtama)),
    ...(school === 'north' ? [] : badTimes(date, site, reckoning)),
  ];
  const lagnas = lagnaTable(date, site, reckoning).filter(({ id }) => muhurtaLevel(rule.lagnas, id));
  return stars.flatMap((star) =>
    among(star, tithis).flatMap((tithi) =>
      withoutCuts(tithi, bad).flatMap((free) =>
        among(free, lagnas)
          .filter(({ start, end }) => end - start >= shortest)
          .map(({ id, start, end }) => ({ start, end, lagna: id, tithi: tithi.id, nakshatra: star.id })),
      ),
    ),
  );
}

/** What the almanacs of the south print in red. */
function badTimes(date: string, site: Site, reckoning: Reckoning): Span[] {
  const { rahuKalam, yamagandam, durmuhurtam, varjyam } = kalamsOf(date, site, reckoning);
  return [rahuKalam, yamagandam, ...durmuhurtam, ...varjyam].filter((span) => span !== null);
}

/** The days of a range on which something may be done, each with its windows and the reasons. */
export function findMuhurtas(wanted: MuhurtaSearch): Muhurtas {
  const { purpose, school, from, to, site, reckoning = standard } = wanted;
  const rule = ruleOf(purpose, school);
  const { start } = almanacDayOf(from, site, reckoning).whole;
  const { end } = almanacDayOf(to, site, reckoning).whole;
  const { never, against } = seasonsOf(rule, school, { start, end, site, reckoning });
  const days: MuhurtaDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { weekday } = almanacDayOf(date, site, reckoning);
    const windows = windowsOn(date, rule, never, wanted)
      .map((window) => weighed(window, { rule, school, weekday, against, birth: wanted, reckoning }))
      .sort((a, b) => a.start - b.start);
    if (windows.length) days.push({ date, weekday, windows });
  }
  return { days, excluded: never };
}
