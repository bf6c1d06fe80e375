import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lunationAt } from './lunar.ts';
import { barhaspatyaAt, samvatsarasOf, southernSamvatsara, tamilSamvatsara } from './samvatsara.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const hour = 3600;

test('southern names follow one another, lunar and Tamil', () => {
  // Sharvari, Krodhi, Vishvavasu
  assert.deepEqual([1942, 1946, 1947].map(southernSamvatsara), [34, 38, 39]);
  assert.deepEqual([2020, 2024, 1987, 1986].map(tamilSamvatsara), [34, 38, 1, 60]);
});

test('the northern name changes with the mean Jupiter, within hours of where almanacs print it', () => {
  const printed: [end: string, id: number][] = [
    ['2020-05-16T11:07+05:30', 47], // Pramadi
    ['2021-05-12T11:54+05:30', 48], // Ananda
    ['2026-04-21T15:53+05:30', 53], // Siddharthi
  ];
  for (const [end, id] of printed) {
    const span = barhaspatyaAt(at(end) - 5 * hour);
    assert.equal(span.id, id);
    assert.ok(Math.abs(span.end - at(end)) < 3 * hour, end);
    assert.ok(Math.abs((span.end - span.start) / 86_400 - 361.03) < 0.01);
    assert.equal(barhaspatyaAt(span.end + 1).id, (id % 60) + 1);
    assert.equal(barhaspatyaAt(span.end + 1).start, span.end);
  }
});

test('a Vikram year keeps the northern name with which it opened', () => {
  const of = (iso: string) => samvatsarasOf(at(iso), lunationAt(at(iso)), 2020);
  assert.deepEqual([of('2020-04-10T00:00Z').vikram, of('2021-03-01T00:00Z').vikram], [47, 47]);
  assert.equal(of('2021-03-01T00:00Z').barhaspatya.id, 48);
  assert.equal(of('2022-01-24T00:00Z').vikram, 48);
  assert.equal(of('2026-09-28T00:00Z').vikram, 53);
});
