import { type LimbSpan, limbsBetween, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, common, overlap } from './divisions.ts';

const dayYogaKeys = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'guru_pushya',
  'ravi_pushya',
  'dwipushkar',
  'tripushkar',
  'ravi_yoga',
] as const;
export type DayYogaKey = (typeof dayYogaKeys)[number];

/** A good conjunction, within the day of the almanac (the weekday changes at sunrise). Unix seconds. */
export interface DayYoga extends Span {
  key: DayYogaKey;
}

/** The stars of each weekday, Sunday first (Muhurta Chintamani, the chapter of good and bad; Drik Panchang). */
const sarvarthaSiddhi: readonly (readonly number[])[] = [
  [1, 8, 12, 13, 19, 21, 26],
  [4, 5, 8, 17, 22],
  [1, 3, 9, 26],
  [3, 4, 5, 13, 17],
  [1, 7, 8, 17, 27],
  [1, 7, 17, 22, 27],
  [4, 15, 22],
];
const amritaSiddhi: readonly number[] = [13, 5, 1, 17, 8, 27, 4];
const pushya = 8;
const [sunday, tuesday, thursday, saturday] = [1, 3, 5, 7];

/** Pushkara: a bhadra tithi, a hard weekday, and a star of which two or three quarters lie in one sign. */
const bhadraTithis: readonly number[] = [2, 7, 12];
const hardWeekdays: readonly number[] = [sunday, tuesday, saturday];
const dwipushkarStars: readonly number[] = [5, 14, 23];
const tripushkarStars: readonly number[] = [3, 7, 12, 16, 21, 25];

/** The Moon's star counted from that of the Sun, which is 1. */
const raviYogaCounts: readonly number[] = [4, 6, 9, 10, 13, 20];

/**
 * The good conjunctions of weekday, star, tithi and Sun of a day, those of one kind together, in the order of
 * `dayYogaKeys`.
 * @param date `YYYY-MM-DD`
 */
export function dayYogasOf(date: string, site: Site, reckoning: Reckoning = standard): DayYoga[] {
  const { weekday, whole } = almanacDayOf(date, site, reckoning);
  const limbs = (of: 'nakshatra' | 'sunNakshatra' | 'tithi'): LimbSpan[] =>
    limbsBetween(of, whole.start, whole.end, reckoning.ayanamsha).map((limb) => ({ ...limb, ...common(limb, whole) }));
  const stars = limbs('nakshatra');
  const among = (ids: readonly number[] | undefined): Span[] => stars.filter(({ id }) => ids?.includes(id));
  const pushkara = hardWeekdays.includes(weekday)
    ? limbs('tithi').filter(({ id }) => bhadraTithis.includes(((id - 1) % 15) + 1))
    : [];
  const found: Record<DayYogaKey, Span[]> = {
    sarvartha_siddhi: among(sarvarthaSiddhi[weekday - 1]),
    amrita_siddhi: among([amritaSiddhi[weekday - 1] ?? 0]),
    guru_pushya: weekday === thursday ? among([pushya]) : [],
    ravi_pushya: weekday === sunday ? among([pushya]) : [],
    dwipushkar: meetings(pushkara, among(dwipushkarStars)),
    tripushkar: meetings(pushkara, among(tripushkarStars)),
    ravi_yoga: limbs('sunNakshatra').flatMap((sun) => {
      const ids = raviYogaCounts.map((count) => ((sun.id + count - 2) % 27) + 1);
      return meetings([sun], among(ids));
    }),
  };
  return dayYogaKeys.flatMap((key) => joined(found[key]).map(({ start, end }) => ({ key, start, end })));
}

const meetings = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((a) => others.filter((b) => overlap(a, b)).map((b) => common(a, b)));

/** Spans of which one begins where another ends become one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}
