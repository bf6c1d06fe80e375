import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Division, limbAt, limbsBetween } from './limbs.ts';

const years = (from: number, to: number) => [Date.UTC(from, 0, 1) / 1000, Date.UTC(to, 0, 1) / 1000] as const;
const hour = 3600;

/** How many there are, and how short and long they can be, in hours. */
const limbs: [Division, count: number, shortest: number, longest: number][] = [
  ['tithi', 30, 19, 27],
  ['karana', 60, 9.3, 13.5],
  ['nakshatra', 27, 20, 27.5],
  ['yoga', 27, 18, 26.5],
  ['sunSign', 12, 29 * 24, 32 * 24],
];

for (const [limb, count, shortest, longest] of limbs)
  test(`${limb}: a hundred years without gap, overlap or one that is out of its turn`, () => {
    const [from, to] = years(1950, 2050);
    const all = limbsBetween(limb, from, to);
    assert.ok((all[0]?.start ?? Number.NaN) <= from && (all.at(-1)?.end ?? Number.NaN) >= to);
    for (const [i, { id, start, end }] of all.entries()) {
      const next = all[i + 1];
      const hours = (end - start) / hour;
      if (!(hours >= shortest && hours <= longest)) assert.fail(`${limb} ${id} at ${start} lasts ${hours} hours`);
      if (next && (next.start !== end || next.id !== (id % count) + 1))
        assert.fail(`${limb} ${id} at ${start}: then ${next.id} at ${next.start}`);
    }
  });

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
