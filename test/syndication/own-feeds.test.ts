import assert from 'node:assert/strict';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parse } from '../../src/feed-parser/parse.ts';
import { stripHtml } from '../../src/text/markup/html.ts';
import { printable } from '../../src/text/markup/xml.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { storyRow } from '../support/news-rows.ts';
import { addCategory, addStories, feedAt, formats, publisher, setBasic } from './own-feeds-scene.ts';

onSqlite('our feeds are parsed to what was written, by our own parser and by another', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await addCategory(running);
  await setBasic(running, {
    app_name: 'నా దినం',
    publisher,
    support_email: 'help@example.in',
    logo_url: 'https://example.in/logo.png',
  });
  const stories = (await addStories(running)).reverse();

  for (const path of ['/feeds/te', '/feeds/te/category/politics'])
    for (const format of formats) {
      const { text } = await feedAt(running, path, format);
      const own = parse(Buffer.from(text), { url: `${running.url}${path}.${format}` });
      assert.equal(own.items.length, stories.length);
      assert.equal(own.title, path === '/feeds/te' ? 'నా దినం' : 'రాజకీయం & ప్రజలు – నా దినం');
      assert.equal(own.language, 'te');
      assert.equal(own.image_url, 'https://example.in/logo.png');
      for (const [i, story] of stories.entries()) {
        const item = own.items[i];
        assert.ok(item);
        // Readers of RSS, ours too, take a title for HTML.
        assert.equal(item.title, format === 'rss' ? stripHtml(story.title) : story.title);
        assert.equal(item.guid, `tag:127.0.0.1,2026:news/${story.id}`);
        assert.equal(item.link, story.share_url);
        // RSS has no milliseconds.
        assert.equal(
          Math.floor(Date.parse(item.published_at as string) / 1_000),
          Math.floor(Date.parse(story.published_at) / 1_000),
        );
        assert.equal(item.summary, format === 'rss' ? story.summary : stripHtml(story.summary));
        assert.ok(
          item.content.includes(`<a href="${running.url}/%E0%B0%AA%E0%B1%87%E0%B0%9C%E0%B1%80?a=1&amp;b=2"`),
          item.content,
        );
        assert.ok(item.content.includes(`<img src="${running.url}/i/1.jpg"`), item.content);
        assert.ok(item.content.includes('పేరా &amp; మరొకటి ]]&gt;'));
        assert.equal(item.image_url, 'https://cdn.example.in/a.jpg?w=1&h=2');
        assert.deepEqual(item.categories, ['రాజకీయం & ప్రజలు', 'వర్షం & గాలి', 'మార్కెట్']);
        assert.equal(item.author, story.author ?? publisher.name, 'an entry without one has the author of its feed');
        assert.equal((await running.call(new URL(story.share_url).pathname)).status, 200);
      }
    }

  const rss = parseRssFeed((await running.call('/feeds/te.rss')).text);
  const atom = parseAtomFeed((await running.call('/feeds/te.atom')).text);
  const json = parseJsonFeed((await running.call('/feeds/te.json')).text);
  const page = `${running.url}/te`;
  assert.deepEqual([rss.link, atom.links?.find(({ rel }) => rel === 'alternate')?.href], [page, page]);
  assert.equal(json.home_page_url, page);
  const { text: ofCategory } = await running.call('/feeds/te/category/politics.rss');
  assert.equal(parseRssFeed(ofCategory).link, `${page}/politics`);
  assert.equal((await running.call('/te/politics')).status, 200);
  for (const [i, story] of stories.entries()) {
    assert.equal(rss.items?.[i]?.title, story.title);
    assert.equal(rss.items?.[i]?.guid?.isPermaLink, false);
    assert.equal(
      rss.items?.[i]?.media?.contents?.length,
      3,
      'two pictures and the sound; a page with a film is no file',
    );
    assert.deepEqual(rss.items?.[i]?.enclosures?.[0], {
      url: 'https://cdn.example.in/a.jpg?w=1&h=2',
      length: 0,
      type: 'image/jpeg',
    });
    assert.equal(atom.entries?.[i]?.title?.value, story.title);
    assert.equal(atom.entries?.[i]?.updated, story.updated_at);
    assert.equal(atom.entries?.[i]?.published, story.published_at);
    assert.equal(json.items?.[i]?.title, story.title);
    assert.equal(json.items?.[i]?.date_modified, story.updated_at);
    assert.deepEqual(json.items?.[i]?.attachments, [{ url: 'https://cdn.example.in/a.mp3', mime_type: 'audio/mpeg' }]);
  }
  assert.deepEqual(rss.managingEditor, { email: 'desk@example.in', name: 'సంపాదకుడు' });
  assert.deepEqual(rss.webMaster, { email: 'help@example.in' });
  assert.equal(rss.copyright, '© Dinam Media <Private> Limited');
  assert.equal(atom.rights?.value, '© Dinam Media <Private> Limited');
  assert.equal(atom.authors?.[0]?.name, 'దినం & Sons');
  assert.equal(rss.atom?.links?.[0]?.href, `${running.url}/feeds/te.rss`);
  assert.equal(rss.lastBuildDate, new Date(stories[0].updated_at).toUTCString());
});

onSqlite('players of a story stand in our feeds, with whole addresses', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const content =
    '<p>గోదావరి వరద</p><video autoplay poster="/p.jpg"><source src="/files/o/v.mp4" type="video/mp4"><p>वीडियो नहीं</p></video>' +
    '<blockquote class="twitter-tweet"><p>बाढ़</p><a href="https://x.com/d/status/12">मई</a></blockquote>';
  const json = { lang: 'te', title: 'గోదావరికి వరద', content };
  const made = (await running.call('/api/admin/news', { token, json })).body.data;
  assert.equal(made.summary, 'గోదావరి వరద', 'a player has no words');
  const path = `/api/admin/news/${made.id}/publish`;
  assert.equal((await running.call(path, { token, json: {} })).status, 200);
  const stored = (await running.call(`/api/v1/news/${made.id}`)).body.data.content;
  assert.equal(
    stored,
    '<p>గోదావరి వరద</p><video poster="/p.jpg" controls preload="none"><source src="/files/o/v.mp4" type="video/mp4" /></video>' +
      '<iframe src="https://platform.twitter.com/embed/Tweet.html?id=12&amp;dnt=true" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
  );
  const expected = stored.replaceAll(/(poster|src)="\//g, `$1="${running.url}/`);
  const [rss, , feed] = await Promise.all(formats.map((format) => feedAt(running, '/feeds/te', format)));
  assert.equal(parseRssFeed(rss?.text ?? '').items?.[0]?.content?.encoded, expected);
  assert.equal(feed?.body.items[0].content_html, expected);
});

onSqlite('how much of a story a feed carries is a setting', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await addCategory(running);
  const [story] = (await addStories(running)).reverse();
  const first = async () => {
    const [rss, , json] = await Promise.all(formats.map((format) => feedAt(running, '/feeds/te', format)));
    const atom = parseAtomFeed((await running.call('/feeds/te.atom')).text);
    return { rss: parseRssFeed(rss?.text ?? '').items?.[0], atom: atom.entries?.[0], json: json?.body.items[0] };
  };
  const full = await first();
  assert.match(full.rss?.content?.encoded ?? '', /<p>/);
  assert.match(full.atom?.content?.value ?? '', /<p>/);
  assert.match(full.json.content_html, /<p>/);

  await setBasic(running, { feed_content: 'summary' });
  const summary = await first();
  assert.equal(summary.rss?.content, undefined);
  assert.equal(stripHtml(summary.rss?.description ?? ''), story.summary);
  assert.equal(summary.atom?.content, undefined);
  assert.equal(summary.atom?.summary?.value, story.summary);
  assert.equal(summary.json.content_html, undefined);
  assert.equal(summary.json.content_text, story.summary);

  await setBasic(running, { feed_content: 'title' });
  const title = await first();
  assert.equal(title.rss?.description, undefined);
  assert.equal(title.atom?.summary, undefined);
  assert.equal(title.json.summary, undefined);
  assert.equal(title.json.content_text, story.title);

  const settings = await running.call('/api/v1/settings');
  assert.equal('feed_content' in settings.body.data, false, 'phones have no use for it');
});

onSqlite('a feed has the fifty newest that readers may see, however hostile the rows are', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { write } = running.dinam.app.db;
  const at = (minutes: number) => new Date(running.clock.ms - minutes * 60_000).toISOString();
  const nasty = 'a\u0001b\u0008c\ufffe e\u0301 <![CDATA[x]]> &#0; \u2028 \u202eabc';
  const rows = Array.from({ length: 60 }, (_, i) =>
    storyRow({ title: `${nasty} ${i}`, published_at: at(i + 1), content: `<p>${nasty}</p>` }),
  );
  const hidden = [
    storyRow({ title: 'hidden draft', status: 'draft', published_at: null }),
    storyRow({ title: 'hidden planned', status: 'scheduled', published_at: at(-5) }),
    storyRow({ title: 'hidden expired', published_at: at(100), expires_at: at(1) }),
    storyRow({ title: 'hidden trashed', status: 'trashed', published_at: at(3) }),
    storyRow({ title: 'hidden language', lang: 'hi', published_at: at(3) }),
  ];
  await write
    .insertInto('news')
    .values([...rows, ...hidden])
    .execute();
  for (const format of formats) {
    const { text } = await feedAt(running, '/feeds/te', format);
    assert.doesNotMatch(text, /hidden/);
    const { items } = parse(Buffer.from(text), { url: running.url });
    assert.equal(items.length, 50);
    const shown = printable(`${nasty} 0`).replace('\u202e', ''); // readers leave out what turns the letters around it
    assert.equal(items[0]?.title, format === 'rss' ? stripHtml(shown) : shown.replace(/\s+/g, ' '));
  }
});

onSqlite('the feed of a place has what its list has', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  for (const [title, location] of [
    ['హైదరాబాద్ వార్త', { state: 'Telangana', district: 'Hyderabad' }],
    ['విజయవాడ వార్త', { state: 'Andhra Pradesh', district: 'Krishna' }],
  ] as const)
    assert.equal((await running.call('/api/news.php', { token, json: { title, lang: 'te', location } })).status, 201);
  const list = await running.call('/api/v1/news?lang=te&location=telangana');
  const wanted = list.body.data.map((item: Json) => item.title);
  assert.deepEqual(wanted, ['హైదరాబాద్ వార్త']);
  for (const format of formats) {
    const { text } = await feedAt(running, '/feeds/te/place/telangana', format);
    assert.deepEqual(
      parse(Buffer.from(text), { url: running.url }).items.map((item) => item.title),
      wanted,
    );
  }
  const { title } = (await running.call('/feeds/te/place/telangana.json')).body;
  assert.match(title, /^తెలంగాణ – /);
  for (const path of ['/feeds/xx/place/telangana.rss', '/feeds/te/place/atlantis.rss'])
    assert.equal((await running.call(path)).status, 404, path);
  const large = await running.call('/feeds/te/place/Telangana.rss');
  assert.deepEqual([large.status, large.headers.get('location')], [301, '/feeds/te/place/telangana.rss']);
});

onSqlite('who publishes and whom to complain to', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  const empty = await running.call('/api/v1/settings/contacts');
  assert.deepEqual(empty.body.data.grievance_officer, {
    name: null,
    designation: null,
    address: null,
    email: null,
    phone: null,
    hours: null,
  });
  const headers = { 'if-match': '*' };
  const patch = (json: Json) => running.call('/api/admin/settings/basic', { method: 'PATCH', token, json, headers });
  const bad = await patch({ publisher: { email: 'nobody' }, grievance_officer: { phone: 'ring me' } });
  assert.equal(bad.status, 400);
  assert.deepEqual(bad.body.errors.map((e: Json) => e.field).sort(), ['grievance_officer.phone', 'publisher.email']);
  assert.equal((await patch({ publisher: { nonsense: 'x' } })).status, 400);
  assert.equal((await patch({ grievance_officer: null })).status, 400);
  assert.equal((await patch({ feed_content: 'some' })).status, 400);

  const officer = {
    name: ' లక్ష్మి  దేవి ',
    designation: 'Grievance Officer',
    address: 'ఇంటి నం. 1\r\nహైదరాబాద్ 500001',
    email: 'grievance@example.in',
    phone: '+91 40 1234 5678',
  };
  assert.equal((await patch({ grievance_officer: officer, publisher: { name: 'దినం' } })).status, 200);
  const part = await patch({ grievance_officer: { hours: '10–17', phone: null } });
  assert.equal(part.status, 200);
  const shown = { ...officer, name: 'లక్ష్మి దేవి', address: 'ఇంటి నం. 1\nహైదరాబాద్ 500001', phone: null, hours: '10–17' };
  for (const [path, of] of [
    ['/api/v1/settings/contacts', (data: Json) => data],
    ['/api/v1/settings', (data: Json) => data],
    ['/api/v1/config', (data: Json) => data.basic],
  ] as const) {
    const { body } = await running.call(path);
    assert.deepEqual(of(body.data).grievance_officer, shown, path);
    assert.equal(of(body.data).publisher.name, 'దినం', path);
    assert.equal(of(body.data).publisher.editor, null, path);
  }
});
