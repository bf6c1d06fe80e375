import assert from 'node:assert/strict';
import { fuzzIngest } from '../feeds/ingest-fuzz.ts';
import { takeIn } from '../feeds/many-feeds.ts';
import { manyKilled } from '../feeds/many-kill.ts';
import { killedAt } from '../feeds/refresh-kill.ts';
import { replay } from '../feeds/snapshot-replay.ts';
import { readMutants } from '../support/feed-mutants.ts';
import { onBoth, onSqlite, test } from '../support/helper.ts';

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

onBoth('kill -9 during refresh, five times: nothing twice, nothing lost, nothing half', (t, kind) =>
  killedAt(t, kind, [
    [2, 0],
    [2, 15],
    [3, 40],
    [2, 80],
    [3, 5],
  ]),
);

onBoth('3,000 damaged bodies, fetched and ingested: each visit ends as one', async (t, kind) => {
  for (const seed of [1, 2, 3]) await t.test(`seed ${seed}`, (t) => fuzzIngest(t, kind, 100, seed));
});

onBoth('thirty visits to twenty feeds: no story is lost or doubled, none returns', (t, kind) =>
  replay(t, kind, 20, 30),
);

onBoth('kill -9 of an instance that has 5,000 feeds, four times: nothing twice, nothing lost', (t, kind) =>
  manyKilled(t, kind, 5_000),
);
