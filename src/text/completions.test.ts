import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extent } from '../../test/support/extent.ts';
import { type CompletionSource, Completions, completionTable } from './completions.ts';

const table = (sources: CompletionSource[], lang = 'te', most = 1_000): Completions =>
  new Completions(completionTable(sources, lang, most));

const titles = (...texts: string[]): CompletionSource[] =>
  texts.map((text, i) => ({ id: i + 1, text, isName: false, weight: 1 }));
const texts = (found: { text: string }[]): string[] => found.map(({ text }) => text);

test('words and pairs of words, the most frequent first', () => {
  const { find } = bound(table(titles('ముఖ్యమంత్రి సమావేశం', 'ముఖ్యమంత్రి పర్యటన', 'ముంబై, ముంబై 2026')));
  assert.deepEqual(texts(find('ముఖ్య', 10)), ['ముఖ్యమంత్రి', 'ముఖ్యమంత్రి పర్యటన', 'ముఖ్యమంత్రి సమావేశం']);
  assert.deepEqual(texts(find('ముఖ్యమంత్రి స', 10)), ['ముఖ్యమంత్రి సమావేశం']);
  assert.deepEqual(texts(find('mukhya', 1)), ['ముఖ్యమంత్రి']);
  assert.deepEqual(texts(find('mumb', 10)), ['ముంబై'], 'no number, and no pair over a comma');
  assert.deepEqual(texts(find('mukhyamantri par', 10)), ['ముఖ్యమంత్రి పర్యటన']);
  assert.deepEqual(find('', 10), []);
  assert.deepEqual(find('!!', 10), []);
});

test('a name counts whole, and weight decides', () => {
  const { find } = bound(
    table([
      { id: 1, text: 'తిరుపతి లడ్డు', isName: true, weight: 0.1 },
      { id: 2, text: 'తిరుమల', isName: true, weight: 1 },
      { id: 3, text: 'తిరుమల', isName: false, weight: 1 },
    ]),
  );
  assert.deepEqual(texts(find('తిరు', 2)), ['తిరుమల', 'తిరుపతి లడ్డు']);
  assert.deepEqual(find('తిరుమ', 1)[0]?.ids, [2, 3]);
  assert.equal(table(titles(...Array.from({ length: 500 }, (_, i) => `పదం${'కఖగఘచ'[i % 5]}${i}ల`)), 'te', 20).size, 20);
});

test('a full table takes two megabytes at most', () => {
  const letters = 'కఖగఘచఛజఝటఠడఢతథదధనపఫబభమయరలవ';
  const word = (n: number): string => Array.from({ length: 6 }, (_, i) => `${letters[(n >> i) % 26]}ా`).join('');
  const all = table(
    titles(...Array.from({ length: 9_000 }, (_, i) => `${word(i)}${i}మ ${word(i * 7)}${i}న`)),
    'te',
    8_000,
  );
  assert.equal(all.size, 8_000);
  assert.ok(all.bytes > 200_000 && all.bytes < 2_000_000, `${all.bytes} bytes`);
});

test('anything may be typed, and what is given begins so', () => {
  const all = table(titles('తెలంగాణ రాష్ట్రం వార్తలు', 'modi మోదీ ప్రభుత్వం', "O'Brien హైదరాబాద్"));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 4 })), (typed) => {
      assert.ok(all.find(typed, 10).length <= 10);
    }),
    { numRuns: extent(1_000, 200) },
  );
});

const bound = (all: Completions) => ({ find: all.find.bind(all) });
