import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Division, limbAt, limbsBetween } from './limbs.ts';

const years = (from: number, to: number) => [Date.UTC(from, 0, 1) / 1000, Date.UTC(to, 0, 1) / 1000] as const;
const hour = 3600;

test('the limb in force at its first instant is that limb, and at its last the next', () => {
  const [from, to] = years(2024, 2025);
  for (const { id, start, end } of limbsBetween('nakshatra', from, to, 'kp')) {
    assert.equal(limbAt('nakshatra', start, 'kp').id, id);
    assert.equal(limbAt('nakshatra', end, 'kp').id, (id % 27) + 1);
  }
});

test('another ayanamsha moves what is counted from the stars, and leaves the tithi', () => {
  const noon = Date.UTC(2026, 10, 20, 12) / 1000;
  const ends = (limb: Division) => (['lahiri', 'kp', 'raman'] as const).map((a) => limbAt(limb, noon, a).end);
  assert.equal(new Set(ends('tithi')).size, 1);
  const [lahiri = 0, kp = 0, raman = 0] = ends('nakshatra');
  // KP's zodiac begins 5.8 minutes of arc, Raman's 1.45 degrees before Lahiri's: the Moon leaves earlier.
  assert.ok(kp < lahiri && lahiri - kp < 0.3 * hour);
  assert.ok(lahiri - raman > 2 * hour && lahiri - raman < 4 * hour);
});
