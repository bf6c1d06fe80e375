import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { backoffMinutes, freshMinutes, type Habits, intervalMinutes, medianGap, waitMs } from './interval.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const habits: Habits = { fixed: null, gap: null, silence: 0, ttl: null, fresh: 0 };
const interval = (some: Partial<Habits>): number => intervalMinutes({ ...habits, ...some });
const ago = (...minutes: number[]): string[] => minutes.map((m) => new Date(now - m * 60_000).toISOString());

test('the interval follows what the feed does, between five minutes and a day', () => {
  for (const [some, minutes] of [
    [{}, 30],
    [{ gap: 6 }, 5],
    [{ gap: 60 }, 30],
    [{ gap: 60, silence: 60 }, 30],
    [{ gap: 60, silence: 600 }, 60],
    [{ gap: 600 }, 300],
    [{ silence: 100_000 }, 1_440],
    [{ gap: 9_000_000 }, 1_440],
    [{ gap: 10, ttl: 60 }, 60],
    [{ gap: 10, ttl: 525_600 }, 1_440],
    [{ gap: 600, ttl: 60 }, 300],
    [{ gap: 10, fresh: 15 }, 15],
    [{ gap: 10, fresh: 525_600 }, 360],
    [{ fixed: 15, gap: 600, silence: 9_000, ttl: 60, fresh: 60 }, 15],
    [{ fixed: 10_080 }, 10_080],
  ] as [Partial<Habits>, number][])
    assert.equal(interval(some), minutes, JSON.stringify(some));
  fc.assert(
    fc.property(
      fc.option(fc.nat()),
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
      fc.option(fc.nat()),
      fc.double({ noNaN: true, min: 0, max: 1e12 }),
      (gap, silence, ttl, fresh) => {
        const minutes = interval({ gap, silence, ttl, fresh });
        assert.ok(Number.isInteger(minutes) && minutes >= 5 && minutes <= 1_440);
      },
    ),
  );
});

test('the gap is the median between arrivals; a burst is one', () => {
  assert.equal(medianGap([]), null);
  assert.equal(medianGap(ago(10, 10, 10)), null, 'all at once');
  assert.equal(medianGap(ago(0, 60)), null, 'too few');
  assert.equal(medianGap(ago(0, 60, 120, 180)), 60);
  assert.equal(medianGap(ago(180, 0, 120, 60)), 60, 'in any order');
  assert.equal(medianGap(ago(0, 1, 2, 60, 61, 62, 120, 121)), 60, 'bursts of three');
  assert.equal(medianGap(ago(0, 20, 40, 60, 5_000)), 20, 'one long silence');
});

test('for how long an answer is fresh', () => {
  const date = 'Fri, 20 Nov 2026 06:00:00 GMT';
  for (const [headers, minutes] of [
    [{}, 0],
    [{ 'cache-control': 'max-age=600' }, 10],
    [{ 'cache-control': 'public, Max-Age="1200", s-maxage=9' }, 20],
    [{ 'cache-control': 's-maxage=9000' }, 0],
    [{ 'cache-control': 'max-age=600', age: '300' }, 5],
    [{ 'cache-control': 'max-age=600', age: '3000' }, 0],
    [{ 'cache-control': 'no-cache, max-age=600' }, 0],
    [{ 'cache-control': 'max-age=x', expires: 'Fri, 20 Nov 2026 07:00:00 GMT', date }, 60],
    [{ expires: 'Fri, 20 Nov 2026 07:00:00 GMT' }, 60],
    [{ expires: 'Fri, 20 Nov 2026 07:00:00 GMT', date: 'Fri, 20 Nov 2026 06:30:00 GMT' }, 30],
    [{ expires: '0', date }, 0],
    [{ expires: 'Thu, 01 Jan 1970 00:00:00 GMT', date }, 0],
  ] as [Record<string, string>, number][])
    assert.equal(freshMinutes(headers, now), minutes, JSON.stringify(headers));
});

test('failures double the wait up to a day, by chance longer; the server may lengthen it', () => {
  assert.equal(backoffMinutes(30, 0), null);
  assert.deepEqual(
    [1, 2, 3, 5, 6, 500].map((n) => backoffMinutes(30, n)),
    [60, 120, 240, 960, 1_440, 1_440],
  );
  assert.equal(backoffMinutes(10_080, 3), 10_080, 'never more often than without failures');
  const day = 86_400_000;
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 1_440 }),
      fc.nat(2_000),
      fc.nat(2 * day),
      fc.nat(),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (minutes, failures, requested, id, random) => {
        const ms = waitMs({ interval: minutes, failures, requested, id }, () => random);
        assert.ok(Number.isSafeInteger(ms) && ms <= day && ms >= Math.min(requested, day), `${ms}`);
        assert.ok(ms >= minutes * 60_000 * (minutes > 1_000 ? 0.75 : 1), `${ms}`);
        if (failures === 0)
          assert.equal(
            ms,
            waitMs({ interval: minutes, failures, requested, id }, () => random),
          );
      },
    ),
  );
  const waits = Array.from({ length: 20 }, () => waitMs({ interval: 30, failures: 3, id: 1 }));
  assert.ok(new Set(waits).size > 1, 'feeds that fail together do not come back together');
  const shares = Array.from({ length: 20 }, (_, id) => waitMs({ interval: 30, failures: 0, id }));
  assert.ok(new Set(shares).size > 10, 'nor do those that go well');
});
