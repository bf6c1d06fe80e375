import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middleOf, periodRange } from './period.ts';

test('a period is the day, its week from Monday, its month, the year of its language', () => {
  const rows: [period: Parameters<typeof periodRange>[0], day: string, start: string, end: string, lang?: string][] = [
    ['daily', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['weekly', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-01-31', '2026-01-01', '2026-01-31'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-06-15', '2026-01-01', '2026-12-31'],
    ['yearly', '2026-06-15', '2026-03-19', '2027-04-06', 'te'],
    ['yearly', '2026-03-18', '2025-03-30', '2026-03-18', 'hi'],
    ['monthly', '0050-02-10', '0050-02-01', '0050-02-28'],
    ['weekly', '9999-12-31', '9999-12-27', '9999-12-31'],
  ];
  for (const [period, day, start, end, lang = 'ur'] of rows)
    assert.deepEqual(periodRange(period, day, lang), { start, end }, `${period} ${day}`);
});

test('the middle of a year leads to the years of other languages and back', () => {
  for (const lang of ['te', 'ta', 'gu', 'bn', 'ur'])
    for (const other of ['te', 'ta', 'gu', 'bn', 'ur']) {
      const year = periodRange('yearly', '2026-07-02', lang);
      const there = periodRange('yearly', middleOf(year), other);
      assert.deepEqual(periodRange('yearly', middleOf(there), lang), year, `${lang} ${other}`);
    }
  assert.equal(middleOf({ start: '2026-11-24', end: '2026-11-24' }), '2026-11-24');
});
