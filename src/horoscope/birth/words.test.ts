import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../core/model/common.ts';
import { grahas } from '../../panchang/grahas/grahas.ts';
import letters from '../data/letters.json' with { type: 'json' };
import shortNames from './data/short-names.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };

const scripts = {
  te: 'Telugu',
  hi: 'Devanagari',
  ta: 'Tamil',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Devanagari',
  gu: 'Gujarati',
  bn: 'Bengali',
  or: 'Oriya',
  pa: 'Gurmukhi',
  as: 'Bengali',
  ur: 'Arabic',
  ne: 'Devanagari',
  en: 'Latin',
};

test('words, letters and short names: every language, its own script, NFC', () => {
  for (const lang of languages) {
    const foreign = new RegExp(`[^\\p{Script=${scripts[lang]}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u');
    const texts = [...Object.values(words).map((word) => word[lang]), ...letters[lang], ...shortNames[lang]];
    for (const text of texts) {
      assert.ok(text?.trim(), lang);
      assert.equal(text, text.normalize('NFC'));
      assert.doesNotMatch(text, foreign, `${lang}: ${text}`);
    }
    assert.deepEqual([letters[lang].length, shortNames[lang].length], [27, grahas.length + 1]);
    for (const four of letters[lang]) assert.equal(four.split(' ').length, 4, four);
    assert.equal(new Set(shortNames[lang]).size, grahas.length + 1, `two of one short name in ${lang}`);
  }
});
