// Rest: it kills programs and starts them again.

import assert from 'node:assert/strict';
import { extent } from '../support/extent.ts';
import { item } from '../support/feed-server.ts';
import { onSqlite, readyDatabase } from '../support/helper.ts';
import { serve, until } from '../support/process.ts';
import { feedText, minutes, scene } from './websub-scene.ts';

const pushes = extent(8, 5);
const itemsEach = 60;

onSqlite('kill -9 between a push and its items: nothing lost, nothing twice, no token in the log', async (t, kind) => {
  const env = await readyDatabase(t, kind);
  const s = await scene(t, kind, {}, env);
  const self = s.feedAt('/te', [item('first', 'మొదటి వార్త')]);
  const id = await s.add('/te', { auto_publish: true });
  await s.turn();
  const { host } = new URL(s.url);
  const token = s.wish().callback.split('/').at(-1) as string;
  const bodyOf = (n: number): string => {
    const each = (_: unknown, i: number): string =>
      item(`${n}-${i}`, `${n} వార్త ${i}`, '<description>వివరాలు</description>');
    return feedText(Array.from({ length: itemsEach }, each), s.hub.url, self);
  };
  const own = { ...env, FETCH_ALLOW: '127.0.0.1', WEBSUB: 'true', PUBLIC_URL: `http://${host}` };

  // It says yes and is gone: what it said yes to is there.
  const taker = await serve(t, { ...own, WORKERS: '0', LOG_LEVEL: 'debug' });
  const there = { ...s.wish(), callback: `${taker.url}/api/websub/${token}` };
  const answers = Array.from({ length: pushes }, (_, n) => s.hub.push(there, bodyOf(n)));
  assert.deepEqual(await Promise.all(answers), Array(pushes).fill(202));
  taker.child.kill('SIGKILL');
  await taker.ended;
  const log = taker.lines.join('\n');
  assert.match(log, /"path":"\/api\/websub\/\*"/);
  assert.ok(!log.includes(token) && !log.includes(s.wish().secret as string));

  // Workers that die over it.
  const { write } = s.dinam.app.db;
  const waiting = async (): Promise<number> => (await write.selectFrom('websub_pushes').select('id').execute()).length;
  const counted = async (): Promise<number> =>
    (await write.selectFrom('feed_items').select('id').where('feed_id', '=', id).execute()).length;
  for (let round = 0; round < 2; round++) {
    const before = await waiting();
    const worker = await serve(t, { ...own, WORKERS: '2' }, 'work');
    await until(waiting, (n) => n < before);
    worker.child.kill('SIGKILL');
    await worker.ended;
    // Nobody waits here until the lease of the dead has run out.
    await write
      .updateTable('jobs')
      .set({ lease_until: '2000-01-01T00:00:00.000Z' })
      .where('state', '=', 'running')
      .execute();
    assert.ok((await counted()) - 1 >= (pushes - (await waiting())) * itemsEach, 'a push is in whole or waits');
  }
  await s.turn(2 * minutes); // the leases of the dead have run out
  await s.turn(6 * minutes);
  assert.equal(await waiting(), 0);
  assert.equal(await counted(), pushes * itemsEach + 1);
  const rows = await write.selectFrom('feed_items').select(['guid', 'news_id']).execute();
  assert.equal(new Set(rows.map((r) => r.guid)).size, rows.length);
  const news = await write.selectFrom('news').select('id').execute();
  assert.equal(news.length, pushes * itemsEach + 1);
  assert.equal((await s.feed(id)).item_count, pushes * itemsEach + 1);
});

onSqlite(
  'a restart in between changes nothing: requested before, confirmed, pushed and renewed after it',
  async (t, kind) => {
    const env = await readyDatabase(t, kind);
    const one = await scene(t, kind, { PUBLIC_URL: 'http://127.0.0.1:9' }, env);
    const self = one.feedAt('/or', [item('first', 'ପ୍ରଥମ ଖବର')]);
    const id = await one.add('/or', { lang: 'or' });
    one.hub.conduct = { isSilent: true };
    await one.turn();
    await one.dinam.close();

    const two = await scene(t, kind, { PUBLIC_URL: 'http://127.0.0.1:9' }, env, one);
    const wish = { ...one.wish(), callback: one.wish().callback.replace('http://127.0.0.1:9', two.url) };
    assert.notEqual(wish.callback, one.wish().callback);
    const query = { 'hub.mode': 'subscribe', 'hub.topic': self, 'hub.challenge': 'x', 'hub.lease_seconds': '864000' };
    const path = new URL(wish.callback).pathname;
    assert.equal((await two.call(`${path}?${new URLSearchParams(query)}`)).text, 'x');
    assert.equal(await two.hub.push(wish, feedText([item('b', 'ଦ୍ୱିତୀୟ ଖବର')], two.hub.url, self)), 202);
    await two.dinam.close();

    const three = await scene(t, kind, { PUBLIC_URL: 'http://127.0.0.1:9' }, env, one);
    await three.dinam.workers.drain();
    assert.equal((await three.titles(id)).length, 2);
    const requestCount = three.hub.wishes.length;
    await three.turn(8 * 1_440 * minutes);
    assert.deepEqual([three.hub.wishes.length, three.wish().callback], [requestCount + 1, one.wish().callback]);
    await three.turn(3 * 1_440 * minutes);
    const { websub_state } = await three.feed(id);
    assert.notEqual(websub_state, 'active', 'nobody has confirmed the renewal');
    await three.dinam.close();

    // Switched off: the hub is told, and nothing more is asked of it.
    const off = await scene(t, kind, { PUBLIC_URL: 'http://127.0.0.1:9', WEBSUB: 'false' }, env, one);
    await off.turn();
    assert.deepEqual([off.wish().mode, (await off.feed(id)).websub_state], ['unsubscribe', 'none']);
  },
);

onSqlite('a hub that sends more than is read has to wait', async (t, kind) => {
  const s = await scene(t, kind);
  const self = s.feedAt('/ml', []);
  const id = await s.add('/ml', { lang: 'ml' });
  await s.turn();
  const push = (n: number): Promise<number> =>
    s.hub.push(s.wish(), feedText([item(`n${n}`, `വാർത്ത ${n}`)], s.hub.url, self));
  const answers: number[] = [];
  for (let n = 0; n < 22; n++) answers.push(await push(n));
  assert.deepEqual(answers, [...Array(20).fill(202), 503, 503]);
  await s.dinam.workers.drain();
  assert.equal((await s.titles(id)).length, 20);
  assert.equal(await push(20), 202);
  const rest: number[] = [];
  for (let n = 0; n < 110; n++) rest.push(await s.hub.push(s.wish(), '', { signature: null }));
  assert.equal(rest.at(-1), 429);
  assert.equal(
    rest.find((status) => status !== 202 && status !== 429),
    undefined,
  );
  await s.dinam.workers.drain();
  assert.equal((await s.titles(id)).length, 21);
});
