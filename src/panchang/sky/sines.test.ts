import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinesOf } from './sines.ts';

test('sines and cosines of many angles are those of Math', () => {
  const angles = Float64Array.from({ length: 40_001 }, (_, i) => (i - 20_000) * 4.999 + i / 7);
  const quarters = Float64Array.from({ length: 401 }, (_, i) => ((i - 200) * Math.PI) / 4);
  for (const all of [angles, quarters]) {
    const [sines, cosines] = [new Float64Array(all.length), new Float64Array(all.length)];
    sinesOf(all, sines, cosines);
    all.forEach((angle, i) => {
      assert.ok(Math.abs((sines[i] as number) - Math.sin(angle)) < 3e-16, `sine of ${angle}`);
      assert.ok(Math.abs((cosines[i] as number) - Math.cos(angle)) < 3e-16, `cosine of ${angle}`);
    });
  }
});
