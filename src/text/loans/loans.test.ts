import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../core/model/common.ts';
import { fold } from '../fold.ts';
import { nativeKeys, typedKeys } from '../phonetic/keys.ts';
import { englishOf, loanEntries, loanLikeTyped, loanSpellings, loansBegun, loanTables } from './loans.ts';

/** The letters of each language, U+0964 and the digits not among them. */
const LETTERS: Record<string, RegExp> = {
  ...Object.fromEntries(['hi', 'mr', 'ne'].map((lang) => [lang, /^[\u0900-\u0963\u0970-\u097f]+$/])),
  bn: /^[\u0980-\u09e3]+$/,
  as: /^[\u0980-\u09e3\u09f0\u09f1’]+$/,
  gu: /^[\u0a80-\u0ae3]+$/,
  pa: /^[\u0a00-\u0a65\u0a70-\u0a75]+$/,
  or: /^[\u0b00-\u0b65\u0b71]+$/,
  ta: /^[\u0b80-\u0be5]+$/,
  te: /^[\u0c00-\u0c65]+$/,
  kn: /^[\u0c80-\u0ce5]+$/,
  ml: /^[\u0d00-\u0d65\u0d7a-\u0d7f]+$/,
  ur: /^[\u0600-\u065f\u066e-\u06ef]+$/,
};

test('a table for every language but English: 500 words, each in the letters of the language, NFC, no word twice', () => {
  assert.deepEqual(Object.keys(loanTables).sort(), languages.filter((lang) => lang !== 'en').sort());
  for (const [lang, table] of Object.entries(loanTables)) {
    const entries = [...loanEntries(table)];
    assert.ok(entries.length >= 500, `${lang}: ${entries.length}`);
    assert.equal(new Set(entries.map(([english]) => english)).size, entries.length, lang);
    for (const [english, spellings] of entries) {
      assert.match(english, /^[a-z]{2,20}$/);
      assert.equal(new Set(spellings.map(fold)).size, spellings.length, `${lang} ${english}: a spelling stands twice`);
      for (const spelling of spellings) {
        assert.match(spelling, LETTERS[lang] as RegExp, `${lang} ${english}`);
        assert.equal(spelling, spelling.normalize('NFC'));
        assert.ok(nativeKeys(spelling, lang).length > 0 || fold(spelling).length < 3, spelling);
      }
    }
  }
});

test('an English word, or its plural, finds the word of each language', () => {
  const words: Record<string, string> = {
    te: 'డాక్టర్',
    hi: 'डॉक्टर',
    ta: 'டாக்டர்',
    kn: 'ಡಾಕ್ಟರ್',
    ml: 'ഡോക്ടർ',
    mr: 'डॉक्टर',
    gu: 'ડૉક્ટર',
    bn: 'ডাক্তার',
    or: 'ଡାକ୍ତର',
    pa: 'ਡਾਕਟਰ',
    as: 'ডাক্তৰ',
    ur: 'ڈاکٹر',
    ne: 'डाक्टर',
  };
  for (const [lang, word] of Object.entries(words))
    for (const typed of ['doctor', 'Doctors'])
      assert.ok(
        typedKeys(typed, lang).some((key) => nativeKeys(word, lang).includes(key)),
        `${typed} ${word}`,
      );
  assert.deepEqual(loanSpellings('doctor', 'en'), []);
  assert.deepEqual(loanSpellings('raithu', 'te'), []);
});

test('every listed word is found by its English spelling', () => {
  for (const [lang, table] of Object.entries(loanTables))
    for (const [english, spellings] of loanEntries(table)) {
      const typed = new Set(typedKeys(english, lang));
      const missed = spellings.filter((one) => {
        const keys = nativeKeys(one, lang);
        return keys.length > 0 && !keys.some((key) => typed.has(key));
      });
      assert.deepEqual(missed, [], `${lang} ${english}`);
    }
});

test('the English of a word, where it is no word of the language as well', () => {
  assert.equal(englishOf('డాక్టర్', 'te'), 'doctor');
  assert.equal(englishOf('ਫ਼ਿਲਮ', 'pa'), 'film');
  assert.equal(englishOf('ಫೇಸ್\u200cಬುಕ್', 'kn'), 'facebook');
  assert.equal(englishOf('कोर्ट', 'hi'), 'court');
  assert.equal(englishOf('पास', 'hi'), undefined, 'near');
  assert.equal(englishOf('கால்', 'ta'), undefined, 'leg');
  assert.equal(englishOf('రైతు', 'te'), undefined);
  assert.equal(englishOf('డాక్టర్', 'hi'), undefined);
});

test('an English word is known by one slip, and by its beginning', () => {
  for (const [typed, english] of [
    ['austrelia', 'australia'],
    ['goverment', 'government'],
    ['crickte', 'cricket'],
    ['hospitall', 'hospital'],
    ['eletric', 'electric'],
    ['hospitels', 'hospital'],
  ] as const)
    assert.equal(loanLikeTyped(typed, 'te'), english);
  for (const typed of ['australia', 'polic', 'hatya', 'varthalu', 'bas']) {
    const found = loanLikeTyped(typed, 'te');
    assert.ok(found === undefined || found === 'police', typed);
  }
  assert.deepEqual(loansBegun('govern', 'te'), ['government', 'governor']);
  assert.deepEqual(loansBegun('c', 'te'), []);
});
