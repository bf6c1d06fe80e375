import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../../test/support/extent.ts';
import { examine } from './detect.ts';
import { feedsByPattern, feedsOfPage } from './page-links.ts';

test('links of a page: charset, bases, odd writing, addresses that lead nowhere', () => {
  const at = 'https://news.example/a/b.html';
  const urls = (html: string): string[] => feedsOfPage(html, at).map((f) => f.url);
  assert.deepEqual(urls('<link rel="alternate" type="application/rss+xml" href="x?a=1&amp;b=2">'), [
    'https://news.example/a/x?a=1&b=2',
  ]);
  assert.deepEqual(
    urls('<link rel="ALTERNATE nofollow" type="Application/Atom+XML; charset=utf-8" href=//o.example/f>'),
    ['https://o.example/f'],
  );
  assert.deepEqual(urls('<base href="javascript:1"><base href="https://b.example/c/"><link rel=feed href=f>'), [
    'https://b.example/c/f',
  ]);
  assert.deepEqual(urls('<link rel=alternate type=application/rss+xml href="feed://o.example/f">'), [
    'http://o.example/f',
  ]);
  for (const none of [
    '<link rel=alternate type=application/rss+xml>',
    '<link rel=alternate type=application/rss+xml href="javascript:alert(1)">',
    '<link rel=stylesheet type=application/rss+xml href=/x>',
    '<link rel=alternate type=application/json href=/wp-json/page>',
    '<!-- <link rel=alternate type=application/rss+xml href=/x> -->',
    '<style><link rel=alternate type=application/rss+xml href=/x></style>',
    '<a href="mailto:feed@news.example">feed</a><a href="#feed">x</a><a href="/feedback">x</a>',
  ])
    assert.deepEqual(urls(none), [], none);
  assert.deepEqual(urls('<a href="/x"><img alt="RSS"></a><a href=/hindi/rss/>खबरें'), [
    'https://news.example/x',
    'https://news.example/hindi/rss/',
  ]);
  for (const host of [
    'feeds.feedburner.com/NewsExample',
    'rss.o.example/te',
    'feeds2.o.example/te/top',
    'feedproxy.google.com/o',
  ])
    assert.deepEqual(urls(`<a href="http://${host}">వార్తలు</a>`), [`http://${host}`], host);
  for (const none of ['feeds.o.example/', 'rss.o.example', 'feedback.o.example/a', 'www.feedburner.example/a'])
    assert.deepEqual(urls(`<a href="https://${none}">వార్తలు</a>`), [], none);
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('<html><link rel=alternate type=application/rss+xml title="हिन्दी" href=/f>', 'utf16le'),
  ]);
  assert.deepEqual(
    examine(utf16, { url: at }).points.map((p) => [p.url, p.title]),
    [['https://news.example/f', 'हिन्दी']],
  );
  const channel = 'UCabcdefghijklmnopqrstuv';
  const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;
  assert.deepEqual(feedsByPattern(`https://www.youtube.com/channel/${channel}/videos`, ''), [feed]);
  assert.deepEqual(feedsByPattern('https://m.youtube.com/@x', `<meta itemprop="identifier" content="${channel}">`), [
    feed,
  ]);
  assert.deepEqual(feedsByPattern('https://www.youtube.com/playlist?list=PL123', ''), [
    'https://www.youtube.com/feeds/videos.xml?playlist_id=PL123',
  ]);
  assert.deepEqual(feedsByPattern(`https://youtube.com.evil.example/channel/${channel}`, ''), []);
});

test('hostile pages are done with in time that grows as they do', { timeout: 60_000 }, () => {
  const units = [
    '<a href=/feed>',
    '<!--',
    '<link rel=alternate ',
    '<script>',
    '<!-- --> ',
    '&amp;',
    '<a href="',
    'feed.',
  ];
  for (const unit of units) {
    const found = examine(Buffer.from(`<html>${unit.repeat(extent(200_000, 50_000))}`), {
      url: 'https://news.example/',
    });
    assert.ok(found.isPage && found.points.length <= 60, unit);
  }
});
