import assert from 'node:assert/strict';
import { countTry, leaseDue } from '../../src/feeds/fetch/lease.ts';
import type { StoredFeed } from '../../src/feeds/store.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { onBoth } from '../support/helper.ts';

onBoth('of the feeds that processes died with, only what they were visiting counts as failed', async (t, kind) => {
  const s = await feedScene(t, kind);
  s.server.rss('/waits', [item('అ', 'హైదరాబాద్‌లో వర్షాలు')]);
  s.server.rss('/ends', [item('আ', 'কলকাতায় বৃষ্টি')]);
  const waits = await s.add('/waits');
  const ends = await s.add('/ends');
  const { app } = s.dinam;
  // Each time both are leased, one visit begins, and the process dies: nothing gives the leases back.
  for (let death = 1; death <= 6; death++) {
    const all = { most: 10, crowded: new Set<string>(), roomOf: () => 10, dead: [], byClock: true };
    const { leased } = await leaseDue(app, all);
    assert.deepEqual(leased.map(({ id }) => id).sort(), [waits, ends].sort(), `death ${death}`);
    const visited = leased.find(({ id }) => id === ends) as StoredFeed;
    if (visited.lease_tries > 0) await countTry(app, visited);
    s.clock.ms += 3 * 60_000;
  }
  s.server.requests.length = 0;
  await s.turn();
  const [innocent, failed] = [await s.feed(waits), await s.feed(ends)];
  assert.deepEqual([innocent.last_error, innocent.item_count], [null, 1]);
  assert.match(failed.last_error, /The program ended 5 times in a row/);
  assert.equal(failed.item_count, 0);
  const rows = await app.db.write.selectFrom('feeds').select(['lease', 'lease_tries']).execute();
  assert.ok(rows.every(({ lease, lease_tries }) => lease === null && lease_tries === 0));
  assert.deepEqual(
    s.server.requests.map(({ path }) => path),
    ['/waits'],
  );
});
