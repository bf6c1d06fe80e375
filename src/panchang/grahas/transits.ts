import { type Reckoning, standard } from '../reckoning.ts';
import { daySeconds } from '../sky/ephemeris.ts';
import { type Graha, grahas, isCombustAt } from './grahas.ts';
import { ingressesBetween, stationsBetween } from './ingress.ts';

/** What happens to a graha: it enters a sign, turns, becomes invisible near the Sun (asta), or is seen again (udaya). */
export interface Transit {
  graha: Graha;
  kind: 'ingress' | 'retrograde' | 'direct' | 'combust' | 'visible';
  /** Unix seconds. */
  at: number;
  /** The sign that is entered, 1 Mesha to 12 Meena; null of other kinds. */
  sign: number | null;
  /** A sign is entered backwards. */
  isRetrograde: boolean;
}

/** The Moon is combust for two days, the others for weeks. */
const lookSeconds = daySeconds / 2;
/** Beginning and end of combustion are found to this precision, in seconds. */
const precision = 0.5;

/** When a graha enters and leaves the degrees around the Sun, in `from` <= t < `to` (Unix seconds). */
function combustions(graha: Graha, from: number, to: number): Transit[] {
  const found: Transit[] = [];
  if (graha === 'sun' || graha === 'rahu' || graha === 'ketu') return found;
  let was = isCombustAt(graha, from);
  for (let t = from; t < to; t += lookSeconds) {
    let [before, after] = [t, Math.min(t + lookSeconds, to)];
    const is = isCombustAt(graha, after);
    if (is === was) continue;
    while (after - before > precision) {
      const middle = (before + after) / 2;
      if (isCombustAt(graha, middle) === was) before = middle;
      else after = middle;
    }
    found.push({ graha, kind: is ? 'combust' : 'visible', at: after, sign: null, isRetrograde: false });
    was = is;
  }
  return found;
}

/** All that happens to a graha in `from` <= t < `to` (Unix seconds), in order of time. */
export function transitsBetween(graha: Graha, from: number, to: number, reckoning: Reckoning = standard): Transit[] {
  const isPlanet = grahas.indexOf(graha) >= 2 && graha !== 'rahu' && graha !== 'ketu';
  const stations = isPlanet ? stationsBetween(graha, from, to) : [];
  return [
    ...ingressesBetween(graha, from, to, reckoning).map(
      ({ at, sign, isRetrograde }): Transit => ({ graha, kind: 'ingress', at, sign, isRetrograde }),
    ),
    ...stations.map(
      ({ at, isRetrograde }): Transit => ({
        graha,
        kind: isRetrograde ? 'retrograde' : 'direct',
        at,
        sign: null,
        isRetrograde: false,
      }),
    ),
    ...combustions(graha, from, to),
  ].sort((a, b) => a.at - b.at);
}
