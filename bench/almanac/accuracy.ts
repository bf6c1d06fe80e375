import { cities, jsonLines, Line } from '../../test/almanac/almanac-oracle.ts';
import type { Almanac, Four, Site } from './queries.ts';
import { karanaKind } from './queries.ts';

/** How an almanac compares with the reference tables of the tests: `test/fixtures/almanac/oracle`. */

/** Seconds off: what half of all, and 99 of 100, stay within, and the farthest. */
export interface Off {
  median: number;
  p99: number;
  max: number;
}

export interface Share {
  right: number;
  of: number;
}

export interface Accuracy {
  limbs: Share;
  sunrise: Off;
  tithi: Off;
  nakshatra: Off;
  yoga: Off;
  festivals: Share;
}

/** A city-day: each limb from the one at sunrise on, with its end. Absent where the Sun does not rise or set. */
interface DayRow {
  city: string;
  date: string;
  sunrise?: number;
  tithis?: [id: number, end: number][];
  nakshatras: [id: number, end: number][];
  yogas: [id: number, end: number][];
  karanas: [id: number, end: number][];
}

interface FestivalRow {
  id: string;
  year: number;
  dates: string[];
  confidence: string;
}

/** The published dates that are scored: those that all sources, or most of them, agree on. */
const scored = ['high', 'majority'];

const shareOf = ({ compared, wrong }: Line): Share => ({ right: compared - wrong.length, of: compared });

const offOf = (line: Line): Off => ({ median: line.within(0.5), p99: line.within(0.99), max: line.within(1) });

export function accuracyOf(almanac: Almanac): Accuracy {
  const [limbs, sunrise, festivals] = ['limbs', 'sunrise', 'festivals'].map((what) => new Line(what, '')) as Three;
  const ends = ['tithi', 'nakshatra', 'yoga'].map((what) => new Line(what, '')) as Three;
  const anyFar = Number.POSITIVE_INFINITY;
  for (const row of jsonLines<DayRow>('days')) {
    if (!row.tithis || row.sunrise === undefined) continue;
    const day = almanac.day(row.date, cities[row.city] as Site);
    const first = [row.tithis, row.nakshatras, row.yogas, row.karanas].map(([limb]) => limb) as Four<[number, number]>;
    const [tithi, nakshatra, yoga, karana] = first.map(([id]) => id) as Four<number>;
    const where = `${row.city} ${row.date}`;
    [tithi, nakshatra, yoga, karanaKind(karana)].forEach((id, i) => {
      limbs.same(day.limbs[i], id, where);
    });
    sunrise.near(day.sunrise, row.sunrise, anyFar, where);
    ends.forEach((line, i) => {
      line.near(day.ends[i], first[i]?.[1] ?? 0, anyFar, where);
    });
  }
  for (const [year, rows] of Map.groupBy(jsonLines<FestivalRow>('festivals'), (row) => row.year)) {
    const dates = almanac.year(year, cities.Delhi as Site);
    for (const row of rows.filter(({ confidence }) => scored.includes(confidence)))
      if (almanac.keys?.has(row.id) ?? true) festivals.same(dates.get(row.id), row.dates, `${row.id} ${year}`);
  }
  const [tithi, nakshatra, yoga] = ends.map(offOf) as [Off, Off, Off];
  return { limbs: shareOf(limbs), sunrise: offOf(sunrise), tithi, nakshatra, yoga, festivals: shareOf(festivals) };
}

type Three = [Line, Line, Line];
