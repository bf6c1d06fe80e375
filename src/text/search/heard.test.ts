import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../fold.ts';
import { type HeardForm, heardOf, heardRanges, heardWords, keyForms, slippedWords, slipRanges } from './heard.ts';
import type { FormRange } from './vocabulary.ts';

/** What a look-up of the vocabulary with these words gives. */
function lookedUp(words: string, lang: string, ranges: readonly FormRange[]): HeardForm[] {
  const rows = words.split(' ').flatMap((word) => keyForms(fold(word), lang));
  return ranges.flatMap(({ sizes, from, to }) =>
    rows
      .filter(({ size, form }) => sizes.includes(size) && form >= from && form < to)
      .flatMap(({ form }) => heardOf(form) ?? []),
  );
}

const heard = (typed: string, lang: string, words: string, isBegun = false) =>
  heardWords(typed, lang, isBegun, lookedUp(words, lang, heardRanges(typed, lang, isBegun)));
const slipped = (typed: string, lang: string, words: string) =>
  slippedWords(typed, lang, lookedUp(words, lang, slipRanges(typed, lang)));
const folded = (words: string): string[] => words.split(' ').map(fold);

test('an English word is found in the spelling of the language, not in one that sounds like it', () => {
  assert.deepEqual(heard('police', 'hi', 'पॉलिसी पुलिस', true).words, folded('पुलिस'));
  assert.deepEqual(heard('police', 'hi', 'पॉलिसी पुलिस', true).begun, []);
  assert.deepEqual(heard('policy', 'te', 'పోలీసు పాలసీ').words, folded('పాలసీ'));
  assert.deepEqual(heard('bus', 'te', 'బాస్ బస్').words, folded('బస్'));
  assert.deepEqual(heard('bus', 'hi', 'बॉस बस बांस').words, folded('बस'));
  assert.deepEqual(heard('corona', 'te', 'ఖన్నా కరోనా కరుణ').words, folded('కరోనా'));
  assert.deepEqual(heard('seat', 'bn', 'শীত সিট').words, folded('সিট'));
});

test('of words with one key the nearest are found, and those as near', () => {
  assert.deepEqual(heard('khabar', 'hi', 'कबीर खबर').words, folded('खबर'));
  assert.deepEqual(heard('mala', 'hi', 'माला मल').words.toSorted(), folded('माला मल').toSorted());
  assert.deepEqual(heard('varthalu', 'te', 'వార్తలు').words, folded('వార్తలు'));
  assert.deepEqual(heard('khobor', 'bn', 'খবর').words, folded('খবর'));
  assert.deepEqual(heard('zamanat', 'ur', 'ضمانت').words, folded('ضمانت'));
  assert.deepEqual(heard('seithigal', 'ta', 'செய்திகள்').words, folded('செய்திகள்'));
});

test('a word that only has the key is another one', () => {
  assert.deepEqual(heard('ghar', 'mr', 'घराची गाडी').words, folded('घराची'));
  assert.deepEqual(heard('bari', 'bn', 'ভারী বৃষ্টি').words, folded('ভারী'));
  assert.deepEqual(slipped('panam', 'ml', 'ഗാനം'), []);
});

test('an unfinished word is found by what begins so', () => {
  assert.deepEqual(heard('hyderab', 'te', 'హైదరాబాద్ హిందూ', true).begun, folded('హైదరాబాద్'));
  assert.deepEqual(heard('govern', 'ml', 'ഗവർണർ കാവൽ', true).begun, folded('ഗവർണർ'));
  assert.deepEqual(heard('hyderab', 'te', 'హైదరాబాద్').words, []);
  assert.deepEqual(heard('panchay', 'bn', 'পঞ্চায়েত', true).begun, folded('পঞ্চায়েত'));
  assert.deepEqual(heard('rishw', 'ur', 'رشوت', true).begun, folded('رشوت'));
  const { words, begun, isFar } = heard('kaith', 'ta', 'கைது கேட்', true);
  assert.deepEqual([words, begun, isFar], [[], folded('கைது'), true], 'a whole word that is far is not meant');
});

test('a slip in Latin letters is forgiven', () => {
  assert.deepEqual(slipped('austrelia', 'te', 'ఆస్ట్రేలియా ఆస్ట్రియా'), folded('ఆస్ట్రేలియా'));
  assert.deepEqual(slipped('goverment', 'hi', 'गवर्नमेंट गवर्नर'), folded('गवर्नमेंट'));
  assert.deepEqual(slipped('crickte', 'ta', 'கிரிக்கெட்'), folded('கிரிக்கெட்'));
  assert.deepEqual(slipped('mukhymntri', 'hi', 'मुख्यमंत्री'), folded('मुख्यमंत्री'));
  assert.deepEqual(slipped('sambla', 'kn', 'ಸಂಬಳ ಸಫಲ'), folded('ಸಂಬಳ'));
  assert.deepEqual(slipped('cahwal', 'hi', 'चावल'), folded('चावल'));
  assert.deepEqual(slipped('austrelia', 'te', 'వార్తలు హైదరాబాద్'), []);
  assert.deepEqual(slipped('chor', 'hi', 'चोरी'), []);
  assert.deepEqual(slipped('mahnai', 'ur', 'مہنگائی میں'), folded('مہنگائی'), 'a short word is no slip of a long one');
  // A word with a slip that begins others from afar, and one that begins another as typed.
  assert.deepEqual(
    [heard('rassia', 'ta', 'ராசிபலன்', true).begun, heard('rassia', 'ta', 'ராசிபலன்', true).isSlip],
    [[], true],
  );
  assert.deepEqual(heard('petro', 'bn', 'পেট্রল মেট্রো', true).begun, folded('পেট্রল'));
  // What another word is nearer to is no slip.
  assert.equal(heard('polish', 'hi', 'पॉलिश').isSlip, false);
});

test('words in Latin letters, numbers and endless words have no keys', () => {
  for (const word of ['cricket', '2500', 'x'.repeat(90)]) assert.deepEqual(keyForms(word, 'te'), []);
  assert.ok(keyForms('క'.repeat(60), 'te').every(({ size }) => size <= 130));
  assert.equal(heardOf('పోలీసు'), null);
});

test('look-ups are bounded, whatever is typed', () => {
  for (const typed of ['a', 'aeiouaeiou', 'z'.repeat(40), 'chchchchchch', 'iyer', 'strengths', 'o'.repeat(40)])
    for (const lang of ['te', 'hi', 'ta', 'ml', 'bn', 'as', 'ur']) {
      assert.ok(heardRanges(typed, lang, true).length <= 16, typed);
      assert.ok(slipRanges(typed, lang).length <= 16, typed);
    }
});
