import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';

const entry = (guid: string, link: string, title: string, more = ''): string =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>${link}</link>${more}</item>`;
const page = 'https://news.example/s';

/** The items of a feed, as readers see them, the newest first. */
const itemsOf = async (s: FeedScene, feed: number): Promise<Json[]> =>
  (await s.call(`/api/rss.php?feed=${feed}&limit=100`)).body.data;
const titlesOf = async (s: FeedScene, feed: number): Promise<string[]> =>
  (await itemsOf(s, feed)).map((i: Json) => i.title);

/** Removes the item with this title by the admin API. */
async function removed(s: FeedScene, feed: number, title: string): Promise<void> {
  const { id } = (await itemsOf(s, feed)).find((i: Json) => i.title === title);
  const request = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/feed-items/${id}`, request)).status, 200);
}

onSqlite(
  'an edited title, tracking parameters, pixels: one item, and an edit only where it is one',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const feed = await s.add('/f', { lang: 'te' });
    const show = async (link: string, title: string, content: string, date = ''): Promise<Json> => {
      s.server.rss('/f', [entry('a', link, title, `${date}<description>${content}</description>`)]);
      await s.turn(1_500);
      const all = await itemsOf(s, feed);
      assert.equal(all.length, 1, title);
      return {
        ...all[0],
        rev: (await s.call(`/api/admin/feed-items/${all[0].id}`, { token: await s.editor() })).body.data.rev,
      };
    };
    const first = await show(`${page}/1`, 'మొదటి వార్త', 'వివరాలు');
    const pixel = '&lt;img src="https://count.example/p.gif?r=1" width="1" height="1"&gt;';
    const same = await show(`${page}/1?utm_source=rss&amp;utm_medium=x`, 'మొదటి వార్త', 'వివరాలు');
    assert.deepEqual([same.id, same.rev], [first.id, first.rev], 'where the reader came from is no edit');
    const counted = await show(`${page}/1`, 'మొదటి వార్త', `వివరాలు${pixel}`);
    assert.deepEqual([counted.id, counted.rev], [first.id, first.rev], 'nor is what counts readers');
    const edited = await show(`${page}/1`, 'మొదటి వార్త, సవరించినది', 'వివరాలు');
    assert.deepEqual([edited.id, edited.rev, edited.title], [first.id, first.rev + 1, 'మొదటి వార్త, సవరించినది']);
    const date = '<pubDate>Fri, 20 Nov 2020 10:15:00 +0530</pubDate>';
    const dated = await show(`${page}/1`, 'మొదటి వార్త, సవరించినది', 'వివరాలు', date);
    assert.deepEqual([dated.id, dated.published_at], [first.id, '2020-11-20T04:45:00.000Z'], 'a date that was missing');
  },
);

onSqlite('the policy of a feed becomes safer, never back; what it knew stays known', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await s.add('/f', { lang: 'hi' });
  const fetched = async (...items: string[]): Promise<[policy: string, titles: string[]]> => {
    s.server.rss('/f', items);
    await s.turn(1_500);
    return [(await s.feed(feed)).identity, (await titlesOf(s, feed)).toSorted()];
  };
  assert.equal((await s.feed(feed)).identity, null, 'chosen when there are items');
  const a = entry('g', `${page}/a`, 'पहली');
  assert.deepEqual(await fetched(a), ['guid', ['पहली']]);
  assert.deepEqual(await fetched(entry('g', `${page}/b`, 'दूसरी'), a), ['guid+link', ['दूसरी', 'पहली']]);
  assert.deepEqual(await fetched(a), ['guid+link', ['दूसरी', 'पहली']], 'its twin has left, and nothing is new');
  assert.deepEqual(await fetched(entry('g', `${page}/c`, 'तीसरी')), ['guid+link', ['तीसरी', 'दूसरी', 'पहली']]);
  assert.equal((await s.feed(feed)).item_count, 3);
});

onSqlite('guids that change at each fetch: links tell, and no old item is new', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await s.add('/f', { lang: 'ta' });
  const fetched = async (turn: number, ...names: string[]): Promise<string[]> => {
    s.server.rss(
      '/f',
      names.map((name) => entry(`${turn}-${name}-${turn * 7}`, `${page}/${name}`, `செய்தி ${name}`)),
    );
    await s.turn(1_500);
    return titlesOf(s, feed);
  };
  await fetched(1, 'c', 'b', 'a');
  const before = (await itemsOf(s, feed)).map((i) => i.id);
  assert.deepEqual(await fetched(2, 'd', 'c', 'b', 'a'), ['செய்தி d', 'செய்தி c', 'செய்தி b', 'செய்தி a']);
  assert.deepEqual((await itemsOf(s, feed)).map((i) => i.id).slice(1), before, 'the same items');
  assert.equal((await s.feed(feed)).identity, 'link');
  await removed(s, feed, 'செய்தி b');
  assert.deepEqual(await fetched(3, 'd', 'c', 'b', 'a'), ['செய்தி d', 'செய்தி c', 'செய்தி a']);
  // A feed of pages that are updated, each update with a guid of its own, is no such feed.
  const live = await s.add('/live', { lang: 'ta' });
  for (const n of [1, 2, 3]) {
    s.server.rss('/live', [entry(`u${n}`, `${page}/live`, `நேரலை ${n}`), entry('x', `${page}/x`, 'வேறு')]);
    await s.turn(1_500);
  }
  assert.deepEqual([(await s.feed(live)).identity, (await s.feed(live)).item_count], ['guid', 4]);
});

onSqlite(
  'an item that an editor removed is not added again, whatever enters or leaves the feed beside it',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const a = entry('g', `${page}/a`, 'প্রথম');
    const b = entry('g', `${page}/b`, 'দ্বিতীয়');
    const run = async (name: string, steps: [items: string[], expected: string[]][]): Promise<void> => {
      const feed = await s.add(`/${name}`, { lang: 'bn' });
      for (const [i, [items, expected]] of steps.entries()) {
        s.server.rss(`/${name}`, items);
        await s.turn(1_500);
        if (i === 0) await removed(s, feed, 'প্রথম');
        else assert.deepEqual(await titlesOf(s, feed), expected, `${name} ${i}`);
      }
    };
    await run('enters', [
      [[a], []],
      [[b, a], ['দ্বিতীয়']],
      [[a], ['দ্বিতীয়']],
      [[], ['দ্বিতীয়']],
      [[a, b], ['দ্বিতীয়']],
    ]);
    await run('leaves', [
      [[b, a], []],
      [[a], ['দ্বিতীয়']],
      [[a, b], ['দ্বিতীয়']],
      [[b, a], ['দ্বিতীয়']],
    ]);
    const edited = entry('g', `${page}/a`, 'প্রথম, সংশোধিত');
    await run('edited', [
      [[a], []],
      [[edited], []],
      [[edited, b], ['দ্বিতীয়']],
    ]);
  },
);

onSqlite(
  'without guids links tell; where most items have one link, their text does; guids that appear',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const plain = (link: string, title: string): string => `<item><title>${title}</title><link>${link}</link></item>`;
    const feed = await s.add('/f', { lang: 'ur' });
    s.server.rss('/f', [plain(`${page}/1`, 'ایک'), plain(`${page}/2`, 'دو')]);
    await s.turn();
    s.server.rss('/f', [entry('1', `${page}/1`, 'ایک'), entry('2', `${page}/2`, 'دو، ترمیم شدہ')]);
    await s.turn(1_500);
    assert.deepEqual(await titlesOf(s, feed), ['ایک', 'دو، ترمیم شدہ']);
    assert.equal((await s.feed(feed)).identity, 'link');
    const home = await s.add('/home', { lang: 'ur' });
    s.server.rss(
      '/home',
      ['ایک', 'دو', 'تین', 'چار'].map((title) => plain('https://news.example/', title)),
    );
    for (let i = 0; i < 2; i++) await s.turn(1_500);
    assert.deepEqual(await titlesOf(s, home), ['ایک', 'دو', 'تین', 'چار']);
    assert.equal((await s.feed(home)).identity, 'title+content');
  },
);

onBoth('a long feed is written in pieces; one that dates each item anew says nothing new', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await s.add('/f', { lang: 'te' });
  const many = (now: Date): string[] =>
    Array.from({ length: 130 }, (_, i) => item(`g${i}`, `వార్త ${i}`, `<pubDate>${now.toUTCString()}</pubDate>`));
  const at = (): Date => new Date(s.clock.ms);
  s.server.on('/f', (_q, r) => void r.end(rssOf(many(at()))));
  await s.turn();
  assert.deepEqual((await titlesOf(s, feed)).slice(0, 3), ['వార్త 0', 'వార్త 1', 'వార్త 2'], 'in the order of the feed');
  assert.equal((await s.feed(feed)).item_count, 130);
  const before = await s.call(`/api/rss.php?feed=${feed}`);
  await s.turn(1_500);
  const after = await s.call(`/api/rss.php?feed=${feed}`);
  assert.equal(after.headers.get('etag'), before.headers.get('etag'), 'nobody is told');
});
