import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fold } from '../fold.ts';
import { composed, nfc } from '../normalise.ts';
import { slugText } from '../slug.ts';
import { wholeVowels } from './vowels.ts';

/** Titles as they are typed in pieces, and with whole letters. */
const titles: readonly (readonly [typed: string, whole: string])[] = [
  ['अाज का मौसम', 'आज का मौसम'],
  ['आॅस्ट्रेलिया की जीत', 'ऑस्ट्रेलिया की जीत'],
  ['अॉक्सीजन की कमी', 'ऑक्सीजन की कमी'],
  ['अोडिशा में बारिश', 'ओडिशा में बारिश'],
  ['अौरंगाबाद', 'औरंगाबाद'],
  ['एेतिहासिक फैसला', 'ऐतिहासिक फैसला'],
  ['र्इद का चांद', 'ईद का चांद'],
  ['अॅप', 'ॲप'],
  ['দিল্লিতে অাগুন', 'দিল্লিতে আগুন'],
  ['অামার সোনার বাংলা', 'আমার সোনার বাংলা'],
  ['ਅਾਮ ਆਦਮੀ', 'ਆਮ ਆਦਮੀ'],
  ['ੲਿੰਡੀਆ', 'ਇੰਡੀਆ'],
  ['ੳੁੱਤਰ ਪ੍ਰਦੇਸ਼', 'ਉੱਤਰ ਪ੍ਰਦੇਸ਼'],
  ['અાણંદ', 'આણંદ'],
  ['અોલિમ્પિક', 'ઓલિમ્પિક'],
  ['ଅାମ ଓଡ଼ିଶା', 'ଆମ ଓଡ଼ିଶା'],
  ['ଏୗତିହାସିକ', 'ଐତିହାସିକ'],
  ['அூண்டு விழா', 'ஆண்டு விழா'],
  ['ఒౌషధం', 'ఔషధం'],
  ['ಉಾಟ', 'ಊಟ'],
  ['ಒೌಷಧ', 'ಔಷಧ'],
  ['ഇൗ വർഷം', 'ഈ വർഷം'],
  ['ഉൗർജം', 'ഊർജം'],
  ['ഒാണം', 'ഓണം'],
  ['එෙතිහාසික', 'ඓතිහාසික'],
  ['కె\u0c55రళ', 'కేరళ'],
  ['को\u0902र्ट में', 'कोंर्ट में'],
  ['ज\u093e\u0947र', 'जोर'],
  ['क\u0947\u093eल', 'कोल'],
  ['मंे', 'में'],
  ['চঁাদ', 'চাঁদ'],
  ['ক\u09be\u09c7ট', 'কোট'],
];

test('a title whose vowels are typed in pieces is stored, found and addressed as with whole ones', () => {
  for (const [typed, whole] of titles) {
    assert.equal(nfc(typed), whole);
    assert.equal(fold(typed), fold(whole), whole);
    assert.equal(slugText(typed), slugText(whole), whole);
    assert.equal(nfc(whole), whole);
  }
});

test('other pieces of one letter share a key', () => {
  for (const [typed, whole] of [
    ['ব\u09bcাংলা', 'রাংলা'],
    ['آۓ', 'آئے'],
    ['گئے', 'گۓ'],
    ['گءے', 'گئے'],
    ['ڪتاب', 'کتاب'],
    ['കാൎയം', 'കാർയം'],
    ['കെെ', 'കൈ'],
    ['ഇ\u0d46\u0d57', 'ഈ'],
    ['अ\u200cाज', 'आज'],
  ] as const)
    assert.equal(fold(typed), fold(whole), whole);
  assert.notEqual(fold('ے'), fold('ئے'));
});

test('text that is typed as it should be stays, and what is mended once is whole', () => {
  for (const text of ['सर्कार', 'हिंदी में', 'কোথায়', 'கௌரி', 'కైలాసం', 'ಕೋಟೆ', 'കൊച്ചി', 'ਪੰਜਾਬ', 'ඓතිහාසික', 'اردو'])
    assert.equal(wholeVowels(text), text);
  const joiners = ['\u200d', '\u200c', '\u2060', '\u00ad'];
  // Every letter and mark of the blocks from Devanagari to Sinhala, a text in one of them.
  const texts = Array.from({ length: 10 }, (_, n) => {
    const letters = Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0x900 + n * 0x80 + i));
    const unit = fc.constantFrom(...letters.filter((letter) => /[\p{L}\p{M}]/u.test(letter)), ...joiners);
    return fc.string({ unit, maxLength: 10 });
  });
  const pieces = fc.string({ unit: fc.constantFrom(...titles.flat().join(''), ...joiners), maxLength: 10 });
  const same = (s: string): void => {
    assert.equal(fold(fold(s)), fold(s), JSON.stringify(s));
    assert.equal(fold(nfc(s)), fold(s), JSON.stringify(s));
    assert.equal(nfc(nfc(s)), nfc(s), JSON.stringify(s));
  };
  for (const text of ['ा\u200dैा', '\u0c48\u200c\u0c55', '\u0c48\u200c\u0c4d\u0c48', '\u0c56\u0c48\u0c55']) same(text);
  fc.assert(fc.property(fc.oneof(pieces, ...texts), same), { numRuns: 30_000 });
});

test('runs of signs and marks take time by their length', () => {
  // Each sign, and each pair, that may be put together or taken apart.
  const signs = Array.from({ length: 10 * 0x80 }, (_, i) => String.fromCharCode(0x900 + i)).filter((c) =>
    /\p{M}/u.test(c),
  );
  for (const sign of signs) {
    assert.ok(nfc(sign.repeat(20_000)).length > 0);
    assert.ok(fold(`అ${sign.repeat(20_000)}`).length > 0);
  }
  for (const text of [
    '\u0c56\u0c46',
    '\u0c46\u0c56',
    '\u0c02\u0c46\u0c56',
    '\u09be\u09c7',
    '\u0bbe\u0bc6',
    '\u0cd5\u0cc6',
    '\u0d3e\u0d46',
  ])
    assert.equal(nfc(text.repeat(10_000)).normalize('NFD').length, text.normalize('NFD').length * 10_000, text);
  for (const text of [`अ${'ं'.repeat(200_000)}`, 'ं'.repeat(200_000), 'ा'.repeat(200_000), 'ाे'.repeat(100_000)])
    assert.ok(nfc(text).length > 0);
  assert.equal(composed('अा').length, 2, 'a secret stays as it was typed');
});
