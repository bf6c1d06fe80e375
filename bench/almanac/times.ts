import cityRows from '../../src/places/data/cities.json' with { type: 'json' };
import type { Almanac, Site } from './queries.ts';

/**
 * The times of one process, in milliseconds, by query. What is measured was not queried before: each kind of
 * question has years of its own, with a year between them that nobody asks for, and cities of its own.
 */
export type Times = Partial<Record<TimeName, number[]>>;

export type TimeName =
  | 'first'
  | 'day'
  | 'fullDay'
  | 'dayElsewhere'
  | 'fullDayElsewhere'
  | 'dayAgain'
  | 'fullDayAgain'
  | 'year'
  | 'yearElsewhere'
  | 'month'
  | 'monthElsewhere'
  | 'eclipses'
  | 'eclipsesElsewhere';

/** Years 1900 to 2100 of one kind: those that leave this rest when they are divided by eight. */
const rests = { warmUp: 4, day: 6, year: 0, month: 2 };
const allYears = Array.from({ length: 201 }, (_, i) => 1900 + i);

/** How many days warm up in each of their years, until all that is measured is compiled. */
const warmUpDays = 4;
const yearsMeasured = 2;
const monthsMeasured = 5;
const eclipsesMeasured = 20;
const longMonths = ['01', '03', '05', '07', '08', '10', '12'];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** @param round from 0; each has days and cities of its own, the same for every almanac */
export function timesOf(almanac: Almanac, round: number): Times {
  const times: Times = {};
  const add = (name: TimeName, ms: number): void => {
    times[name] = [...(times[name] ?? []), ms];
  };
  const random = randomFrom(round + 1);
  const below = (most: number): number => Math.floor(random() * most);
  const warmUpCities: Site[] = cityRows.filter((_, i) => i % 2 === 0);
  const newCities: Site[] = cityRows.filter((_, i) => i % 2 === 1);
  const warmUpCity = (): Site => warmUpCities[below(warmUpCities.length)] as Site;
  const newCity = (): Site => newCities.splice(below(newCities.length), 1)[0] as Site;
  const yearsOf = (kind: keyof typeof rests): number[] => {
    const years = allYears.filter((year) => year % 8 === rests[kind]);
    const turn = round % years.length;
    return [...years.slice(turn), ...years.slice(0, turn)];
  };
  const dateIn = (year: number): string => `${year}-${pad(1 + below(12))}-${pad(1 + below(28))}`;
  const { observances } = almanac;

  /** A day, and with its observances. */
  function compute(date: string, site: Site, [plain, full]: [plain: TimeName, full: TimeName]): void {
    const ms = timed(() => almanac.day(date, site));
    add(plain, ms);
    if (observances) add(full, ms + timed(() => observances(date, date, site)));
  }

  /** A month as a calendar shows it: its days, and what is kept in them. */
  function month(first: string, site: Site): void {
    const days = Array.from({ length: 31 }, (_, i) => `${first.slice(0, 8)}${pad(i + 1)}`);
    for (const date of days) almanac.day(date, site);
    observances?.(first, days.at(-1) as string, site);
  }

  const [firstDate, firstCity] = [dateIn(yearsOf('warmUp')[0] as number), warmUpCity()];
  const first = timed(() => [almanac.day(firstDate, firstCity), observances?.(firstDate, firstDate, firstCity)]);
  add('first', first);

  for (const year of yearsOf('warmUp'))
    for (let n = 0; n < warmUpDays; n++) {
      const [date, city] = [dateIn(year), warmUpCity()];
      almanac.day(date, city);
      observances?.(date, date, city);
    }
  almanac.year(yearsOf('warmUp')[1] as number, warmUpCity());

  for (const year of yearsOf('day')) {
    const [date, here, elsewhere] = [dateIn(year), newCity(), newCity()];
    compute(date, here, ['day', 'fullDay']);
    compute(date, elsewhere, ['dayElsewhere', 'fullDayElsewhere']);
    compute(date, here, ['dayAgain', 'fullDayAgain']);
  }
  for (const name of ['year', 'yearElsewhere'] as const)
    for (const year of yearsOf('year').slice(0, yearsMeasured)) {
      const city = newCity();
      const ms = timed(() => almanac.year(year, city));
      add(name, ms);
    }
  if (!observances) return times;
  const months = yearsOf('month').map((year) => `${year}-${longMonths[below(longMonths.length)]}-01`);
  for (const name of ['month', 'monthElsewhere'] as const)
    for (const begin of months.slice(0, monthsMeasured)) {
      const city = newCity();
      const ms = timed(() => month(begin, city));
      add(name, ms);
    }
  // They take decades, of which some years were queried above: a twentieth of the new moons near a node.
  const from = `${1900 + 20 * (round % 7)}-01-01`;
  for (const name of ['eclipses', 'eclipsesElsewhere'] as const) {
    const city = newCity();
    const ms = timed(() => almanac.eclipses?.(from, eclipsesMeasured, city));
    add(name, ms);
  }
  return times;
}
