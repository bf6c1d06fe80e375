import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { viewCounter } from '../../src/news/trending/views.ts';
import { attentionChecks, dashboardParts } from '../../src/system/dashboard/hooks.ts';
import { attentionCodes, Dashboard } from '../../src/system/dashboard/model.ts';
import { systemParts } from '../../src/system/hooks.ts';
import { type Json, onBoth, onSqlite, type Running, start } from '../support/helper.ts';

const path = '/api/admin/dashboard';
const hourMs = 3_600_000;
/** Half past six in the morning of the desk (Asia/Kolkata). */
const morning = Date.parse('2026-11-20T01:00:00Z');

const get = async (s: Running, role: Parameters<Running['tokenOf']>[0]): Promise<Json> => {
  const { status, body, text } = await s.call(path, { token: await s.tokenOf(role) });
  assert.equal(status, 200, text);
  return body.data;
};

/** Parts are computed again after this. */
const later = (s: Running, ms = 60_000): void => {
  s.clock.ms += ms;
};

async function publish(s: Running, json: Json): Promise<number> {
  const token = await s.tokenOf('chief');
  const { id } = (await s.call('/api/admin/news', { token, json })).body.data;
  const done = await s.call(`/api/admin/news/${id}/publish`, { token, json: {} });
  assert.equal(done.status, 200, done.text);
  return id;
}

async function read(s: Running, id: number, times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    assert.equal((await s.call(`/api/v1/news/${id}/view`, { method: 'POST' })).status, 202);
  await viewCounter(s.dinam.app).flush();
}

onBoth('stories and views: by language, by hour and by day of the desk', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  s.clock.ms = Date.parse('2026-11-18T18:29:00Z'); // the last minute of the 18th in Asia/Kolkata
  const flood = await publish(s, { title: 'గోదావరికి వరద', lang: 'te' });
  await read(s, flood, 3);
  s.clock.ms = Date.parse('2026-11-18T18:31:00Z'); // the 19th has begun
  await read(s, flood, 2);
  s.clock.ms = Date.parse('2026-11-19T02:00:00Z'); // later in the day than `morning`
  await read(s, flood, 7);
  s.clock.ms = morning;
  const rain = await publish(s, { title: 'बारिश से राहत', lang: 'hi' });
  await read(s, rain, 4);
  await s.call('/api/admin/news', { token: await s.tokenOf('chief'), json: { title: 'மழை', lang: 'ta' } });

  const { time_zone, stories, views, top, trending } = await get(s, 'viewer');
  assert.equal(time_zone, 'Asia/Kolkata');
  assert.equal(stories.published_today, 1);
  const of = (lang: string) => stories.langs.find((row: Json) => row.lang === lang);
  assert.deepEqual(of('hi'), { lang: 'hi', published_today: 1, scheduled: 0, review: 0, draft: 0 });
  assert.deepEqual(of('ta'), { lang: 'ta', published_today: 0, scheduled: 0, review: 0, draft: 1 });
  assert.equal(of('te').published_today, 0);
  assert.deepEqual([views.last_hour, views.today, views.yesterday], [4, 4, 2]);
  assert.deepEqual(views.langs, [
    { lang: 'hi', today: 4, yesterday: 0 },
    { lang: 'te', today: 0, yesterday: 2 },
  ]);
  assert.deepEqual(views.days.slice(-3), [
    { day: '2026-11-18', views: 3 },
    { day: '2026-11-19', views: 9 },
    { day: '2026-11-20', views: 4 },
  ]);
  assert.equal(views.days.length, 30);
  assert.equal(views.hours.length, 24);
  assert.deepEqual(views.hours.slice(0, 2), [
    { at: '2026-11-19T02:00:00.000Z', views: 7 },
    { at: '2026-11-19T03:00:00.000Z', views: 0 },
  ]);
  assert.deepEqual(views.hours.at(-1), { at: '2026-11-20T01:00:00.000Z', views: 4 });
  assert.deepEqual(
    top.map(({ id, views: n, lang }: Json) => [id, n, lang]),
    [
      [flood, 12, 'te'],
      [rain, 4, 'hi'],
    ],
  );
  assert.deepEqual(
    trending.map(({ id }: Json) => id),
    [rain],
    'what was read yesterday has lost its score',
  );

  // A story that readers do not see any more is in no list; what it was read stays.
  const token = await s.tokenOf('chief');
  const archived = await s.call(`/api/admin/news/${flood}/archive`, { token, json: {} });
  assert.equal(archived.status, 200, archived.text);
  later(s);
  const after = await get(s, 'viewer');
  assert.deepEqual([after.top.length, after.views.days.at(-2).views], [1, 9]);
  assert.equal((await s.call(path)).status, 401);

  // Counts end after 100 days.
  s.clock.ms += 101 * 24 * hourMs;
  await read(s, rain, 1);
  const counts = await s.dinam.app.db.write.selectFrom('news_view_counts').selectAll().execute();
  assert.deepEqual(
    counts.map(({ lang, views: n }) => [lang, Number(n)]),
    [['hi', 1]],
  );
});

onBoth('what needs attention is listed for those who can do something about it', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  s.clock.ms = morning;
  const { db } = s.dinam.app;
  const codes = async (role: 'owner' | 'viewer' | 'editor'): Promise<Record<string, number>> =>
    Object.fromEntries((await get(s, role)).attention.map(({ code, count }: Json) => [code, count]));
  const none: Record<string, number> = { push_not_configured: 1 };
  assert.deepEqual(await codes('owner'), kind === 'sqlite' ? { backup_missing: 1, ...none } : none);
  assert.deepEqual(await codes('viewer'), {});

  await publish(s, { title: 'ఆనకట్ట తెగింది', lang: 'te', is_breaking: true });
  const token = await s.tokenOf('owner');
  const feed = { feed_url: 'https://example.in/feed', title: 'செய்தி', lang: 'ta' };
  const added = await s.call('/api/admin/feeds', { token, json: feed });
  assert.equal(added.status, 201, added.text);
  await db.write.updateTable('feeds').set({ error_count: 5, last_error: 'timed out' }).execute();
  const job = await db.write.selectFrom('jobs').select('id').where('state', '=', 'queued').executeTakeFirstOrThrow();
  await db.write.updateTable('jobs').set({ state: 'dead' }).where('id', '=', job.id).execute();
  const written = { period: 'daily', lang: 'te', prediction: 'శుభం', date: '2026-11-20' };
  for (const sign of ['mesha', 'vrishabha'])
    assert.equal((await s.call('/api/admin/horoscope', { token, json: { ...written, sign } })).status, 201);
  // These are in nobody's words: a part of one, and one that a program has stored. Hindi has had no other.
  for (const json of [
    { ...written, sign: 'సింహం', prediction: null, love: 'శుభవార్త' },
    { ...written, sign: 'కన్య', source: 'computed' },
    { ...written, sign: 'सिंह', lang: 'hi', prediction: null, lucky_number: 5 },
  ])
    assert.equal((await s.call('/api/admin/horoscope', { token, json })).status, 201);
  const folder = join(s.env.DATA_DIR as string, 'backups');
  await mkdir(folder, { recursive: true });
  for (const day of ['16', '17']) await writeFile(join(folder, `dinam-202611${day}-010000.jsonl.gz`), '');
  later(s);
  assert.deepEqual(await codes('owner'), {
    backup_old: 3,
    dead_jobs: 1,
    push_not_configured: 1,
    failing_feeds: 1,
    untranslated_breaking: 1,
    missing_horoscope: 10,
  });
  // By default editors have the rights of a chief; settings and credentials are the owner's.
  assert.deepEqual(await codes('editor'), {
    dead_jobs: 1,
    failing_feeds: 1,
    untranslated_breaking: 1,
    missing_horoscope: 10,
  });
  const { feeds, push } = await get(s, 'viewer');
  assert.deepEqual([feeds.active, feeds.failing], [1, 1]);
  assert.deepEqual([feeds.worst[0].title, feeds.worst[0].last_error], ['செய்தி', 'timed out']);
  assert.deepEqual(push, { devices: 0, sent: 0, opened: 0, recent: [] });

  // A contributor sees what readers see.
  const theirs = await get(s, 'contributor' as 'viewer');
  assert.deepEqual([theirs.stories, theirs.views, theirs.push, theirs.feeds], [null, null, null, null]);
});

onSqlite('each part of the dashboard and each code of what needs attention is given by one module', async (t, kind) => {
  const { app } = (await start(t, kind, { WORKERS: '0' })).dinam;
  const { at: _, time_zone: __, attention: ___, ...parts } = Dashboard.properties;
  const sorted = (names: readonly string[]): string[] => [...names].sort();
  assert.deepEqual(sorted(dashboardParts(app).map(({ name }) => name)), sorted(Object.keys(parts)));
  assert.deepEqual(sorted(attentionChecks(app).map(({ code }) => code)), sorted(attentionCodes));
  const figures = await Promise.all(systemParts(app).map((part) => part(app)));
  assert.deepEqual(sorted(figures.flatMap((one) => Object.keys(one))), ['feeds', 'media']);
});
