import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from './period.ts';

test('a period is the day, its week from Monday, its month, its year', () => {
  const rows: [Parameters<typeof rangeOf>[0], string, string, string][] = [
    ['daily', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['weekly', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-01-31', '2026-01-01', '2026-01-31'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-06-15', '2026-01-01', '2026-12-31'],
    ['monthly', '0050-02-10', '0050-02-01', '0050-02-28'],
    ['weekly', '9999-12-31', '9999-12-27', '9999-12-31'],
  ];
  for (const [period, day, start, end] of rows)
    assert.deepEqual(rangeOf(period, day), { start, end }, `${period} ${day}`);
});
