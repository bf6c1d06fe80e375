import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchOf } from '../match.ts';
import { nativeKeys } from '../phonetic/keys.ts';
import { highlighted, WordFinder } from '../snippet.ts';
import { indexTokens, parseSearch } from '../tokens.ts';
import { searchFold } from './search-fold.ts';

test('a number has one word, however its digits are grouped', () => {
  for (const [text, words] of [
    ['2,500', '2500'],
    ['२,५००', '2500'],
    ['२५००', '2500'],
    ['౨,౫౦౦', '2500'],
    ['۲٬۵۰۰ روپے', '2500 روپے'],
    ['1,00,000 1,000,000 12,34,567', '100000 1000000 1234567'],
    ['₹2,500.75', '2500 75'],
    ['2,500కి', '2500 కి'],
    ['(2,500)', '2500'],
    // Lists, decimals, dates, years, phone numbers.
    ['1,2,3', '1 2 3'],
    ['3.5', '3 5'],
    ['10,12,14', '10 12 14'],
    ['2023,2024', '2023 2024'],
    ['1,23', '1 23'],
    ['1,000,5', '1 000 5'],
    ['12,500,00', '12 500 00'],
    ['01.12.2026', '01 12 2026'],
    ['15/08/1947', '15 08 1947'],
    ['0,500', '0 500'],
    ['1.2,500', '1 2 500'],
    ['2500,300', '2500 300'],
  ] as const)
    assert.equal(indexTokens(text).join(' '), words, text);
});

test('a number is a word of its own beside a letter of an Indian script', () => {
  for (const [text, words] of [
    ['2024లో', '2024 లో'],
    ['5జి', '5 జి'],
    ['जी20 जी-20', 'जी 20 जी 20'],
    ['15ஆம்', '15 ஆம்'],
    ['10ാം', '10 ാം'],
    ['১৫ই', '15 ই'],
    ['covid19', 'covid19'],
  ] as const)
    assert.equal(indexTokens(text).join(' '), words, text);
});

test('a search leaves out the ending of a number, but not what stands beside it', () => {
  for (const [typed, words] of [
    ['2024లో ', '2024'],
    ['10వ తరగతి ', '10 తరగతి'],
    ['15-ம் தேதி ', '15 தேதி'],
    ['15ஆம் தேதி ', '15 தேதி'],
    ['10वीं कक्षा ', '10 कक्षा'],
    ['2024ರಲ್ಲಿ ', '2024'],
    ['2024ൽ ', '2024'],
    ['10ാം ക്ലാസ് ', '10 ക്ലാസ്'],
    ['২০২৪এর ', '2024'],
    ['10ویں جماعت ', '10 جماعت'],
    ['5జి ', '5 జి'],
    ['100కోట్లు ', '100 కోట్లు'],
    ['2,500 ', '2500'],
  ] as const)
    assert.equal(parseSearch(typed).terms.join(' '), words, typed);
  assert.deepEqual(parseSearch('"2024లో ఎన్నికలు"').phrases, [['2024', 'లో', 'ఎన్నికలు']]);
  assert.deepEqual(parseSearch('2024ల'), { terms: [], phrases: [], prefix: '2024' });
});

test('chillu letters with their joiner, without it, and as letters of their own are one', () => {
  for (const [one, joined, bare] of [
    ['സർക്കാർ', 'സര്‍ക്കാര്‍', 'സര്ക്കാര്'],
    ['അവൻ', 'അവന്‍', 'അവന്'],
    ['പെൺകുട്ടികൾ', 'പെണ്‍കുട്ടികള്‍', 'പെണ്കുട്ടികള്'],
    ['കൽപന', 'കല്‍പന', 'കല്പന'],
    ['മുൻമന്ത്രി', 'മുന്‍മന്ത്രി', 'മുന്മന്ത്രി'],
    ['വൻതോതിൽ', 'വന്‍തോതില്‍', 'വന്തോതില്'],
    ['തമിഴ്നാട്ടിൽനിന്ന്', 'തമിഴ്നാട്ടില്‍നിന്ന്', 'തമിഴ്നാട്ടില്നിന്ന്'],
    ['ബാൿ', 'ബാക്‍', 'ബാക്'],
  ] as const) {
    assert.equal(searchFold(joined), searchFold(one), one);
    assert.equal(searchFold(bare), searchFold(one), bare);
    assert.deepEqual(nativeKeys(searchFold(one), 'ml'), nativeKeys(one, 'ml'), 'the same sound');
  }
  for (const [one, other] of [
    ['പേര്', 'പേർ'],
    ['ആണ്', 'ആൺ'],
    ['നേര്', 'നേർ'],
    ['എന്ന്', 'എൻ'],
    ['കല്ല്', 'കൽ'],
    ['കണ്ണ്', 'കൺ'],
    ['പൊന്ന്', 'പൊൻ'],
    ['കന്നി', 'കനി'],
    ['പല്ലി', 'പലി'],
  ] as const)
    assert.notEqual(searchFold(one), searchFold(other), one);
});

test('the words of a search are marked as they stand in the text', () => {
  const marked = (text: string, typed: string): string => highlighted(text, new WordFinder(matchOf(typed, 'te'), 'te'));
  assert.equal(marked('ధర ₹2,500 మాత్రమే', '2500 '), 'ధర ₹<mark>2,500</mark> మాత్రమే');
  assert.equal(marked('ధర ₹२,५००', '2,500 '), 'ధర ₹<mark>२,५००</mark>');
  assert.equal(marked('2024లో ఎన్నికలు', '2024 '), '<mark>2024లో</mark> ఎన్నికలు');
});

test('folding for an index twice is folding once', () => {
  const unit = fc.constantFrom(...'12,500.٬० ലളണനരൺൻർൽൾൿ്ക്തടറപേർ\u200dలోక'.split(''));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (text) =>
      assert.equal(searchFold(searchFold(text)), searchFold(text)),
    ),
    { numRuns: 5_000 },
  );
});
