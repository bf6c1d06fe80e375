// Alone: it changes the time zone of its process.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dateInZone, instant, isoTime, nextMidnight } from './clock.ts';

const at = (text: string): number => Date.parse(text);

test('the date of an instant in a zone', () => {
  for (const [time, zone, date] of [
    ['2026-11-20T18:29:59.999Z', 'Asia/Kolkata', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-20T18:14:59.999Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-11-20T18:15:00.000Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-11-20T04:59:59.999Z', 'America/New_York', '2026-11-19'],
    ['2026-07-20T04:00:00.000Z', 'America/New_York', '2026-07-20'],
    ['2026-07-20T03:59:59.999Z', 'America/New_York', '2026-07-19'],
    ['2026-12-31T10:00:00.000Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2024-02-29T00:00:00.000Z', 'UTC', '2024-02-29'],
  ] as const)
    assert.equal(dateInZone(at(time), zone), date, `${time} ${zone}`);
});

test('the next midnight, also on days of 23 and 25 hours and of none at twelve', () => {
  for (const [time, zone, midnight] of [
    ['2026-11-20T06:00:00Z', 'Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21T18:30:00Z'],
    ['2026-11-20T18:29:59.999Z', 'Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['2026-11-20T06:00:00Z', 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-09T04:00:00Z'], // 23 hours
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-02T05:00:00Z'], // 25 hours
    ['2018-11-03T12:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'], // the day begins at one
    ['2011-12-29T12:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00Z'], // the 30th was left out
  ] as const)
    assert.equal(isoTime(nextMidnight(at(time), zone)), isoTime(at(midnight)), `${time} ${zone}`);
});

/** The calendar day after `date`. */
const dayAfter = (date: string): string => isoTime(at(`${date}T00:00:00Z`) + 86_400_000).slice(0, 10);

test('in every zone the next midnight is the first instant of the next date', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  assert.ok(zones.length > 300);
  const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), fc.double({ min: 0, max: 1, noNaN: true }), (ms, zone, part) => {
      const today = dateInZone(ms, zone);
      const next = nextMidnight(ms, zone);
      assert.ok(next > ms);
      assert.equal(dateInZone(next, zone), dayAfter(today));
      assert.equal(dateInZone(next - 1, zone), today);
      assert.equal(dateInZone(Math.floor(ms + (next - 1 - ms) * part), zone), today);
    }),
    { numRuns: 400 },
  );
});

test('the zone of the process never matters', (t) => {
  const before = process.env.TZ;
  t.after(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  const ms = at('2026-11-20T19:00:00Z');
  const seen = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'].map((zone) => {
    process.env.TZ = zone;
    return [dateInZone(ms, 'Asia/Kolkata'), nextMidnight(ms, 'Asia/Kolkata'), isoTime(ms), new Date(ms).getHours()];
  });
  assert.ok(new Set(seen.map((s) => s[3])).size > 1, 'the zone of the process did change');
  assert.equal(new Set(seen.map((s) => s.slice(0, 3).join())).size, 1);
});

test('times as text sort as time does', () => {
  const ms = fc.integer({ min: at('0001-01-01T00:00:00Z'), max: at('9999-12-31T23:59:59.999Z') });
  fc.assert(
    fc.property(ms, ms, (a, b) => {
      assert.equal(isoTime(a).length, 24);
      assert.equal(instant(isoTime(a)), a);
      assert.equal(isoTime(a) < isoTime(b), a < b);
    }),
  );
});
