import { limbAt, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { daySeconds } from '../sky/ephemeris.ts';
import { type Graha, tropicalMotion } from './grahas.ts';
import { ingressesBetween, longestStay, nextIngress, stationsBetween } from './ingress.ts';

/** A graha is in a sign without leaving it, from `start` until `end` (Unix seconds). One that comes back begins another stay. */
export interface Stay extends Span {
  graha: Graha;
  /** 1 Mesha to 12 Meena. */
  sign: number;
}

/** Instants are found to this precision, in seconds. */
const precision = 0.01;
/** How much of the past or the future is looked through at once. */
const blockSeconds = 64 * daySeconds;

/** The stay that an instant (Unix seconds) falls in. */
export function stayAt(graha: Graha, t: number, reckoning: Reckoning = standard): Stay {
  if (graha === 'sun' || graha === 'moon') {
    const { id: sign, start, end } = limbAt(graha === 'sun' ? 'sunSign' : 'moonSign', t, reckoning.ayanamsha);
    return { graha, sign, start, end };
  }
  const after = t + precision;
  const { at: end } = nextIngress(graha, after, reckoning);
  for (let to = after; to > after - longestStay; to -= blockSeconds) {
    const entered = ingressesBetween(graha, to - blockSeconds, to, reckoning).at(-1);
    if (entered) return { graha, sign: entered.sign, start: entered.at, end };
  }
  throw new RangeError(`${graha} entered no sign within ${longestStay / daySeconds} days before ${t}`);
}

/** Every stay that touches `from` <= t < `to` (Unix seconds), in order. */
export function staysBetween(graha: Graha, from: number, to: number, reckoning: Reckoning = standard): Stay[] {
  const stays = [stayAt(graha, from, reckoning)];
  for (let stay = stays[0] as Stay; stay.end < to; ) {
    stay = stayAt(graha, stay.end, reckoning);
    stays.push(stay);
  }
  return stays;
}

/** Saturn goes back for 140 days at most, the others less. */
const longestRetrograde = 200 * daySeconds;

/** When a planet that goes back turns. */
function turnAfter(graha: Graha, t: number): number {
  for (let from = t; from < t + longestRetrograde; from += blockSeconds) {
    const [turns] = stationsBetween(graha, from, from + blockSeconds);
    if (turns) return turns.at;
  }
  throw new RangeError(`${graha} does not turn within ${longestRetrograde / daySeconds} days after ${t}`);
}

/**
 * From when until when a planet moves backwards around an instant (Unix seconds); null when it moves forwards. Always null
 * for the Sun and the Moon, which never turn, and for the mean nodes, which always go back.
 */
export function retrogradeAt(graha: Graha, t: number): Span | null {
  if (graha === 'sun' || graha === 'moon' || graha === 'rahu' || graha === 'ketu') return null;
  if (tropicalMotion(graha, t).speed >= 0) return null;
  for (let to = t; to > t - longestRetrograde; to -= blockSeconds) {
    const turned = stationsBetween(graha, to - blockSeconds, to).at(-1);
    if (turned) return { start: turned.at, end: turnAfter(graha, t) };
  }
  throw new RangeError(`${graha} has not turned within ${longestRetrograde / daySeconds} days before ${t}`);
}
