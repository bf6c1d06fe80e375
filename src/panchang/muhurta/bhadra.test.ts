import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delhi, ist, printed } from '../../../test/support/muhurta.ts';
import { bhadrasIn, bhadrasOf } from './bhadra.ts';

test('the face and the tail of Bhadra on the day of Holika, as printed', () => {
  const [bhadra, ...more] = bhadrasOf('2024-03-24', delhi);
  assert.ok(bhadra && more.length === 0);
  printed(bhadra, '2024-03-24 09:54', '2024-03-24 23:13');
  printed(bhadra.puchha, '2024-03-24 18:33', '2024-03-24 19:53');
  printed(bhadra.mukha, '2024-03-24 19:53', '2024-03-24 22:06');
  assert.equal(bhadra.tithi, 15);
});

test('eight in a month, each with a face, a tail and a place at every instant', () => {
  const bhadras = bhadrasIn({ start: ist('2024-03-10 14:31'), end: ist('2024-04-08 23:50') }, 'lahiri');
  assert.deepEqual(
    bhadras.map(({ tithi }) => tithi),
    [4, 8, 11, 15, 18, 22, 25, 29],
  );
  for (const { start, end, mukha, puchha, places } of bhadras) {
    for (const part of [mukha, puchha])
      assert.ok(part.start >= start - 0.01 && part.end <= end + 0.01 && part.start < part.end);
    assert.ok(mukha.end <= puchha.start + 0.01 || puchha.end <= mukha.start + 0.01, 'apart');
    assert.equal(places[0]?.start, start);
    assert.equal(places.at(-1)?.end, end);
    for (const [i, { start: from }] of places.entries()) if (i > 0) assert.equal(from, places[i - 1]?.end);
  }
});

test('the place follows the sign of the Moon', () => {
  // The Moon of that full moon is in Simha, then in Kanya.
  assert.deepEqual(
    bhadrasOf('2024-03-24', delhi)[0]?.places.map(({ place }) => place),
    ['earth', 'nether'],
  );
});
