import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { migrate } from '../../src/migrations/list.ts';
import { feedServer, item } from '../support/feed-server.ts';
import { log, noon } from '../support/ground.ts';
import { emptyDatabase, type Json, onBoth, start } from '../support/helper.ts';

/** As an older release made its keys. */
const oldKey = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

const then = new Date(noon - 86_400_000).toISOString();

onBoth('items of an older release are known after the upgrade, and removed ones stay removed', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const db = openDatabase(readConfig(env), log);
  await migrate(db, '044-holidays');
  const server = await feedServer(t);
  for (const [id, path] of [[1, '/guids'] as const, [2, '/links'] as const])
    await sql`insert into feeds (title, title_given, feed_url, lang, lang_given, auto_publish, is_active, search_text,
        next_fetch_at, error_count, item_count, identity, is_sample, rev, created_at, updated_at)
      values ('వార్తలు', 0, ${server.url + path}, 'te', 1, 0, 1, '', ${then}, 0, 2,
        ${id === 1 ? 'guid' : 'link'}, 0, 1, ${then}, ${then})`.execute(db.write);
  const stored = async (
    feed: number,
    key: string,
    second: string | null,
    guid: string | null,
    n: number,
  ): Promise<void> =>
    void (await sql`insert into feed_items (feed_id, item_key, second_key, hash, guid, title, link, summary, content,
        categories, first_seen_at, sort_at, lang, is_shown, rev, created_at, updated_at)
      values (${feed}, ${key}, ${second}, 'old', ${guid}, ${`వార్త ${n}`}, ${`https://news.example/${n}`}, '', '',
        '[]', ${then}, ${then}, 'te', 1, 1, ${then}, ${then})`.execute(db.write));
  const linkKey = (n: number): string => oldKey('link', `news.example/${n}`);
  for (const n of [1, 2]) await stored(1, oldKey('guid', String(n)), linkKey(n), String(n), n);
  for (const n of [1, 2]) await stored(2, linkKey(n), null, null, n);
  for (const [feed, key] of [
    ...[3, 4].flatMap((n) => [[1, oldKey('guid', String(n))] as const, [1, linkKey(n)] as const]),
    [2, linkKey(3)] as const,
  ])
    await sql`insert into feed_items_gone (feed_id, item_key, left_at) values (${feed}, ${key}, null)`.execute(
      db.write,
    );
  await sql`insert into feed_items_filtered (feed_id, item_key, hash) values (1, 'k', 'h'), (1, 'l', 'h')`.execute(
    db.write,
  );
  await migrate(db);
  const filtered = await db.read.selectFrom('feed_items_filtered').selectAll().execute();
  assert.deepEqual(filtered, [{ feed_id: 1, hash: 'h' }]);
  await db.close();

  const { call, dinam, clock } = await start(t, kind, { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' }, env);
  const plain = (n: number): string => `<item><title>వార్త ${n}</title><link>https://news.example/${n}</link></item>`;
  const visit = async (): Promise<[number, string[]][]> => {
    clock.ms += 90_000_000;
    await dinam.workers.drain();
    return Promise.all(
      [1, 2].map(async (feed): Promise<[number, string[]]> => {
        const { data } = (await call(`/api/rss.php?feed=${feed}`)).body;
        return [feed, data.map((one: Json) => `${one.id}: ${one.title}`).toSorted()];
      }),
    );
  };
  server.rss(
    '/guids',
    ['5', '4', '3', '2', '1'].map((n) => item(n, `వార్త ${n}`)),
  );
  server.rss('/links', [4, 3, 2, 1].map(plain));
  const [first, second] = await visit();
  assert.deepEqual(
    first?.[1].map((line) => line.split(': ')[1]),
    ['వార్త 1', 'వార్త 2', 'వార్త 5'],
  );
  assert.ok(first?.[1].includes('1: వార్త 1') && first[1].includes('2: వార్త 2'));
  assert.deepEqual(second?.[1].slice(0, 2), ['3: వార్త 1', '4: వార్త 2']);
  assert.equal(second?.[1].length, 3);
  server.rss('/guids', [4, 3, 2, 1].map(plain));
  assert.equal((await visit())[0]?.[1].length, 3, 'their links are known too');
});
