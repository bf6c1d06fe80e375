import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodRange } from '../period.ts';
import { readingsOf } from './reading.ts';

test('periods that are computed together take turns of the event loop of their own', async () => {
  const years = ['1931-06-01', '1942-06-01', '1953-06-01'].map((date) => periodRange('yearly', date, 'en'));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(years.map((range) => readingsOf('yearly', range)));
  isDone = true;
  // Each looks at 26 days.
  assert.ok(turns >= 3 * 26, `${turns} turns`);
});

test('requests of a period share its reading, and one that failed is not kept', async () => {
  const range = periodRange('weekly', '2026-11-20', 'te');
  assert.equal(readingsOf('weekly', range), readingsOf('weekly', range));
  const beyond = { start: '2101-01-01', end: '2101-01-01' };
  const failed = readingsOf('daily', beyond);
  await assert.rejects(failed, RangeError);
  const again = readingsOf('daily', beyond);
  assert.notEqual(again, failed);
  await assert.rejects(again, RangeError);
});
