import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMutants } from '../support/feed-mutants.ts';

test('50,000 damaged feeds: each is read, or refused with the typed error', (t) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { read, refused } = readMutants(5_000, seed);
    t.diagnostic(`seed ${seed}: ${read} read, ${refused} refused`);
    assert.ok(read > 1_000);
  }
});
