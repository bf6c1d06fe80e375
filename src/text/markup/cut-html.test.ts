import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutHtml, cutPlain } from './cut-html.ts';
import { sanitise } from './html.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemes = (s: string): string[] => [...segmenter.segment(s)].map(({ segment }) => segment);

const letters = ['క్షి', 'తెలుగు', 'हिन्दी', 'தமிழ்', 'বাংলা', 'اردو', '👨‍👩‍👧', 'e\u0301', 'a', ' ', ' ', '\n', '&', '<'];
const text = fc.array(fc.constantFrom(...letters), { maxLength: 60 }).map((parts) => parts.join('').normalize());
const html: fc.Arbitrary<string> = fc.letrec<{ html: string; part: string }>((tie) => ({
  html: fc.array(tie('part'), { maxLength: 6 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    text.map((t) => t.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    fc.constantFrom('<br />', '<hr />', '<img src="https://a.in/అ.webp" alt="x &gt; y" />'),
    fc
      .tuple(fc.constantFrom('p', 'strong', 'ul', 'a href="https://a.in/?x=1&amp;y=2"'), tie('html'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
  ),
})).html;

test('plain text is cut between letters and never over its bytes', () => {
  fc.assert(
    fc.property(text, fc.nat(200), (whole, most) => {
      const cut = cutPlain(whole, most);
      assert.ok(Buffer.byteLength(cut) <= most);
      assert.ok(whole.startsWith(cut));
      if (Buffer.byteLength(whole) <= most) assert.equal(cut, whole);
      assert.deepEqual(graphemes(cut), graphemes(whole).slice(0, graphemes(cut).length));
    }),
  );
});

test('HTML that was cut is still what the sanitiser would let through, and as long as requested', () => {
  fc.assert(
    fc.property(html, fc.nat(400), (given, most) => {
      const whole = sanitise(given);
      const cut = cutHtml(whole, most);
      if (Buffer.byteLength(whole) <= most) return assert.equal(cut, whole);
      assert.equal(sanitise(cut), cut);
      const shown = cut.replace(/…?(<\/\w+>)*$/, '');
      assert.ok(whole.startsWith(shown), `${whole} -> ${cut}`);
      assert.ok(Buffer.byteLength(cut) <= most);
    }),
  );
});

test('a cut falls on a space that is near, and takes no half of an entity', () => {
  assert.equal(cutHtml('<p>ఒక మంచి వార్త ఇది</p>', 43), '<p>ఒక మంచి…</p>');
  assert.equal(cutHtml('<p>a &amp; b</p>', 14), '<p>a …</p>');
  assert.equal(cutHtml('<p>ఒక</p><p>రెండు</p>', 17), '<p>ఒక</p>');
  assert.equal(cutPlain('క్షిక్షిక్షి', 40), 'క్షిక్షిక్షి'.slice(0, 12));
});

test('a cut before an element within a sentence shows an ellipsis, one between paragraphs or list items none', () => {
  assert.equal(cutHtml('<p>వర్షాలు <strong>భారీగా కురిశాయి</strong></p>', 45), '<p>వర్షాలు …</p>');
  assert.equal(cutHtml('<ul><li>मौसम</li><li>बारिश की चेतावनी</li></ul>', 36), '<ul><li>मौसम</li></ul>');
});

test('no cut ends inside a conjunct', () => {
  for (const text of ['ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆರಾಷ್ಟ್ರಪತಿಸ್ತ್ರೀ', 'ਪ੍ਰਧਾਨਪੜ੍ਹਾਈਕ੍ਰਿਕਟਸ੍ਵਰਗ', 'విద్యార్థులకురాష్ట్రపతిస్త్రీ'])
    for (let bytes = 1; bytes < Buffer.byteLength(text) + 10; bytes++)
      for (const cut of [cutPlain(text, bytes), cutHtml(`<p>${text}</p>`, bytes).replace(/<[^>]*>|…/g, '')])
        assert.doesNotMatch(`${cut}|${text.slice(cut.length)}`, /[\u0ccd\u0a4d\u0c4d]\|\p{L}/u, cut);
});
