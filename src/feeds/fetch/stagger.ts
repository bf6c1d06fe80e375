import { hash53 } from '../../core/cache/hash.ts';

/** Feeds fetched at the same hour for the first time, or by a refresh of all, are at most so many. */
export const perMinute = 240;
/** Of one server: one each six seconds. */
export const perMinuteOfHost = 10;

const minuteMs = 60_000;

/**
 * When each of many feeds is to be fetched, in milliseconds from now: servers take turns, in an order that depends on
 * their names alone, and no minute has more than `perMinute` feeds, or `perMinuteOfHost` of one server.
 * @param hosts of the feeds, in their order
 * @returns in the same order
 */
export function stagger(hosts: readonly string[]): number[] {
  const rank = new Map<string, number>();
  const places = hosts.map((host, i) => {
    const position = rank.get(host) ?? 0;
    rank.set(host, position + 1);
    return { i, host, turn: position };
  });
  const order = places.toSorted((a, b) => a.turn - b.turn || hash53(a.host) - hash53(b.host) || a.i - b.i);
  const minutes: { all: number; hosts: Map<string, number> }[] = [];
  const offsets = new Array<number>(hosts.length).fill(0);
  let first = 0; // the first minute with capacity left
  for (const { i, host, turn } of order) {
    let at = Math.max(first, Math.floor(turn / perMinuteOfHost));
    for (; ; at++) {
      minutes[at] ??= { all: 0, hosts: new Map() };
      const minute = minutes[at] as (typeof minutes)[number];
      const own = minute.hosts.get(host) ?? 0;
      if (minute.all >= perMinute || own >= perMinuteOfHost) continue;
      offsets[i] = at * minuteMs + Math.floor((own * minuteMs) / perMinuteOfHost);
      minute.all++;
      minute.hosts.set(host, own + 1);
      break;
    }
    while ((minutes[first]?.all ?? 0) >= perMinute) first++;
  }
  return offsets;
}
