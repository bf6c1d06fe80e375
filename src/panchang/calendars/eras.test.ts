import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasOf, salaYear, suniya, yearOpening } from './eras.ts';
import { lunationAt } from './lunar.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const eras = (iso: string, tithi: number) => erasOf(lunationAt(at(iso)), tithi);

test('each land begins the Vikram year on its own day', () => {
  // 2021: Chaitra on 13 April, Ashadhi Beej on 12 July, Gujarati new year on 5 November.
  const years = (iso: string, tithi: number) => {
    const { vikramChaitradi, vikramAshadhadi, vikramKartikadi } = eras(iso, tithi);
    return [vikramChaitradi, vikramAshadhadi, vikramKartikadi];
  };
  assert.deepEqual(years('2021-04-11T00:40Z', 30), [2077, 2077, 2077]);
  assert.deepEqual(years('2021-04-13T00:40Z', 1), [2078, 2077, 2077]);
  assert.deepEqual(years('2021-07-11T00:40Z', 1), [2078, 2077, 2077]);
  assert.deepEqual(years('2021-07-12T00:40Z', 2), [2078, 2078, 2077]);
  assert.deepEqual(years('2021-11-05T00:40Z', 1), [2078, 2078, 2078]);
  assert.equal(eras('2021-04-13T00:40Z', 1).kali, 5122);
});

test('an adhika Ashadha (2015) does not begin the year of Kutch', () => {
  assert.equal(eras('2015-06-25T00:40Z', 9).vikramAshadhadi, 2071);
  assert.equal(eras('2015-07-18T00:40Z', 2).vikramAshadhadi, 2072);
});

test('the Chaitra that opened a year is found from any of its months', () => {
  for (const date of ['2024-04-10', '2024-12-10', '2025-03-20'])
    assert.equal(yearOpening(lunationAt(at(date))).month, 1, date);
  assert.equal(yearOpening(lunationAt(at('2025-03-20'))).count, lunationAt(at('2024-04-10')).count);
  // An adhika Chaitra opens the year.
  assert.equal(yearOpening(lunationAt(at('2029-08-01'))).isLeap, true);
});

test('the Sala year of Odisha begins with Suniya', () => {
  assert.deepEqual([2020, 2021, 2022, 2023].map(suniya), ['2020-08-29', '2021-09-17', '2022-09-07', '2023-09-26']);
  assert.deepEqual(['2020-08-28', '2020-08-29', '2021-04-14'].map(salaYear), [1427, 1428, 1428]);
});
