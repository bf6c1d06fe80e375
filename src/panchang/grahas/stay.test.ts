import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grahas, grahasAt } from './grahas.ts';
import { ingressesBetween } from './ingress.ts';
import { retrogradeAt, stayAt, staysBetween } from './stay.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const day = 86_400;
const daysOf = ({ start, end }: { start: number; end: number }): string[] =>
  [start, end].map((t) => new Date(t * 1000).toISOString().slice(0, 10));

test('the stays of a graha follow one another without a gap, and it is in that sign', () => {
  const [from, to] = [at('2022-01-01T00:00Z'), at('2026-01-01T00:00Z')];
  for (const graha of grahas) {
    const stays = staysBetween(graha, from, to);
    assert.equal(stays.length, ingressesBetween(graha, from, to).length + 1, graha);
    for (const [n, stay] of stays.entries()) {
      if (n > 0) assert.equal(stay.start, stays[n - 1]?.end, graha);
      assert.ok(stay.start < stay.end);
      const middle = (stay.start + stay.end) / 2;
      assert.equal(grahasAt(middle).find((g) => g.graha === graha)?.sign, stay.sign, `${graha} ${stay.start}`);
      assert.deepEqual(stayAt(graha, middle), stay);
    }
  }
});

test('Saturn that goes back into a sign begins a new stay, and another when it leaves it again', () => {
  const stays = staysBetween('saturn', at('2022-01-01T00:00Z'), at('2025-01-01T00:00Z'));
  assert.deepEqual(
    stays.map((stay) => [stay.sign, ...daysOf(stay)]),
    [
      [10, '2020-01-24', '2022-04-29'],
      [11, '2022-04-29', '2022-07-12'],
      [10, '2022-07-12', '2023-01-17'],
      [11, '2023-01-17', '2025-03-29'],
    ],
  );
});

test('an instant of ingress belongs to the sign entered', () => {
  for (const graha of ['moon', 'mercury', 'saturn', 'rahu'] as const) {
    const before = stayAt(graha, at('2026-03-01T00:00Z'));
    assert.equal(stayAt(graha, before.end).start, before.end, graha);
    assert.equal(stayAt(graha, before.end - 0.1).start, before.start, graha);
  }
});

test('a planet that goes back does so from one station to the next', () => {
  const saturn = retrogradeAt('saturn', at('2025-09-15T01:00Z'));
  assert.deepEqual(saturn && daysOf(saturn), ['2025-07-13', '2025-11-28']);
  const mercury = retrogradeAt('mercury', at('2026-03-01T00:00Z'));
  assert.deepEqual(mercury && daysOf(mercury), ['2026-02-26', '2026-03-20']);
  assert.equal(retrogradeAt('mercury', at('2026-04-01T00:00Z')), null);
  for (let t = at('2024-01-01T00:00Z'); t < at('2027-01-01T00:00Z'); t += 5 * day)
    for (const { graha, isRetrograde } of grahasAt(t))
      assert.equal(retrogradeAt(graha, t) !== null, isRetrograde && !/rahu|ketu/.test(graha), `${graha} ${t}`);
});
