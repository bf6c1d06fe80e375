import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitise } from '../../text/markup/html.ts';
import { cleanContent } from './clean.ts';
import { picturesIn, withPictures } from './pictures.ts';

const post = 'https://x.com/dinam/status/1790';
const tweet = '<iframe src="https://platform.twitter.com/embed/Tweet.html?id=1790&amp;dnt=true"></iframe>';

test('a page that a text of WordPress shows is its player, else a link', () => {
  for (const [raw, html] of [
    [`[embed]${post}[/embed]`, tweet],
    [`ముందు\n\n${post}\n\nతర్వాత`, `<p>ముందు</p>\n${tweet}\n<p>తర్వాత</p>`],
    [
      `[embed width="300"]https://www.instagram.com/reels/C_x-1abc/[/embed]`,
      '<iframe src="https://www.instagram.com/p/C_x-1abc/embed/"></iframe>',
    ],
    [`<!-- wp:paragraph --><p>${post}</p><!-- /wp:paragraph -->`, tweet],
    [
      '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/823104217/3fd91c07ab\n</div></figure><!-- /wp:embed -->',
      '<figure><iframe src="https://player.vimeo.com/video/823104217?h=3fd91c07ab&amp;dnt=1"></iframe></figure>',
    ],
    [
      '[youtube https://youtu.be/dQw4w9WgXcQ?t=754]',
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=754"></iframe>',
    ],
    [
      'வானிலை\nhttps://weather.example/te?a=1&amp;b=2\n',
      '<p>வானிலை</p>\n<p><a href="https://weather.example/te?a=1&amp;b=2">https://weather.example/te?a=1&amp;b=2</a></p>',
    ],
    [
      '[embed]https://vimeo.com/review/1/2ab[/embed]',
      '<p><a href="https://vimeo.com/review/1/2ab">https://vimeo.com/review/1/2ab</a></p>',
    ],
    ['[tweet 1790]', tweet],
    [`[tweet ${post}]`, tweet],
    ['ముందు [twitter id="1790"] తర్వాత', `<p>ముందు</p>\n${tweet}\n<p>తర్వాత</p>`],
    ['[vimeo 823104217]', '<iframe src="https://player.vimeo.com/video/823104217?dnt=1"></iframe>'],
    ['[youtube dQw4w9WgXcQ]', '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>'],
    ['[dailymotion id=x8abcd1]', '<iframe src="https://geo.dailymotion.com/player.html?video=x8abcd1"></iframe>'],
    ['[tweet] [वीडियो 12] [youtube channel] [photo 12]', '<p>[tweet] [वीडियो 12] [youtube channel] [photo 12]</p>'],
    ['<a href="https://a.in/">\nhttps://a.in/\n</a>', null],
  ] as const) {
    const made = cleanContent(raw).html;
    if (html === null) assert.match(sanitise(made), /^<p><a [^>]*>(<\/a>)?.*https:\/\/a\.in\//s, made);
    else assert.equal(made.trim(), html, raw);
  }
  assert.deepEqual(cleanContent('[tweet url="https://x.com/d/status/1"] [unknown_box a="1"]').unknown, ['unknown_box']);
});

test('pictures of a text are found and replaced by the address that they have', () => {
  const html =
    '<img src="/lazyload.gif" data-src="/a.jpg" srcset="/b.jpg 2x" alt="వరద"><p>క</p><img src="data:," srcset="/s.jpg 300w, /l.jpg 1600w"><noscript><img src="/l.jpg"></noscript>';
  assert.deepEqual(picturesIn(html), ['/a.jpg', '/l.jpg']);
  assert.equal(
    sanitise(withPictures(html, (src) => `/files${src}`)).replace(/ (loading|referrerpolicy)="[^"]*"/g, ''),
    '<img src="/files/a.jpg" alt="వరద" /><p>క</p><img src="/files/l.jpg" />',
  );
  const others =
    '<img alt="বন্যা" nitro-lazy-src="/n.jpg" src="data:,"><amp-img src="/m.jpg" data-retina="/r.jpg"></amp-img>';
  assert.deepEqual(picturesIn(others), ['/n.jpg', '/m.jpg']);
  assert.equal(
    sanitise(withPictures(others, (src) => `/files${src}`)).replace(/ (loading|referrerpolicy)="[^"]*"/g, ''),
    '<img src="/files/n.jpg" alt="বন্যা" /><img src="/files/m.jpg" />',
  );
});

test('a block that the old system draws is reported, however long its options are', () => {
  const long = `{"title":"${'వరద '.repeat(3_000)}"}`;
  const { notes } = cleanContent(
    `<!-- wp:acf/hero ${long} /--><p>నీరు</p><!-- wp:block {"ref":7} /--><!-- wp:latest-posts /-->`,
  );
  assert.deepEqual(
    notes.map(({ reason }) => /acf\/hero|latest-posts|reusable/.exec(reason)?.[0]),
    ['acf/hero', 'reusable', 'latest-posts'],
  );
  const began = performance.now();
  cleanContent(`<!-- wp:a ${'<!-- wp:a '.repeat(100_000)}`);
  assert.ok(performance.now() - began < 5_000);
});
