import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nakshatraCount, nakshatraForms, nakshatraOf, padasIn, signOfPada, signsOfNakshatra } from './nakshatras.ts';
import { nakshatraSpellings, nakshatraWords } from './spellings.ts';

const all = Array.from({ length: nakshatraCount }, (_, i) => i + 1);

test('no name stands for two nakshatras', () => {
  for (const n of all) for (const name of nakshatraForms(n)) assert.equal(nakshatraOf(name), n, `${name} is of ${n}`);
});

test('each spelling is written in one script', () => {
  const scripts = ['Latin', 'Telugu', 'Devanagari', 'Tamil', 'Kannada', 'Malayalam', 'Gujarati', 'Bengali']
    .concat(['Oriya', 'Gurmukhi', 'Arabic'])
    .map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}]+$`, 'u'));
  for (const name of [...nakshatraSpellings, nakshatraWords].flatMap((line) => line.split(' ')))
    assert.ok(
      scripts.some((one) => one.test(name)),
      name,
    );
});

test('everyday spellings, scripts and digits', () => {
  const cases: Record<number, string[]> = {
    1: ['Aswini', 'ashvini', 'ASHWINI', 'అశ్విని నక్షత్రం', 'अश्विनी', 'அஸ்வினி', 'অশ্বিনী', 'اشونی', '১', 'Aswathy'],
    5: ['Mrigasira', 'Mrugashira', 'మృగశిర', 'मृगशीर्ष', 'মৃগশিরা', 'Mirugasirisham'],
    6: ['Arudra', 'Thiruvathirai', 'Thiruvadhira', 'ఆరుద్ర', 'திருவாதிரை', 'آردرا', '6'],
    8: ['Poosam', 'Pooyam', 'Pushyami', 'పుష్యమి', 'পুষ্যা'],
    11: ['Purva Phalguni', 'Poorva-Phalguni', 'Pooram', 'Pubba', 'పుబ్బ', 'पूर्वा फाल्गुनी', 'पूर्वाफाल्गुनी', '೧೧'],
    14: ['Chithirai', 'Chittirai', 'Chitta', 'చిత్త', 'چترا'],
    22: ['Sravana', 'Shravanam', 'Thiruvonam', 'శ్రవణం', 'திருவோணம்'],
    24: ['Satabhisha', 'Shatabhishak', 'Sathayam', 'Chathayam', 'శతభిష', 'শতভিষা'],
    27: ['Revathi', 'రేవతి', 'ریوتی', '27'],
  };
  for (const [n, names] of Object.entries(cases))
    for (const name of names) assert.equal(nakshatraOf(name), Number(n), name);
  for (const name of ['', '0', '28', 'అభిజిత్', 'मेष', 'ஞாயிறு', 'x'.repeat(121)]) assert.equal(nakshatraOf(name), null);
});

test('the sign follows from nakshatra and pada, as published', () => {
  // The sign changes in: Krittika after 1, Mrigashira 2, Punarvasu 3, Uttara Phalguni 1, Chitra 2, Vishakha 3,
  // Uttara Ashadha 1, Dhanishta 2, Purva Bhadrapada 3.
  const changes: Record<number, number> = { 3: 1, 5: 2, 7: 3, 12: 1, 14: 2, 16: 3, 21: 1, 23: 2, 25: 3 };
  let sign = 1;
  for (const n of all)
    for (const pada of [1, 2, 3, 4]) {
      assert.equal(signOfPada(n, pada), sign, `${n}.${pada}`);
      if (changes[n] === pada || (n % 9 === 0 && pada === 4)) sign++;
    }
  assert.deepEqual(
    all.filter((n) => signsOfNakshatra(n).length === 2),
    Object.keys(changes).map(Number),
  );
  assert.deepEqual([padasIn(3, 1), padasIn(3, 2), padasIn(3, 3)], [[1], [2, 3, 4], []]);
});
