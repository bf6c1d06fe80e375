import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/core/db/database.ts';
import { NotAFeed } from '../../src/feed-parser/not-a-feed.ts';
import { type ParsedAgain, type ParsedFeed, parse, parseAgain } from '../../src/feed-parser/parse.ts';
import { SeenItem } from '../../src/feed-parser/seen-item.ts';
import { storeReading, storeTogether } from '../../src/feeds/fetch/store-readings.ts';
import type { FeedReading } from '../../src/feeds/fetch/visit.ts';
import { listenTo } from '../plans-read.ts';
import { bytesOf, cases } from '../support/feed-facts.ts';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth, test } from '../support/helper.ts';
import { readAll } from '../support/read-feeds.ts';

const url = 'https://news.example/feeds/all.xml';

type Item = ParsedAgain['items'][number];
const isWhole = (one: Item): boolean => 'content' in one;

/** That the items of a reading are those of the whole one, or have what is compared of them. */
function assertSame(read: ParsedAgain, whole: ParsedFeed, what: string): void {
  const { items, seen: _, ...feed } = read;
  const { items: all, ...rest } = whole;
  assert.deepEqual(feed, rest, what);
  const expected = all.map((one, i) => {
    if (isWhole(items[i] as Item)) return one;
    const { key, keys, hash, link, published_at } = one;
    return { key, keys, hash, link, published_at };
  });
  assert.deepEqual(items, expected, what);
}

test('items that a feed had to the letter have the keys, hash and date that they have when it is read in whole', () => {
  let [seenItems, changed] = [0, 0];
  for (const { file, headers } of cases) {
    const bytes = bytesOf(file);
    const options = { headers, url, zone: 'Asia/Kolkata' };
    let whole: ParsedFeed;
    try {
      whole = parse(bytes, options);
    } catch (error) {
      assert.ok(error instanceof NotAFeed, file);
      continue;
    }
    const first = parseAgain(bytes, options, null);
    assertSame(first, whole, file);
    assert.ok(first.items.every(isWhole), file);
    const second = parseAgain(bytes, options, first.seen);
    assertSame(second, whole, file);
    assert.deepEqual(second.seen, first.seen, file);
    for (const [i, one] of second.items.entries()) assert.equal(isWhole(one), whole.items[i]?.link === null, file);
    seenItems += second.items.filter((one) => !isWhole(one)).length;
    // Other titles of some items, another base of all, another zone, another parameter that varies.
    const text = bytes.toString('latin1');
    const edited = Buffer.from(text.replace(/(<title[^>]*>)(?=[^<]{9})/g, '$1x'), 'latin1');
    const others = [
      [edited, options],
      [bytes, { ...options, headers: { ...headers, 'content-location': 'https://other.example/x/' } }],
      [bytes, { ...options, zone: 'UTC' }],
      [bytes, { ...options, varying: ['sid'] }],
    ] as const;
    for (const [body, how] of others) {
      const read = parseAgain(body, how, first.seen);
      assertSame(read, parse(body, how), file);
      changed += read.items.filter(isWhole).length;
    }
    assert.ok(parseAgain(bytes, { ...options, zone: 'UTC' }, first.seen).items.every(isWhole), file);
  }
  assert.ok(seenItems > 400 && changed > 1_000, `${seenItems} ${changed}`);
});

const text = (n: number, more = ''): string =>
  item(`n${n}`, `వార్త ${n}`, `<description>&lt;p&gt;వివరాలు ${n}${more}&lt;/p&gt;</description>`);

const stored = async (s: FeedScene): Promise<[string | null, string][]> => {
  const rows = await s.dinam.app.db.write.selectFrom('feed_items').selectAll().orderBy('guid').execute();
  return rows.map(({ guid, content }) => [guid, content]);
};
const seenOf = ({ parsed }: FeedReading): (string | null)[] =>
  parsed.items.map((one) => (one instanceof SeenItem ? null : one.guid));
const content = (n: number, more = ''): string => `<p>వివరాలు ${n}${more}</p>`;

onBoth(
  'of a feed that has changed only what changed is read in whole, and nothing is taken for stored that is not',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const { app } = s.dinam;
    const { write } = app.db;
    s.server.rss('/1', [text(1), text(2), text(3)]);
    const id = await s.add('/1', { lang: 'te' });
    await s.turn();
    /** The next reading of the feed, not stored yet. */
    const next = async (...items: string[]): Promise<FeedReading> => {
      s.server.rss('/1', items);
      s.clock.ms += 60 * 60_000;
      const [reading, ...others] = await readAll(s);
      assert.ok(reading && others.length === 0);
      return reading;
    };
    const store = async (reading: FeedReading): Promise<void> => {
      assert.equal(await storeReading(app, reading), null);
    };
    const first = await next(text(4), text(1, ' సవరణ'), text(2), text(3));
    assert.deepEqual(seenOf(first), ['n4', 'n1', null, null]);
    assert.deepEqual([...(await storeTogether(app, [first]))], [first]);
    const now = [['n1', content(1, ' సవరణ')], ...[2, 3, 4].map((n) => [`n${n}`, content(n)])];
    assert.deepEqual(await stored(s), now);

    // What was stored is gone, or another: it is stored again as the feed has it.
    const rows = new Map(
      (await write.selectFrom('feed_items').select(['id', 'guid']).execute()).map((r) => [r.guid, r.id]),
    );
    const second = await next(text(5), text(4), text(1, ' సవరణ'), text(2), text(3));
    assert.deepEqual(seenOf(second), ['n5', null, null, null, null]);
    await write
      .deleteFrom('feed_item_keys')
      .where('item_id', '=', rows.get('n2') as number)
      .execute();
    await write
      .deleteFrom('feed_items')
      .where('id', '=', rows.get('n2') as number)
      .execute();
    await write.updateTable('feed_items').set({ hash: 'other', content: '' }).where('guid', '=', 'n3').execute();
    await store(second);
    assert.deepEqual(await stored(s), [...now, ['n5', content(5)]]);
    // The next reading is of a feed that had to be read in whole.
    const third = await next(text(6), text(5), text(4), text(1, ' సవరణ'), text(2), text(3));
    assert.deepEqual(seenOf(third), ['n6', 'n5', 'n4', 'n1', 'n2', 'n3']);
    await store(third);

    // The same while it is stored: somebody has written since it was planned.
    const fourth = await next(text(7), text(6), text(5), text(4), text(1, ' సవరణ'), text(2), text(3));
    assert.deepEqual(seenOf(fourth), ['n7', null, null, null, null, null, null]);
    await write.updateTable('feed_items').set({ hash: 'other', content: '' }).where('guid', '=', 'n3').execute();
    await write
      .updateTable('feeds')
      .set((e) => ({ item_rev: e('item_rev', '+', 1) }))
      .execute();
    await store(fourth);
    assert.deepEqual(
      (await stored(s)).slice(2),
      [3, 4, 5, 6, 7].map((n) => [`n${n}`, content(n)]),
    );

    // A change of the feed's rules reads all of it anew.
    await next(text(7), text(6)).then(store);
    const edit = {
      method: 'PATCH',
      token: await s.editor(),
      json: { keywords_in: ['వార్త'] },
      headers: { 'if-match': '*' },
    };
    assert.equal((await s.call(`/api/admin/feeds/${id}`, edit)).status, 200);
    const last = await next(text(7), text(6));
    assert.deepEqual(seenOf(last), ['n7', 'n6']);
    await store(last);
    const { body }: { body: Json } = await s.call('/api/v1/rss?lang=te&limit=20');
    assert.equal(body.data.length, 7);
  },
);

/** Resolves when the program has looked up what is stored and waits for the lock of another. */
async function waitsForLock(db: Database, lookups: () => number): Promise<void> {
  const isWaiting = async (): Promise<boolean> => {
    // SQLite gives a reader its rows at once, so that some turns later nothing but the lock is missing.
    if (db.dialect.kind === 'sqlite') for (let turn = 0; turn < 20; turn++) await setImmediate();
    if (db.dialect.kind === 'sqlite') return lookups() > 0;
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db.write);
    return rows.length > 0;
  };
  while (!(await isWaiting())) await setImmediate();
}

onBoth('a feed of which more is needed once it is being stored is read in whole then', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { app } = s.dinam;
  s.server.rss('/1', [text(1), text(2), text(3)]);
  await s.add('/1', { lang: 'te' });
  await s.turn();
  s.server.rss('/1', [text(4), text(1), text(2), text(3)]);
  s.clock.ms += 60 * 60_000;
  const [reading] = await readAll(s);
  assert.ok(reading);
  assert.deepEqual(seenOf(reading), ['n4', null, null, null]);

  // Another process has the feed while this one looks up what is stored: of an item that is known by its guid alone, the
  // words tell whether it is the same.
  const other = openDatabase(app.config, app.log);
  t.after(() => other.close());
  const heard = listenTo(app, app.db.write);
  let lookups = 0;
  const looked = (): number => {
    lookups += heard.take().filter((query) => query.sql.includes('feed_item_keys')).length;
    return lookups;
  };
  const storing = await other.write.transaction().execute(async (tx) => {
    await tx
      .updateTable('feeds')
      .set((e) => ({ item_rev: e('item_rev', '+', 1) }))
      .execute();
    const begun = storeReading(app, reading).then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ error }),
    );
    await waitsForLock(other, looked);
    assert.equal(looked(), 1, 'planned, and waiting');
    const { id } = await tx.selectFrom('feed_items').select('id').where('guid', '=', 'n2').executeTakeFirstOrThrow();
    const { keys } = reading.parsed.items[2] as ParsedFeed['items'][number];
    await tx
      .deleteFrom('feed_item_keys')
      .where('item_id', '=', id)
      .where('key', '!=', keys.guid as number)
      .execute();
    const changed = { hash: 'other', content: '', link: 'https://news.example/elsewhere' };
    await tx.updateTable('feed_items').set(changed).where('id', '=', id).execute();
    return { begun };
  });
  assert.deepEqual(await storing.begun, { outcome: null });
  assert.equal(looked(), 2, 'planned once more');
  assert.deepEqual(
    await stored(s),
    [1, 2, 3, 4].map((n) => [`n${n}`, content(n)]),
  );
  const { items } = await app.db.write
    .selectFrom('feed_items')
    .select((e) => e.fn.countAll<number>().as('items'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(items), 4);
});
