import { limbsBetween } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { normalise180, normalise360 } from '../sky/angles.ts';
import { type Ayanamsha, ayanamshaAt } from '../sky/ayanamsha.ts';
import { centuries, daySeconds } from '../sky/ephemeris.ts';
import { memoise } from '../sky/memoise.ts';
import type { NodeKind } from '../sky/moon-node.ts';
import { planetAt } from '../sky/planet-series.ts';
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
/**
 * Parts of a block in which a graha turns once at most, and passes one border at most. Mercury is retrograde for 19 days at
 * least, Venus for 40, Mars for 58; the mean node never turns, the true one about twice a week.
 */
function steps(graha: Graha, node: NodeKind): number {
  if (graha === 'rahu' || graha === 'ketu') return node === 'true' ? 128 : 1;
  return graha === 'mercury' ? 8 : 4;
}

/** What a graha does within a block of days: computed once for the whole world. */
function computed(graha: Graha, index: number, ayanamsha: Ayanamsha, node: NodeKind): Turns {
  const turns: Turns = { ingresses: [], stations: [] };
  const id = grahas.indexOf(graha) + 1;
  /** The sidereal longitude (degrees) and the speed at an instant. */
  const motionAt = (t: number): { t: number; longitude: number; speed: number } => {
    const { longitude, speed } = tropicalMotion(graha, t, node);
    return { t, longitude: longitude - ayanamshaAt(t, ayanamsha), speed };
  };
  type Motion = ReturnType<typeof motionAt>;
  const step = blockSeconds / steps(graha, node);

  const oneWay = (from: Motion, to: Motion): void => {
    const start = normalise360(from.longitude);
    const end = start + normalise180(to.longitude - start);
    const [before, after] = [Math.floor(start / 30), Math.floor(end / 30)];
    if (before === after) return;
    const border = 30 * Math.max(before, after);
    const at = crossing((t) => normalise180(motionAt(t).longitude - border), from.t, to.t);
    turns.ingresses.push({ graha, id, at, sign: ((after + 12) % 12) + 1, isRetrograde: after < before });
  };

  const beginning = index * blockSeconds;
  let from = motionAt(beginning);
  for (let n = 1; n * step <= blockSeconds; n++) {
    const to = motionAt(beginning + n * step);
    if (from.speed < 0 === to.speed < 0) oneWay(from, to);
    else {
      const turn = motionAt(crossing((t) => motionAt(t).speed, from.t, to.t));
      turns.stations.push({ graha, id, at: turn.t, isRetrograde: to.speed < 0 });
      oneWay(from, turn);
      oneWay(turn, to);
    }
    from = to;
  }
  return turns;
}

const turnsOf = memoise(
  4096,
  (graha: Graha, index: number, ayanamsha: Ayanamsha, node: NodeKind) => `${graha} ${index} ${ayanamsha} ${node}`,
  computed,
);

/** Where Jupiter or Saturn is at the beginning of a block, in tropical degrees; light time counts less than 0.01. */
const placeAt = memoise(
  4096,
  (planet: 'jupiter' | 'saturn', index: number) => `${planet} ${index}`,
  (planet, index) => planetAt(planet, centuries(index * blockSeconds))[0],
);

/** Degrees by which they can go within a block beyond where they are at its ends: 1.4 when one turns in its middle. */
const beyond = 4;

/**
 * Whether a graha can pass a border in a block. The two that stay longest in a sign mostly cannot, and where they are at both
 * ends takes a tenth of the time that their way takes.
 */
function mayPass(graha: Graha, index: number, ayanamsha: Ayanamsha): boolean {
  if (graha !== 'jupiter' && graha !== 'saturn') return true;
  const siderealAt = (at: number): number => placeAt(graha, at) - ayanamshaAt(at * blockSeconds, ayanamsha);
  const start = normalise360(siderealAt(index));
  const end = start + normalise180(siderealAt(index + 1) - start);
  return Math.floor((Math.min(start, end) - beyond) / 30) !== Math.floor((Math.max(start, end) + beyond) / 30);
}

function gathered<K extends keyof Turns>(
  what: K,
  [graha, from, to]: [Graha, number, number],
  ayanamsha: Ayanamsha,
  node: NodeKind,
): Turns[K][number][] {
  const found: Turns[K][number][] = [];
  for (let index = Math.floor(from / blockSeconds); index * blockSeconds < to; index++)
    if (what === 'stations' || mayPass(graha, index, ayanamsha))
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
