import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../model/common.ts';
import names from '../data/names.json' with { type: 'json' };
import words from '../data/words.json' with { type: 'json' };
import { fullSign, planetName, signNumbers, signOf, signView } from './signs.ts';

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

test('a sign tells its names and its ruler', () => {
  const leo = fullSign(5, 'te');
  assert.deepEqual(
    { ...leo, names: null },
    {
      id: 5,
      slug: 'leo',
      name: 'సింహం',
      symbol: '♌',
      element: 'fire',
      modality: 'fixed',
      ruler: 'sun',
      ruler_name: 'సూర్యుడు',
      english_name: 'Leo',
      names: null,
    },
  );
  assert.deepEqual(Object.keys(leo.names).sort(), [...languages].sort());
  assert.equal(leo.names.ur, 'اسد');
  assert.equal(planetName('mars', 'hi'), 'मंगल');
});
