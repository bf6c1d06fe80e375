import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, equalParts } from './divisions.ts';
import { rahuEighths, yamagandaEighths } from './kalams.ts';

const gowriKeys = ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'visham'] as const;
type GowriKey = (typeof gowriKeys)[number];

export interface Gowri extends Span {
  /** 1 to 8: the parts of Sun to Saturn in the order of the weekdays, then Rahu's. */
  id: number;
  key: GowriKey;
  isGood: boolean;
}
/** Eight of the day and eight of the night; empty where the Sun does not rise or set. */
export interface Gowris {
  day: Gowri[];
  night: Gowri[];
  /** Nalla neram: the good parts that yamagandam leaves. Rahu kalam is Visham, never good. */
  nallaNeram: Gowri[];
}

const visham = 8;
const bad: ReadonlySet<GowriKey> = new Set(['rogam', 'soram', 'visham']);

/** The parts of a weekday's day, as ids: from its own lord on, with Visham let in where rahu kalam is. */
function rowOf(weekday: number): number[] {
  const row = Array.from({ length: 7 }, (_, i) => ((weekday - 1 + i) % 7) + 1);
  row.splice((rahuEighths[weekday - 1] ?? visham) - 1, 0, visham);
  return row;
}

/** The night has the row of its day, turned so that the lord of the fifth weekday begins. */
function nightRowOf(weekday: number): number[] {
  const row = rowOf(weekday);
  const first = row.indexOf(((weekday - 1 + 4) % 7) + 1);
  return [...row.slice(first), ...row.slice(0, first)];
}

/**
 * Gowri panchangam, the eighths of the Tamil almanacs. The rules give the table that those almanacs, Drik Panchang and
 * ProKerala print; the fixed clock times of nalla neram on calendar sheets are each publisher's own.
 * @param date `YYYY-MM-DD`
 */
export function gowrisOf(date: string, site: Site, reckoning: Reckoning = standard): Gowris {
  const { weekday, day, night } = almanacDayOf(date, site, reckoning);
  const byDay = day ? sequence(day, rowOf(weekday)) : [];
  const byNight = night ? sequence(night, nightRowOf(weekday)) : [];
  const yamaganda = (yamagandaEighths[weekday - 1] ?? 0) - 1;
  const free = [...byDay.filter((_, i) => i !== yamaganda), ...byNight];
  return { day: byDay, night: byNight, nallaNeram: free.filter(({ isGood }) => isGood) };
}

const sequence = (whole: Span, row: readonly number[]): Gowri[] =>
  equalParts(whole, 8).map((part, i) => {
    const id = row[i] ?? visham;
    const key = gowriKeys[id - 1] ?? 'visham';
    return { ...part, id, key, isGood: !bad.has(key) };
  });
