import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { rssOf } from '../support/feed-server.ts';
import { type Json, onBoth } from '../support/helper.ts';

// Sequences of visits, and what the feed's items are after each.

const home = 'https://news.example';

interface Written {
  title: string;
  guid?: string | number;
  link?: string;
  text?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;');
const rss = ({ title, guid, link, text }: Written): string =>
  `<item><title>${title}</title>${guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`}${
    link === undefined ? '' : `<link>${escaped(link)}</link>`
  }${text === undefined ? '' : `<description>${text}</description>`}</item>`;
const atom = (items: readonly Written[]): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><id>urn:x</id><updated>2026-01-01T00:00:00Z</updated>${items
    .map(
      ({ title, guid, link, text }) =>
        `<entry><title>${title}</title><id>${guid}</id><link href="${escaped(link ?? '')}"/><content type="html">${text}</content></entry>`,
    )
    .join('')}</feed>`;

interface Sequence {
  feed: number;
  /** A visit that finds these items; gives the titles of the feed, the newest first. */
  visit(items: readonly Written[] | string): Promise<string[]>;
  items(): Promise<Json[]>;
  remove(title: string): Promise<void>;
}

async function sequence(s: FeedScene, name: string, more: Record<string, unknown> = {}): Promise<Sequence> {
  let body = rssOf([]);
  s.server.on(`/${name}`, (_request, response) => void response.end(body));
  const feed = await s.add(`/${name}`, { lang: 'te', ...more });
  const items = async (): Promise<Json[]> => (await s.call(`/api/rss.php?feed=${feed}&limit=100`)).body.data;
  return {
    feed,
    items,
    async visit(written) {
      body = typeof written === 'string' ? written : rssOf(written.map(rss));
      await s.turn(1_500);
      const { last_error } = await s.feed(feed);
      assert.equal(last_error, null, name);
      return (await items()).map((one) => one.title);
    },
    async remove(title) {
      const { id } = (await items()).find((one) => one.title === title) as Json;
      const request = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': '*' } };
      assert.equal((await s.call(`/api/admin/feed-items/${id}`, request)).status, 200);
    },
  };
}

const stories = [
  'తిరుమలలో భక్తుల రద్దీ తగ్గింది',
  'హైదరాబాద్‌లో మెట్రో విస్తరణకు ఆమోదం',
  'పోలవరం పనులపై కేంద్ర బృందం సమీక్ష',
  'విశాఖ ఉక్కు ఉద్యోగుల నిరసన',
  'మిర్చి ధరలు రికార్డు స్థాయికి',
  'గోదావరికి పెరుగుతున్న వరద',
];
const story = (n: number, more: Partial<Written> = {}): Written => ({
  title: stories[n] as string,
  link: `${home}/story-${n}`,
  text: `${stories[n]} అని అధికారులు తెలిపారు. సంఖ్య ${n * 37 + 11}.`,
  ...more,
});
const newsTitles = async (s: FeedScene): Promise<string[]> =>
  (await s.call('/api/news.php?lang=te&limit=50')).body.data.map((one: Json) => one.title).toSorted();

onBoth('a guid that is a place in the list: no story is written over another, in news neither', async (t, kind) => {
  const s = await feedScene(t, kind);
  const places = await sequence(s, 'places', { publish_mode: 'link' });
  const numbered = (...ns: number[]): Written[] => ns.map((n, i) => story(n, { guid: i + 1 }));
  const titles = (...ns: number[]): string[] => ns.map((n) => stories[n] as string).toSorted();
  await places.visit(numbered(2, 1, 0));
  const ids = new Map((await places.items()).map((one) => [one.title, one.id]));
  assert.deepEqual((await places.visit(numbered(3, 2, 1))).toSorted(), titles(0, 1, 2, 3));
  assert.equal((await s.feed(places.feed)).identity, 'link');
  assert.deepEqual((await places.visit(numbered(5, 4, 3))).toSorted(), titles(0, 1, 2, 3, 4, 5));
  for (const one of await places.items())
    if (ids.has(one.title)) assert.equal(one.id, ids.get(one.title), 'the same item as before');
  assert.deepEqual(await newsTitles(s), titles(0, 1, 2, 3, 4, 5), 'each is news once, under its own title');
  const edited = story(5, { guid: 2, title: `${stories[5]}, హెచ్చరిక` });
  const after = await places.visit([story(0, { guid: 1 }), edited]);
  assert.ok(after.includes(edited.title) && !after.includes(stories[5] as string), 'an edit is an edit');
  assert.ok((await newsTitles(s)).includes(edited.title), 'which its news follows');

  const whole = await sequence(s, 'replaced');
  await whole.visit(numbered(2, 1, 0));
  assert.equal((await whole.visit(numbered(5, 4, 3))).length, 6, 'all places have another story at once');
  assert.equal((await s.feed(whole.feed)).identity, 'guid+link');

  const bare = await sequence(s, 'without-links');
  const unlinked = (...ns: number[]): Written[] => ns.map((n, i) => ({ title: stories[n] as string, guid: i + 1 }));
  await bare.visit(unlinked(2, 1, 0));
  assert.equal((await bare.visit(unlinked(3, 2, 1))).length, 4);
  assert.equal((await bare.visit(unlinked(4, 3, 2))).length, 5);

  const reused = await sequence(s, 'reused', { publish_mode: 'link' });
  await reused.visit([story(0, { guid: 'a' }), story(1, { guid: 'b' })]);
  const again = story(2, { guid: 'a', title: 'రేపటి వాతావరణం', text: 'ఎండలు మండుతాయి' });
  assert.equal((await reused.visit([again, story(1, { guid: 'b' })])).length, 3, 'one guid is used again');
  const text = 'నగరంలో ట్రాఫిక్ ఆంక్షలు రేపటి నుంచి అమలులోకి వస్తాయని పోలీసులు శుక్రవారం ప్రకటించారు';
  const moved = story(1, { guid: 'b', link: `${home}/moved-1`, title: `${stories[1]} దక్కింది`, text });
  assert.equal((await reused.visit([moved])).length, 4, 'from then on the link counts too');
});

onBoth('an item with the same guid and link but another story: its news stays as it is', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await sequence(s, 'page', { publish_mode: 'link' });
  const guid = 'g';
  await feed.visit([story(0, { guid })]);
  await feed.visit([story(0, { guid, title: `${stories[0]}: టీటీడీ` })]);
  assert.deepEqual(await newsTitles(s), [`${stories[0]}: టీటీడీ`]);
  const other = { guid, title: 'మరో కథనం ఇది', text: 'వేరే విషయం', link: `${home}/story-0` };
  assert.deepEqual(await feed.visit([other]), [other.title]);
  assert.deepEqual(await newsTitles(s), [`${stories[0]}: టీటీడీ`]);
  await feed.visit([{ ...other, title: 'మరో కథనం ఇది నవీకరణ' }]);
  assert.deepEqual(await newsTitles(s), [`${stories[0]}: టీటీడీ`], 'nor does it follow what comes after');
});

onBoth('session ids in links without guids: which parameters vary is learned', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await sequence(s, 'session', { publish_mode: 'link' });
  const at = (visit: number, n: number, more: Partial<Written> = {}): Written =>
    story(n, { link: `${home}/read?id=${n}&sess=${visit}x${n}&lang=te`, ...more });
  await feed.visit([at(1, 2), at(1, 1), at(1, 0)]);
  const ids = (await feed.items()).map((one) => one.id);
  assert.equal((await feed.visit([at(2, 2), at(2, 1), at(2, 0)])).length, 3);
  assert.deepEqual(
    (await feed.items()).map((one) => one.id),
    ids,
  );
  const edited = at(3, 1, { title: `${stories[1]}: కొత్త వివరాలు`, text: 'పూర్తి వివరాలు త్వరలో.' });
  assert.deepEqual(await feed.visit([at(3, 3), at(3, 2), edited, at(3, 0)]), [
    stories[3],
    stories[2],
    edited.title,
    stories[0],
  ]);
  await feed.remove(stories[2] as string);
  const rewritten = at(4, 2, { title: `${stories[2]}!`, text: 'మార్చిన పాఠం' });
  assert.equal((await feed.visit([at(4, 3), rewritten, at(4, 1), at(4, 0)])).length, 3);
  const row = await s.dinam.app.db.write.selectFrom('feeds').select('varying_params').executeTakeFirstOrThrow();
  assert.equal(row.varying_params, '["sess"]', 'the number of the story is none');
  assert.equal((await newsTitles(s)).length, 4);

  // Numbers of stories that are given anew tell items of one visit apart, so they are not left out.
  const renumbered = await sequence(s, 'renumbered');
  const numbered = (visit: number, n: number): Written => story(n, { link: `${home}/show?no=${visit * 100 + n}` });
  await renumbered.visit([numbered(1, 0), numbered(1, 1), numbered(1, 2)]);
  assert.equal((await renumbered.visit([numbered(2, 0), numbered(2, 1), numbered(2, 2)])).length, 3);

  // A daily headline over nothing is a new item each day.
  const signs = ['మేషం', 'వృషభం', 'మిథునం'];
  const daily = await sequence(s, 'daily');
  const day = (n: number): Written[] => signs.map((title, i) => ({ title, link: `${home}/${n}/${i}` }));
  await daily.visit(day(1));
  assert.equal((await daily.visit(day(2))).length, 6);
});

onBoth('a change of the system, from RSS to Atom with new ids and longer text: the same items', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed = await sequence(s, 'system', { publish_mode: 'link' });
  const before = [3, 2, 1, 0].map((n) => story(n, { guid: `${home}/?p=${n}` }));
  await feed.visit(before);
  await feed.remove(stories[1] as string);
  const ids = (await feed.items()).map((one) => one.id);
  const longer = (n: number): string => `<p>${stories[n]}</p><p>${'మరిన్ని వివరాలతో పూర్తి కథనం. '.repeat(20)}</p>`;
  const after = [3, 2, 1, 0].map((n) => story(n, { guid: `tag:news.example,2026:${n}`, text: longer(n) }));
  await feed.visit(atom([...after].toReversed()));
  assert.deepEqual(new Set((await feed.items()).map((one) => one.id)), new Set(ids));
  assert.equal((await s.feed(feed.feed)).identity, 'guid', 'one change is no proof against guids');
  const fresh = story(4, { guid: 'tag:news.example,2026:4', text: longer(4) });
  const edited = { ...(after[0] as Written), title: `${stories[3]}: తాజా` };
  assert.equal((await feed.visit(atom([fresh, edited, ...after.slice(1)]))).length, 4);
  assert.equal((await newsTitles(s)).length, 5, 'nothing is published twice');
  const third = [fresh, edited, ...after.slice(1)].map((one, i) => ({ ...one, guid: `n${i}`, text: `${one.text}.` }));
  assert.equal((await feed.visit(third)).length, 4);
  assert.equal((await s.feed(feed.feed)).identity, 'link', 'a second one is');
});

onBoth('removed items stay removed, whatever becomes of guids, links and fragments', async (t, kind) => {
  const s = await feedScene(t, kind);
  /** The first story is removed after the first visit; each later one shows so many items. */
  const run = async (name: string, first: Written[], ...later: [items: Written[], count: number][]): Promise<void> => {
    const feed = await sequence(s, name);
    await feed.visit(first);
    await feed.remove(stories[0] as string);
    for (const [i, [items, count]] of later.entries()) {
      const titles = await feed.visit(items);
      assert.equal(titles.length, count, `${name}, visit ${i + 2}: ${titles}`);
      assert.ok(!titles.some((title) => title.startsWith(stories[0] as string)), `${name}, visit ${i + 2}`);
    }
  };
  const guided = (n: number, more: Partial<Written> = {}): Written => story(n, { guid: `id-${n}`, ...more });
  const three = [0, 1, 2].map((n) => guided(n));
  const each = (of: (n: number) => Written): Written[] => [0, 1, 2].map(of);
  const { title, text } = guided(0);
  const noGuid = ({ guid: _, ...rest }: Written): Written => rest;

  await run('guid-vanishes', three, [each((n) => noGuid(guided(n))), 2], [three, 2]);
  await run('all-vanishes', three, [each((n) => ({ title: stories[n] as string, text: guided(n).text as string })), 2]);
  await run('only-it-is-left', three, [[guided(0, { guid: 'random-1' })], 2], [[guided(0, { guid: 'random-2' })], 2]);
  await run(
    'random',
    three,
    [each((n) => guided(n, { guid: `r${n * 7}` })), 2],
    [each((n) => guided(n, { guid: `q${n * 9}`, title: `${stories[n]} (నవీకరణ)` })), 2],
  );
  await run(
    'repeat',
    three,
    [each((n) => guided(n, { guid: 'one' })), 2],
    [each((n) => guided(n, { guid: 'one', link: `${home}/new/${n}` })), 2],
  );
  await run('links-change', three, [each((n) => guided(n, { link: `${home}/other/${n}` })), 2]);
  await run(
    'links-change-without-guids',
    three.map(noGuid),
    [each((n) => story(n, { link: `${home}/other/${n}` })), 2],
    [[story(0, { link: `${home}/third/0` })], 2],
  );
  await run('one-page', three, [each((n) => guided(n, { link: home })), 2]);
  await run('one-page-without-guids', three.map(noGuid), [each((n) => story(n, { link: home })), 2], [three, 2]);
  await run('system', three, [each((n) => guided(n, { guid: `new-${n}`, text: `${stories[n]}. ఇతర పాఠం` })), 2]);
  const part = (name: string, n: number): Written => story(n, { link: `${home}/page${name}` });
  await run(
    'fragments',
    [part('#a', 0), story(3)],
    [[part('#a', 0), part('#b', 1), story(3)], 2],
    [[part('#a', 0), story(3)], 2],
    [[part('', 0), story(3)], 2],
    [[part('#b', 1), part('#a', 0), part('#c', 2)], 3],
  );
  await run(
    'many',
    [guided(0, { link: home }), ...[1, 2].map((n) => guided(n, { link: home }))],
    [
      [{ title, text: text as string, link: home }, ...[1, 2, 3, 4, 5].map((n) => noGuid(guided(n, { link: home })))],
      5,
    ],
  );
});

onBoth(
  'fragments, shared links and pages that lose their guids: no item is lost and none is doubled',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const part = (name: string, n: number): Written => story(n, { link: `${home}/page${name}` });
    const feed = await sequence(s, 'fragments');
    const steps: [items: Written[], count: number][] = [
      [[part('#a', 0)], 1],
      [[part('#b', 1)], 2],
      [[part('#a', 0), part('#b', 1)], 2],
      [[part('', 0)], 2],
      [[part('#c', 2), part('', 1)], 3],
    ];
    for (const [i, [items, count]] of steps.entries())
      assert.equal((await feed.visit(items)).length, count, `visit ${i}`);
    const shared = await sequence(s, 'shared');
    const all = stories.map((_, n) => story(n, { link: home, guid: `g${n}` }));
    assert.equal((await shared.visit(all)).length, 6);
    assert.equal((await shared.visit(all.map(({ guid: _, ...rest }) => rest))).length, 6);
    assert.equal((await shared.visit(all)).length, 6);
    const keys = await s.dinam.app.db.write.selectFrom('feed_item_keys').selectAll().execute();
    const counts = Map.groupBy(keys, (row) => `${row.feed_id} ${row.key}`);
    assert.ok([...counts.values()].every((rows) => rows.length <= 8));
  },
);
