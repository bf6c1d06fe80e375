import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PackedStrings } from './packed-strings.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'ka', 'క', 'ఖ', 'ष', '😀', '\u{ff5e}', ' '), { maxLength: 5 });
const strings = fc.array(letters.map((all) => all.join('')));

test('what begins so is found as by looking at each', () => {
  fc.assert(
    fc.property(strings, letters, (all, start) => {
      const sorted = all.toSorted();
      const packed = PackedStrings.of(sorted);
      const [from, to] = packed.beginning(start.join(''));
      const found = Array.from({ length: to - from }, (_, i) => packed.at(from + i));
      assert.deepEqual(
        found,
        sorted.filter((text) => text.startsWith(start.join(''))),
      );
    }),
    { numRuns: 500 },
  );
});
