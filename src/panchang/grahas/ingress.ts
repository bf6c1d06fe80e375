import { limbsBetween } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { normalise180, normalise360 } from '../sky/angles.ts';
import { type Ayanamsha, ayanamshaAt } from '../sky/ayanamsha.ts';
import { daySeconds } from '../sky/ephemeris.ts';
import { memoise } from '../sky/memoise.ts';
import type { NodeKind } from '../sky/moon-node.ts';
import { crossing } from '../sky/roots.ts';
import { type Graha, grahas, tropicalMotion } from './grahas.ts';

/** A graha enters a sign. */
interface Ingress {
  graha: Graha;
  /** As in the name tables, 1 Sun to 9 Ketu. */
  id: number;
  /** Unix seconds. */
  at: number;
  /** The sign entered, 1 Mesha to 12 Meena. */
  sign: number;
  /** Entered backwards, over the end of the sign. */
  isRetrograde: boolean;
}

/** A graha turns. */
interface Station {
  graha: Graha;
  id: number;
  at: number;
  /** From here on it moves backwards. */
  isRetrograde: boolean;
}

interface Turns {
  ingresses: Ingress[];
  stations: Station[];
}

const blockSeconds = 64 * daySeconds;
/** The true node turns about twice a week, a planet stays in one direction for three weeks at least. */
const steps = (graha: Graha, node: NodeKind): number =>
  node === 'true' && (graha === 'rahu' || graha === 'ketu') ? 128 : 32;

/** What a graha does within a block of days: computed once for the whole world. */
function computed(graha: Graha, index: number, ayanamsha: Ayanamsha, node: NodeKind): Turns {
  const turns: Turns = { ingresses: [], stations: [] };
  const id = grahas.indexOf(graha) + 1;
  const speed = (t: number): number => tropicalMotion(graha, t, node).speed;
  const sidereal = (t: number): number => tropicalMotion(graha, t, node).longitude - ayanamshaAt(t, ayanamsha);
  const step = blockSeconds / steps(graha, node);

  const oneWay = (from: number, to: number): void => {
    const start = normalise360(sidereal(from));
    const end = start + normalise180(sidereal(to) - start);
    const [before, after] = [Math.floor(start / 30), Math.floor(end / 30)];
    if (before === after) return;
    const border = 30 * Math.max(before, after);
    const at = crossing((t) => normalise180(sidereal(t) - border), from, to);
    turns.ingresses.push({ graha, id, at, sign: ((after + 12) % 12) + 1, isRetrograde: after < before });
  };

  for (let t = index * blockSeconds; t < (index + 1) * blockSeconds; t += step) {
    const [v0, v1] = [speed(t), speed(t + step)];
    if (v0 < 0 === v1 < 0) {
      oneWay(t, t + step);
      continue;
    }
    const at = crossing(speed, t, t + step);
    turns.stations.push({ graha, id, at, isRetrograde: v1 < 0 });
    oneWay(t, at);
    oneWay(at, t + step);
  }
  return turns;
}

const turnsOf = memoise(
  4096,
  (graha: Graha, index: number, ayanamsha: Ayanamsha, node: NodeKind) => `${graha} ${index} ${ayanamsha} ${node}`,
  computed,
);

function gathered<K extends keyof Turns>(
  what: K,
  [graha, from, to]: [Graha, number, number],
  ayanamsha: Ayanamsha,
  node: NodeKind,
): Turns[K][number][] {
  const found: Turns[K][number][] = [];
  for (let index = Math.floor(from / blockSeconds); index * blockSeconds < to; index++)
    found.push(...turnsOf(graha, index, ayanamsha, node)[what]);
  return found.filter(({ at }) => at >= from && at < to);
}

/** Every sign that a graha enters in `from` <= t < `to` (Unix seconds), in order of time. */
export function ingressesBetween(
  graha: Graha,
  from: number,
  to: number,
  { ayanamsha }: Reckoning = standard,
  node: NodeKind = 'mean',
): Ingress[] {
  if (graha !== 'sun' && graha !== 'moon') return gathered('ingresses', [graha, from, to], ayanamsha, node);
  // Their signs are limbs, which the almanac has already.
  return limbsBetween(graha === 'sun' ? 'sunSign' : 'moonSign', from, to, ayanamsha)
    .filter(({ start }) => start >= from && start < to)
    .map(({ id: sign, start: at }) => ({ graha, id: grahas.indexOf(graha) + 1, at, sign, isRetrograde: false }));
}

/** When a graha turns from direct to retrograde or back in `from` <= t < `to` (Unix seconds), by its longitude of date. */
export const stationsBetween = (graha: Graha, from: number, to: number, node: NodeKind = 'mean'): Station[] =>
  gathered('stations', [graha, from, to], standard.ayanamsha, node);

/** Saturn stays in a sign for two years and a half, and a retrograde loop on a border takes some months more. */
export const longestStay = 1500 * daySeconds;

/** The next sign that a graha enters at or after an instant (Unix seconds). */
export function nextIngress(
  graha: Graha,
  t: number,
  reckoning: Reckoning = standard,
  node: NodeKind = 'mean',
): Ingress {
  for (let from = t; from < t + longestStay; from += blockSeconds) {
    const found = ingressesBetween(graha, from, from + blockSeconds, reckoning, node)[0];
    if (found) return found;
  }
  throw new RangeError(`${graha} enters no sign within ${longestStay / daySeconds} days of ${t}`);
}
