import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import { systemActor } from '../../src/core/app.ts';
import { count, mergedQuery, page } from '../../src/news/store.ts';
import { edit as editSettings } from '../../src/settings/settings.ts';
import { extent } from '../support/extent.ts';
import { type Json, type Kind, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

interface Scene {
  running: Running;
  call: Running['call'];
  /** Adds an item and publishes it `ago` minutes ago. */
  item(lang: string, title: string, ago: number, more?: object): Promise<number>;
  verb(id: number, verb: string, json?: unknown): Promise<Reply>;
  edit(id: number, json: unknown): Promise<Reply>;
  read(query: string, address?: string): Promise<Json>;
}

async function setUp(t: TestContext, kind: Kind): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  await editSettings(running.dinam.app, 'basic', { default_lang: 'hi' }, null, systemActor);
  const token = await running.tokenOf('editor');
  const call: Running['call'] = (path, request = {}) => running.call(path, { token, ...request });
  const good = (reply: Reply, status: number): Json => {
    assert.equal(reply.status, status, reply.text);
    return reply.body;
  };
  const verb = (id: number, name: string, json: unknown = {}) => call(`/api/admin/news/${id}/${name}`, { json });
  return {
    running,
    call,
    verb,
    edit: (id, json) =>
      call(`/api/admin/news/${id}?apply=now`, { method: 'PATCH', json, headers: { 'if-match': '*' } }),
    async item(lang, title, ago, more = {}) {
      const { id } = good(await call('/api/admin/news', { json: { lang, title, ...more } }), 201).data;
      good(await verb(id, 'publish', { published_at: new Date(running.clock.ms - ago * 60_000).toISOString() }), 200);
      return id;
    },
    read: async (query, address = '/api/v1/news') => good(await running.call(`${address}?${query}`), 200),
  };
}

const titles = (body: Json): string[] => body.data.map((i: Json) => i.title);
const filled = (body: Json): string[] => body.data.filter((i: Json) => i.is_fallback).map((i: Json) => i.title);

onBoth('a list fills up with the default language, newest first, no story twice', async (t, kind) => {
  const d = await setUp(t, kind);
  const category = await d.call('/api/admin/categories', {
    json: { name: 'Weather', slug: 'weather', texts: { hi: { name: 'मौसम' }, te: { name: 'వాతావరణం' } } },
  });
  const category_id = category.body.data.id;
  const rain = await d.item('hi', 'बारिश', 50, { category_id, tags: ['पानी'] });
  await d.item('hi', 'चुनाव', 40);
  await d.item('te', 'ఎన్నికలు', 30);
  await d.item('ta', 'தேர்தல்', 20);
  await d.item('hi', 'क्रिकेट', 10, { category_id });

  const without = await d.read('lang=te');
  assert.deepEqual([titles(without), without.meta.fallback_lang], [['ఎన్నికలు'], null]);
  const list = await d.read('lang=te&fallback=true');
  assert.deepEqual(titles(list), ['क्रिकेट', 'ఎన్నికలు', 'चुनाव', 'बारिश']);
  assert.deepEqual(filled(list), ['क्रिकेट', 'चुनाव', 'बारिश']);
  assert.deepEqual(
    list.data.map((i: Json) => i.lang),
    ['hi', 'te', 'hi', 'hi'],
  );
  const { lang, fallback_lang, total, total_pages, has_more } = list.meta;
  assert.deepEqual([lang, fallback_lang, total, total_pages, has_more], ['te', 'hi', 4, 1, false]);
  assert.equal(list.data[0].category_name, 'వాతావరణం', 'names around an item are in the language of the list');

  const draft = await d.call(`/api/admin/news/${rain}/translations`, { json: { lang: 'te', title: 'వర్షం' } });
  const te = draft.body.data.id;
  assert.deepEqual(filled(await d.read('lang=te&fallback=true')), filled(list), 'a draft takes nobody’s place');
  await d.verb(te, 'publish', { published_at: new Date(d.running.clock.ms - 45 * 60_000).toISOString() });
  const translated = await d.read('lang=te&fallback=true');
  assert.deepEqual(titles(translated), ['क्रिकेट', 'ఎన్నికలు', 'चुनाव', 'వర్షం']);
  assert.equal(translated.meta.total, 4);
  assert.deepEqual(titles(await d.read('lang=hi')), ['क्रिकेट', 'चुनाव', 'बारिश'], 'the other list is as it was');

  assert.deepEqual(titles(await d.read('lang=te&fallback=true&category=weather')), ['क्रिकेट', 'వర్షం']);
  assert.deepEqual(titles(await d.read('lang=te&fallback=true&tag=पानी')), ['వర్షం'], 'its tags were taken over');
  assert.deepEqual(titles(await d.read('lang=te&fallback=true&sort=published_at')).reverse(), titles(translated));
  assert.deepEqual(titles(await d.read('lang=te&fallback=true&sort=-priority')), titles(translated));
  for (const address of ['/api/v1/news/latest', '/api/v1/news_api.php'])
    assert.deepEqual(titles(await d.read('lang=te&fallback=true', address)), titles(translated), address);
  for (const action of ['', '&action=latest'])
    assert.deepEqual(
      titles(await d.read(`endpoint=news${action}&lang=te&fallback=1`, '/api/v1/index.php')),
      titles(translated),
    );

  const own = await d.read('lang=hi&fallback=true');
  assert.deepEqual([titles(own), filled(own), own.meta.fallback_lang], [['क्रिकेट', 'चुनाव', 'बारिश'], [], null]);
  const same = await d.running.call('/api/v1/news?fallback=true');
  assert.equal(same.headers.get('etag'), (await d.running.call('/api/v1/news?lang=hi')).headers.get('etag'));
  assert.deepEqual(titles(await d.read('lang=bn&fallback=true')), titles(own), 'a language without news');

  for (const bad of ['fallback=maybe', `fallback=true&updated_after=${new Date().toISOString()}`]) {
    const reply = await d.running.call(`/api/v1/news?lang=te&${bad}`);
    assert.deepEqual([reply.status, reply.body.errors[0].field], [400, 'fallback'], bad);
  }
});

onSqlite('breaking news and search fill up too', async (t, kind) => {
  const d = await setUp(t, kind);
  await d.item('hi', 'भारी बारिश', 5, { is_breaking: true });
  await d.item('te', 'భారీ వర్షం', 4, { is_breaking: true });
  await d.item('te', 'క్రికెట్', 3);
  const breaking = await d.read('lang=te&fallback=true', '/api/v1/news/breaking');
  assert.deepEqual(titles(breaking), ['భారీ వర్షం', 'भारी बारिश']);
  assert.deepEqual(filled(breaking), ['भारी बारिश']);
  const find = (search: string, address: string, more = '') =>
    d.read(`lang=te&fallback=true${more}&search=${encodeURIComponent(search)}`, address);
  for (const address of ['/api/v1/search', '/api/v1/news']) {
    for (const search of ['बारिश', 'భారీ']) {
      const found = await find(search, address);
      assert.equal(found.data.length, 1, `${address} ${search}`);
      assert.equal(found.data[0].is_fallback, search === 'बारिश');
      assert.equal(found.meta.fallback_lang, 'hi');
    }
    assert.deepEqual((await d.read(`lang=te&search=${encodeURIComponent('बारिश')}`, address)).data, []);
  }
  const hi = breaking.data[1].id;
  const draft = await d.call(`/api/admin/news/${hi}/translations`, { json: { lang: 'te', title: 'వాన' } });
  await d.verb(draft.body.data.id, 'publish');
  for (const address of ['/api/v1/search', '/api/v1/news'])
    assert.deepEqual((await find('बारिश', address)).data, [], `${address}: the story is there in Telugu`);
});

onSqlite('an answer in two languages follows from both, and ends when either changes', async (t, kind) => {
  const d = await setUp(t, kind);
  const address = '/api/v1/news?lang=te&fallback=true';
  const sendRequest = async (etag?: string) =>
    d.running.call(address, { headers: etag === undefined ? {} : { 'if-none-match': etag } });
  const hi = await d.item('hi', 'एक', 5);
  await d.item('te', 'ఒకటి', 4);
  const first = await sendRequest();
  assert.match(first.headers.get('surrogate-key') as string, /\bnews:te\b.*\bnews:hi\b/);
  const etag = first.headers.get('etag') as string;
  assert.equal((await sendRequest(etag)).status, 304);
  await d.item('ta', 'ஒன்று', 3);
  assert.equal((await sendRequest(etag)).status, 304, 'a third language has nothing to do with it');
  await d.edit(hi, { title: 'दो' });
  const second = await sendRequest(etag);
  assert.deepEqual([second.status, titles(second.body)], [200, ['ఒకటి', 'दो']]);

  const translation = (await d.call(`/api/admin/news/${hi}/translations`, { json: { lang: 'te', title: 'రెండు' } })).body
    .data;
  const soon = new Date(d.running.clock.ms + 9_000).toISOString();
  await d.verb(translation.id, 'publish', { published_at: soon });
  const third = await sendRequest();
  assert.ok(Number(third.headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1]) <= 9);
  await d.edit(hi, { expires_at: new Date(d.running.clock.ms + 4_000).toISOString() });
  const fourth = await sendRequest();
  assert.ok(Number(fourth.headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1]) <= 4, 'nor past the other’s end');
  d.running.clock.ms += 5_000;
  assert.deepEqual(titles((await sendRequest()).body), ['ఒకటి']);

  await editSettings(d.running.dinam.app, 'basic', { default_lang: 'ta' }, null, systemActor);
  const other = await sendRequest(fourth.headers.get('etag') as string);
  assert.deepEqual([titles(other.body), other.body.meta.fallback_lang], [['ஒன்று', 'ఒకటి'], 'ta']);
});

onBoth('pages and cursors walk the merged list, each item once', async (t, kind) => {
  const d = await setUp(t, kind);
  // Five at each instant, so that the id decides within both languages.
  for (let i = 0; i < 30; i++) await d.item(i % 3 ? 'hi' : 'te', `${i}`, 100 - (i % 6));
  const whole = await d.read('lang=te&fallback=true&limit=100');
  assert.equal(whole.data.length, 30);
  const expected = whole.data.map((i: Json) => i.id);
  const inOrder = [...whole.data].sort((a, b) =>
    a.published_at === b.published_at ? b.id - a.id : a.published_at < b.published_at ? 1 : -1,
  );
  assert.deepEqual(
    inOrder.map((i) => i.id),
    expected,
  );
  for (const limit of [1, 7, 10]) {
    const paged: number[] = [];
    const walked: number[] = [];
    let cursor = '';
    for (let n = 1; n <= Math.ceil(30 / limit); n++) {
      const byPage = await d.read(`lang=te&fallback=true&limit=${limit}&page=${n}`);
      assert.deepEqual([byPage.meta.total, byPage.meta.total_pages], [30, Math.ceil(30 / limit)]);
      paged.push(...byPage.data.map((i: Json) => i.id));
      const byCursor = await d.read(`lang=te&fallback=true&limit=${limit}${cursor}`);
      walked.push(...byCursor.data.map((i: Json) => i.id));
      cursor = `&cursor=${byCursor.meta.next_cursor}`;
      assert.equal(byCursor.meta.has_more, n < Math.ceil(30 / limit));
    }
    assert.deepEqual([paged, walked], [expected, expected], `${limit}`);
  }
  assert.deepEqual((await d.read('lang=te&fallback=true&page=9')).data, []);
});

/** The plan of a query, as the database writes it. */
async function planOf(running: Running, query: { compile(): CompiledQuery }): Promise<string> {
  const { db } = running.dinam.app;
  const { sql: text, parameters } = query.compile();
  const prefix = db.dialect.kind === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.read.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${prefix} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

// The plans of PostgreSQL are those of the long tests: 100,000 rows take it 14 s of CPU time.
extent(onBoth, onSqlite)('over 100,000 items every part of it is found in an index', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const { write } = app.db;
  const letters = sql.raw(kind === 'sqlite' ? `printf('%06d', n)` : `lpad(n::text, 6, '0')`);
  for (let from = 1; from <= 100_000; from += 10_000) {
    const to = from + 9_999;
    const series =
      kind === 'sqlite'
        ? sql`with recursive s (n) as (select ${from} union all select n + 1 from s where n < ${to}) select n from s`
        : sql`select generate_series(${from}::bigint, ${to}::bigint) as n`;
    // Many at the same instant; one of twenty Hindi stories is there in Telugu.
    await sql`insert into news (lang, translation_group, status, slug, title, summary, content, content_format,
        content_type, tags, images, is_featured, priority, published_at, views, read_minutes, is_sample, rev,
        created_at, updated_at)
      select case n % 5 when 0 then 'te' when 1 then 'hi' when 2 then 'hi' when 3 then 'ta' else 'bn' end,
        case when n % 50 = 0 then n when n % 50 = 1 and n > 1 then n - 1 end,
        case when n % 40 = 7 then 'draft' else 'published' end, 'a', 'ఒక వార్త', '', '', 'html', 'article', '[]', '[]',
        0, 0, '2026-01-01T00:00:00.' || substr(${letters}, 1, 3) || 'Z', 0, 1, 0, 1,
        '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
      from (${series}) as s`.execute(write);
  }
  if (kind === 'postgres') await sql`analyze news`.execute(write);
  const now = new Date(running.clock.ms).toISOString();
  const filter = { lang: 'te', fallback: 'hi' };

  const first = await page(app, filter, '-published_at', now, 21, { offset: 0 });
  assert.equal(first.length, 21);
  const far = await page(app, filter, '-published_at', now, 21, {
    after: { time: '2026-01-01T00:00:00.010Z', id: 1 },
  });
  assert.equal(far.length, 21, 'page 4,500 or so');
  for (const [i, row] of [...first, ...far].entries()) {
    assert.ok(row.lang === 'te' || row.lang === 'hi', `${i}`);
    if (row.lang === 'hi') assert.equal(row.translation_group, null, 'its Telugu item is there');
  }
  assert.equal(await count(app, filter, now), 20_000 + 40_000 - 2_500 - 1_999, 'without drafts and what is translated');

  for (const from of [{ offset: 0 }, { offset: 20 }, { after: { time: '2026-01-01T00:00:00.010Z', id: 1 } }]) {
    const plan = await planOf(running, mergedQuery(app, filter, '-published_at', now, 21, from));
    if (kind === 'sqlite') {
      assert.doesNotMatch(plan, /SCAN news/, plan);
      assert.equal(plan.match(/USING (COVERING )?INDEX news_latest/g)?.length, 2, plan);
      assert.match(plan, /news_group_lang \(translation_group=\? AND lang=\? AND status=\?/, plan);
    } else {
      assert.doesNotMatch(plan, /Seq Scan|Hash (Right )?Anti/, plan);
      assert.equal(plan.match(/using news_latest/g)?.length, 2, plan);
      assert.match(plan, /news_group/, plan);
    }
  }
});
