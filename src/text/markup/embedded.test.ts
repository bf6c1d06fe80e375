import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../feed-parser/content.ts';
import { cutHtml } from './cut-html.ts';
import { sanitise, stripHtml } from './html.ts';

const always = 'controls preload="none"';
const policy = 'loading="lazy" referrerpolicy="strict-origin-when-cross-origin"';
const tweet = (id: string) =>
  `<iframe src="https://platform.twitter.com/embed/Tweet.html?id=${id}&amp;dnt=true" ${policy}></iframe>`;
const film = (id: string, size = '') =>
  `<iframe src="https://www.youtube-nocookie.com/embed/${id}"${size} ${policy}></iframe>`;

/** What comes out, also when it is sanitised again. */
function becomes(html: string, expected: string): void {
  const clean = sanitise(html);
  assert.equal(clean, expected, html);
  assert.equal(sanitise(clean), expected, html);
}

test('a film or recording keeps its files, and starts when the reader asks for it', () => {
  becomes(
    '<p>వరద</p><video src="https://a.in/v.mp4?a=1&b=2" poster="//a.in/p.jpg" width="640" height="360" autoplay loop muted preload="auto" onplay="x()" class="wp"></video>',
    `<p>వరద</p><video src="https://a.in/v.mp4?a=1&amp;b=2" poster="https://a.in/p.jpg" width="640" height="360" ${always}></video>`,
  );
  becomes(
    '<figure class="wp-block-audio"><audio src="/files/o/a.mp3"></audio><figcaption>समाचार</figcaption></figure>',
    `<figure><audio src="/files/o/a.mp3" ${always}></audio><figcaption>समाचार</figcaption></figure>`,
  );
  becomes(
    `<video title="గోదావరి" lang="te" width="100%"><source src="/v.webm" type='video/webm; codecs="vp9"'><source src="v.mp4" type="text/html" media="x"/><track src="t.vtt">మీ బ్రౌజర్ <a href="/v.mp4">వీడియో</a> చూపదు</video>`,
    `<video title="గోదావరి" lang="te" ${always}><source src="/v.webm" type="video/webm" /><source src="v.mp4" /></video>`,
  );
  const many = '<source src="/a.mp3">'.repeat(50);
  assert.equal(sanitise(`<audio>${many}</audio>`).match(/<source/g)?.length, 8);
  becomes('<video src="/v.mp4"/><p>మిగతా</p>', `<video src="/v.mp4" ${always}></video><p>మిగతా</p>`);
});

test('what has no file of the web leaves its words', () => {
  for (const src of ['javascript:x', 'data:video/mp4;base64,AA', 'blob:https://a.in/1', 'ftp://a.in/v.mp4', '']) {
    becomes(`<p>ముందు</p><video src="${src}" poster="/p.jpg"><p>వీడియో లేదు</p></video>`, '<p>ముందు</p><p>వీడియో లేదు</p>');
    becomes(`<audio><source src="${src}">सुनिए</audio>`, 'सुनिए');
  }
  becomes('<video src="/v.mp4" poster="javascript:x"></video>', `<video src="/v.mp4" ${always}></video>`);
  becomes('<source src="/a.mp3"><p>a</p>', '<p>a</p>');
});

test('an article behind a film that is never closed stays', () => {
  const rest = `<p>${'గోదావరి వరద '.repeat(60).trim()}</p>`;
  becomes(
    `<div><video src="/v.mp4">${rest}</div><p>b</p>`,
    `<div><video src="/v.mp4" ${always}></video>${rest}</div><p>b</p>`,
  );
  const tail = `<blockquote class="twitter-tweet">${rest.repeat(8)}<a href="https://x.com/d/status/1">x</a></blockquote>`;
  assert.match(sanitise(tail), /^<blockquote><p>.*<\/blockquote>$/);
});

test('the quotation of a post becomes the frame that the post has', () => {
  const quoted = (href: string, name = 'twitter-tweet') =>
    `<blockquote class="${name}" data-lang="te"><p lang="te" dir="ltr">భారీ వర్షం <a href="https://t.co/x">pic</a></p>&mdash; D (@d) <a href="${href}">May 1</a></blockquote>`;
  for (const href of [
    'https://twitter.com/d/status/1790?ref_src=twsrc%5Etfw',
    'http://x.com/d/status/1790',
    '//mobile.twitter.com/d/status/1790/photo/1',
  ])
    becomes(
      `<p>ముందు</p>${quoted(href)}<script async src="https://platform.twitter.com/widgets.js"></script><p>c</p>`,
      `<p>ముందు</p>${tweet('1790')}<p>c</p>`,
    );
  assert.equal(
    sanitise(quoted('https://x.com/d/status/1790')),
    sanitise('<iframe src="https://x.com/d/status/1790"></iframe>'),
  );
  becomes(
    quoted('https://www.instagram.com/p/C_x-1/?utm_source=ig_embed', 'instagram-media'),
    `<iframe src="https://www.instagram.com/p/C_x-1/embed/" ${policy}></iframe>`,
  );
  for (const href of ['https://twitter.com/d', 'https://x.com.evil.in/d/status/1', 'https://evil.in/d/status/1'])
    assert.match(
      sanitise(quoted(href)),
      /^<blockquote><p lang="te" dir="ltr">భారీ వర్షం .*May 1<\/a><\/blockquote>$/,
      href,
    );
  // Only the last link is that of the post, and other quotations stay.
  const other = '<blockquote><a href="https://x.com/d/status/1" rel="noopener nofollow">x</a></blockquote>';
  becomes(other, other);
  assert.match(
    sanitise(
      '<blockquote class="twitter-tweet"><a href="https://x.com/d/status/1">q</a><a href="https://x.com/d">D</a></blockquote>',
    ),
    /^<blockquote>/,
  );
});

test('objects of old pages become the frame of their film', () => {
  const embed =
    '<embed src="http://www.youtube.com/v/abc123&hl=en_US&fs=1" type="application/x-shockwave-flash" width="425" height="344">';
  const param =
    '<param name="movie" value="http://www.youtube.com/v/abc123?fs=1"><param name="allowScriptAccess" value="always">';
  becomes(`<p>a</p><object>${param}${embed}</embed></object><p>b</p>`, `<p>a</p>${film('abc123')}<p>b</p>`);
  becomes(`<object>${embed}ఫ్లాష్ లేదు</object>`, film('abc123', ' width="425" height="344"'));
  becomes(embed, film('abc123', ' width="425" height="344"'));
  becomes('<object data="//youtube.com/v/abc123" width="425"><p>x</p></object>', film('abc123', ' width="425"'));
  becomes('<object data="/x.swf"><param name="movie" value="/x.swf"><p>పాఠం</p></object>', '<p>పాఠం</p>');
  becomes('<embed src="https://evil.in/x.swf"><p>a</p>', '<p>a</p>');
  const rest = `<p>${'बाढ़ का पानी '.repeat(60).trim()}</p>`;
  becomes(`<object>${param}${rest}`, `${film('abc123')}${rest}`);
});

test('texts have nothing of a player, cuts take it whole or not at all, and feeds have its whole addresses', () => {
  const player = `<video poster="/p.jpg" ${always}><source src="/v.webm" type="video/webm" /><source src="/v.mp4" /></video>`;
  const whole = sanitise(`<p>వరద</p>${player}<p>बाढ़</p>`);
  assert.equal(whole, `<p>వరద</p>${player}<p>बाढ़</p>`);
  assert.equal(stripHtml(whole), 'వరద बाढ़');
  for (let most = 10; most <= Buffer.byteLength(whole); most++) {
    const cut = cutHtml(whole, most);
    assert.ok(Buffer.byteLength(cut) <= most);
    assert.equal(sanitise(cut), cut);
    if (cut.includes('<video')) assert.ok(cut.includes(player), cut);
  }
  assert.equal(
    contentOf(player, 'https://news.example/te/'),
    player.replaceAll(/(src|poster)="/g, '$1="https://news.example'),
  );
});

test('players inside each other take linear time', () => {
  for (const html of ['<video>'.repeat(400), '<object><param name=movie value=https://youtu.be/a>'.repeat(400)])
    sanitise(html);
  const long = `<blockquote class="twitter-tweet">${'<a href="https://x.com/d">క</a>'.repeat(20_000)}`;
  assert.match(sanitise(long), /^<blockquote>/);
});

test('the link in place of a frame has the words of the frame, and a paragraph where none is around it', () => {
  const link = (words: string) => `<a href="https://podcast.example/e/7" rel="noopener nofollow">${words}</a>`;
  const frame = (more = '') => `<iframe src="https://podcast.example/e/7"${more}></iframe>`;
  const address = 'https://podcast.example/e/7';
  for (const [from, to] of [
    [frame(' title="వార్తలు &lt;ఈరోజు&gt;"'), `<p>${link('వార్తలు &lt;ఈరోజు&gt;')}</p>`],
    [`<p>క ${frame()}</p>`, `<p>క ${link(address)}</p>`],
    [
      `<figure>${frame()}<figcaption>பாட்டு</figcaption></figure>`,
      `<figure><p>${link(address)}</p><figcaption>பாட்டு</figcaption></figure>`,
    ],
    [`<div>${frame()}${frame()}</div>`, `<div><p>${link(address)}</p><p>${link(address)}</p></div>`],
    [`<a href="/n/1">ఇది ${frame()}</a>`, `<a href="/n/1">ఇది ${address}</a>`],
    ['<embed src="https://podcast.example/e/7" type="application/pdf"><p>a</p>', `<p>${link(address)}</p><p>a</p>`],
    // What nobody is to see counts readers.
    [`${frame(' width="0" height="0"')}${frame(' style="display: none"')}<p>a</p>`, '<p>a</p>'],
    ['<a class="frame" href="/n/1">క</a>', '<a href="/n/1">క</a>'],
  ] as const) {
    assert.equal(sanitise(from), to, from);
    assert.equal(sanitise(to), to, from);
  }
});
