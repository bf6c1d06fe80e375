import assert from 'node:assert/strict';
import { feedServer, item } from '../support/feed-server.ts';
import { type Json, onBoth, start } from '../support/helper.ts';
import { aMinute, path, runs } from './many-feeds.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };

onBoth('the list of feeds has their health, and those that fail are refreshed alone', async (t, kind) => {
  const server = await feedServer(t);
  const running = await start(t, kind, allowed);
  const { call, tokenOf, dinam } = running;
  const [token, viewer] = [await tokenOf('editor'), await tokenOf('viewer')];
  server.rss('/te', [item('a', 'గోదావరికి వరద')]);
  const add = async (json: object): Promise<number> =>
    (await call('/api/admin/feeds', { token, json })).body.data.id as number;
  const good = await add({ feed_url: `${server.url}/te`, title: 'ప్రజా', lang: 'te' });
  const bad = await add({ feed_url: `${server.url}/500?key=secret-of-hindi`, title: 'हिन्दी समाचार', lang: 'hi' });
  const off = await add({ feed_url: `${server.url}/ta`, title: 'தமிழ்', lang: 'ta', is_active: false });
  await dinam.workers.drain();

  const list = async (query: string): Promise<Json[]> => {
    const reply = await call(`/api/admin/feeds?sort=id&${query}`, { token: viewer });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  const all = await list('include=fetches,category');
  assert.deepEqual(
    all.map(({ included }) => included.fetches.map((one: Json) => [one.outcome, one.added])),
    [[['changed', 1]], [['http_error', 0]], []],
  );
  assert.deepEqual(await ids('health=failing'), [bad]);
  assert.deepEqual(await ids('health=paused'), [off]);
  assert.deepEqual(await ids('health=failing&lang=te'), []);
  assert.deepEqual(await ids(`health=failing&search=${encodeURIComponent('हिन्दी')}`), [bad]);
  assert.equal((await call('/api/admin/feeds?health=ill', { token })).status, 400);

  const run = (await call(path, { token, json: { all: true, failing: true } })).body.data;
  assert.equal(run.total, 1);
  const wrong = await call(path, { token, json: { ids: [good], failing: true } });
  assert.deepEqual([wrong.status, wrong.body.errors[0].field], [400, 'failing']);
  server.requests.length = 0;
  await aMinute(running);
  assert.deepEqual(
    server.requests.map((one) => one.path),
    ['/500'],
  );
  assert.equal((await call(`${runs}/${run.id}`, { token })).body.data.failed, 1);
  assert.equal((await list(`ids=${bad}&include=fetches`))[0]?.included.fetches.length, 2);
});

onBoth('an import has a run, whose progress is that of the first fetches', async (t, kind) => {
  const server = await feedServer(t);
  const running = await start(t, kind, allowed);
  const { call, tokenOf } = running;
  const token = await tokenOf('editor');
  server.rss('/ur', [item('u', 'حیدرآباد میں بارش')]);
  const opml = `<opml version="2.0"><body><outline text="اردو" xmlUrl="${server.url}/ur"/>
    <outline text="বাংলা" xmlUrl="${server.url}/500"/></body></opml>`;
  const send = async (): Promise<Json> =>
    (await call('/api/admin/feeds/opml', { token, json: { opml, lang: 'ur' } })).body.data;
  const report = await send();
  assert.equal(report.added, 2);
  const view = async (): Promise<Json> => (await call(`${runs}/${report.run_id}`, { token })).body.data;
  assert.deepEqual([(await view()).total, (await view()).done, (await view()).running], [2, 0, true]);
  await aMinute(running);
  await aMinute(running);
  const { done, failed, added, running: isRunning } = await view();
  assert.deepEqual([done, failed, added, isRunning], [2, 1, 1, false]);
  assert.deepEqual([(await send()).known, (await send()).run_id], [2, null], 'nothing is fetched for what was there');
});

onBoth('the inbox: stories of several feeds, items without a story, and a draft of one', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf, dinam } = await start(t, kind, allowed);
  const [token, viewer] = [await tokenOf('editor'), await tokenOf('viewer')];
  const story = 'భద్రాచలం వద్ద గోదావరి నీటిమట్టం 43 అడుగులకు చేరింది; మొదటి ప్రమాద హెచ్చరిక జారీ';
  const about = `<description>${story} చేసిన అధికారులు లోతట్టు ప్రాంతాల ప్రజలను అప్రమత్తం చేశారు</description>`;
  server.rss('/a', [item('a1', story, about), item('a2', 'రాష్ట్ర బడ్జెట్ సమావేశాలు సోమవారం ప్రారంభం')]);
  server.rss('/b', [item('b1', story, about)]);
  for (const name of ['/a', '/b']) {
    await call('/api/admin/feeds', { token, json: { feed_url: server.url + name, lang: 'te' } });
    await dinam.workers.drain();
  }
  const list = async (query: string): Promise<Json[]> => {
    const reply = await call(`/api/admin/feed-items?sort=id&${query}`, { token: viewer });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  const guids = async (query: string) => (await list(query)).map(({ guid }) => guid).sort();
  assert.deepEqual(await guids(''), ['a1', 'a2', 'b1']);
  assert.deepEqual(await guids('duplicates=without'), ['a1', 'a2']);
  assert.deepEqual(await guids('duplicates=groups'), ['a1']);
  const [head] = await list('duplicates=groups');
  assert.equal(head?.sources.length, 1);
  assert.deepEqual(await guids(`duplicate_of=${head?.id}`), ['b1']);

  const publish = `/api/admin/feed-items/${head?.id}/publish`;
  assert.equal((await call(publish, { token: viewer, json: { draft: true } })).status, 403);
  const made = await call(publish, { token, json: { draft: true, mode: 'link' } });
  assert.equal(made.status, 200, made.text);
  const { news_id } = made.body.data;
  const news = (await call(`/api/admin/news/${news_id}`, { token })).body.data;
  assert.deepEqual([news.status, news.title, news.published_at], ['draft', story, null]);
  assert.equal((await call(`/api/v1/news/${news_id}`)).status, 404, 'readers do not see it');
  assert.equal((await call(publish, { token, json: {} })).body.data.news_id, news_id, 'once');
  assert.deepEqual(await guids('has_story=true'), ['a1']);
  assert.deepEqual(await guids('has_story=false'), ['a2', 'b1']);
});
