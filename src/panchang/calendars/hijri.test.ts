import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { extent } from '../../../test/support/extent.ts';
import announced from '../data/hijri-observed.json' with { type: 'json' };
import { addDays, daysBetween } from '../zone.ts';
import { datesOfHijri, hijriOf, isAnnounced } from './hijri.ts';

type Announced = { year: number; month: number; start: string; source: string; regions?: string[] };

const feasts: Record<string, [month: number, day: number]> = {
  muharram: [1, 10],
  milad_un_nabi: [3, 12],
  eid_al_fitr: [10, 1],
  eid_al_adha: [12, 10],
};

test('feasts fall on the day that India observed, nearly always; never more than a day off', () => {
  const file = join(import.meta.dirname, '../../../test/fixtures/almanac/oracle/festivals.jsonl.br');
  const rows = brotliDecompressSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  let compared = 0;
  let exact = 0;
  for (const { id, year, dates } of rows) {
    const feast = feasts[id];
    if (!feast) continue;
    compared++;
    const off = Math.min(
      ...datesOfHijri(`${year}-01-01`, `${year}-12-31`, ...feast).map((date) => Math.abs(daysBetween(date, dates[0]))),
    );
    assert.ok(off <= 1, `${id} ${year}`);
    if (off === 0) exact++;
  }
  assert.ok(compared >= 24 && exact >= compared - 1, `${exact} of ${compared}`);
});

test('dates of the first month of Ramadan and of new years in India', () => {
  assert.deepEqual(hijriOf('2024-03-12'), { year: 1445, month: 9, day: 1 });
  assert.deepEqual(hijriOf('2025-03-02'), { year: 1446, month: 9, day: 1 });
  assert.deepEqual(hijriOf('2024-04-11'), { year: 1445, month: 10, day: 1 });
  assert.deepEqual(hijriOf('2023-07-29'), { year: 1445, month: 1, day: 10 });
});

test('months that were announced begin on that day, in order, each with its source', () => {
  for (const { year, month, start, source, regions } of announced as readonly Announced[]) {
    assert.match(source, /^https?:/);
    if (regions) {
      const [own] = datesOfHijri(start, start, month, 1, regions[0]);
      const [most] = datesOfHijri(addDays(start, -2), addDays(start, 2), month, 1);
      assert.equal(own, start, `${year} ${month} ${regions}`);
      assert.equal(Math.abs(daysBetween(own as string, most as string)), 1, 'else it is no day of its own');
      continue;
    }
    assert.deepEqual(hijriOf(start), { year, month, day: 1 });
    assert.ok(isAnnounced(start) && isAnnounced(addDays(start, 28)));
    const before = hijriOf(addDays(start, -1));
    assert.ok(before.day === 29 || before.day === 30, start);
  }
  assert.ok(announced.length > 20 && !isAnnounced('2040-01-01'));
});

test('a Gregorian year has a day of the Islamic year once or twice, in 33 years one more often', () => {
  assert.equal(datesOfHijri('2030-01-01', '2030-12-31', 9, 1).length, 2);
  const counts = Array.from(
    { length: 33 },
    (_, i) => datesOfHijri(`${2000 + i}-01-01`, `${2000 + i}-12-31`, 1, 10).length,
  );
  assert.equal(
    counts.reduce((a, b) => a + b, 0),
    34,
  );
  for (const date of datesOfHijri('2008-01-01', '2008-12-31', 1, 1)) assert.deepEqual(hijriOf(date).day, 1);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) => datesOfHijri('2024-01-01', '2024-12-31', month, 31)),
    [],
  );
});

test('from 1900 to 2100 months have 29 or 30 days and days count on', () => {
  for (const [first, last] of extent([[1900, 2100]], parts) as [number, number][]) daysCountOn(first, last);
});

const parts = [
  [1900, 1903],
  [2015, 2030],
  [2098, 2100],
];

function daysCountOn(first: number, last: number): void {
  let before = hijriOf(`${first - 1}-12-31`);
  for (let date = `${first}-01-01`; date <= `${last}-12-31`; date = addDays(date, 1)) {
    const now = hijriOf(date);
    if (now.day === 1) {
      assert.ok(before.day === 29 || before.day === 30, date);
      assert.equal(now.year * 12 + now.month, before.year * 12 + before.month + 1, date);
    } else assert.deepEqual(now, { ...before, day: before.day + 1 }, date);
    before = now;
  }
}
