import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { element, optional, printable, xmlDocument } from './xml.ts';

test('text and attributes survive a round trip', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const shown = printable(text);
      const document = xmlDocument(element('a', [element('b', text, { c: text })]));
      // What it cannot read by itself: references to tab and line ends.
      const read = parser.parse(document.replaceAll(/&#(9|10|13);/g, (_, code) => String.fromCharCode(code)));
      assert.equal(XMLValidator.validate(document), true);
      const { b } = read.a;
      assert.equal(
        typeof b === 'string' ? b : (b['#text'] ?? ''),
        shown.replaceAll('\r\n', '\n').replaceAll('\r', '\n'),
      );
    }),
  );
});

test('what XML forbids goes, what scripts need stays', () => {
  assert.equal(printable('a\0b\x08c\x0bd\x1fe\ufffef\uffffg\ud800h\udc00'), 'abcdefgh');
  assert.equal(printable('క్‌ష ක්‍ෂ ‏اردو‎ 😀\t\n'), 'క్‌ష ක්‍ෂ ‏اردو‎ 😀\t\n');
  assert.equal(printable('e\u0301'), '\u00e9');
});

test('elements', () => {
  assert.deepEqual(element('a', ']]> & <b> "c"'), { markup: '<a>]]&gt; &amp; &lt;b&gt; "c"</a>' });
  assert.deepEqual(element('a', null, { b: '"<\n', c: null, d: undefined, e: 1 }), {
    markup: '<a b="&quot;&lt;&#10;" e="1"/>',
  });
  assert.deepEqual(element('a', []), { markup: '<a></a>' });
  assert.deepEqual(optional('a', ''), []);
  assert.deepEqual(optional('a', null), []);
  // A combining mark after the tag must not fuse with its ">".
  assert.equal(xmlDocument(element('a', '\u0338x')).includes('<a>'), true);
});
