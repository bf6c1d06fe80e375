import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isCleanText, nfc, tidyLine, tidyText } from './normalise.ts';

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
