import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { randomOf } from '../support/feed-mutants.ts';
import { feedScene } from '../support/feed-scene.ts';
import type { Json, Kind } from '../support/helper.ts';
import { policies, type Snapshot, snapshots } from './snapshots.ts';

/** Plays the snapshots of many feeds: every story is there once, but for those that were removed, which stay away. */
export async function replay(t: TestContext, kind: Kind, feeds: number, visits: number): Promise<void> {
  const s = await feedScene(t, kind);
  const random = randomOf(feeds * visits);
  const all = await Promise.all(
    Array.from({ length: feeds }, async (_, i) => {
      const policy = policies[i % policies.length] as (typeof policies)[number];
      let now: Snapshot | undefined;
      s.server.on(`/${i}`, (_request, response) => void response.end(now?.body));
      const id = await s.add(`/${i}`, { lang: 'te' });
      const series = snapshots(policy, i + 1, visits);
      const turn = (): Snapshot => {
        now = series.next().value as Snapshot;
        return now;
      };
      return { id, policy, turn, seen: new Set<number>(), removed: new Set<number>() };
    }),
  );
  const numberOf = ({ title }: Json): number => Number((title as string).match(/^\d+-(\d+) /)?.[1]);
  for (let visit = 1; visit <= visits; visit++) {
    for (const feed of all) for (const n of feed.turn().listed) feed.seen.add(n);
    await s.turn(1_500);
    for (const { id, policy, seen, removed } of all) {
      const items: Json[] = [];
      for (let page = 1; items.length === 100 * (page - 1); page++)
        items.push(...(await s.call(`/api/rss.php?feed=${id}&limit=100&page=${page}`)).body.data);
      const expected = [...seen].filter((n) => !removed.has(n)).toSorted((a, b) => a - b);
      const found = items.map(numberOf).toSorted((a, b) => a - b);
      assert.deepEqual(found, expected, `feed ${id} (${policy}), visit ${visit}`);
      const gone = items[random(items.length)];
      // What varies in links is known from the second visit on; before it, nothing tells a removed item that is edited.
      if (visit % 4 !== 2 || !gone) continue;
      const request = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': '*' } };
      assert.equal((await s.call(`/api/admin/feed-items/${gone.id}`, request)).status, 200);
      removed.add(numberOf(gone));
    }
  }
}
