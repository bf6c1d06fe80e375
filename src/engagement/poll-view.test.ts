import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { percentages } from './poll-view.ts';
import { pollList } from './polls.ts';

test('percentages are whole, never negative, and 100 together', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 10 }), (votes) => {
      const found = percentages(votes);
      const total = votes.reduce((a, b) => a + b, 0);
      assert.equal(
        found.reduce((a, b) => a + b, 0),
        total === 0 ? 0 : 100,
      );
      for (const [at, percent] of found.entries())
        assert.ok(total === 0 || Math.abs(percent - ((votes[at] as number) * 100) / total) < 1);
    }),
  );
  assert.deepEqual(percentages([1, 1, 1]), [34, 33, 33]);
});

test('lists of made-up stories and later pages take no cache from what many ask for', () => {
  const isRare = (query: object): boolean | undefined => pollList.rare?.(query as never, {} as never);
  assert.deepEqual([{}, { page: 1 }, { page: 2 }, { news_id: 987_654_321 }].map(isRare), [false, false, true, true]);
});
