import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

test('seconds, or a date in each of its three forms, within the bounds', () => {
  for (const [header, ms] of [
    [undefined, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['రేపు', undefined],
    ['2026', 2_026_000],
    ['120', 120_000],
    ['1.5', 1_500],
    [' 7200 ', 7_200_000],
    ['999999999', 86_400_000],
    ['0', 1_000],
    ['Fri, 20 Nov 2026 06:10:00 GMT', 600_000],
    ['Friday, 20-Nov-26 06:10:00 GMT', 600_000],
    ['Fri Nov 20 06:10:00 2026', 600_000],
    ['Fri, 20 Nov 2026 05:00:00 GMT', 1_000],
    ['Fri, 20 Nov 2099 05:00:00 GMT', 86_400_000],
  ] as const)
    assert.equal(retryAfterMs(header, now, { least: 1_000, most: 86_400_000 }), ms, String(header));
});
