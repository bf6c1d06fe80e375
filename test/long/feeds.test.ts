import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeIn } from '../feeds/rss-crowd.ts';
import { readMutants } from '../support/feed-mutants.ts';
import { onSqlite } from '../support/helper.ts';

test('50,000 damaged feeds: each is read, or refused with the typed error', (t) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { read, refused } = readMutants(5_000, seed);
    t.diagnostic(`seed ${seed}: ${read} read, ${refused} refused`);
    assert.ok(read > 1_000);
  }
});

onSqlite('a list of 1,000 feeds is taken in without a stampede, and so is a refresh of all', (t, kind) =>
  takeIn(t, kind, 1_000),
);
