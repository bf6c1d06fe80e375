import assert from 'node:assert/strict';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';

const descriptionOf = (text: string): string => `<description>${text}</description>`;
const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const long = Array.from({ length: 130 }, (_, i) => `சொல்${i}`).join(' ');

const newsOf = async (s: FeedScene, lang: string): Promise<Json[]> => {
  const { data } = (await s.call(`/api/news.php?lang=${lang}&limit=100`)).body;
  return data.toSorted((a: Json, b: Json) => a.id - b.id);
};
const adminItems = async (s: FeedScene, feed: number): Promise<Json[]> =>
  (await s.call(`/api/admin/feed-items?feed_id=${feed}&sort=id&limit=100`, { token: await s.editor() })).body.data;
const edit = async (s: FeedScene, path: string, json: unknown) =>
  s.call(`/api/admin/${path}`, { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } });
const publish = async (s: FeedScene, id: number, json: unknown = {}) =>
  s.call(`/api/admin/feed-items/${id}/publish`, { token: await s.editor(), json });

onSqlite(
  'keywords let in and keep out, in either spelling; what is turned away costs once and is counted',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const items = [
      item('1', 'आईपीएल: मुंबई की जीत'),
      item('2', 'हिन्दी दिवस पर समारोह', descriptionOf('राजभाषा')),
      item('3', 'शेयर बाज़ार में तेज़ी'),
      item('4', 'IPL auction begins', descriptionOf('क्रिकेट')),
      item('5', 'A triple win', '<category>क्रिकेट मैच</category>'),
      item('6', 'मौसम', descriptionOf('बारिश')),
    ];
    s.server.rss('/f', items);
    const feed = await s.add('/f', {
      lang: 'hi',
      keywords_in: ['हिंदी', 'क्रिकेट', 'आईपीएल'],
      keywords_out: [' IPL ', 'ipl'],
    });
    await s.turn();
    const guids = async (): Promise<string[]> =>
      (await s.call(`/api/rss.php?feed=${feed}`)).body.data.map((i: Json) => i.guid).toSorted();
    assert.deepEqual(await guids(), ['1', '2', '5']);
    const shown = await s.feed(feed);
    assert.deepEqual([shown.keywords_out, shown.filtered_count, shown.item_count], [['ipl'], 3, 3]);
    s.server.rss('/f', [...items, item('7', 'क्रिकेट का नया नियम')]);
    await s.turn(1_500);
    assert.deepEqual([await guids(), (await s.feed(feed)).filtered_count], [['1', '2', '5', '7'], 3], 'remembered');
    assert.equal((await edit(s, `feeds/${feed}`, { keywords_in: [], keywords_out: ['बाजार'] })).status, 200);
    await s.turn(1_500);
    assert.deepEqual([await guids(), (await s.feed(feed)).filtered_count], [['1', '2', '4', '5', '6', '7'], 1]);
    for (const [json, field] of [
      [{ keywords_in: ['!!'] }, 'keywords_in.0'],
      [{ keywords_out: Array.from({ length: 51 }, (_, i) => `w${i}`) }, 'keywords_out'],
      [{ category_map: { खेल: 99 } }, 'category_map.खेल'],
      [{ publish_mode: 'full' }, 'publish_mode'],
      [{ publish_mode: 'all' }, 'publish_mode'],
    ] as const) {
      const reply = await edit(s, `feeds/${feed}`, json);
      assert.deepEqual([reply.status, reply.body.errors[0]?.field], [400, field], reply.text);
    }
  },
);

onSqlite('categories of the feed are those of the news, also when the map changes', async (t, kind) => {
  const s = await feedScene(t, kind);
  const category = async (slug: string): Promise<number> =>
    (await s.call('/api/admin/categories', { token: await s.editor(), json: { name: slug, slug } })).body.data.id;
  const [sports, politics, rest] = [await category('sports'), await category('politics'), await category('rest')];
  s.server.rss('/f', [
    item('1', 'पहली', '<category>खेल</category>'),
    item('2', 'दूसरी', '<category>देश</category><category> राजनीति </category>'),
    item('3', 'तीसरी', '<category>देश</category>'),
  ]);
  const map = { category_map: { राजनीति: politics, खेल: sports }, category_id: rest };
  const feed = await s.add('/f', { lang: 'hi', publish_mode: 'link', ...map });
  await s.turn();
  const of = async (slug: string): Promise<string[]> =>
    (await s.call(`/api/rss.php?lang=hi&category=${slug}`)).body.data.map((i: Json) => i.guid);
  assert.deepEqual([await of('sports'), await of('politics'), await of('rest')], [['1'], ['2'], ['3']]);
  const news = await newsOf(s, 'hi');
  assert.deepEqual(news.map((n) => n.category.slug).toSorted(), ['politics', 'rest', 'sports']);
  await edit(s, `feeds/${feed}`, { category_map: { देश: politics } });
  assert.deepEqual([await of('sports'), await of('politics'), await of('rest')], [[], ['2', '3'], ['1']]);
});

onBoth(
  'news of a feed is of its place, down to the mandal, in lists and beside what an editor gave it',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const found = async (q: string, type: string): Promise<Json> =>
      (await s.call(`/api/v1/places/search?${new URLSearchParams({ q, type })}`)).body.data[0];
    const mandal = await found('hayathnagar', 'mandal');
    const district = (await s.call(`/api/v1/places/${mandal.id}`)).body.data.parent_id;
    const other = await found('nizamabad', 'district');
    s.server.rss('/f', [item('1', 'హయత్‌నగర్‌లో భారీ వర్షం', descriptionOf('రోడ్లు జలమయం'))]);
    const json = { lang: 'te', publish_mode: 'link', place_id: mandal.id };
    const feed = await s.add('/f', json);
    await s.turn();
    const [news] = await newsOf(s, 'te');
    const placesOf = async (): Promise<number[]> =>
      (await s.call(`/api/admin/news/${news.id}`, { token: await s.editor() })).body.data.places.map((p: Json) => p.id);
    assert.deepEqual(await placesOf(), [mandal.id]);
    const at = async (place: number): Promise<number[]> =>
      (await s.call(`/api/v1/news?lang=te&location=${place}`)).body.data.map((n: Json) => n.id);
    assert.deepEqual([await at(mandal.id), await at(district), await at(other.id)], [[news.id], [news.id], []]);
    const trending = await s.call(`/api/v1/news/trending?lang=te&location=${mandal.id}`);
    assert.deepEqual([trending.status, trending.body.data.map((n: Json) => n.id)], [200, [news.id]]);

    const moved = await edit(s, `news/${news.id}?apply=now`, { place_ids: [other.id] });
    assert.equal(moved.status, 200, moved.text);
    assert.equal((await edit(s, `feeds/${feed}`, { place_id: null })).body.data.place_id, null);
    s.server.rss('/f', [
      item('2', 'కొత్త బస్సు మార్గం', descriptionOf('రేపటి నుంచి')),
      item('1', 'హయత్‌నగర్‌లో భారీ వర్షం', descriptionOf('రోడ్లు జలమయం')),
    ]);
    await s.turn(1_500);
    assert.deepEqual([await placesOf(), await at(mandal.id)], [[other.id], []], 'what an editor wrote stays');
    for (const place_id of [99, 0, 'hyderabad']) {
      const reply = await edit(s, `feeds/${feed}`, { place_id });
      assert.deepEqual([reply.status, reply.body.errors[0]?.field], [400, 'place_id'], reply.text);
    }
    const own = { name: 'Ours', type: 'mandal', parent_id: district };
    const admin = await s.tokenOf('chief');
    const { id } = (await s.call('/api/admin/places', { token: admin, json: own })).body.data;
    await edit(s, `feeds/${feed}`, { place_id: id });
    const headers = { 'if-match': '*' };
    const removal = await s.call(`/api/admin/places/${id}`, { method: 'DELETE', token: admin, headers });
    assert.deepEqual(
      [removal.status, removal.body.detail.includes('gives its news this place')],
      [409, true],
      removal.text,
    );
  },
);

onSqlite('modes: off, link, review; the older switch; by hand; once', async (t, kind) => {
  const s = await feedScene(t, kind);
  const modes = async (json: Record<string, unknown>): Promise<[mode: string, on: boolean]> => {
    const { publish_mode, auto_publish } = (await edit(s, `feeds/${feed}`, json)).body.data;
    return [publish_mode, auto_publish];
  };
  s.server.rss('/f', [item('a', 'முதல் செய்தி', descriptionOf(long))]);
  const feed = await s.add('/f', { lang: 'ta', title: 'செய்தி & நிறுவனம்' });
  await s.turn();
  assert.deepEqual(await newsOf(s, 'ta'), []);
  assert.deepEqual(await modes({ auto_publish: true }), ['link', true]);
  assert.deepEqual(await modes({ auto_publish: false }), ['off', false]);
  assert.deepEqual(await modes({ auto_publish: true, publish_mode: 'off' }), ['off', false]);
  assert.deepEqual(await modes({ publish_mode: 'full', full_text_allowed: true }), ['full', true]);
  assert.deepEqual(await modes({ auto_publish: true }), ['full', true], 'it is on already');
  assert.deepEqual(await modes({ publish_mode: 'link', review: true, full_text_allowed: false }), ['link', true]);
  s.server.rss('/f', [
    item('b', 'இரண்டாம் செய்தி', descriptionOf('சுருக்கம்')),
    item('a', 'முதல் செய்தி', descriptionOf(long)),
  ]);
  await s.turn(1_500);
  assert.deepEqual(await newsOf(s, 'ta'), [], 'what came before is not published, the rest waits');
  const waiting = (await s.call('/api/admin/news?status=review', { token: await s.editor() })).body.data;
  assert.deepEqual(
    waiting.map((n: Json) => [n.title, n.published_at]),
    [['இரண்டாம் செய்தி', null]],
  );
  const [a, b] = await adminItems(s, feed);
  assert.deepEqual([a.news_id, b.news_id], [null, waiting[0].id]);

  assert.equal((await publish(s, a.id, { mode: 'full' })).body.errors[0].field, 'mode');
  const made = await publish(s, a.id);
  assert.equal(made.status, 200, made.text);
  const again = await publish(s, a.id);
  assert.equal(again.body.data.news_id, made.body.data.news_id, 'a second click');
  assert.equal((await publish(s, b.id)).body.data.news_id, waiting[0].id);
  assert.equal((await publish(s, 9_999)).status, 404);
  assert.equal((await publish(s, a.id, { mode: 'off' })).status, 400);
  const [news, ...none] = await newsOf(s, 'ta');
  assert.deepEqual([news.title, none.length], ['முதல் செய்தி', 0]);
  assert.deepEqual(news.source, { name: 'செய்தி & நிறுவனம்', url: 'https://news.example/a' });
  assert.match(
    news.content,
    /^<p>சொல்0 .*…<\/p><p><a href="https:\/\/news\.example\/a"[^>]*>செய்தி &amp; நிறுவனம்<\/a><\/p>$/,
  );
  assert.ok(!news.content.includes('சொல்100'), 'a link story has the summary only');
});

onSqlite('news follows its item until an editor has written it', async (t, kind) => {
  const s = await feedScene(t, kind);
  const date = '<pubDate>Fri, 20 Nov 2020 10:15:00 +0530</pubDate>';
  s.server.rss('/f', [item('a', 'پہلی خبر', date + descriptionOf('متن'))]);
  await s.add('/f', { lang: 'ur', publish_mode: 'link' });
  await s.turn();
  const [before] = await newsOf(s, 'ur');
  s.server.rss('/f', [item('a', 'پہلی خبر، ترمیم شدہ', date + descriptionOf('نیا متن'))]);
  await s.turn(1_500);
  const [after, ...none] = await newsOf(s, 'ur');
  assert.equal(none.length, 0);
  assert.deepEqual([after.id, after.slug, after.published_at], [before.id, before.slug, before.published_at]);
  assert.deepEqual([after.title, after.summary], ['پہلی خبر، ترمیم شدہ', 'نیا متن']);
  assert.ok(after.updated_at > before.updated_at);
  assert.equal((await s.call(`/api/news.php?lang=ur&search=${encodeURIComponent('ترمیم')}`)).body.data.length, 1);
  assert.equal((await edit(s, `news/${after.id}?apply=now`, { title: 'مدیر کی سرخی' })).status, 200);
  s.server.rss('/f', [item('a', 'پہلی خبر، تیسری بار', date + descriptionOf('تیسرا'))]);
  await s.turn(1_500);
  assert.equal((await newsOf(s, 'ur'))[0].title, 'مدیر کی سرخی');
});

const words = (name: string): string => Array.from({ length: 90 }, (_, i) => `${name}${i}`).join(' ');
const html = (name: string): string => `<!doctype html><html><head><title>x</title></head><body>
  <nav><a href="/">Home</a> <a href="/login">Login</a></nav><article><h1>శీర్షిక</h1>
  ${[1, 2, 3].map((n) => `<p>${words(`${name}${n}`)}, అని చెప్పారు.</p>`).join('')}
  <p><img src="/i.jpg"><a href="more?x=1" onclick="x()">ఇంకా</a><script>bad()</script></p></article>
  <footer>© 2026</footer></body></html>`;

onSqlite(
  'full text: the feed’s own, else that of the page, made safe; until then, and if it fails, a link',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const link = (path: string): string => `<link>${s.server.url}${path}</link>`;
    const entry = (path: string, title: string, text: string): string =>
      `<item><guid isPermaLink="false">${path}</guid><title>${title}</title>${link(path)}${descriptionOf(text)}</item>`;
    const page = (path: string, body: string, status = 200): void =>
      s.server.on(path, (_q, r) => void r.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body));
    page('/good', html('పదం'));
    page('/notice', '<p>Please accept cookies.</p>');
    page('/gone', 'x', 404);
    page('/later', 'x', 503);
    page('/deep', '<div>'.repeat(30_000));
    const players =
      '<video src="/v.mp4" poster="/p.jpg" autoplay>వీడియో లేదు</video><blockquote class="twitter-tweet"><p>बाढ़</p><a href="https://x.com/d/status/12">x</a></blockquote>';
    const own = escaped(`<p>${words('సొంత')} ${words('మాట')}</p>${players}<script>x</script>`);
    const entries = [
      entry('/own', 'సొంత పాఠం', own),
      entry('/good', 'పేజీ పాఠం', 'సారాంశం'),
      ...['/notice', '/gone', '/later', '/deep'].map((path) => entry(path, `పాఠం ${path}`, 'సారాంశం')),
    ];
    s.server.rss('/f', entries);
    const feed = await s.add('/f', { lang: 'te', publish_mode: 'full', full_text_allowed: true });
    await s.turn();
    const content = async (): Promise<Record<string, string>> =>
      Object.fromEntries((await newsOf(s, 'te')).map((n) => [new URL(n.source.url).pathname, n.content]));
    const first = await content();
    assert.match(first['/own'] ?? '', /సొంత89 మాట0.*<a href="[^"]*\/own"/s);
    const video =
      '<video src="https://news.example/v.mp4" poster="https://news.example/p.jpg" controls preload="none"></video>';
    const post = '<iframe src="https://platform.twitter.com/embed/Tweet.html?id=12&amp;dnt=true"';
    assert.ok((first['/own'] ?? '').includes(video + post), first['/own'] ?? '');
    assert.doesNotMatch(first['/own'] ?? '', /వీడియో లేదు|बाढ़/);
    assert.ok(!s.server.requests.some((q) => q.path === '/own'), 'nobody asks for what is there');
    assert.match(first['/good'] ?? '', /పదం10 .*పదం389.*<a href="[^"]*\/good"/s);
    assert.match(
      first['/good'] ?? '',
      new RegExp(`src="${s.server.url}/i.jpg".*href="${s.server.url}/more\\?x=1"`, 's'),
    );
    assert.doesNotMatch(JSON.stringify(first), /script|onclick|Login|2026/);
    for (const path of ['/notice', '/gone', '/later', '/deep'])
      assert.match(first[path] ?? '', /^<p>సారాంశం<\/p><p><a /, path);

    page('/later', html('తర్వాత'));
    await s.turn(1);
    assert.match((await content())['/later'] ?? '', /తర్వాత10/);
    assert.equal(s.server.requests.filter((q) => q.path === '/gone').length, 1, 'what is gone is asked for once');
    const jobs = await s.call('/api/admin/jobs?kind=feeds.fulltext&limit=100', { token: await s.editor() });
    assert.ok(jobs.body.data.every((j: Json) => j.state === 'done'));

    // An edit of the teaser keeps the text and reads the page again; what an editor has written stays.
    page('/good', html('కొత్త'));
    const items = await adminItems(s, feed);
    const later = items.find((i) => i.guid === '/later');
    await edit(s, `news/${later.news_id}?apply=now`, { content: '<p>సంపాదకుడు</p>' });
    page('/later', html('మళ్ళీ'));
    const [a, b, ...rest] = entries as [string, string, ...string[]];
    s.server.rss('/f', [a, b.replace('సారాంశం', 'మార్చిన సారాంశం'), ...rest.map((e) => e.replace('సారాంశం', 'కొత్త సారాంశం'))]);
    await s.turn(1_500);
    assert.match((await content())['/good'] ?? '', /కొత్త10/);
    assert.equal((await content())['/later'], '<p>సంపాదకుడు</p>');
    assert.equal((await newsOf(s, 'te')).length, 6);

    // Without leave there is no full text, whatever was set before.
    assert.equal((await edit(s, `feeds/${feed}`, { full_text_allowed: false })).status, 400);
    assert.equal((await edit(s, `feeds/${feed}`, { full_text_allowed: false, publish_mode: 'link' })).status, 200);
  },
);
