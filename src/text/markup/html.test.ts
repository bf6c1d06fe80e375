import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extent } from '../../../test/support/extent.ts';
import { isCleanText } from '../normalise.ts';
import { escapeHtml } from './escape.ts';
import { readMinutes, sanitise, stripHtml, textToHtml } from './html.ts';

test('what an article needs stays', () => {
  for (const html of [
    '<p>आज <strong>बड़ी</strong> <em>खबर</em><br />है</p>',
    '<h2>a</h2><h3>b</h3><h4>c</h4><hr /><pre><code>x</code></pre>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>c</blockquote>',
    '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<p><span dir="rtl" lang="ur">اردو</span> H<sub>2</sub>O <u>u</u><s>s</s></p>',
    '<a href="/news/1">in</a> <a href="#top">top</a> <a href="mailto:a@b.in">m</a> <a href="tel:+911">t</a>',
    '<p>a &lt; b &amp; c</p>',
  ]) {
    assert.equal(sanitise(html), html);
  }
});

test('markup of other editors becomes the nearest of ours', () => {
  assert.equal(sanitise('<h1 class="x">a</h1><section>b</section><del>c</del>'), '<h2>a</h2><div>b</div><s>c</s>');
  assert.equal(sanitise('<font color="red">a</font><o:p>b</o:p>'), 'ab');
  assert.equal(sanitise('<p>a<p>b'), '<p>a</p><p>b</p>');
});

test('scripts, styles and handlers go', () => {
  assert.equal(
    sanitise('<p onclick="x()" style="color:red" id="a" class="b">a<script>alert(1)</script></p>'),
    '<p>a</p>',
  );
  assert.equal(sanitise('<style>p{}</style><svg><script>x</script><text>t</text></svg><math>m</math>a'), 'a');
  assert.equal(sanitise('<form action="/x"><input value="1">a</form><video src="javascript:x"></video>'), 'a');
  assert.equal(sanitise('<!-- <p>x</p> -->a<![CDATA[b]]>'), 'a');
});

test('links go only where links may, and foreign links get rel attributes', () => {
  const external = 'rel="noopener nofollow"';
  assert.equal(
    sanitise('<a href="https://a.in/b?c=d" rel="me" target="_blank">x</a>'),
    `<a href="https://a.in/b?c=d" ${external}>x</a>`,
  );
  assert.equal(sanitise('<a href="//a.in/b">x</a>'), `<a href="https://a.in/b" ${external}>x</a>`);
  assert.equal(sanitise('<a href="/\t/a.in">x</a>'), `<a href="https://a.in/" ${external}>x</a>`);
  assert.equal(sanitise('<a href="\\\\a.in">x</a>'), `<a href="https://a.in/" ${external}>x</a>`);
  for (const href of [
    'javascript:x',
    ' java\nscript:x',
    'JAVASCRIPT&#58;x',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.in/',
  ]) {
    assert.equal(sanitise(`<a href="${href}">x</a>`), '<a>x</a>', href);
  }
});

test('images load lazily and send no referrer', () => {
  const added = 'loading="lazy" referrerpolicy="no-referrer"';
  assert.equal(
    sanitise('<img src="https://a.in/b.jpg" alt="" onerror="x">'),
    `<img src="https://a.in/b.jpg" alt="" ${added} />`,
  );
  assert.equal(sanitise('<img src="/media/b.jpg" alt="a > b">'), `<img src="/media/b.jpg" alt="a &gt; b" ${added} />`);
  assert.equal(
    sanitise('<img src="data:image/png;base64,AA" alt="x"><img alt="x"><img src="tel:1"><p>a</p>'),
    '<p>a</p>',
  );
});

test('only supported players are framed', () => {
  for (const [from, to] of [
    ['https://www.youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
    ['//player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
    ['http://www.youtube-nocookie.com/embed/a', 'https://www.youtube-nocookie.com/embed/a'],
    ['https://x.com/dinam/status/12?s=20', 'https://platform.twitter.com/embed/Tweet.html?id=12&amp;dnt=true'],
    ['//platform.twitter.com/embed/Tweet.html?id=1', 'https://platform.twitter.com/embed/Tweet.html?id=1&amp;dnt=true'],
    ['https://www.instagram.com/dinam/reel/C_x-1/?igsh=1', 'https://www.instagram.com/p/C_x-1/embed/'],
  ]) {
    const policy = 'loading="lazy" referrerpolicy="strict-origin-when-cross-origin"';
    assert.equal(
      sanitise(`<iframe src="${from}" onload="x">no frames</iframe>a`),
      `<iframe src="${to}" ${policy}></iframe>a`,
    );
    assert.equal(sanitise(`<iframe src="${from}"/><p>a</p>`), `<iframe src="${to}" ${policy}></iframe><p>a</p>`);
  }
  const links = [
    ...['https://evil.in/', 'https://www.youtube.com.evil.in/', 'https://evil.in/www.youtube.com'],
    ...['https://platform.twitter.com/widgets.js', 'https://x.com/dinam', 'https://www.instagram.com/accounts/login'],
  ];
  const external = 'rel="noopener nofollow"';
  for (const src of links)
    assert.equal(
      sanitise(`<iframe src="${src}"><b>x</b></iframe><p>a</p>`),
      `<p><a href="${src}" ${external}>${src}</a></p><p>a</p>`,
    );
  assert.equal(sanitise('<iframe src="/embed/x"></iframe>'), '<p><a href="/embed/x">/embed/x</a></p>');
  for (const src of ['', 'javascript:x', 'about:blank', 'data:text/html,x', 'javascript://www.youtube.com/%0ax'])
    assert.equal(sanitise(`<iframe src="${src}"><b>x</b></iframe><p>a</p>`), '<p>a</p>', src);
  assert.equal(sanitise('<iframe src="https://www.youtube.com@evil.in/"></iframe><p>a</p>'), '<p>a</p>');
});

test('a row of pictures is the one class that stays', () => {
  const figure = '<figure><figcaption>వాన</figcaption></figure>';
  for (const from of ['<div class="wide gallery" id="a" onclick="x">', '<section class="gallery gallery">'])
    assert.equal(
      sanitise(`${from}${figure}${from.startsWith('<div') ? '</div>' : '</section>'}`),
      `<div class="gallery">${figure}</div>`,
    );
  for (const html of ['<div class="galleryx">a</div>', '<div class="top">a</div>'])
    assert.equal(sanitise(html), '<div>a</div>');
  assert.equal(sanitise('<p class="gallery"><span class="gallery">a</span></p>'), '<p><span>a</span></p>');
  assert.equal(
    sanitise('<div data-poll="12" data-x="1"></div>'),
    '<div data-poll="12"></div>',
    'as the place of a poll',
  );
  for (const poll of ['0', '-1', '1"x', 'one', ''])
    assert.equal(sanitise(`<div data-poll='${poll}'>a</div>`), '<div>a</div>');
});

test('the result is NFC, and normalising it cannot break a tag', () => {
  assert.equal(sanitise('<p>cafe\u0301 e<x>\u0301</x></p>'), '<p>café é</p>');
  assert.equal(sanitise('<p>&#824;a</p>'), '<p>a</p>');
  assert.equal(sanitise('<p>=\u0338</p>'), '<p>≠</p>');
  assert.equal(sanitise('<p>వార్త<i><b><i>&#824;</i></b></i></p><i><i>&#824;'), '<p>వార్త</p>');
});

test('no control comes out of a reference, in words or in addresses', () => {
  for (const [from, to] of [
    ['<p>బాగుం&#2;ది&#x1f; స&#xfffe;రే</p>', '<p>బాగుంది సరే</p>'],
    ['<p>पहला&#x1FFFF; &#31;पैरा</p>', '<p>पहला पैरा</p>'],
    ['<img src="https://a.in/&#1;a.jpg" alt="வெள்&#x1e;ளம்">', /alt="வெள்ளம்"/],
    ['<a href="java&#xfffe;script:alert(1)">বন্যা</a>', '<a>বন্যা</a>'],
  ] as const) {
    const clean = sanitise(from);
    if (typeof to === 'string') assert.equal(clean, to);
    else assert.match(clean, to);
    assert.ok(isCleanText(clean), clean);
    assert.equal(sanitise(clean), clean);
  }
  assert.equal(stripHtml('<b>سی&#x1f;لاب</b>&#2; کا پانی'), 'سیلاب کا پانی');
});

test('deep nesting is flattened, and its text stays', () => {
  const nested = sanitise(`${'<b>'.repeat(200)}text${'</b>'.repeat(200)}`);
  assert.equal(nested.match(/<b>/g)?.length, 50);
  assert.match(nested, /text/);
  assert.equal(sanitise(`<p>one</p>${'<i>'.repeat(1000)}two &amp; <script>x</script>`), '<p>one two &amp;</p>');
});

const fragments = fc
  .array(
    fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<div ',
        '<b>',
        '</b',
        '>',
        '<',
        '"',
        "'",
        '=',
        '/',
        ' ',
        'text',
        'क्',
        '\u0338',
        '\u0301',
        '\0',
      ],
      ...['<script>', '</script>', '<style>', '<svg>', '</svg>', '<math>', '<noscript>', '</noscript>', '<textarea>'],
      ...['<template>', '<xmp>', '<plaintext>', '<title>', '<iframe src=https://www.youtube.com/embed/a ', '</iframe>'],
      ...['<img src=x onerror=alert(1) ', '<a href=javascript:alert(1) ', '<a href="https://a.in" ', '<table>', '<td>'],
      ...['<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#60;script&#62;', '&amp;', '<form>', '<base href=//x>', '<h1>'],
      ...['onclick=x ', 'style=x ', 'href=', 'src=', '<select>', '<option>', '<br/>', '<object>', '<embed src=x>'],
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

// The library writes attribute values in double quotes without < or >, so a regular expression reads its tags.
const TAG = /<(\/?)([a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)( \/)?>/g;
const ALLOWED =
  /^(p|br|div|h[234]|[uo]l|li|blockquote|pre|hr|figure|figcaption|img|a|strong|em|b|i|u|s|sub|sup|code|span|iframe|table|thead|tbody|t[rhd])$/;
const ATTRIBUTE =
  /^(dir|lang|href|title|rel|src|alt|width|height|loading|referrerpolicy|allowfullscreen|start|colspan|rowspan)$/;

test('nothing but allowed tags with allowed attributes ever comes out, and they nest', () => {
  fc.assert(
    fc.property(fragments, (html) => {
      const clean = sanitise(html);
      const open: string[] = [];
      for (const [, close, name, attributes] of clean.matchAll(TAG)) {
        assert.match(name!, ALLOWED);
        for (const [, attribute, value] of attributes!.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
          assert.match(attribute!, ATTRIBUTE);
          if (/^(href|src)$/.test(attribute!)) assert.doesNotMatch(value!, /^\s*(java|data)/i);
        }
        if (close) assert.equal(open.pop(), name);
        else if (!/^(br|hr|img)$/.test(name!)) open.push(name!);
      }
      assert.deepEqual(open, []);
      assert.doesNotMatch(clean.replace(TAG, ''), /[<>]/);
      assert.equal(clean.normalize('NFC'), clean);
    }),
    { numRuns: extent(5000, 1500) },
  );
});

test('stripHtml leaves the text', () => {
  for (const [html, text] of [
    ['<h1>a</h1><p>b<br>c</p><ul><li>d</li><li>e</li></ul>', 'a b c d e'],
    ['<p>क<b>म</b>ल&nbsp;&amp;&#32;&quot;x&quot; &#2325;</p>', 'कमल & "x" क'],
    ['a<script>if (a < b) "</p>"</script><style>p{}</style >b', 'a b'],
    ['<SCRIPT>x</SCRIPT>a<!-- <p>x</p> -->b<!doctype html>c', 'a b c'],
    ["<img alt=\"a > b\" src='>'>x<p title=it's>y</p>", 'x y'],
    ['1 < 2 && 3 > 2 <3', '1 < 2 && 3 > 2 <3'],
    ['&lt;script&gt;x&amp;lt;', '<script>x&lt;'],
    ['<<b>script>x', '<script>x'],
    ['a<p', 'a'],
    ['<script>never closed', ''],
    ['<scripture>a</scripture>', 'a'],
  ] as const) {
    assert.equal(stripHtml(html), text);
  }
});

test('text survives the way into HTML and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
      assert.equal(stripHtml(escapeHtml(text)), line);
      assert.equal(stripHtml(textToHtml(text)), line);
    }),
  );
});

test('textToHtml makes paragraphs and line breaks', () => {
  assert.equal(textToHtml('a\r\nb\n \n\n c <&>'), '<p>a<br />b</p><p>c &lt;&amp;&gt;</p>');
  assert.equal(textToHtml(' \n\n '), '');
});

test('escapeHtml is safe in a quoted attribute', () => {
  assert.equal(escapeHtml(`<a b="c" d='e'>&amp;`), '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;');
});

test('readMinutes counts 200 words a minute', () => {
  for (const [words, minutes] of [
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ] as const) {
    assert.equal(readMinutes('शब्द '.repeat(words)), minutes);
  }
});

// Each of these takes minutes where work is quadratic; the deadline only shows the difference.
test('hostile documents take time in proportion to their length', { timeout: 60_000 }, () => {
  for (const piece of [
    ...['<b>', '<x>', '<p>', '<', '</', '<b', '<a href="', '<a=\'"', '<!--', '<![CDATA[', '&', '&#', '<img>', '<svg>'],
    ...[
      '<script>',
      '<script ',
      '<title>',
      '<iframe>',
      '<iframe ',
      '<iframe>x</iframe>',
      '<noscript></p>',
      '</b>',
      '\n ',
    ],
  ]) {
    const html = piece.repeat(extent(5e5, 1e5) / piece.length);
    assert.equal(typeof sanitise(html), 'string', piece);
    assert.equal(typeof stripHtml(html), 'string', piece);
  }
  const pairs = extent(1e5, 2e4);
  sanitise('<b>'.repeat(pairs) + '</b>'.repeat(pairs));
});
