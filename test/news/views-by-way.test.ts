import assert from 'node:assert/strict';
import { storedDays } from '../../src/news/trending/day-counts.ts';
import { viewCounter } from '../../src/news/trending/views.ts';
import { onBoth } from '../support/helper.ts';
import { day, iso, type Scene, setUp } from '../support/newsroom.ts';

const none = { app: 0, site: 0, search: 0, share: 0, push: 0 };

async function publishedStory({ item, verb }: Scene, json: object): Promise<number> {
  const { id } = await item(json);
  assert.equal((await verb(id, 'publish')).status, 200);
  return id;
}

onBoth('views of a story are told by day and by way, and summed for the dashboard', async (t, kind) => {
  const scene = await setUp(t, kind);
  const { running, call } = scene;
  const { app } = running.dinam;
  const flush = (): Promise<void> => viewCounter(app).flush();
  const [first, second] = [
    await publishedStory(scene, { title: 'గోదావరికి వరద' }),
    await publishedStory(scene, { title: 'दिल्ली में कोहरा', lang: 'hi' }),
  ];
  const open = (id: number, way?: string, headers: Record<string, string> = {}) =>
    running.call(way ? `/site/view/${id}` : `/api/v1/news/${id}/view`, { json: way ? { way } : {}, headers });
  // 20:00 UTC is 01:30 of the next day for the desk.
  const start = (Math.floor(running.clock.ms / day) + 1) * day + 20 * 3_600_000;
  const dayAfter = (days: number): string => iso(start + (days + 1) * day).slice(0, 10);
  running.clock.ms = start;
  for (const way of ['site', 'search', 'search', 'push']) assert.equal((await open(first, way)).status, 204);
  assert.equal((await open(first)).status, 202);
  assert.equal((await open(second, 'share')).status, 204);
  await flush();
  const trending = await running.call('/api/v1/news/trending?lang=te');
  assert.equal(trending.body.meta.trending, 1, 'views of the site make a trend');
  running.clock.ms += 12 * 3_600_000;
  await open(first, 'share');
  await flush();
  running.clock.ms += day;
  await open(first, 'search');
  await flush();
  await flush();
  const views = async (id: number, query = '') => (await call(`/api/admin/news/${id}/views${query}`)).body.data;
  assert.deepEqual(await views(first), {
    id: first,
    views: 7,
    ways: { app: 1, site: 1, search: 3, share: 1, push: 1 },
    days: [
      { day: dayAfter(0), views: 6, ways: { app: 1, site: 1, search: 2, share: 1, push: 1 } },
      { day: dayAfter(1), views: 1, ways: { ...none, search: 1 } },
    ],
  });
  assert.deepEqual((await views(first, '?days=1')).days.length, 1);
  const dashboard = await running.call('/api/admin/dashboard', { token: await running.tokenOf('owner') });
  assert.deepEqual(dashboard.body.data.views.ways, {
    today: { ...none, search: 1 },
    days: { app: 1, site: 1, search: 3, share: 2, push: 1 },
  });

  // What pages of others have their readers send, and what no reader looks at, counts nothing.
  await open(first, 'site', { 'sec-fetch-site': 'cross-site' });
  await open(first, 'site', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await flush();
  assert.equal((await views(first)).views, 7);
  for (const [id, json] of [
    [first, { way: 'app' }],
    [first, {}],
    ['x', { way: 'site' }],
  ] as const)
    assert.equal((await running.call(`/site/view/${id}`, { json })).status, 400);

  // Old days go, a few with each write; whoever turns it off has none.
  running.clock.ms += storedDays * day;
  await open(first, 'site');
  await flush();
  const rows = await app.db.write.selectFrom('news_view_days').select(['day', 'way', 'views']).execute();
  assert.deepEqual(rows, [{ day: dayAfter(1 + storedDays), way: 'site', views: 1 }]);
  const patch = { method: 'PATCH', json: { features: { site_views: false } }, headers: { 'if-match': '*' } };
  const off = await running.call('/api/admin/settings/app', { token: await running.tokenOf('owner'), ...patch });
  assert.equal(off.status, 200, off.text);
  assert.equal((await open(first, 'site')).status, 204);
  await flush();
  assert.equal((await views(first)).views, 8);
  assert.equal((await call('/api/admin/news/999999/views')).status, 404);
});

onBoth('a contributor sees the views of the own stories', async (t, kind) => {
  const scene = await setUp(t, kind);
  const id = await publishedStory(scene, { title: 'వరద' });
  const token = await scene.running.tokenOf('contributor');
  assert.equal((await scene.running.call(`/api/admin/news/${id}/views`, { token })).status, 404);
  const own = await scene.running.call('/api/admin/news', { token, json: { title: 'நதி', lang: 'ta' } });
  const reply = await scene.running.call(`/api/admin/news/${own.body.data.id}/views`, { token });
  assert.deepEqual([reply.status, reply.body.data.views, reply.body.data.days], [200, 0, []]);
});
