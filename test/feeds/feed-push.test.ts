import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, type Kind, onSqlite, password } from '../support/helper.ts';

interface Scene extends FeedScene {
  /** An item that says it is so many minutes old; without an age it names no date. */
  entry(guid: string, title: string, minutes?: number, summary?: string): string;
  /** Titles of what was pushed since the last look, the oldest first. */
  pushed(): Promise<string[]>;
  notifications(): Promise<Json[]>;
  patch(feed: number, json: object): Promise<void>;
}

async function scene(t: TestContext, kind: Kind): Promise<Scene> {
  const s = await feedScene(t, kind);
  for (const lang of ['te', 'hi']) {
    const json = { installation_id: `phone-of-${lang}`, value: `token-${lang}-${'x'.repeat(30)}`, lang };
    assert.equal((await s.call('/api/v1/devices', { json })).status, 201);
  }
  let looked = 0;
  const notifications = async (): Promise<Json[]> =>
    (await s.call('/api/admin/notifications?limit=100&sort=id', { token: await s.editor() })).body.data;
  return {
    ...s,
    notifications,
    entry(guid, title, minutes, summary = '') {
      const date =
        minutes === undefined ? '' : `<pubDate>${new Date(s.clock.ms - minutes * 60_000).toUTCString()}</pubDate>`;
      return item(guid, title, `${date}<description>${summary}</description>`);
    },
    async pushed() {
      const found = (await notifications()).filter((n) => n.id > looked);
      looked = Math.max(looked, ...found.map((n) => n.id));
      return found.map((n) => n.title);
    },
    async patch(feed, json) {
      const request = { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } };
      const reply = await s.call(`/api/admin/feeds/${feed}`, request);
      assert.equal(reply.status, 200, reply.text);
    },
  };
}

onSqlite('a feed pushes when it says so: what is new since its first reading, to its language', async (t, kind) => {
  const s = await scene(t, kind);
  const first = [s.entry('1', 'పోలవరం పనులు', 5), s.entry('2', 'రైతు బంధు నిధులు', 10)];
  s.server.rss('/push', first);
  s.server.rss(
    '/quiet',
    first.map((one) => one.replaceAll('/1<', '/q1<')),
  );
  const quiet = await s.add('/quiet', { lang: 'hi', publish_mode: 'link', refresh_minutes: 30 });
  const feed = await s.add('/push', { lang: 'te', publish_mode: 'link', push: true, refresh_minutes: 30 });
  assert.deepEqual([(await s.feed(feed)).push, (await s.feed(quiet)).push], [true, false]);
  await s.turn();
  assert.deepEqual(await s.pushed(), [], 'the first reading is a backlog');
  assert.equal((await s.call('/api/news.php?lang=te')).body.meta.total, 2);

  const summary = 'ప్రాజెక్టు గేట్లు ఎత్తివేత';
  const next = [s.entry('3', 'శ్రీశైలం నిండింది', 3, summary), ...first];
  s.server.rss('/push', next);
  s.server.rss('/quiet', [s.entry('q3', 'बाँध भर गया', 3), ...first.map((one) => one.replaceAll('/1<', '/q1<'))]);
  await s.turn(40);
  assert.deepEqual(await s.pushed(), ['శ్రీశైలం నిండింది']);
  const [note] = await s.notifications();
  assert.deepEqual(
    [note.body, note.origin, note.type, note.target, note.status, note.counts.sent, note.created_by],
    [summary, 'feed', 'general', { type: 'lang', value: 'te' }, 'logged', 1, null],
  );
  const story = (await s.call(`/api/v1/news/${note.news_id}`)).body.data;
  assert.equal(story.title, 'శ్రీశైలం నిండింది');

  // The agency corrects its title: the story follows, and nobody is told again.
  s.server.rss('/push', [s.entry('3', 'శ్రీశైలం జలాశయం నిండింది', 34, summary), ...first]);
  await s.turn(40);
  assert.equal((await s.call(`/api/v1/news/${note.news_id}`)).body.data.title, 'శ్రీశైలం జలాశయం నిండింది');
  assert.deepEqual(await s.pushed(), []);

  // What waits for review, and what is no news at all.
  await s.patch(feed, { review: true });
  s.server.rss('/push', [s.entry('4', 'సాగర్ గేట్లు', 1), ...next]);
  await s.turn(40);
  await s.patch(feed, { review: false, publish_mode: 'off' });
  s.server.rss('/push', [s.entry('5', 'జూరాల వరద', 1), s.entry('4', 'సాగర్ గేట్లు', 32), ...next]);
  await s.turn(40);
  assert.deepEqual(await s.pushed(), []);
  const bad = { method: 'PATCH', token: await s.editor(), json: { push: 'yes' }, headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/feeds/${feed}`, bad)).body.errors[0].field, 'push');
  const list = await s.call('/api/admin/feeds/opml', { token: await s.editor() });
  assert.ok(!list.text.includes('push='), 'the list of feeds is as it was');
});

onSqlite('a backlog is no news: old items, a feed that was silent, another address, wider filters', async (t, kind) => {
  const s = await scene(t, kind);
  const old = [s.entry('1', 'పాత వార్త ఒకటి', 9_000)];
  s.server.rss('/f', old);
  const feed = await s.add('/f', {
    lang: 'te',
    publish_mode: 'link',
    push: true,
    refresh_minutes: 30,
    keywords_out: ['ఐపీఎల్'],
  });
  await s.turn();
  s.server.rss('/f', [
    s.entry('2', 'నిన్నటి సంగతి', 1_440),
    s.entry('3', 'రేపటి తేదీ', -600),
    s.entry('4', 'తేదీ లేని వార్త'),
    ...old,
  ]);
  await s.turn(40);
  assert.deepEqual((await s.pushed()).sort(), ['తేదీ లేని వార్త', 'రేపటి తేదీ'], 'new since the visit of half an hour ago');

  s.server.on('/f', (_request, response) => void response.writeHead(503).end());
  await s.turn(40);
  s.clock.ms += 600 * 60_000;
  s.server.rss('/f', [
    s.entry('5', 'మౌనం తర్వాత, తేదీ లేదు'),
    s.entry('6', 'మౌనం మధ్యలో', 300),
    s.entry('7', 'మౌనం తర్వాత', 20),
    ...old,
  ]);
  await s.turn(1);
  assert.deepEqual(await s.pushed(), ['మౌనం తర్వాత']);

  s.server.rss('/g', [s.entry('11', 'కొత్త చిరునామా', 2)]);
  await s.patch(feed, { feed_url: `${s.server.url}/g` });
  await s.turn();
  s.server.rss('/g', [s.entry('11', 'కొత్త చిరునామా', 33), s.entry('12', 'ఐపీఎల్ వేలం', 2)]);
  await s.turn(40);
  await s.patch(feed, { keywords_out: [] });
  await s.turn(40);
  assert.equal((await s.call('/api/news.php?lang=te&limit=100')).body.meta.total, 9, 'all of it is news');
  assert.deepEqual(await s.pushed(), []);
  s.server.rss('/g', [s.entry('13', 'మళ్లీ తాజా', 2)]);
  await s.turn(40);
  assert.deepEqual(await s.pushed(), ['మళ్లీ తాజా']);
});

onSqlite('the newest three in an hour are pushed; a story of another feed is not pushed again', async (t, kind) => {
  const s = await scene(t, kind);
  s.server.rss('/a', [s.entry('0', 'మొదటి పఠనం', 9_000)]);
  s.server.rss('/b', [s.entry('0', 'మరో మొదటి పఠనం', 9_000)]);
  await s.add('/a', { lang: 'te', publish_mode: 'link', push: true, refresh_minutes: 30 });
  await s.add('/b', { lang: 'te', publish_mode: 'link', push: true, refresh_minutes: 30 });
  await s.turn();
  const words = ['పులివెందుల', 'కాకినాడ', 'విజయవాడ', 'అనంతపురం', 'తిరుపతి'];
  s.server.rss(
    '/a',
    words.map((word, n) => s.entry(`a${n}`, `${word} సమాచారం`, 1 + n)),
  );
  await s.turn(40);
  assert.deepEqual(
    (await s.pushed()).sort(),
    words
      .slice(0, 3)
      .map((word) => `${word} సమాచారం`)
      .sort(),
  );
  s.server.rss('/a', [s.entry('a9', 'అదే గంటలో మరొకటి', 1)]);
  await s.turn(40);
  assert.deepEqual(await s.pushed(), [], 'the hour is full');

  // The second feed has its own hour. What it shares with the first is one story.
  const [title, summary] = [
    'రాజధాని నిర్మాణ పనులకు ముఖ్యమంత్రి శంకుస్థాపన, రూ.5,000 కోట్లతో 12 వంతెనలు',
    'అమరావతిలో ముఖ్యమంత్రి మంగళవారం 12 వంతెనల నిర్మాణానికి శంకుస్థాపన చేశారు. రూ.5,000 కోట్ల వ్యయం అవుతుందని చెప్పారు.',
  ];
  s.server.rss('/a', [s.entry('same-a', title, 2, summary)]);
  await s.turn(70);
  assert.deepEqual(await s.pushed(), [title]);
  s.server.rss('/b', [s.entry('same-b', `${title}`, 1, summary), s.entry('own-b', 'రెండో ఫీడ్ సొంత వార్త', 1)]);
  await s.turn(40);
  assert.deepEqual(await s.pushed(), ['రెండో ఫీడ్ సొంత వార్త']);

  // Nor when the one that told it first makes no news of it.
  const [flood, more] = [
    'గోదావరి వరదలో చిక్కుకున్న 45 మంది మత్స్యకారులు సురక్షితం, హెలికాప్టర్లతో తరలింపు',
    'భద్రాచలం వద్ద గోదావరి వరదలో చిక్కుకున్న 45 మంది మత్స్యకారులను హెలికాప్టర్లతో సురక్షిత ప్రాంతానికి తరలించారు.',
  ];
  s.server.rss('/c', [s.entry('same-c', flood, 2, more)]);
  await s.add('/c', { lang: 'te' });
  await s.turn();
  s.server.rss('/b', [s.entry('same-b2', flood, 1, more), s.entry('own-b2', 'మరో సొంత వార్త', 1)]);
  await s.turn(70);
  assert.deepEqual(await s.pushed(), ['మరో సొంత వార్త']);
  const news = (await s.call('/api/news.php?lang=te&limit=100')).body.data.map((story: Json) => story.title);
  assert.ok(news.includes(flood), 'news it is all the same');
});

onSqlite('a story that a feed brought is not pushed by its breaking flag', async (t, kind) => {
  const s = await scene(t, kind);
  s.server.rss('/f', [s.entry('1', 'ఏజెన్సీ వార్త', 3), s.entry('2', 'రెండో ఏజెన్సీ వార్త', 3)]);
  const feed = await s.add('/f', { lang: 'te', publish_mode: 'link', refresh_minutes: 30 });
  await s.turn();
  await s.tokenOf('owner');
  const login = await s.call('/api/auth/login', { json: { username: 'test.owner', password } });
  const owner = { method: 'PATCH', token: login.body.data.token, headers: { 'if-match': '*' } };
  const on = { ...owner, json: { push: { push_on_breaking: true } } };
  assert.equal((await s.call('/api/admin/settings/app', on)).status, 200);
  await s.patch(feed, { publish_mode: 'off' });
  s.server.rss('/f', [s.entry('3', 'చేత్తో తీసుకున్న వార్త', 3)]);
  await s.turn(40);
  const [byHand] = (await s.call('/api/admin/feed-items?sort=-id', { token: await s.editor() })).body.data;
  await s.call(`/api/admin/feed-items/${byHand.id}/publish`, { token: await s.editor(), json: {} });
  const stories = (await s.call('/api/news.php?lang=te')).body.data;
  assert.equal(stories.length, 3);
  const flag = async (id: number) =>
    s.call(`/api/admin/news/${id}?apply=now`, { ...owner, token: await s.editor(), json: { is_breaking: true } });
  const request = { ...owner, method: 'DELETE', token: await s.editor() };
  assert.equal((await s.call(`/api/admin/feeds/${feed}`, request)).status, 200);
  for (const { id } of stories) assert.equal((await flag(id)).status, 200);
  assert.deepEqual(await s.pushed(), [], 'nor when the feed and its items have been removed');
  const own = await s.call('/api/news.php', { token: await s.editor(), json: { title: 'సొంత వార్త', lang: 'te' } });
  await flag(own.body.data.id);
  assert.deepEqual(await s.pushed(), ['సొంత వార్త']);
});
