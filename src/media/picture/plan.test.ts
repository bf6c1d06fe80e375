import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movingWidth, renderPlan } from './plan.ts';

const plan = (
  width: number,
  height: number,
  crop: { x: number; y: number; width: number; height: number } | null = null,
) => renderPlan({ width, height, pixels: 64_000_000, is_animated: false, crop, focal: null }).variants;
const shape = (variants: ReturnType<typeof plan>) => variants.map(({ name, width }) => [name, width]);

test('a photo has every size, upright too; one that is smaller is not enlarged', () => {
  const all = [
    ['thumb', 320],
    ['card', 640],
    ['full', 1280],
    ['wide', 1920],
  ];
  assert.deepEqual(shape(plan(4_000, 3_000)), all);
  assert.deepEqual(shape(plan(3_000, 4_000)), all);
  assert.deepEqual(shape(plan(1_280, 2_560)), all.slice(0, 3));
  assert.deepEqual(shape(plan(600, 600)), all.slice(0, 2));
});

test('the pixels of a variant are bounded, whatever the sides of a picture and its crop', () => {
  for (const [width, height] of [
    [1_080, 20_000],
    [3_000, 20_000],
    [2_133, 30_000],
    [1, 30_000],
    [30_000, 1],
    [40, 30_000],
  ] as const)
    for (const crop of [null, { x: 0.4, y: 0, width: 0.1, height: 1 }]) {
      const across = width * (crop?.width ?? 1);
      let before = 0;
      for (const { name, ratio, width: wanted } of plan(width, height, crop)) {
        if (ratio !== null) continue;
        const made = Math.max(1, Math.min(wanted, across));
        assert.ok(made === 1 || made * made * (height / across) <= 6_000_000, `${name} of ${width} x ${height}`);
        assert.ok(made > before, 'each size is larger than the one before');
        before = made;
      }
    }
});

test('an animation is made smaller by the number of its frames', () => {
  assert.equal(movingWidth(640, 0.5, 10), 640);
  assert.ok(movingWidth(640, 1, 1_000) ** 2 * 1_000 <= 16_000_000);
  assert.equal(movingWidth(1, 30_000, 1_000), 1);
});
