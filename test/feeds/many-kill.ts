import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { systemActor } from '../../src/core/app.ts';
import { importOpml } from '../../src/feeds/opml/opml.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Kind, readyDatabase, start } from '../support/helper.ts';
import { killedWorker } from '../support/killed-worker.ts';

const hosts = 50;

/**
 * Many feeds on one instance, which is killed after so many answers, twice in each round: first all feeds are new, then
 * each has an item more and one that is edited. At the end every item is there once, as the feed has it.
 */
export async function manyKilled(t: TestContext, kind: Kind, feeds: number): Promise<void> {
  const env = await readyDatabase(t, kind);
  let [served, round] = [0, 1];
  let onServed = (): void => {};
  const bodyOf = (feed: string): string => {
    const first = item(`f${feed}-1`, `${feed} మొదటి వార్త${round === 1 ? '' : ' సవరణ'}`);
    return rssOf(round === 1 ? [first] : [item(`f${feed}-2`, `${feed} రెండవ వార్త`), first]);
  };
  const ports: number[] = [];
  for (let h = 0; h < hosts; h++) {
    const server = createServer((request, response) => {
      served++;
      response.end(bodyOf((request.url as string).slice(1)), () => onServed());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => {
      server.closeAllConnections();
      server.close();
    });
    ports.push((server.address() as AddressInfo).port);
  }
  const { dinam, clock } = await start(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' }, env);
  const { write } = dinam.app.db;
  const lines = Array.from({ length: feeds }, (_, f) => {
    return `<outline xmlUrl="http://127.0.0.1:${ports[f % hosts]}/${f}" text="f${f}"/>`;
  });
  for (let i = 0; i < feeds; i += 1_000) {
    const opml = `<opml version="2.0"><body>${lines.slice(i, i + 1_000).join('')}</body></opml>`;
    await importOpml(dinam.app, { opml, lang: 'te' }, systemActor);
  }
  for (round = 1; round <= 2; round++) {
    await write
      .updateTable('feeds')
      .set({ next_fetch_at: new Date(clock.ms).toISOString() })
      .execute();
    for (const share of [0.2, 0.4]) {
      const until = served + Math.round(feeds * share);
      const enough = new Promise<void>((resolve) => {
        onServed = () => void (served >= until && resolve());
      });
      await killedWorker(env, 1, enough);
    }
    const left = await write
      .selectFrom('feeds')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('fetch_count', '<', round)
      .executeTakeFirstOrThrow();
    assert.ok(Number(left.n) > 0, 'there is work left to do after the last kill');
    clock.ms += 180_000; // the leases of the dead have run out
    await dinam.workers.drain();
    const rows = await write.selectFrom('feeds').selectAll().execute();
    const wrong = rows.filter(
      (feed) => feed.item_count !== round || feed.last_status !== 200 || feed.error_count > 0 || feed.lease !== null,
    );
    assert.deepEqual([rows.length, wrong], [feeds, []]);
    const items = await write.selectFrom('feed_items').select(['guid', 'title']).execute();
    assert.deepEqual([items.length, new Set(items.map(({ guid }) => guid)).size], [feeds * round, feeds * round]);
    const edited = items.filter(({ title }) => title.endsWith('సవరణ')).length;
    assert.equal(edited, round === 1 ? 0 : feeds);
  }
}
