import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extent } from '../../test/support/extent.ts';
import { HEADLINES, SPELLINGS } from '../../test/support/headlines.ts';
import { fold } from './fold.ts';
import { BLOCK } from './scripts.ts';

for (const [lang, pairs] of Object.entries(SPELLINGS)) {
  test(`spellings of one word share a key: ${lang}`, () => {
    for (const [one, other] of pairs) {
      assert.notEqual(one, other);
      assert.equal(fold(one), fold(other), `${one} ${other}`);
    }
  });
}

test('different words keep different keys', () => {
  for (const [one, other] of [
    ['राम', 'रामा'],
    ['रीमा', 'रामु'],
    ['अन्न', 'अंन'], // a nasal before a nasal is not anusvara
    ['उन्मन', 'उंमन'],
    ['চাঁদ', 'চাংদ'],
    ['ਸਤ', 'ਸੱਤ'],
    ['அந்தம்', 'அஂதம்'],
    ['അവൻ', 'അവന്'],
    ['میں', 'مین'],
    ['آب', 'اب'],
    ['کھا', 'کہا'],
    ['రాము', 'రీమా'],
  ] as const) {
    assert.notEqual(fold(one), fold(other), `${one} ${other}`);
  }
});

test('the words of a headline stay different words', () => {
  for (const headline of Object.values(HEADLINES)) {
    const words = new Set(headline.split(/[\s,:،]+/));
    assert.equal(new Set([...words].map(fold)).size, words.size);
  }
});

test('every decimal digit becomes ASCII', () => {
  for (const zero of [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0d66, 0x116da, 0x1d7ce, 0x1e5f1, 0xff10]) {
    const digits = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i)).join('');
    assert.equal(fold(digits), '0123456789', zero.toString(16));
  }
});

test('folding twice is folding once', () => {
  const marks = ['\u200d', '\u200c', '\ufeff', '\u0301', '\u0338', '\u0323', '\u05ae', '\u0591', '\u0654', '\u0653'];
  const offsets = [0x01, 0x02, 0x14, 0x15, 0x19, 0x1a, 0x1e, 0x24, 0x28, 0x2a, 0x2e, 0x30, 0x31, 0x3c, 0x3e, 0x46];
  const tricky = fc.oneof(
    fc.constantFrom(...marks, 'a', 'Σ', 'İ', 'ﷺ', 'ﹱ', 'ۀ', 'ئ', 'ه', 'ٱ', '\u1160', 'ᄀ', '\ud800'),
    fc
      .tuple(fc.constantFrom(...Object.values(BLOCK)), fc.constantFrom(...offsets, 0x47, 0x4d, 0x57, 0x7b))
      .map(([block, offset]) => String.fromCodePoint(block + offset)),
  );
  const malayalam = fc.constantFrom(...'നൻ്റെൌൗരംപമ', '\u200d', '\u0d57', '\u0334');
  const check = (s: string): void => assert.equal(fold(fold(s)), fold(s), JSON.stringify(s));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: extent(2000, 500) });
  fc.assert(fc.property(fc.string({ unit: tricky, maxLength: 12 }), check), { numRuns: extent(20000, 3000) });
  fc.assert(fc.property(fc.string({ unit: malayalam, maxLength: 8 }), check), { numRuns: extent(20000, 3000) });
});

test('every code point alone folds once', () => {
  for (let code = 0; code <= 0x3ffff; code++) {
    const char = String.fromCodePoint(code);
    const key = fold(char);
    if (key !== char) assert.equal(fold(key), key, code.toString(16));
  }
});
