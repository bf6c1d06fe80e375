import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { wordsOf } from '../../admin/typing-words.ts';
import { toLatin } from '../../src/text/translit.ts';
import { WordModel } from '../../src/text/typing/model.ts';
import { typedLanguages } from '../../src/text/typing/spellings.ts';
import { typingCandidates } from '../../src/text/typing/typing.ts';
import { extent } from '../support/extent.ts';

const models = new Map(typedLanguages.map((lang) => [lang, new WordModel(wordsOf(lang))]));
const modelOf = (lang: string): WordModel => models.get(lang) as WordModel;

/**
 * 300 words of each language, drawn once from the list that the interface had then. A list of their own, since words that
 * are added to the repository would change which are drawn, and the figures with them.
 */
const testWords: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/typing/words.json'), 'utf8'),
);

/**
 * Percent of the words that are the first candidate, and of those among the first five. They are typed as the search of
 * Dinam reads them: without length, t for T.
 */
function figures(lang: string, words: string[], model: WordModel): [first: number, five: number] {
  let first = 0;
  let five = 0;
  for (const word of words) {
    const found = typingCandidates(toLatin(word, lang).replace(/[^a-z]/g, ''), lang, model);
    if (found[0] === word) first++;
    if (found.includes(word)) five++;
  }
  return [Math.floor((100 * first) / words.length), Math.floor((100 * five) / words.length)];
}

/** At least these percents: of listed words first and among five; of words that are not listed, first and among five. */
const least: Record<string, [number, number, number, number]> = {
  hi: [94, 99, 35, 73],
  mr: [95, 98, 44, 77],
  ne: [96, 99, 39, 72],
  te: [97, 99, 42, 78],
  ta: [95, 98, 51, 81],
  kn: [98, 99, 51, 79],
  ml: [98, 98, 47, 76],
  gu: [96, 99, 44, 77],
  bn: [95, 99, 37, 76],
  as: [95, 99, 23, 56],
  or: [95, 98, 36, 71],
  pa: [96, 99, 31, 74],
};

/** The long tests try them all: a model of another list of words takes most of the time. */
const tried = extent(typedLanguages, ['te', 'hi', 'bn', 'ml']);

for (const lang of tried)
  test(`typed words of ${lang} are found`, () => {
    const words = (testWords[lang] as string).split(' ');
    assert.equal(words.length, 300);
    const held = new Set(words);
    const others = new WordModel(wordsOf(lang).filter(([word]) => !held.has(word)));
    const found = [...figures(lang, words, modelOf(lang)), ...figures(lang, words, others)];
    const wanted = least[lang] as number[];
    for (const [i, figure] of found.entries())
      assert.ok(figure >= (wanted[i] as number), `${lang}: ${found} of ${wanted}`);
  });

/** What people type, and what they mean by it. */
const typed: Record<string, Record<string, string>> = {
  te: {
    namaste: 'నమస్తే',
    vaartalu: 'వార్తలు',
    vartalu: 'వార్తలు',
    varthalu: 'వార్తలు',
    Hyderabad: 'హైదరాబాద్',
    telangana: 'తెలంగాణ',
    prabhutvam: 'ప్రభుత్వం',
    mukhyamantri: 'ముఖ్యమంత్రి',
    varsham: 'వర్షం',
    pilla: 'పిల్ల',
  },
  hi: {
    namaste: 'नमस्ते',
    samachar: 'समाचार',
    samaachaar: 'समाचार',
    dilli: 'दिल्ली',
    hyderabad: 'हैदराबाद',
    mein: 'में',
    nahin: 'नहीं',
    nahi: 'नहीं',
    pradhanmantri: 'प्रधानमंत्री',
    Mumbai: 'मुंबई',
    sarkar: 'सरकार',
    hai: 'है',
  },
  mr: {
    namaskar: 'नमस्कार',
    maharashtra: 'महाराष्ट्र',
    batmya: 'बातम्या',
    ahe: 'आहे',
    aahe: 'आहे',
    paus: 'पाऊस',
    pune: 'पुणे',
  },
  ne: { namaste: 'नमस्ते', sarkar: 'सरकार', samachar: 'समाचार', nepal: 'नेपाल', pokhara: 'पोखरा' },
  ta: {
    vanakkam: 'வணக்கம்',
    seythi: 'செய்தி',
    chennai: 'சென்னை',
    mazhai: 'மழை',
    tamil: 'தமிழ்',
    arasu: 'அரசு',
  },
  kn: { namaskara: 'ನಮಸ್ಕಾರ', bengaluru: 'ಬೆಂಗಳೂರು', suddi: 'ಸುದ್ದಿ', karnataka: 'ಕರ್ನಾಟಕ', sarkara: 'ಸರ್ಕಾರ', male: 'ಮಳೆ' },
  ml: { namaskaram: 'നമസ്കാരം', vartha: 'വാർത്ത', keralam: 'കേരളം', kochi: 'കൊച്ചി', mazha: 'മഴ', athu: 'അത്' },
  gu: { namaste: 'નમસ્તે', samachar: 'સમાચાર', gujarat: 'ગુજરાત', amdavad: 'અમદાવાદ', varsad: 'વરસાદ' },
  bn: {
    nomoskar: 'নমস্কার',
    khobor: 'খবর',
    khabar: 'খবর',
    kolkata: 'কলকাতা',
    bangla: 'বাংলা',
    sarkar: 'সরকার',
    brishti: 'বৃষ্টি',
  },
  as: { nomoskar: 'নমস্কাৰ', khobor: 'খবৰ', guwahati: 'গুৱাহাটী', asom: 'অসম', oxom: 'অসম' },
  or: { namaskar: 'ନମସ୍କାର', khabar: 'ଖବର', odisha: 'ଓଡ଼ିଶା', bhubaneswar: 'ଭୁବନେଶ୍ୱର', sarkar: 'ସରକାର' },
  pa: {
    namaste: 'ਨਮਸਤੇ',
    punjab: 'ਪੰਜਾਬ',
    panjab: 'ਪੰਜਾਬ',
    khabar: 'ਖ਼ਬਰ',
    amritsar: 'ਅੰਮ੍ਰਿਤਸਰ',
    sarkar: 'ਸਰਕਾਰ',
    singh: 'ਸਿੰਘ',
  },
};

test('common words in the spellings that people use', () => {
  for (const [lang, words] of Object.entries(typed))
    for (const [latin, word] of Object.entries(words)) {
      const found = typingCandidates(latin, lang, modelOf(lang));
      assert.ok(found.includes(word), `${lang}: ${latin} is ${found.join(' ')}, not ${word}`);
    }
});

test('a capital within a word is the retroflex letter or the long vowel', () => {
  const first = (latin: string, lang: string) => typingCandidates(latin, lang, modelOf(lang))[0];
  assert.equal(first('pATa', 'te'), 'పాట');
  assert.equal(first('bATa', 'te'), 'బాట');
  assert.equal(first('mATa', 'te'), 'మాట');
  assert.equal(first('beTA', 'hi'), 'बेटा');
});

test('what is no word of Latin letters, and a language that is not offered', () => {
  for (const text of ['', 'వార్త', '5g', 'a b', 'x'.repeat(41)])
    assert.deepEqual(typingCandidates(text, 'te', modelOf('te')), []);
  assert.deepEqual(typingCandidates('namaste', 'ur', modelOf('te')), []);
});
