import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LimbSpan } from '../limbs.ts';
import { normalise180 } from '../sky/angles.ts';
import { ayanamshaAt } from '../sky/ayanamsha.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { sunLongitude } from '../sky/ephemeris.ts';
import { lagnaAt, lagnaTable } from './lagna.ts';

const delhi: Site = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const places: Site[] = [
  delhi,
  { lat: 0, lon: 0, tz: 'UTC' },
  { lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' },
  { lat: 51.5074, lon: -0.1278, tz: 'Europe/London' },
  { lat: 65, lon: 18, tz: 'Europe/Stockholm' },
  { lat: 66.5636, lon: 20, tz: 'Europe/Stockholm' },
  { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
  { lat: 78.2, lon: 15.6, tz: 'Europe/Oslo' },
  { lat: 89.9, lon: 0, tz: 'UTC' },
  { lat: -80, lon: 180, tz: 'UTC' },
];
/** Around the solstices and the changes of the clocks. */
const dates = ['2026-01-01', '2026-03-29', '2026-06-21', '2026-10-25'];
const each = (check: (site: Site, date: string, table: LimbSpan[]) => void): void => {
  for (const site of places) for (const date of dates) check(site, date, lagnaTable(date, site));
};

test('the table tiles the day from sunrise to sunrise, at every latitude', () => {
  each((site, date, table) => {
    const { start, end } = skyOf(date, site);
    assert.equal(table[0]?.start, start);
    assert.equal(table.at(-1)?.end, end);
    for (const [n, span] of table.entries()) {
      assert.ok(span.end > span.start);
      if (n > 0) assert.equal(span.start, table[n - 1]?.end);
      if (n > 0) assert.notEqual(span.id, table[n - 1]?.id);
    }
  });
});

test('the table says what the lagna is at each instant', () => {
  each((site, date, table) => {
    // At the polar circle itself signs rise within moments, and nutation shifts them by more.
    for (const { id, start, end } of table.filter((span) => span.end - span.start > 10))
      for (const share of [0.01, 0.3, 0.5, 0.8, 0.99]) {
        const lagna = lagnaAt(start + share * (end - start), site);
        assert.ok(lagna !== null && lagna >= 0 && lagna < 360);
        assert.equal(Math.floor(lagna / 30) + 1, id, `${site.lat} ${date} ${id}`);
      }
  });
});

test('up to the polar circles all twelve signs rise in their order, beyond them fewer', () => {
  each((site, _date, table) => {
    const forward = table.filter((span, n) => n === 0 || span.id === ((table[n - 1] as LimbSpan).id % 12) + 1);
    if (Math.abs(site.lat) < 66.5) {
      assert.equal(forward.length, table.length);
      assert.equal(new Set(table.map(({ id }) => id)).size, 12);
    } else if (Math.abs(site.lat) > 69) {
      assert.ok(new Set(table.map(({ id }) => id)).size < 12);
      assert.ok(forward.length < table.length);
    }
  });
});

test('the Sun stands at the lagna when it rises, its edge a degree or so before its centre', () => {
  for (const site of places.slice(0, 3))
    for (let day = 0; day < 360; day += 9) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const rise = skyOf(date, site).sunrise as number;
      const sun = sunLongitude(rise) - ayanamshaAt(rise, 'lahiri');
      const ahead = normalise180(sun - (lagnaAt(rise, site) as number));
      assert.ok(ahead > 0.7 && ahead < 2, `${site.lat} ${date} ${ahead}`);
      const centre = skyOf(date, site, 'centre').sunrise as number;
      const apart = normalise180(
        sunLongitude(centre) - ayanamshaAt(centre, 'lahiri') - (lagnaAt(centre, site) as number),
      );
      assert.ok(Math.abs(apart) < 0.01, `${site.lat} ${date} ${apart}`);
    }
});

test('nothing rises at the poles', () => {
  for (const lat of [90, -90]) {
    assert.equal(lagnaAt(1_770_000_000, { lat, lon: 0 }), null);
    assert.deepEqual(lagnaTable('2026-06-21', { lat, lon: 0, tz: 'UTC' }), []);
  }
});
