import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';

const dayMinutes = 1_440;

const titles = async (s: FeedScene, feed: number): Promise<string[]> =>
  (await s.call(`/api/rss.php?feed=${feed}&limit=100`)).body.data.map((i: Json) => i.title);
const settings = async (s: FeedScene, json: unknown): Promise<void> => {
  await s.tokenOf('owner');
  const login = { json: { username: 'test.owner', password: (await import('../support/helper.ts')).password } };
  const token = (await s.call('/api/auth/login', login)).body.data.token;
  const request = { method: 'PATCH', token, json, headers: { 'if-match': '*' } };
  const reply = await s.call('/api/admin/settings/app', request);
  assert.equal(reply.status, 200, reply.text);
};

/** What the schedule does each hour. */
async function retain(s: FeedScene): Promise<number> {
  const { retain: run } = await import('../../src/feeds/ingest/retention.ts');
  return run(s.dinam.app, { signal: new AbortController().signal });
}
const graves = async (s: FeedScene): Promise<number> =>
  (await s.dinam.app.db.write.selectFrom('feed_items_gone').selectAll().execute()).length;

onBoth(
  'old items are deleted and never added again, while listed and long after; their news remains',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const [old, young] = [item('old', 'पुरानी ख़बर'), item('young', 'नई ख़बर')];
    s.server.rss('/f', [old]);
    const feed = await s.add('/f', { lang: 'hi', publish_mode: 'link' });
    await s.turn();
    s.server.rss('/f', [young, old]);
    await s.turn(20 * dayMinutes);
    assert.equal(await retain(s), 0);
    s.clock.ms += 11 * dayMinutes * 60_000;
    assert.equal(await retain(s), 1);
    assert.equal(await retain(s), 0);
    assert.deepEqual(await titles(s, feed), ['नई ख़बर'.normalize('NFC')]);
    assert.equal((await s.feed(feed)).item_count, 1);
    assert.equal((await s.call('/api/news.php?lang=hi')).body.data.length, 2);
    assert.equal((await s.call(`/api/rss.php?lang=hi&search=${encodeURIComponent('पुरानी')}`)).body.data.length, 0);
    const [one, two] = [item('1', 'एक'), item('2', 'दो')];
    const steps: [days: number, items: string[], why: string][] = [
      [1, [one, young, old], 'it is listed'],
      [250, [one, young, old], 'it is listed, though nothing has changed for long'],
      [1, [two, young, old], 'and then something has'],
      [1, [two, young], 'it has left'],
      [170, [one, young, old], 'and comes back'],
      [1, [two, young], 'and leaves again'],
    ];
    for (const [days, items, why] of steps) {
      s.server.rss('/f', items);
      await s.turn(days * dayMinutes);
      await retain(s);
      assert.ok(!(await titles(s, feed)).includes('पुरानी ख़बर'.normalize('NFC')), why);
    }
    assert.ok((await graves(s)) > 0);
    s.server.rss('/f', [two]);
    await s.turn(dayMinutes);
    s.clock.ms += 181 * dayMinutes * 60_000;
    await retain(s);
    const left = await s.dinam.app.db.write.selectFrom('feed_items_gone').select('left_at').execute();
    assert.ok(
      left.every((row) => row.left_at === null),
      'only what is listed is remembered for ever',
    );
  },
);

onBoth(
  'the newest items of each feed are retained; another item represents a story whose item is deleted',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    await settings(s, { feed_keep_items: 10 });
    const many = (from: number, to: number): string[] =>
      Array.from({ length: to - from }, (_, i) => item(`g${to - 1 - i}`, `வார்த்தை ${to - 1 - i}`));
    const story = (name: string): string =>
      item(
        name,
        'மேட்டூர் அணையின் நீர்மட்டம் முழு கொள்ளளவை எட்டியது',
        '<description>காவிரி நீர்ப்பிடிப்பு பகுதிகளில் மழை</description>',
      );
    s.server.rss('/a', [...many(0, 5), story('a')]);
    s.server.rss('/b', [story('b')]);
    const a = await s.add('/a', { lang: 'ta' });
    await s.turn();
    const b = await s.add('/b', { lang: 'ta' });
    await s.turn(1);
    const shown = async (): Promise<Json> =>
      (await s.call('/api/rss.php?lang=ta&limit=100')).body.data.find((i: Json) => i.title.includes('மேட்டூர்'));
    assert.deepEqual([(await shown()).feed.id, (await shown()).sources.length], [a, 1]);
    s.server.rss('/a', [...many(0, 40), story('a')]);
    await s.turn(60);
    assert.equal(await retain(s), 31);
    assert.deepEqual(
      await titles(s, a),
      Array.from({ length: 10 }, (_, i) => `வார்த்தை ${39 - i}`),
    );
    assert.deepEqual([(await shown()).feed.id, (await shown()).sources], [b, []]);
    s.server.rss('/a', [...many(0, 41), story('a')]);
    await s.turn(60);
    assert.equal((await s.feed(a)).item_count, 11, 'one is new');
    assert.equal((await s.call('/api/rss.php?lang=ta&limit=1')).body.meta.total, 12);
  },
);
