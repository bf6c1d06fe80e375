import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { standard } from '../reckoning.ts';
import { normalise180 } from '../sky/angles.ts';
import { ayanamshaAt } from '../sky/ayanamsha.ts';
import type { NodeKind } from '../sky/moon-node.ts';
import { type Graha, grahas, tropicalMotion } from './grahas.ts';
import { ingressesBetween, nextIngress, stationsBetween } from './ingress.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const day = 86_400;

type Row = [graha: Graha, node: NodeKind, sign: number, direction: 'D' | 'R', at: number];
const { rows } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../test/fixtures/almanac/ingress.json'), 'utf8'),
) as { rows: Row[] };

/** Arc seconds: what the series reach. Near a station, where a planet all but stands, a second of arc is half an hour. */
const reached: Partial<Record<Graha, number>> = {
  moon: 0.5,
  mercury: 0.7,
  venus: 1.4,
  mars: 1.1,
  jupiter: 0.2,
  saturn: 0.2,
};

test('every ingress of another ephemeris is found, on the border to some seconds of arc', () => {
  assert.ok(rows.length > 100);
  for (const [graha, node, sign, direction, t] of rows) {
    const label = `${graha} ${node} into ${sign} ${direction} at ${t}`;
    const near = ingressesBetween(graha, t - 3 * 3600, t + 3 * 3600, standard, node);
    assert.deepEqual(
      near.map((i) => [i.sign, i.isRetrograde]),
      [[sign, direction === 'R']],
      label,
    );
    const border = (direction === 'R' ? sign : sign - 1) * 30;
    const longitude = tropicalMotion(graha, t, node).longitude - ayanamshaAt(t, 'lahiri');
    const limit = graha === 'rahu' ? (node === 'mean' ? 0.1 : 8) : (reached[graha] as number);
    assert.ok(Math.abs(normalise180(longitude - border)) * 3600 < limit, label);
  }
});

test('there are as many ingresses as in the other ephemeris', () => {
  for (const year of [2016, 2026, 2036])
    for (const graha of ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu'] as const)
      for (const node of graha === 'rahu' ? (['mean', 'true'] as const) : (['mean'] as const)) {
        const [from, to] = [at(`${year}-01-01T00:00Z`), at(`${year + 1}-01-01T00:00Z`)];
        const expected = rows.filter(([g, n, , , t]) => g === graha && n === node && t >= from && t < to);
        const found = ingressesBetween(graha, from, to, standard, node);
        assert.equal(found.length, expected.length, `${graha} ${node} ${year}`);
      }
});

test('the next ingress is the first of those that follow, and each leads into a neighbouring sign', () => {
  for (const graha of grahas) {
    let t = at('2025-01-01T00:00Z');
    let sign = 0;
    for (let n = 0; n < 6; n++) {
      const next = nextIngress(graha, t);
      assert.ok(next.at >= t);
      if (sign) assert.equal(next.sign, ((sign - 1 + (next.isRetrograde ? 11 : 1)) % 12) + 1, graha);
      assert.equal(ingressesBetween(graha, t, next.at + 1)[0]?.at, next.at);
      sign = next.sign;
      t = next.at + 1;
      // A graha that turns within the sign leaves it over the border that it came by.
      if (stationsBetween(graha, next.at, nextIngress(graha, t).at).length > 0) sign = 0;
    }
  }
});

test('planets turn when almanacs say', () => {
  const stations = (graha: Graha, year: number) =>
    stationsBetween(graha, at(`${year}-01-01T00:00Z`), at(`${year + 1}-01-01T00:00Z`)).map(
      (s) => `${new Date(s.at * 1000).toISOString().slice(0, 10)} ${s.isRetrograde ? 'R' : 'D'}`,
    );
  assert.deepEqual(stations('mercury', 2026), [
    '2026-02-26 R',
    '2026-03-20 D',
    '2026-06-29 R',
    '2026-07-23 D',
    '2026-10-24 R',
    '2026-11-13 D',
  ]);
  assert.deepEqual(stations('saturn', 2025), ['2025-07-13 R', '2025-11-28 D']);
  assert.deepEqual(stations('venus', 2025), ['2025-03-02 R', '2025-04-13 D']);
  assert.deepEqual(stations('sun', 2026), []);
  assert.deepEqual(stations('rahu', 2026), []);
  const [from, to] = [at('2026-01-01T00:00Z'), at('2026-01-01T00:00Z') + 60 * day];
  assert.ok(stationsBetween('ketu', from, to, 'true').length >= 8);
});
