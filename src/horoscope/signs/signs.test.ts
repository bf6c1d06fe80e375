import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../core/model/common.ts';
import names from '../data/names.json' with { type: 'json' };
import words from '../data/words.json' with { type: 'json' };
import { fullSign, planetName, signForms, signNumbers, signOf, signsLike, signView } from './signs.ts';

test('every name of every sign in every language is accepted, and means one sign', () => {
  for (const [lang, list] of Object.entries(names.rashis))
    for (const [i, name] of list.entries()) {
      assert.equal(signOf(name), i + 1, `${lang} ${name}`);
      assert.equal(signOf(` ${name.normalize('NFD').toUpperCase()} `), i + 1, `${lang} ${name}, decomposed`);
      assert.equal(signOf(`${name} రాశి`), i + 1, `${lang} ${name} with the word for sign`);
    }
  for (const [lang, others] of Object.entries(names.alternatives))
    for (const [i, name] of Object.entries(others))
      assert.equal(signOf(name), Array.isArray(others) ? Number(i) + 1 : Number(i), `${lang} ${name}`);
});

test('signs are accepted as numbers, in English and in Sanskrit', () => {
  const english = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
  const sanskrit = 'mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha meena'.split(' ');
  for (const n of signNumbers) {
    assert.equal(signOf(String(n)), n);
    assert.equal(signOf(english[n - 1] as string), n);
    assert.equal(signOf((english[n - 1] as string).toUpperCase()), n);
    assert.equal(signOf(sanskrit[n - 1] as string), n);
    assert.equal(signOf(signView(n, 'te').symbol), n);
    assert.equal(signView(n, 'en').slug, english[n - 1]);
  }
  assert.equal(signOf('१२'), 12);
  assert.equal(signOf('కర్కాటక రాశి'), 4);
  assert.equal(signOf('धनु राशि'), 9);
  assert.equal(signOf('برج اسد'), 5);
  assert.equal(signOf('কৰ্কট ৰাশি'), 4);
  assert.equal(signOf('कुम्भ'), 11);
  assert.equal(signOf('কুংভ'), 11);
});

test('no name stands for two signs', () => {
  for (const n of signNumbers) for (const name of signForms(n)) assert.equal(signOf(name), n, `${name} is of ${n}`);
  const cases: Record<number, string[]> = {
    1: ['Mesha Rasi', 'மேடம் ராசி', 'ਮੇਖ', 'میش', 'மேஷம்'],
    2: ['Rishabam', 'বৃষ', 'ବୃଷ', 'ഇടവം', 'ثور', 'वृष राशि'],
    4: ['Kadagam', 'কর্কট', 'கடகம்', 'سرطان', 'कर्कट'],
    7: ['Thulam', 'तूळ', 'துலாம்', 'میزان', 'ତୁଳା'],
    8: ['Vrischikam', 'বৃশ্চিক', 'விருச்சிகம்', 'عقرب', 'ବିଛା', 'ਬ੍ਰਿਸ਼ਚਕ'],
    11: ['Kumbam', 'কুম্ভ ৰাশি', 'கும்பம்', 'دلو', 'ಕುಂಭ'],
  };
  for (const [n, forms] of Object.entries(cases)) for (const name of forms) assert.equal(signOf(name), Number(n), name);
});

test('a name that is cut off says which signs it could be', () => {
  assert.deepEqual(signsLike('vri'), [2, 8]);
  assert.deepEqual(signsLike('বৃ'), [2, 8]);
  assert.deepEqual(signsLike('ka'), [4, 6]);
  assert.deepEqual(signsLike('Sagit'), [9]);
  for (const name of ['', 'v', 'zodiac', 'a'.repeat(10_000)]) assert.deepEqual(signsLike(name), [], name.slice(0, 9));
});

test('every sign has a part of the body and nine syllables in every language, in NFC, and its nine padas', () => {
  for (const lang of languages) {
    const signs = signNumbers.map((n) => fullSign(n, lang));
    assert.equal(new Set(signs.map(({ body_part }) => body_part)).size, 12, lang);
    for (const { letters, nakshatras, element_name, modality_name } of signs) {
      assert.equal(letters.length, 9);
      assert.ok(element_name && modality_name);
      assert.ok(nakshatras.every(({ name }) => name));
    }
    const all = signs.flatMap(({ nakshatras }) => nakshatras);
    assert.deepEqual(
      all.flatMap(({ nakshatra, padas }) => padas.map((pada) => nakshatra * 4 + pada - 5)),
      Array.from({ length: 108 }, (_, i) => i),
      'each of the 108 padas is in one sign',
    );
    const text = JSON.stringify(signs);
    assert.equal(text, text.normalize('NFC'));
  }
  // As almanacs print them: Mesha has Ashwini, Bharani and the first of Krittika.
  const [mesha] = signNumbers.map((n) => fullSign(n, 'te'));
  assert.equal(mesha?.letters.join(' '), 'చూ చే చో లా లీ లూ లే లో అ');
  assert.deepEqual(
    mesha?.nakshatras.map(({ nakshatra, name, padas }) => [nakshatra, name, padas]),
    [
      [1, 'అశ్విని', [1, 2, 3, 4]],
      [2, 'భరణి', [1, 2, 3, 4]],
      [3, 'కృత్తిక', [1]],
    ],
  );
  assert.equal(fullSign(12, 'hi').letters.join(' '), 'दी दू थ झ ञ दे दो चा ची');
});

test('texts of a language are in its script', () => {
  const scripts: Record<string, RegExp> = {
    te: /^[\p{Script=Telugu} ,]+$/u,
    hi: /^[\p{Script=Devanagari} ,]+$/u,
    mr: /^[\p{Script=Devanagari} ,]+$/u,
    ne: /^[\p{Script=Devanagari} ,]+$/u,
    ta: /^[\p{Script=Tamil} ,]+$/u,
    kn: /^[\p{Script=Kannada} ,]+$/u,
    ml: /^[\p{Script=Malayalam} ,]+$/u,
    gu: /^[\p{Script=Gujarati} ,]+$/u,
    bn: /^[\p{Script=Bengali} ,]+$/u,
    as: /^[\p{Script=Bengali} ,]+$/u,
    or: /^[\p{Script=Oriya} ,]+$/u,
    pa: /^[\p{Script=Gurmukhi} ,]+$/u,
    ur: /^[\p{Script=Arabic}\p{M} ,]+$/u,
    en: /^[A-Za-z ,]+$/,
  };
  for (const lang of languages)
    for (const n of signNumbers) {
      const { body_part, letters } = fullSign(n, lang);
      for (const text of [body_part, ...letters]) assert.match(text, scripts[lang] as RegExp, `${lang} ${n}`);
    }
  // Assamese has an r and a v of its own, which Bengali has not.
  assert.doesNotMatch(JSON.stringify(signNumbers.map((n) => fullSign(n, 'as').body_part)), /র|ব়/);
  assert.doesNotMatch(JSON.stringify(signNumbers.map((n) => fullSign(n, 'bn').body_part)), /[ৰৱ]/);
});

test('what is no sign is none', () => {
  for (const text of [
    '',
    ' ',
    '0',
    '13',
    '1.5',
    '-1',
    'ophiuchus',
    'rashi',
    'constructor',
    'మేషం వృషభం',
    'a'.repeat(10_000),
  ])
    assert.equal(signOf(text), null, text.slice(0, 20));
});

test('every language has twelve signs, seven planets and every word, in NFC and without gaps', () => {
  for (const lang of languages) {
    assert.equal(new Set(names.rashis[lang]).size, 12, lang);
    assert.equal(new Set(names.grahas[lang]).size, 7, lang);
    for (const [key, of] of Object.entries(words)) assert.ok(of[lang], `${key} in ${lang}`);
  }
  for (const text of [JSON.stringify(names), JSON.stringify(words)]) assert.equal(text, text.normalize('NFC'));
});

test('a sign has its names and its ruler', () => {
  const leo = fullSign(5, 'te');
  assert.deepEqual(
    { ...leo, names: null, letters: null, nakshatras: null },
    {
      id: 5,
      slug: 'leo',
      sanskrit_slug: 'simha',
      name: 'సింహం',
      symbol: '♌',
      element: 'fire',
      element_name: 'అగ్ని',
      modality: 'fixed',
      modality_name: 'స్థిర',
      ruler: 'sun',
      ruler_name: 'సూర్యుడు',
      body_part: 'పొట్ట',
      english_name: 'Leo',
      names: null,
      letters: null,
      nakshatras: null,
    },
  );
  assert.deepEqual(Object.keys(leo.names).sort(), [...languages].sort());
  assert.equal(leo.names.ur, 'اسد');
  assert.equal(planetName('mars', 'hi'), 'मंगल');
});
