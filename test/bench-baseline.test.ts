import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Baseline, baselineTable, type Figure, gainOf } from '../bench/baseline.ts';

const figure = (name: string, value: number, unit: Figure['unit'], goal: number | null = null): Figure => ({
  name,
  value,
  unit,
  goal,
});
const before: Baseline = {
  date: '2026-12-01',
  node: 'v26.10.0',
  load: 0.2,
  figures: { 'cold list of 20': 0.8, 'memory, idle': 150, 'later start, CPU': 0.8 },
};

test('of a ratio more is a gain, of time and memory less', () => {
  assert.equal(gainOf(figure('hot list', 0.9, 'of the peer'), 0.6), 0.9 / 0.6);
  assert.equal(gainOf(figure('memory', 100, 'MB'), 150), 1.5);
  assert.equal(gainOf(figure('start', 2, 's'), 1), 0.5);
});

test('a loss of more than a twentieth is marked, and so are goals that are missed, and figures without a former one', () => {
  const table = baselineTable(
    [
      figure('cold list of 20', 0.7, 'of the peer', 0.8),
      figure('memory, idle', 156, 'MB', 160),
      figure('later start, CPU', 0.6, 's', 0.8),
      figure('packages', 700, 'packages'),
    ],
    before,
  );
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.split(/ {2,}/));
  assert.deepEqual(rows, [
    ['cold list of 20', '0.70 of the peer', '0.80', '0.87', 'LOSS', '>= 0.8', 'missed'],
    ['memory, idle', '156 MB', '150', '0.96', '<= 160', 'met'],
    ['later start, CPU', '0.60 s', '0.80', '1.33', '<= 0.8', 'met'],
    ['packages', '700 packages', 'new'],
  ]);
});
