import { lunationAt, lunationOf } from '../calendars/lunar.ts';
import { eclipsesBetween } from '../eclipses/eclipses.ts';
import { staysBetween } from '../grahas/stay.ts';
import { limbsBetween, type Span } from '../limbs.ts';
import type { Reckoning } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { daySeconds } from '../sky/ephemeris.ts';
import { passing } from '../sky/limb-angles.ts';
import { dateAt } from '../zone.ts';
import { type AstaMethod, type AstaPlanet, astaBetween } from './asta.ts';
import type { MuhurtaRule, School, SeasonKey } from './rules.ts';

/** A time of the year, or around an event, in which something is not done. Unix seconds. */
export interface Season extends Span {
  /** `lunar_month` and `solar_month`: one that the school leaves out, by `id`. */
  key: SeasonKey | 'lunar_month' | 'solar_month';
  id?: number;
}

/** A stretch of time at a place, Unix seconds. */
export interface SeasonSpan extends Span {
  site: Site;
  reckoning: Reckoning;
}

/** Days that are left out before a setting (vriddha) and after a rising (bala): Muhurta Chintamani, astrobix.com. */
const weakDays = 3;
/** Left out around the ingress of the Sun: sixteen ghatis on both sides. */
const sankrantiSeconds = (16 / 60) * daySeconds;
const [dhanu, meena, simha] = [9, 12, 5];
const [ashadha, bhadrapada, kartika, phalguna] = [4, 6, 8, 12];
/** Degrees of the Moon from the Sun at which the eleventh and the eighth tithi begin, and the full moon is past. */
const [eleventh, eighth, fullMoon] = [120, 84, 180];

/** Almanacs of the north require that the planet is seen, those of the south for its degrees: see asta.test.ts. */
const astaMethods: Readonly<Record<School, AstaMethod>> = { north: 'visible', telugu: 'degrees', tamil: 'degrees' };

const signs = ({ start, end, reckoning }: SeasonSpan, wanted: (id: number) => boolean): Season[] =>
  limbsBetween('sunSign', start, end, reckoning.ayanamsha)
    .filter(({ id }) => wanted(id))
    .map(({ id, ...span }) => ({ key: 'kharmas', id, ...span }));

const asta = (key: SeasonKey, planet: AstaPlanet, stretch: SeasonSpan, school: School): Season[] => {
  const weak = weakDays * daySeconds;
  const { start, end, site } = stretch;
  return astaBetween(planet, start - weak, end + weak, site, astaMethods[school]).map((span) => ({
    key,
    start: span.start - weak,
    end: span.end + weak,
  }));
};

/** The lunations that touch a stretch, and as many before it as the longest season takes. */
function lunations({ start, end, reckoning }: SeasonSpan, before = 0) {
  const last = lunationAt(end, reckoning.ayanamsha).count;
  const found = [];
  for (let count = lunationAt(start, reckoning.ayanamsha).count - before; count <= last; count++)
    found.push(lunationOf(count, reckoning.ayanamsha));
  return found;
}

/** From one elongation of a month to another, of the same lunation. */
const within = (key: SeasonKey, month: number, from: number, to: number, stretch: SeasonSpan): Season[] =>
  lunations(stretch)
    .filter((lunation) => lunation.month === month && !lunation.isLeap)
    .map(({ count }) => ({ key, start: at(count, from, stretch), end: at(count, to, stretch) }));
const at = (count: number, degrees: number, { reckoning }: SeasonSpan): number =>
  passing('elongation', count * 360 + degrees, reckoning.ayanamsha);

/** From Devshayani to Prabodhini Ekadashi: an adhika month in between makes it five months. */
function chaturmas(stretch: SeasonSpan): Season[] {
  return lunations(stretch, 6)
    .filter(({ month, isLeap }) => month === ashadha && !isLeap)
    .map(({ count }) => {
      let end = count + 4;
      while (lunationOf(end, stretch.reckoning.ayanamsha).month !== kartika || isLeapAt(end, stretch)) end++;
      return { key: 'chaturmas', start: at(count, eleventh, stretch), end: at(end, eleventh, stretch) };
    });
}
const isLeapAt = (count: number, { reckoning }: SeasonSpan): boolean => lunationOf(count, reckoning.ayanamsha).isLeap;

const makers: Record<SeasonKey, (stretch: SeasonSpan, school: School) => Season[]> = {
  guru_asta: (stretch, school) => asta('guru_asta', 'jupiter', stretch, school),
  shukra_asta: (stretch, school) => asta('shukra_asta', 'venus', stretch, school),
  kharmas: (stretch, school) => signs(stretch, (id) => id === dhanu || (school === 'north' && id === meena)),
  chaturmas,
  adhika: (stretch) =>
    lunations(stretch)
      .filter(({ isLeap }) => isLeap)
      .map(({ start, end }) => ({ key: 'adhika', start, end })),
  holashtak: (stretch) => within('holashtak', phalguna, eighth, fullMoon, stretch),
  pitru_paksha: (stretch) => within('pitru_paksha', bhadrapada, fullMoon, 360, stretch),
  eclipse: ({ start, end, site, reckoning }) =>
    eclipsesBetween(dateAt(start, site.tz), dateAt(end, site.tz), site, reckoning)
      .filter(({ sutak }) => sutak !== null)
      .map(({ date }) => ({ key: 'eclipse', start: skyOf(date, site).start, end: skyOf(date, site).end })),
  simhastha: ({ start, end, reckoning }) =>
    staysBetween('jupiter', start, end, reckoning)
      .filter(({ sign }) => sign === simha)
      .map((stay) => ({ key: 'simhastha', start: stay.start, end: stay.end })),
  sankranti: (stretch) =>
    signs({ ...stretch, start: stretch.start - daySeconds, end: stretch.end + daySeconds }, () => true).map(
      ({ id, start }) => ({
        key: 'sankranti',
        id: id ?? 0,
        start: start - sankrantiSeconds,
        end: start + sankrantiSeconds,
      }),
    ),
};

/** The months that a rule leaves out. An adhika month counts as the month it is named after. */
function monthsOut({ lunar_months, solar_months }: MuhurtaRule, stretch: SeasonSpan): Season[] {
  const lunar = lunar_months
    ? lunations(stretch)
        .filter(({ month }) => !lunar_months.includes(month))
        .map(({ month: id, start, end }): Season => ({ key: 'lunar_month', id, start, end }))
    : [];
  const solar = solar_months
    ? signs(stretch, (id) => !solar_months.includes(id)).map((season): Season => ({ ...season, key: 'solar_month' }))
    : [];
  return [...lunar, ...solar];
}

const touching = (seasons: Season[], { start, end }: Span): Season[] =>
  seasons.filter((season) => season.start < end && season.end > start).sort((a, b) => a.start - b.start);

/** The seasons of a rule that touch a stretch: those in which it is never done, and those that only speak against it. */
export function seasonsOf(
  rule: MuhurtaRule,
  school: School,
  stretch: SeasonSpan,
): { never: Season[]; against: Season[] } {
  const of = (keys: readonly SeasonKey[]): Season[] => keys.flatMap((key) => makers[key](stretch, school));
  return {
    never: touching([...of(rule.never), ...monthsOut(rule, stretch)], stretch),
    against: touching(of(rule.against), stretch),
  };
}
