import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HEADLINES } from '../../test/support/headlines.ts';
import { toLatin } from './translit.ts';

const READINGS: Record<string, Record<string, string>> = {
  hi: {
    प्रधानमंत्री: 'pradhanmantri',
    समाचार: 'samachar',
    सरकार: 'sarkar',
    राज्य: 'rajya',
    दर्द: 'dard',
    बंद: 'band',
    मुकदमा: 'mukadma',
    अंधकार: 'andhakar',
    लखनऊ: 'lakhnau',
    राष्ट्रीय: 'rashtriya',
    अस्पताल: 'aspatal',
    न: 'na',
    ज्ञान: 'gyan',
    सिंह: 'singh',
    संविधान: 'samvidhan',
    मुंबई: 'mumbai',
    दुःख: 'duhkh',
    फ़िल्म: 'film',
    छत्तीसगढ़: 'chhattisgarh',
  },
  mr: { निवडणूक: 'nivadnuk', नागपूर: 'nagpur', ज्ञान: 'dnyan' },
  te: { హైదరాబాద్: 'haidarabad', తెలంగాణ: 'telangana', వర్షం: 'varsham', సంస్థ: 'samstha', ముంబై: 'mumbai' },
  ta: { சென்னை: 'chennai', வெற்றி: 'vetri', தங்கம்: 'thangam', மன்றம்: 'mandram', மழை: 'mazhai', அரசு: 'arasu' },
  kn: { ಬೆಂಗಳೂರು: 'bengaluru', ಕರ್ನಾಟಕ: 'karnataka', ಫಲಿತಾಂಶ: 'phalitamsha' },
  ml: {
    കൊച്ചി: 'kochchi',
    തിരുവനന്തപുരം: 'thiruvananthapuram',
    സർക്കാർ: 'sarkkar',
    എന്റെ: 'ente',
    ജനങ്ങൾ: 'janangal',
    'സര\u0d4d\u200dക്കാര\u0d4d\u200d': 'sarkkar',
    എൻ്റെ: 'ente',
    കൗമാരം: 'kaumaram',
  },
  bn: { কলকাতা: 'kalkata', বাংলা: 'bangla', রাজ্য: 'rajya', বিশ্ব: 'bishwa', সংখ্যা: 'sankhya', উৎসব: 'utsab', অ্যাপ: 'ap' },
  as: { গুৱাহাটী: 'guwahati', চৰকাৰ: 'sarkar' },
  gu: { અમદાવાદ: 'amdavad', સમાચાર: 'samachar', જ્ઞાન: 'gnan' },
  pa: { ਅੰਮ੍ਰਿਤਸਰ: 'amritsar', ਪੰਜਾਬ: 'panjab', ਜਿੱਤ: 'jitt', ਮੁੱਖ: 'mukkh', ਸੜਕ: 'sarak', ਸ਼ਹਿਰ: 'shahir' },
  or: { ଓଡ଼ିଶା: 'odisha', ଭୁବନେଶ୍ୱର: 'bhubaneshwara', କଟକ: 'kataka', ରାଜ୍ୟ: 'rajya' },
  ur: {
    حیدرآباد: 'haidarabad',
    کیا: 'kiya',
    پولیس: 'polis',
    خبریں: 'khabren',
    وزیراعلیٰ: 'vazirala',
    حادثہ: 'hadsa',
    ایک: 'ek',
    نتائج: 'nataij',
    کوئی: 'koi',
    عوام: 'avam',
    گاؤں: 'gaon',
    فوراً: 'foran',
    بھارت: 'bharat',
  },
};

for (const [lang, words] of Object.entries(READINGS)) {
  test(`reads ${lang}`, () => {
    for (const [word, latin] of Object.entries(words)) assert.equal(toLatin(word, lang), latin, word);
  });
}

test('digits, Latin letters, quotes and other symbols', () => {
  assert.equal(toLatin('౨౦౨౬ ২০২৬ ۲۰۲۶'), '2026 2026 2026');
  assert.equal(toLatin('Café NAÏVE ﬁlm'), 'cafe naive film');
  assert.equal(toLatin('दिल्ली—पटना। Modi’s'), "dilli patna  modi's");
});

test('every letter of a headline is read: nothing is left out or left in its script', () => {
  for (const [lang, headline] of Object.entries(HEADLINES)) {
    const words = headline.split(/[\s,:،]+/);
    for (const word of words) assert.match(toLatin(word, lang), /^[a-z]+$/, word);
  }
});

test('any text becomes lower-case ASCII', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (s) => assert.match(toLatin(s), /^[\0-@[-\x7f]*$/)));
  const letter = fc.integer({ min: 0x0600, max: 0x0dff }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 30 }), (s) => assert.match(toLatin(s), /^[\0-@[-\x7f]*$/)),
    { numRuns: 2000 },
  );
});
