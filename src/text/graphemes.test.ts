import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutBytes, cutGraphemes, cutWords, exceedsGraphemes, graphemeLength } from './graphemes.ts';

const graphemes = (s: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(s)].map(({ segment }) => segment);

/** Text in which almost any cut by code unit would be wrong. */
const tricky = fc
  .array(
    fc.constantFrom(
      ...['क', 'ि', '्', 'ष', '़', 'తె', 'ലം', '\u200d', '\u200c', '👩', '🏽', '🇮', '🇳', '\u0301', '\u0600', 'آ', 'ਸ਼'],
      ...['a', 'word', ' ', ' ', '\n', '\r', '\r\n', '…', '\ud83d'],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Whether `head` is the beginning of `s` in whole graphemes. */
const isWhole = (head: string, s: string): boolean => {
  const all = graphemes(s);
  return all.some((_, i) => all.slice(0, i).join('') === head) || head === s;
};

test('lengths are what a reader counts', () => {
  for (const [s, length] of [
    ['', 0],
    ['hello', 5],
    ['a\r\nb', 3],
    ['क्षत्रिय', 3],
    ['నమస్తే', 3],
    ['👩‍👩‍👧‍👦🇮🇳', 2],
    ['ख़बर', 3],
  ] as const) {
    assert.equal(graphemeLength(s), length, s);
  }
});

test('exceedsGraphemes agrees with the count', () => {
  fc.assert(
    fc.property(tricky, fc.nat(80), (s, max) => {
      fc.pre(s.length <= max * 32);
      assert.equal(exceedsGraphemes(s, max), graphemeLength(s) > max);
    }),
  );
});

test('one letter under a megabyte of marks is too long, and is removed by a cut', () => {
  const hostile = `a${'\u0301'.repeat(1e6)}`;
  assert.equal(graphemeLength(hostile), 1);
  assert.equal(exceedsGraphemes(hostile, 100), true);
  assert.equal(cutGraphemes(hostile, 100), '…');
  assert.equal(cutGraphemes(`ok ${hostile}`, 100), 'ok…');
});

test('a cut fits, never splits a grapheme, and adds only the ellipsis', () => {
  fc.assert(
    fc.property(tricky, fc.nat(40), (s, max) => {
      const cut = cutGraphemes(s, max);
      assert.ok(graphemeLength(cut) <= max);
      assert.equal(exceedsGraphemes(cut, max), false);
      if (cut !== s && max > 0) assert.ok(cut.endsWith('…') && isWhole(cut.slice(0, -1), s), JSON.stringify(cut));
    }),
    { numRuns: 1000 },
  );
});

test('a cut prefers the end of a word in the last third', () => {
  assert.equal(cutGraphemes('తెలంగాణ వార్తలు విద్యార్థులు', 11), 'తెలంగాణ వార్తలు…');
  assert.equal(cutGraphemes('आज बारिश होगी', 8), 'आज बारिश…');
  assert.equal(cutGraphemes('a somewhatlongword', 10), 'a somewha…');
  assert.equal(cutGraphemes('one two', 7), 'one two');
  assert.equal(cutGraphemes('one two three', 8), 'one two…');
  assert.equal(cutGraphemes('one two', 5, ''), 'one t');
  assert.equal(cutGraphemes('one two', 1), '…');
  assert.equal(cutGraphemes('one two', 0), '');
});

test('a cut by bytes fits, is whole, and could not be longer', () => {
  fc.assert(
    fc.property(tricky, fc.nat(120), (s, max) => {
      const cut = cutBytes(s, max);
      assert.ok(Buffer.byteLength(cut) <= max);
      assert.ok(isWhole(cut, s));
      const next = graphemes(s.slice(cut.length))[0];
      if (next !== undefined) assert.ok(Buffer.byteLength(cut) + Buffer.byteLength(next) > max);
    }),
    { numRuns: 1000 },
  );
});

test('a cut by words', () => {
  assert.equal(cutWords('  आज   की बड़ी खबर', 3), '  आज   की बड़ी…');
  assert.equal(cutWords('one two ', 2), 'one two ');
  assert.equal(cutWords('one two', 0), '…');
  assert.equal(cutWords('', 0), '');
});
