import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, equalParts } from './divisions.ts';

const choghadiyaKeys = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
type ChoghadiyaKey = (typeof choghadiyaKeys)[number];
type Quality = 'good' | 'neutral' | 'bad';

interface Choghadiya extends Span {
  /** 1 to 7, the place in the cycle. */
  id: number;
  key: ChoghadiyaKey;
  quality: Quality;
}
/** Eight of the day and eight of the night; empty where the Sun does not rise or set. */
export interface Choghadiyas {
  day: Choghadiya[];
  night: Choghadiya[];
}

/** Char, of Venus, is for travel: neither good nor bad. */
const qualities: Readonly<Record<ChoghadiyaKey, Quality>> = {
  udveg: 'bad',
  char: 'neutral',
  labh: 'good',
  amrit: 'good',
  kaal: 'bad',
  shubh: 'good',
  rog: 'bad',
};

/**
 * The eighths of day and night. The first of the day belongs to the lord of the weekday: each weekday begins three further
 * in the cycle than the one before it. The night begins five further than its day, and goes on by fives.
 * @param date `YYYY-MM-DD`
 */
export function choghadiyasOf(date: string, site: Site, reckoning: Reckoning = standard): Choghadiyas {
  const { weekday, day, night } = almanacDayOf(date, site, reckoning);
  const first = 3 * (weekday - 1);
  return {
    day: day ? sequence(day, first, 1) : [],
    night: night ? sequence(night, first + 5, 5) : [],
  };
}

const sequence = (whole: Span, first: number, step: number): Choghadiya[] =>
  equalParts(whole, 8).map((part, i) => {
    const place = (first + step * i) % 7;
    const key = choghadiyaKeys[place] ?? 'udveg';
    return { ...part, id: place + 1, key, quality: qualities[key] };
  });
