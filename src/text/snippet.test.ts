import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { graphemeBounds } from './graphemes.ts';
import { matchOf } from './match.ts';
import { highlighted, snippet, snippetOf, WordFinder } from './snippet.ts';

const unescaped = (html: string): string =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('words are marked in every spelling, whole, and the rest is escaped', () => {
  assert.equal(
    highlighted('हिन्दी & हिंदी <b>', new WordFinder(matchOf('हिंदी '))),
    '<mark>हिन्दी</mark> &amp; <mark>हिंदी</mark> &lt;b&gt;',
  );
  assert.equal(
    highlighted('తెలంగాణలో "వార్త"', new WordFinder(matchOf('telang', 'te'), 'te')),
    '<mark>తెలంగాణలో</mark> &quot;వార్త&quot;',
  );
  assert.equal(
    highlighted('రాజ్\u200cకుమార్ వచ్చారు', new WordFinder(matchOf('రాజ్కుమార్ '))),
    '<mark>రాజ్\u200cకుమార్</mark> వచ్చారు',
  );
  assert.equal(highlighted('a b a c', new WordFinder(matchOf('"a c"'))), 'a b <mark>a</mark> <mark>c</mark>');
  assert.equal(
    highlighted('modi మోదీ', new WordFinder(matchOf('modi ', 'te'), 'te')),
    '<mark>modi</mark> <mark>మోదీ</mark>',
  );
  assert.equal(highlighted('<script>', new WordFinder(matchOf('x'))), '&lt;script&gt;');
});

test('a snippet stands around the first word that was found', () => {
  const text = `${'మొదటి మాటలు '.repeat(100)}తుఫాను ${'తరువాత మాటలు '.repeat(100)}`;
  const cut = snippet(text, new WordFinder(matchOf('తుఫాను ')));
  assert.match(cut, /^…(మాటలు|మొదటి) .*<mark>తుఫాను<\/mark> తరువాత.*…$/);
  assert.ok(graphemeBounds(unescaped(cut)).length <= 200);
  assert.equal(snippet('చిన్న వార్త', new WordFinder(matchOf('వార్త '))), 'చిన్న <mark>వార్త</mark>');
  assert.equal(snippet('', new WordFinder(matchOf('x'))), '');
  assert.equal(
    snippetOf([() => 'none', () => 'here it is'], new WordFinder(matchOf('it '))),
    'here <mark>it</mark> is',
  );
  assert.equal(snippetOf([() => '', () => 'nothing'], new WordFinder(matchOf('x '))), 'nothing');
});

const letters = [
  'క్షి',
  'న్',
  'ా',
  'हि',
  '् ',
  'ষ্ণ',
  '👨‍👩‍👧‍👦',
  '🇮🇳',
  'é',
  'e\u0301',
  '\u200d',
  ' ',
  ' ',
  '<',
  '&',
  '"',
  'modi',
  'తుఫాను',
  '\n',
  'x',
];

test('whatever the text, a snippet is escaped text of whole letters that stand in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...letters), { maxLength: 400 }),
      fc.constantFrom('తుఫాను ', 'modi', 'x', '"modi తుఫాను"', 'నొ'),
      fc.integer({ min: 4, max: 80 }),
      (parts, typed, length) => {
        const text = parts.join('');
        const html = snippet(text, new WordFinder(matchOf(typed, 'te'), 'te'), length);
        assert.doesNotMatch(html.replaceAll(/<mark>[^<]*<\/mark>/g, ''), /[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
        const [, before = '', shown = '', after = ''] = /^(…?)(.*?)(…?)$/s.exec(unescaped(html)) ?? [];
        const bounds = graphemeBounds(text);
        const places = [...allPlaces(text, shown)].filter(
          (at) => bounds.includes(at) && bounds.includes(at + shown.length) && (before !== '' || at === 0),
        );
        assert.ok(places.length > 0, JSON.stringify({ text, html }));
        if (after === '') assert.ok(text.endsWith(shown));
        assert.equal(unescaped(highlighted(text, new WordFinder(matchOf(typed, 'te'), 'te'))), text);
      },
    ),
    { numRuns: 1_500 },
  );
});

function* allPlaces(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0 && at <= text.length; at = text.indexOf(part, at + 1)) {
    yield at;
    if (part === '') return;
  }
}

test('a number and its ending are two words of the index, which a phrase finds and marks', () => {
  for (const [typed, title, lang] of [
    ['"2024లో ఎన్నికలు"', '2024లో ఎన్నికలు జరిగాయి', 'te'],
    ['"2024 में चुनाव"', '२०२४में चुनाव हुए', 'hi'],
    ['"5ஜி சேவை"', '5ஜி சேவை தொடக்கம்', 'ta'],
  ] as const) {
    const [first, second] = title.split(' ');
    const html = highlighted(title, new WordFinder(matchOf(typed, lang), lang));
    assert.ok(html.startsWith(`<mark>${first}</mark> <mark>${second}</mark> `), html);
  }
});
