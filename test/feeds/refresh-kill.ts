import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { feedServer, item, rssOf } from '../support/feed-server.ts';
import { type Json, type Kind, readyDatabase, start } from '../support/helper.ts';
import { killedWorker } from '../support/killed-worker.ts';

const feeds = 16;
const itemsEach = 100;

/** A kill so many milliseconds after so many answers of the feeds' server. */
export type Moment = readonly [answers: number, waitMs: number];

/** Workers refresh many feeds and are killed at each of these moments; the next one goes on. */
export async function killedAt(t: TestContext, kind: Kind, moments: readonly Moment[]): Promise<void> {
  const env = await readyDatabase(t, kind);
  const server = await feedServer(t);
  let served = 0;
  let onServed = (): void => {};
  for (let f = 0; f < feeds; f++) {
    const items = Array.from({ length: itemsEach }, (_, i) =>
      item(`f${f}-${i}`, `${f} వార్త ${i}`, '<description>&lt;p&gt;వివరాలు&lt;/p&gt;</description>'),
    );
    server.on(`/${f}`, (_request, response) => {
      response.end(rssOf(items), () => {
        served++;
        onServed();
      });
    });
  }
  const { call, tokenOf, dinam, clock } = await start(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' }, env);
  const editor = await tokenOf('editor');
  for (let f = 0; f < feeds; f++) {
    const json = { feed_url: `${server.url}/${f}`, lang: 'te', auto_publish: f % 4 === 0 };
    assert.equal((await call('/api/rss_admin.php', { token: editor, json })).status, 201);
  }
  const counts = async (): Promise<Map<number, number>> => {
    const rows = await dinam.app.db.write
      .selectFrom('feed_items')
      .select(['feed_id', (e) => e.fn.countAll<number>().as('n')])
      .groupBy('feed_id')
      .execute();
    return new Map(rows.map((r) => [r.feed_id, Number(r.n)]));
  };

  for (const [answers, wait] of moments) {
    const until = served + answers;
    const enough = new Promise<void>((resolve) => {
      onServed = () => void (served >= until && setTimeout(resolve, wait));
    });
    await killedWorker(env, 3, enough);
    for (const [feed, n] of await counts()) assert.equal(n % 50, 0, `feed ${feed}: whole pieces of a reading`);
  }
  assert.ok((await counts()).size < feeds, 'there is work left to do after the last kill');

  clock.ms += 120_000; // the leases of the dead have run out
  await dinam.workers.drain();
  // Two of a server are visited at a time: with five kills these may count as what ends the program. They are tried again.
  assert.ok((await counts()).size >= feeds - 2, 'those that only waited in the dead have been visited');
  clock.ms += 3 * 3_600_000;
  await dinam.workers.drain();
  const all = await counts();
  assert.deepEqual(
    [...all.values()],
    Array.from({ length: feeds }, () => itemsEach),
  );
  const rows = await dinam.app.db.write.selectFrom('feed_items').select(['guid', 'news_id']).execute();
  assert.equal(new Set(rows.map((r) => r.guid)).size, feeds * itemsEach);
  const published = rows.flatMap((r) => r.news_id ?? []);
  const news = await dinam.app.db.write.selectFrom('news').select('id').execute();
  assert.deepEqual([news.length, new Set(published).size], [(feeds / 4) * itemsEach, (feeds / 4) * itemsEach]);
  const list = await dinam.app.db.write
    .selectFrom('feeds')
    .select(['item_count', 'last_status', 'last_error', 'lease'])
    .execute();
  assert.ok(list.every((f) => f.item_count === itemsEach && f.last_status === 200 && f.last_error === null));
  assert.ok(list.every((f) => f.lease === null));
  const page: Json = await call('/api/rss.php?lang=te&limit=1');
  assert.equal(page.body.meta.total, feeds * itemsEach);
}
