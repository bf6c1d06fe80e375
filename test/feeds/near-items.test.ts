import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';

interface Story {
  title: string;
  summary: string;
  link: string;
}

const entry = ({ title, summary, link }: Story): string =>
  `<item><guid isPermaLink="false">${link}</guid><title>${title}</title><link>${link}</link><description>${summary}</description></item>`;

const flood = 'ఎగువ ప్రాంతాల నుంచి వస్తున్న వరదతో శ్రీశైలం జలాశయం నిండుకుండలా మారింది. అధికారులు పది గేట్లు ఎత్తారు.';
/** One story, as five agencies tell it. */
const tellings: Story[] = [
  { title: 'నిండుకుండలా శ్రీశైలం: జలాశయానికి పోటెత్తిన వరద', summary: flood, link: 'https://a.example/1' },
  { title: 'Srisailam: శ్రీశైలం జలాశయానికి పోటెత్తిన వరద', summary: `(ఆంధ్ర) ${flood}`, link: 'https://b.example/1' },
  { title: 'శ్రీశైలం జలాశయానికి వరద పోటు', summary: flood, link: 'https://c.example/1' },
  { title: 'నిండుకుండలా శ్రీశైలం జలాశయానికి పోటెత్తిన వరద!', summary: '', link: 'https://d.example/1' },
  { title: 'వరదతో నిండిన శ్రీశైలం', summary: 'పది గేట్ల ద్వారా నీటి విడుదల', link: 'https://www.a.example/1/?utm_source=e' },
];
const other: Story = {
  title: 'నాగార్జునసాగర్ జలాశయానికి తగ్గిన వరద',
  summary: 'ఎగువన వర్షాలు తగ్గడంతో నాగార్జునసాగర్‌కు వరద ప్రవాహం తగ్గింది.',
  link: 'https://a.example/2',
};

const list = async (s: FeedScene, query = ''): Promise<Json[]> =>
  (await s.call(`/api/rss.php?lang=te&limit=100${query}`)).body.data;
const feedsOf = (item: Json): number[] => item.sources.map((source: Json) => source.feed_id);

/** Five feeds that came one after the other, each with the story. */
async function agencies(s: FeedScene, more: Record<string, unknown> = {}): Promise<number[]> {
  const feeds: number[] = [];
  for (const [i, story] of tellings.entries()) {
    s.server.rss(`/${i}`, [entry(story), ...(i === 0 ? [entry(other)] : [])]);
    feeds.push(
      await s.add(`/${i}`, { lang: 'te', title: `ఏజెన్సీ ${i}`, icon_url: `https://i.example/${i}.png`, ...more }),
    );
    await s.turn(1);
  }
  return feeds;
}

const patch = async (s: FeedScene, feed: number, json: unknown): Promise<void> => {
  const request = { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/feeds/${feed}`, request)).status, 200);
};

onSqlite('five agencies have one story: it is shown once, with its sources; the next stands in', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feeds = await agencies(s);
  const [story, rest, ...none] = await list(s);
  assert.deepEqual([story.title, rest.title, none.length], [tellings[0]?.title, other.title, 0]);
  assert.deepEqual(feedsOf(story), feeds.slice(1));
  assert.deepEqual([story.duplicate_of, rest.sources], [null, []]);
  assert.deepEqual(story.sources[0], {
    feed_id: feeds[1],
    title: 'ఏజెన్సీ 1',
    link: 'https://b.example/1',
    icon_url: 'https://i.example/1.png',
    published_at: null,
  });
  const all = await list(s, '&duplicates=true');
  assert.equal(all.length, 6);
  assert.ok(all.every((i) => i.duplicate_of === (i.feed.id === feeds[0] ? null : story.id)));
  assert.equal((await s.call('/api/rss.php?lang=te')).body.meta.total, 2);
  assert.equal((await s.call('/api/rss.php?lang=te&duplicates=1')).body.meta.total, 6);
  assert.equal((await s.call('/api/v1/rss?lang=te')).text, (await s.call('/api/rss.php?lang=te')).text);
  const own = (await s.call(`/api/rss.php?feed=${feeds[2]}`)).body.data;
  assert.deepEqual([own.length, own[0].duplicate_of], [1, story.id], 'who asks for one feed gets all of it');
  const one = (await s.call(`/api/v1/rss/${own[0].id}`)).body.data;
  assert.deepEqual(one, own[0]);

  // The second stands in when the first is removed, the third when the second is switched off; it stays so.
  const request = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/feed-items/${story.id}`, request)).status, 200);
  const shown = async (): Promise<[feed: number, others: number[]]> => {
    const found = (await list(s)).filter((i) => i.title !== other.title);
    assert.equal(found.length, 1);
    return [found[0].feed.id, feedsOf(found[0])];
  };
  assert.deepEqual(await shown(), [feeds[1], feeds.slice(2)]);
  await patch(s, feeds[1] as number, { is_active: false });
  assert.deepEqual(await shown(), [feeds[2], feeds.slice(3)]);
  await patch(s, feeds[1] as number, { is_active: true });
  await s.turn(1);
  assert.deepEqual(await shown(), [feeds[2], [feeds[1], ...feeds.slice(3)]]);
  await patch(s, feeds[2] as number, { lang: 'hi' });
  assert.deepEqual(await shown(), [feeds[1], feeds.slice(3)]);
  assert.equal((await s.call('/api/rss.php?lang=hi')).body.data[0].duplicate_of, null);
  await s.call(`/api/admin/feeds/${feeds[1]}`, request);
  assert.deepEqual(await shown(), [feeds[3], feeds.slice(4)]);
  const late = await s.add('/late', { lang: 'te' });
  s.server.rss('/late', [entry({ ...(tellings[3] as Story), link: 'https://late.example/1' })]);
  await s.turn(1);
  assert.deepEqual(
    await shown(),
    [feeds[3], [...feeds.slice(4), late]],
    'it is found by the words of the one that stands in',
  );
});

onSqlite('only within two days, in one language, one of a feed; an edit keeps its place', async (t, kind) => {
  const s = await feedScene(t, kind);
  const story = tellings[0] as Story;
  s.server.rss('/a', [entry(story)]);
  const a = await s.add('/a', { lang: 'te' });
  await s.turn();
  s.server.rss('/b', [
    entry({ ...story, link: 'https://b.example/1' }),
    entry({ ...story, link: 'https://b.example/2' }),
  ]);
  const b = await s.add('/b', { lang: 'te' });
  s.server.rss('/hi', [entry({ ...story, link: 'https://h.example/1' })]);
  await s.add('/hi', { lang: 'hi' });
  await s.turn(60);
  const items = await list(s);
  assert.deepEqual(
    items.map((i) => [i.feed.id, feedsOf(i)]).toSorted(),
    [
      [a, [b]],
      [b, []],
    ].toSorted(),
  );
  assert.deepEqual((await s.call('/api/rss.php?lang=hi')).body.data[0].sources, []);
  s.server.rss('/b', [entry({ title: 'పూర్తిగా వేరే వార్త ఇది కదా', summary: 'x', link: 'https://b.example/1' })]);
  await s.turn(120);
  assert.equal((await list(s)).length, 2);
  await s.turn(48 * 60);
  s.server.rss('/c', [entry({ ...story, link: 'https://c.example/1' })]);
  const c = await s.add('/c', { lang: 'te' });
  await s.turn(1);
  assert.deepEqual(
    (await list(s)).map((i) => i.feed.id).toSorted(),
    [a, b, c].toSorted(),
    'three days later it is another',
  );
  // A page of the same day last year, read for the first time today.
  const old = '<pubDate>Fri, 20 Nov 2020 10:15:00 +0530</pubDate></item>';
  s.server.rss('/d', [entry({ ...story, link: 'https://d.example/1' }).replace('</item>', old)]);
  await s.add('/d', { lang: 'te' });
  await s.turn(1);
  assert.equal((await list(s)).length, 4);
});

onBoth('feeds that come at once, by several workers: one of a story is shown', async (t, kind) => {
  const s = await feedScene(t, kind, { FEED_WORKERS: '8' });
  for (const [i, story] of tellings.slice(0, 4).entries()) {
    s.server.rss(`/${i}`, [entry(story)]);
    await s.add(`/${i}`, { lang: 'te', publish_mode: 'link' });
  }
  await s.turn();
  const [story, ...none] = await list(s);
  assert.deepEqual([feedsOf(story).length, none.length], [3, 0]);
  const news = (await s.call('/api/news.php?lang=te')).body.data;
  assert.equal(news.length, 1, 'one story of them');

  for (let i = 4; i < 26; i++) {
    s.server.rss(`/${i}`, [entry(tellings[0] as Story)]);
    await s.add(`/${i}`, { lang: 'te' });
  }
  await s.turn();
  const [copied] = await list(s);
  assert.deepEqual([copied.id, copied.sources.length], [story.id, 20], 'no more sources of one story are listed');
  assert.deepEqual(feedsOf(copied).slice(0, 3), feedsOf(story), 'the first ones');
  assert.equal((await list(s, '&duplicates=true')).length, 26);
});
