import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inRollout } from './rollout.ts';

test('a device in a roll-out stays in as it grows', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), percent, percent, (id, code, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return !inRollout(id, code, less) || inRollout(id, code, more);
    }),
  );
  fc.assert(fc.property(fc.string(), fc.nat(), (id, code) => inRollout(id, code, 100) && !inRollout(id, code, 0)));
  fc.assert(fc.property(fc.nat(), fc.integer({ min: 0, max: 99 }), (code, p) => !inRollout(null, code, p)));
  assert.ok(inRollout(null, 1, 100));
});

test('a roll-out takes its share, other phones for another version, the same ones for ever', () => {
  const phones = Array.from({ length: 10_000 }, (_, i) => `phone-${i}`);
  const first = new Set(phones.filter((id) => inRollout(id, 120, 20)));
  const second = phones.filter((id) => inRollout(id, 121, 20));
  assert.ok(Math.abs(first.size - 2_000) < 200, `${first.size}`);
  assert.ok(Math.abs(second.filter((id) => first.has(id)).length - 400) < 120);
  // Written down once: a change of the hash would deal the phones out anew in the middle of a roll-out.
  const some = phones.slice(0, 12).map((id) => +inRollout(id, 120, 20));
  assert.equal(some.join(''), '000000110000');
});
