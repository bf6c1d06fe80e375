import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { planReindex } from '../../src/core/reindex/plan-reindex.ts';
import { onBoth, start } from '../support/helper.ts';

onBoth('products and items of feeds that an older release indexed are found in any spelling', async (t, kind) => {
  const running = await start(t, kind);
  const { app, workers } = running.dinam;
  const { dialect, write } = app.db;
  const token = await running.tokenOf('owner');
  const made = await running.call('/api/admin/products', { token, json: { title: 'ھفت روزہ کیلنڈر', price: 100 } });
  assert.equal(made.status, 201, made.text);
  const product = made.body.data.id as number;
  const feed = await running.call('/api/admin/feeds', {
    token,
    json: { title: 'F', feed_url: 'https://feed.example/rss', lang: 'ur', is_active: false },
  });
  assert.equal(feed.status, 201, feed.text);
  const now = new Date(running.clock.ms).toISOString();
  const items = Array.from({ length: 150 }, (_, i) => ({
    feed_id: feed.body.data.id as number,
    hash: `h${i}`,
    title: i === 0 ? 'ھفت روزہ' : `خبر ${i}`,
    summary: '',
    content: '',
    categories: '[]',
    is_shown: 1,
    first_seen_at: now,
    sort_at: now,
    lang: 'ur',
    rev: 1,
    created_at: now,
    updated_at: now,
  }));
  for (let at = 0; at < items.length; at += 50)
    await write
      .insertInto('feed_items')
      .values(items.slice(at, at + 50) as never)
      .execute();
  const { id } = await write.selectFrom('feed_items').select('id').where('hash', '=', 'h0').executeTakeFirstOrThrow();
  // As they were written before both letters were one.
  await write.transaction().execute(async (tx) => {
    await dialect.putSearch(tx, 'products_search', product, 'ھفت روزہ کیلنڈر', '');
    await dialect.putSearch(tx, 'feed_search', id, 'ھفت روزہ', '');
  });
  const q = encodeURIComponent('ہفت');
  // Of another size each time: an answer of before may be kept until something is written.
  const found = async (limit: number): Promise<number[][]> =>
    Promise.all(
      [`/api/v1/shopping/products?limit=${limit}&search=${q}`, `/api/v1/rss?lang=ur&limit=${limit}&search=${q}`].map(
        async (path) => {
          const reply = await running.call(path);
          assert.equal(reply.status, 200, reply.text);
          return reply.body.data.map((one: { id: number }) => one.id);
        },
      ),
    );
  assert.deepEqual(await found(10), [[], []]);
  await write.transaction().execute(async (tx) => {
    await planReindex(tx, 'shopping.reindex', 'products');
    await planReindex(tx, 'feeds.reindex', 'feed_items');
  });
  running.clock.ms = Math.max(running.clock.ms, Date.now() + 1_000); // a migration goes by the real time
  await workers.drain();
  assert.deepEqual(await found(11), [[product], [id]]);
});

onBoth(
  'an index is planned anew beside a job that only goes on, and once beside one that a killed process had',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    const { write } = running.dinam.app.db;
    const made = await running.call('/api/admin/products', {
      token: await running.tokenOf('owner'),
      json: { title: 'నాణెం', price: 100 },
    });
    assert.equal(made.status, 201, made.text);
    const plan = () => write.transaction().execute((tx) => planReindex(tx, 'shopping.reindex', 'products'));
    const jobs = () =>
      write
        .selectFrom('jobs')
        .select(['state', 'payload'])
        .where('kind', '=', 'shopping.reindex')
        .orderBy('id')
        .execute();
    await write.transaction().execute((tx) => planReindex(tx, 'feeds.reindex', 'feed_items'));
    const ofFeeds = await write.selectFrom('jobs').select('id').where('kind', '=', 'feeds.reindex').execute();
    assert.deepEqual(ofFeeds, [], 'there is nothing to index');
    const at = new Date(running.clock.ms).toISOString();
    await sql`insert into jobs (kind, payload, lane, state, attempts, max_attempts, run_at, created_at)
    values ('shopping.reindex', '{"before":500}', 'main', 'queued', 0, 8, ${at}, ${at})`.execute(write);
    await plan();
    const whole = { state: 'queued' as const, payload: '{}' };
    assert.deepEqual(await jobs(), [{ state: 'queued', payload: '{"before":500}' }, whole]);
    await write.updateTable('jobs').set({ state: 'running' }).where('unique_key', '=', 'shopping.reindex').execute();
    await plan();
    assert.deepEqual(await jobs(), [
      { state: 'queued', payload: '{"before":500}' },
      { ...whole, state: 'running' },
    ]);
  },
);
