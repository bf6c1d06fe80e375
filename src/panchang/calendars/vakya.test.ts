import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vakyaMonthStart } from './vakya.ts';

test('Tamil months begin on the days of printed calendars', () => {
  const printed: [sign: number, dates: string[]][] = [
    [1, ['2015-04-14', '2016-04-14', '2019-04-14', '2023-04-14', '2026-04-14', '2027-04-14']],
    [2, ['2024-05-14']],
    [3, ['2024-06-15']],
    [4, ['2021-07-17', '2022-07-17', '2023-07-17', '2024-07-17', '2025-07-17']],
    [8, ['2022-11-17', '2023-11-17', '2024-11-16']],
    [9, ['2021-12-16', '2022-12-16', '2023-12-17', '2024-12-16']],
    [
      10,
      ['2016-01-15', '2018-01-14', '2019-01-15', '2020-01-15', '2021-01-14', '2022-01-14', '2025-01-14', '2026-01-15'],
    ],
    [12, ['2025-03-15']],
  ];
  for (const [sign, dates] of printed)
    for (const date of dates) assert.equal(vakyaMonthStart(sign, Number(date.slice(0, 4))), date);
});
