import { backoff } from '../../core/backoff.ts';
import { parseDate } from '../../feed-parser/dates/dates.ts';

// When a feed is requested again. Pure: minutes and milliseconds in, the same out.

const shortestMinutes = 5;
const longestMinutes = 1_440;
/** Before the first visits of the feed. */
const unknownMinutes = 30;
/** What a cache says of an address is no word about its feed: a careless default must not make it a day old. */
const longestFreshMinutes = 360;
const dayMs = 86_400_000;

/** The figures from which the pace of the feed is computed. */
export interface Habits {
  /** What an editor has set, or null. */
  fixed: number | null;
  /** Minutes between two arrivals, the median; null while there are too few. */
  gap: number | null;
  /** Minutes since the newest item, or since the feed was added. */
  silence: number;
  /** Minutes that the feed declares, or null. */
  ttl: number | null;
  /** Minutes for which the answer says that it is fresh. */
  fresh: number;
}

const within = (minutes: number, most: number): number =>
  Math.min(Math.max(Math.round(minutes), shortestMinutes), most);

/**
 * Minutes between two fetches: what an editor has set; else half the time between two arrivals, and more the longer
 * nothing has come (a tenth of the silence), but never more often than the feed or its server allows.
 */
export function intervalMinutes({ fixed, gap, silence, ttl, fresh }: Habits): number {
  if (fixed !== null) return Math.max(fixed, shortestMinutes);
  const own = Math.max(gap === null ? unknownMinutes : gap / 2, silence / 10);
  return within(Math.max(own, ttl ?? 0, Math.min(fresh, longestFreshMinutes)), longestMinutes);
}

/**
 * The median of the minutes between arrivals. What comes within five minutes is one arrival: agencies send in bursts.
 * @param times ISO times of the newest items, in any order
 * @returns null for fewer than three arrivals
 */
export function medianGap(times: readonly string[]): number | null {
  const minutes = times.map((time) => Date.parse(time) / 60_000).sort((a, b) => a - b);
  const arrivals: number[] = [];
  for (const at of minutes)
    if (at - (arrivals.at(-1) ?? Number.NEGATIVE_INFINITY) >= shortestMinutes) arrivals.push(at);
  if (arrivals.length < 3) return null;
  const gaps = arrivals.slice(1).map((at, i) => at - (arrivals[i] as number));
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] as number;
  return Math.round(Math.min(middle, 366 * longestMinutes));
}

/** Minutes for which an answer is fresh by `Cache-Control: max-age` or, without it, `Expires`. */
export function freshMinutes(headers: Readonly<Record<string, string>>, nowMs: number): number {
  const control = headers['cache-control']?.toLowerCase() ?? '';
  if (/\bno-(cache|store)\b/.test(control)) return 0;
  const maxAge = control.match(/(?:^|[\s,])max-age="?(\d{1,10})/)?.[1];
  const age = Number(headers.age?.match(/^\d{1,10}$/)?.[0] ?? 0);
  if (maxAge !== undefined) return Math.max(0, Number(maxAge) - age) / 60;
  const expires = headers.expires === undefined ? null : parseDate(headers.expires);
  if (expires === null) return 0;
  // By the server's own clock, whatever ours says.
  const date = headers.date === undefined ? null : parseDate(headers.date);
  return Math.max(0, expires - (date ?? nowMs)) / 60_000;
}

/** Minutes to wait after failures in a row: the interval, doubled with each up to a day; null without one. */
export const backoffMinutes = (interval: number, failures: number): number | null =>
  failures === 0 ? null : Math.max(interval, backoff(failures + 1, { first: interval, longest: longestMinutes }));

interface Wait {
  interval: number;
  failures: number;
  /** What the server requested by `Retry-After`, in milliseconds. */
  requested?: number;
  /** Of the feed: those that were added together are not fetched together for ever. */
  id: number;
}

/** Milliseconds until the next fetch. Each feed keeps a share of a tenth of its own; after failures it is left to chance. */
export function waitMs({ interval, failures, requested = 0, id }: Wait, random: () => number = Math.random): number {
  const share = failures === 0 ? ((id * 2_654_435_761) % 1_000) / 10_000 : random() / 4;
  const base = (backoffMinutes(interval, failures) ?? interval) * 60_000;
  const most = Math.max(base, dayMs);
  const own = base * (1 + share) <= most ? base * (1 + share) : most * (1 - share);
  return Math.round(Math.max(own, Math.min(requested * (1 + random() / 10), dayMs)));
}
