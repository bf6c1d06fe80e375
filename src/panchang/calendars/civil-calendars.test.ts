import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../zone.ts';
import { type CivilSystem, civilDateOf } from './civil-calendars.ts';

const published: Record<CivilSystem, [date: string, year: number, month: number, day: number][]> = {
  national: [
    ['1957-03-22', 1879, 1, 1],
    ['2024-03-21', 1946, 1, 1],
    ['2022-04-21', 1944, 2, 1],
    ['2025-07-16', 1947, 4, 25],
    ['2024-01-26', 1945, 11, 6],
    ['2023-03-21', 1944, 12, 30],
  ],
  nanakshahi: [
    ['2003-03-14', 535, 1, 1],
    ['2024-03-13', 555, 12, 31],
    ['2024-04-14', 556, 2, 1],
    ['2024-01-05', 555, 10, 23],
    ['2023-03-13', 554, 12, 30],
  ],
  bangladesh: [
    ['2024-04-14', 1431, 1, 1],
    ['2024-12-16', 1431, 9, 1],
    ['2024-02-21', 1430, 11, 8],
    ['2025-02-21', 1431, 11, 8],
    ['2024-03-26', 1430, 12, 12],
    ['2010-12-16', 1417, 9, 2],
    ['2024-05-25', 1431, 2, 11],
  ],
};

test('dates are those of published calendars', () => {
  for (const [system, dates] of Object.entries(published) as [CivilSystem, [string, number, number, number][]][])
    for (const [date, year, month, day] of dates)
      assert.deepEqual(civilDateOf(system, date), { year, month, day }, `${system} ${date}`);
});

test('from 1900 to 2100 months have 29 to 31 days, days count on and the beginnings agree', () => {
  for (const system of ['national', 'nanakshahi', 'bangladesh'] as const) {
    let before = civilDateOf(system, '1899-12-31');
    for (let date = '1900-01-01'; date <= '2100-12-31'; date = addDays(date, 1)) {
      const now = civilDateOf(system, date);
      if (now.day === 1) {
        assert.ok(before.day >= 29 && before.day <= 31, `${system} ${date}`);
        assert.equal(now.year * 12 + now.month, before.year * 12 + before.month + 1, `${system} ${date}`);
      } else assert.deepEqual(now, { ...before, day: before.day + 1 }, `${system} ${date}`);
      before = now;
    }
  }
});
