import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extent } from '../../../test/support/extent.ts';
import { HOSTILE } from '../../../test/support/hostile-html.ts';
import { sanitise } from './html.ts';

const NAMES =
  /^(p|br|div|h[234]|[uo]l|li|blockquote|pre|hr|figure|figcaption|img|a|strong|em|b|i|u|s|sub|sup|code|span|iframe|video|audio|source|table|thead|tbody|t[rhd])$/;
// Neither handlers nor style, id, name, other classes, srcset, autoplay, formaction, xlink:href, srcdoc.
const ATTRIBUTES: Record<string, RegExp> = {
  div: /^(class|data-poll)$/,
  a: /^(href|title|rel)$/,
  img: /^(src|alt|title|width|height|loading|referrerpolicy)$/,
  iframe: /^(src|title|width|height|loading|referrerpolicy|allowfullscreen)$/,
  video: /^(src|poster|width|height|title|controls|preload)$/,
  audio: /^(src|title|controls|preload)$/,
  source: /^(src|type)$/,
  ol: /^start$/,
  td: /^(colspan|rowspan)$/,
  th: /^(colspan|rowspan)$/,
};
const TAG = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)(?: \/)?>/g;

const decoded = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Nothing in it runs or leads where nothing should lead: every tag, attribute and address is one of ours. */
function assertSafe(clean: string, of: string): void {
  for (const [, , name, attributes] of clean.matchAll(TAG)) {
    assert.match(name as string, NAMES, of);
    for (const [, attribute, value = ''] of (attributes as string).matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
      const allowed = /^(dir|lang)$/.test(attribute as string) || ATTRIBUTES[name as string]?.test(attribute as string);
      assert.ok(allowed, `${name} ${attribute}: ${of}`);
      if (attribute === 'class') assert.equal(value, 'gallery', of);
      if (attribute === 'data-poll') assert.match(value, /^[1-9]\d*$/, of);
      if (attribute === 'preload') assert.equal(value, 'none', of);
      if (attribute !== 'href' && attribute !== 'src' && attribute !== 'poster') continue;
      const url = URL.parse(decoded(value), 'https://own.invalid/');
      if (name !== 'a') assert.ok(url === null || /^https?:$/.test(url.protocol), `${value}: ${of}`);
      assert.ok(url === null || /^(https?|mailto|tel):$/.test(url.protocol), `${value}: ${of}`);
      if (name === 'iframe')
        assert.match(
          url?.hostname ?? '',
          /^(www\.)?youtube\.com$|^www\.youtube-nocookie\.com$|^player\.vimeo\.com$|^platform\.twitter\.com$|^www\.instagram\.com$/,
          of,
        );
    }
  }
  assert.doesNotMatch(clean.replace(TAG, ''), /[<>]/, of);
  // A player has a file or files, and nothing else in it.
  for (const [, tag = '', inner] of clean.matchAll(/<((?:video|audio)\b[^<>]*)>(.*?)<\/(?:video|audio)>/gs)) {
    assert.match(tag, / controls preload="none"/, of);
    assert.match(inner as string, tag.includes(' src="') ? /^(<source [^<>]*>)*$/ : /^(<source [^<>]*>)+$/, of);
  }
}

/** What comes out is safe, and stays as it is when it is sanitised again. */
function assertSettled(html: string): void {
  const clean = sanitise(html);
  assertSafe(clean, JSON.stringify(html));
  assert.equal(sanitise(clean), clean, JSON.stringify(html));
}

test('nothing hostile comes through', () => {
  for (const html of HOSTILE) assertSettled(html);
});

test('nor any mixture of it', () => {
  const half = fc.tuple(fc.constantFrom(...HOSTILE), fc.double({ min: 0, max: 1, noNaN: true }));
  const mixture = fc.array(half, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(mixture, (parts) => {
      assertSettled(parts.map(([html, share]) => html.slice(Math.floor(html.length * share))).join(''));
      assertSettled(parts.map(([html, share]) => html.slice(0, Math.floor(html.length * share))).join(''));
      assertSettled(parts.reduce((around, [html, share]) => insert(around, html, share), ''));
    }),
    { numRuns: 1_000 },
  );
});

const insert = (around: string, html: string, share: number): string => {
  const at = Math.floor(around.length * share);
  return around.slice(0, at) + html + around.slice(at);
};

const pieces = [
  ...['<p>', '</p>', '<div>', '</div>', '<b>', '</b>', '<i>', 'వార్త', 'क्', ' ', '\n', '"', "'", '=', '<', '>', '/', '&'],
  ...[
    '<a href=/x>',
    '</a>',
    '<table>',
    '</table>',
    '<thead>',
    '<tbody>',
    '<tr>',
    '<td>',
    '</td>',
    '<ul>',
    '<li>',
    '</li>',
  ],
  ...[
    '<pre>',
    '</pre>',
    '<h1>',
    '<h2>',
    '</h2>',
    '<img src=/x ',
    '<img src=x onerror=ran() ',
    '<iframe src=//player.vimeo.com/1 ',
    '<video src=/v.mp4 poster=javascript:ran() autoplay>',
    '<video>',
    '</video>',
    '<audio preload=auto ',
    '<source src=//a.in/a.mp3 ',
    '<source src=javascript:ran()>',
    '<blockquote class=twitter-tweet>',
    '<a href=https://x.com/d/status/1>',
    '</blockquote>',
    '<param name=movie value=https://www.youtube.com/v/a ',
    '<embed src=https://www.youtube.com/v/b>',
    '</object>',
  ],
  ...[
    '<svg>',
    '<math>',
    '<style>',
    '<script>',
    '<template>',
    '<noscript>',
    '<select>',
    '<option>',
    '<object>',
    '<form>',
  ],
  ...[
    '<section>',
    '<dl>',
    '<dd>',
    '<!--',
    '-->',
    '&lt;',
    '&#0;',
    '&#824;',
    '\u0338',
    '\u0301',
    '\0',
    'href=',
    'title="&lt;" ',
  ],
];

test('sanitising twice is sanitising once, for any text', () => {
  const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''));
  fc.assert(fc.property(fc.oneof({ weight: 9, arbitrary: markup }, fc.string({ unit: 'grapheme' })), assertSettled), {
    numRuns: extent(5_000, 1_000),
  });
});

test('tables keep what stands in their cells, and the text of what does not', () => {
  const table =
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p><a href="/x">c</a></td></tr></tbody></table>';
  assert.equal(sanitise(table), table);
  assert.equal(sanitise('<table><p>వాన</p><tr><td>b</td></tr></table>'), '<table>వాన<tr><td>b</td></tr></table>');
  assert.equal(sanitise('<p>a</p><tr><td>b</td></tr>'), '<p>a</p>b');
  assert.equal(sanitise('<a href="/x"><b>a<a href="/y">b</a></b></a>'), '<a href="/x"><b>ab</b></a>');
  assert.equal(sanitise('<pre>\n\na\n</pre>'), '<pre>a\n</pre>');
});
