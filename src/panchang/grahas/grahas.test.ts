import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limbAt } from '../limbs.ts';
import { normalise180, normalise360 } from '../sky/angles.ts';
import { moonLongitude, sunLongitude } from '../sky/ephemeris.ts';
import { type Graha, type GrahaPosition, grahas, grahasAt, tropicalMotion } from './grahas.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const one = (t: number, graha: Graha): GrahaPosition => {
  const found = grahasAt(t).find((g) => g.graha === graha);
  assert.ok(found);
  return found;
};

test('nine grahas, each with a sign, a nakshatra and a pada that fit its longitude', () => {
  for (let t = at('1900-01-05T00:00Z'); t < at('2100-12-01T00:00Z'); t += 137.3 * 86_400) {
    const positions = grahasAt(t);
    assert.deepEqual(
      positions.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    for (const g of positions) {
      assert.ok(g.longitude >= 0 && g.longitude < 360);
      assert.equal(g.sign, Math.floor(g.longitude / 30) + 1);
      assert.ok(Math.abs(g.degree - (g.longitude % 30)) < 1e-9);
      assert.equal((g.nakshatra - 1) * 4 + g.pada, Math.floor(g.longitude / (10 / 3)) + 1);
      assert.equal(g.isRetrograde, g.speed < 0);
    }
    const [sun, moon] = positions as [GrahaPosition, GrahaPosition];
    assert.equal(sun.sign, limbAt('sunSign', t).id);
    assert.equal(moon.nakshatra, limbAt('nakshatra', t).id);
  }
});

test('Sun and Moon never turn, the mean nodes always go back, and Ketu is opposite Rahu', () => {
  for (let t = at('2024-01-01T00:00Z'); t < at('2026-01-01T00:00Z'); t += 5 * 86_400) {
    const positions = grahasAt(t);
    assert.deepEqual(
      positions
        .filter(({ isRetrograde }) => isRetrograde)
        .map(({ graha }) => graha)
        .filter((g) => /sun|moon|rahu|ketu/.test(g)),
      ['rahu', 'ketu'],
    );
    const [rahu, ketu] = positions.slice(7) as [GrahaPosition, GrahaPosition];
    assert.ok(Math.abs(normalise360(rahu.longitude - ketu.longitude) - 180) < 1e-9);
  }
});

test('the speed is what the longitude grows by, and blocks of days join without a step', () => {
  const block = 16 * 86_400;
  for (const graha of grahas)
    for (let n = 1240; n < 1290; n++)
      for (const t of [n * block, (n + 0.37) * block]) {
        const hour = 3600;
        const from = tropicalMotion(graha, t - hour).longitude;
        const moved = normalise180(tropicalMotion(graha, t + hour).longitude - from);
        assert.ok(Math.abs(moved * 12 - tropicalMotion(graha, t).speed) < 2e-4, `${graha} ${t}`);
      }
});

test('the true node sways around the mean one, and the Moon crosses the ecliptic there', () => {
  for (let t = at('2025-01-01T00:00Z'); t < at('2026-01-01T00:00Z'); t += 86_400) {
    const apart = normalise180(tropicalMotion('rahu', t, 'true').longitude - tropicalMotion('rahu', t).longitude);
    assert.ok(Math.abs(apart) < 2, `${apart} at ${t}`);
  }
  // The central eclipse of 2024-04-08: Sun, Moon and node within a few degrees.
  const eclipse = at('2024-04-08T18:18Z');
  assert.ok(Math.abs(normalise180(moonLongitude(eclipse) - sunLongitude(eclipse))) < 0.2);
  assert.ok(Math.abs(normalise180(tropicalMotion('rahu', eclipse, 'true').longitude - sunLongitude(eclipse))) < 5);
});

test('combust is what stands too near the Sun, the inner planets nearer when they go back', () => {
  // Conjunctions with the Sun: Jupiter 2025-06-24, Venus 2026-01-06 (beyond the Sun) and 2025-03-23 (before it).
  assert.equal(one(at('2025-06-24T12:00Z'), 'jupiter').isCombust, true);
  assert.equal(one(at('2025-08-01T12:00Z'), 'jupiter').isCombust, false);
  assert.equal(one(at('2026-01-06T12:00Z'), 'venus').isCombust, true);
  assert.equal(one(at('2025-03-23T12:00Z'), 'venus').isCombust, true);
  for (let t = at('2024-01-01T00:00Z'); t < at('2032-01-01T00:00Z'); t += 86_400)
    for (const graha of ['mercury', 'venus'] as const) {
      const { isRetrograde, isCombust } = one(t, graha);
      const apart = Math.abs(normalise180(tropicalMotion(graha, t).longitude - sunLongitude(t)));
      const limit = { mercury: [14, 12], venus: [10, 8] }[graha][isRetrograde ? 1 : 0] as number;
      assert.equal(isCombust, apart < limit, `${graha} ${t}`);
    }
  for (const graha of ['sun', 'rahu', 'ketu'] as const)
    assert.equal(one(at('2024-04-08T18:18Z'), graha).isCombust, false);
});

test('another ayanamsha moves all nine by the same', () => {
  const t = at('2026-03-03T00:00Z');
  const raman = grahasAt(t, { ayanamsha: 'raman', horizon: 'edge' });
  for (const [n, lahiri] of grahasAt(t).entries()) {
    const apart = normalise180((raman[n] as GrahaPosition).longitude - lahiri.longitude);
    assert.ok(Math.abs(apart - 1.4463) < 0.001, `${lahiri.graha}: ${apart}`);
  }
});
