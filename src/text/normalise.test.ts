import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  cleanText,
  cutMarks,
  hasPiledMarks,
  isBlank,
  isCleanText,
  nfc,
  tidyLine,
  tidyText,
  withSafeDirection,
} from './normalise.ts';

test('nfc composes what Unicode composes and leaves nukta letters apart', () => {
  assert.equal(nfc('cafe\u0301'), 'café');
  assert.equal(nfc('\u0D46\u0D3E'), 'ൊ');
  assert.equal(nfc('\u095C'), '\u0921\u093C');
});

test('isCleanText refuses what cannot be stored or sent', () => {
  for (const bad of ['a\0b', '\x01', '\x0b', '\x1f', '\ud800', 'x\udc00', '\ufffe', '\ufdd0', '\u{1ffff}']) {
    assert.equal(isCleanText(bad), false, JSON.stringify(bad));
  }
  for (const good of ['', 'तेज़ बारिश\tआज\r\n', 'ক্\u200dষ', '\u200fاردو', '👩‍👩‍👧', '\ue000']) {
    assert.equal(isCleanText(good), true, JSON.stringify(good));
  }
});

test('tidyLine makes one line and keeps joiners and direction marks', () => {
  assert.equal(tidyLine(' \u00a0आज \t की\r\n\r\nखबर\u2028 '), 'आज की खबर');
  assert.equal(tidyLine('\u200fخبر\u200c ക്\u200d'), '\u200fخبر\u200c ക്\u200d');
});

test('tidyText keeps lines', () => {
  assert.equal(tidyText('\n a  b\r\nc\rd\n\ne \n'), 'a  b\nc\nd\n\ne');
});

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (s) => {
      assert.equal(tidyLine(tidyLine(s)), tidyLine(s));
      assert.equal(tidyText(tidyText(s)), tidyText(s));
      assert.doesNotMatch(tidyLine(s), /[\r\n\t]|\s\s/);
    }),
  );
});

test('directions are made safe, marks few, and what shows nothing is empty', () => {
  assert.equal(withSafeDirection('వార్త \u202eabc\u202c'), 'వార్త abc');
  assert.equal(withSafeDirection('خبر \u2067abc'), 'خبر \u2067abc\u2069');
  assert.equal(withSafeDirection('a\u2069b \u2066c\u2069'), 'ab \u2066c\u2069');
  assert.equal(withSafeDirection('\u2068\u2066a\nb'), '\u2068\u2066a\u2069\u2069\nb');
  assert.equal(withSafeDirection('<p>\u2066a</p>\u202b'), '<p>\u2066a</p>');
  assert.equal(withSafeDirection('اردو\u200f تیلگو\u200e'), 'اردو\u200f تیلگو\u200e', 'marks of direction stay');
  const pile = `క${'\u0301'.repeat(9)}`;
  assert.ok(hasPiledMarks(pile) && hasPiledMarks(`a${'\u0300\u200d'.repeat(9)}`) && !hasPiledMarks(cutMarks(pile)));
  for (const word of ['క్ష్మ్య్రీ', 'स्त्र्यः', 'ক্ষ্ম্যাঁ', 'ക്ഷ്മ്യം', 'بِسْمِ ٱللَّٰهِ', '👨‍👩‍👧‍👦', 'ब\u094d\u200dर'])
    assert.ok(!hasPiledMarks(word) && cleanText(word) === word, word);
  for (const nothing of [
    '\u200b',
    '\u200d \u200c',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u00ad\u2060',
    '\u202e',
    '\u{e0001}',
  ]) {
    assert.ok(isBlank(nothing), JSON.stringify(nothing));
    assert.deepEqual([cleanText(nothing), tidyLine(nothing), tidyText(nothing)], ['', '', '']);
  }
  for (const something of ['.', '్', '0', '👍', '\ue000']) assert.ok(!isBlank(something), something);
});
