import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryRules, colorRules, contrast, mix, ownColors } from './colors.ts';

/** Every colour of a coarse grid. */
function* colors(): Generator<string> {
  const parts = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const r of parts) for (const g of parts) for (const b of parts) yield `#${r}${g}${b}`;
}

const valuesOf = (rules: string): Record<string, string> =>
  Object.fromEntries(
    [...rules.matchAll(/--([a-z-]+):(#[0-9a-f]{6})(?=;|$|\})/g)].map(([, name, value]) => [name, value]),
  );

test('mixing and contrast are those of WCAG', () => {
  assert.equal(mix('#ff0000', 0.5, '#0000ff'), '#800080');
  assert.equal(contrast('#ffffff', '#000000'), 21);
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});

test('whatever colours a publisher chooses, text can be read by day and by night', () => {
  for (const color of colors()) {
    const own = ownColors({ primary_color: color, breaking_color: color, accent_color: color });
    assert.ok(contrast(own.brand, '#ffffff') >= 4.5, color);
    for (const scheme of ['light', 'dark'] as const) {
      const found = valuesOf(colorRules(own, scheme));
      const { cat } = valuesOf(categoryRules([{ id: 12, color }], own, scheme));
      const texts = { ink: found['brand-ink'], breaking: found.breaking, cat, soft: found.soft, text: found.text };
      for (const ground of ['page', 'card', 'sunk', 'brand-soft'])
        for (const [name, text] of Object.entries(texts))
          assert.ok(
            contrast(text as string, found[ground] as string) >= 4.5,
            `${color} ${scheme} ${name} on ${ground}`,
          );
      for (const ground of ['brand', 'brand-head', 'flash'])
        assert.ok(contrast('#ffffff', found[ground] as string) >= 4.5, `${color} ${scheme} white on ${ground}`);
      assert.ok(contrast(found.edge as string, found.card as string) >= 3, 'borders of fields');
    }
  }
});

test('a category without a colour has that of the publisher', () => {
  const own = ownColors({});
  assert.equal(categoryRules([{ id: 1, color: null }], own, 'light'), '');
  assert.equal(
    categoryRules([{ id: 2, color: '#8a1f3d' }], own, 'light'),
    '.c2{--cat:#8a1f3d}',
    'as it is where it is read',
  );
});
