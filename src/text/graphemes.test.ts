import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  cutBytes,
  cutGraphemes,
  cutWords,
  exceedsGraphemes,
  graphemeBounds,
  graphemeLength,
  lettersOf,
} from './graphemes.ts';

const graphemes = (s: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(s)].map(({ segment }) => segment);

/** Text in which almost any cut by code unit would be wrong. */
const tricky = fc
  .array(
    fc.constantFrom(
      ...['क', 'ि', '्', 'ष', '़', 'తె', 'ലം', '\u200d', '\u200c', '👩', '🏽', '🇮', '🇳', '\u0301', '\u0600', 'آ', 'ਸ਼'],
      ...['a', 'word', ' ', ' ', '\n', '\r', '\r\n', '…', '\ud83d'],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Whether `head` is the beginning of `s` in whole graphemes. */
const isWhole = (head: string, s: string): boolean => {
  const all = graphemes(s);
  return all.some((_, i) => all.slice(0, i).join('') === head) || head === s;
};

test('lengths are what a reader counts', () => {
  for (const [s, length] of [
    ['', 0],
    ['hello', 5],
    ['a\r\nb', 3],
    ['क्षत्रिय', 3],
    ['నమస్తే', 3],
    ['👩‍👩‍👧‍👦🇮🇳', 2],
    ['ख़बर', 3],
  ] as const) {
    assert.equal(graphemeLength(s), length, s);
  }
});

test('bounds that are cached word by word are those of the whole text', () => {
  const whole = (s: string): number[] => [...Array.from(lettersOf(s), ({ index }) => index), s.length];
  fc.assert(
    fc.property(tricky, (s) => {
      for (let look = 0; look < 2; look++) assert.deepEqual(graphemeBounds(s), whole(s));
    }),
    { numRuns: 2_000 },
  );
  for (const s of ['ఇది \u0600 వార్త', 'ಕನ್ನಡ ಕ್ಷಮೆ', 'ਖ਼ਬਰਾਂ  ਸ਼ਹਿਰ', ' ', 'ලංකා \u0d4e ക', 'ক'.repeat(100)])
    assert.deepEqual(graphemeBounds(s), whole(s), s);
});

test('exceedsGraphemes agrees with the count', () => {
  fc.assert(
    fc.property(tricky, fc.nat(80), (s, max) => {
      fc.pre(s.length <= max * 32);
      assert.equal(exceedsGraphemes(s, max), graphemeLength(s) > max);
    }),
  );
});

test('one letter under a megabyte of marks is too long, and is removed by a cut', () => {
  const hostile = `a${'\u0301'.repeat(1e6)}`;
  assert.equal(graphemeLength(hostile), 1);
  assert.equal(exceedsGraphemes(hostile, 100), true);
  assert.equal(cutGraphemes(hostile, 100), '…');
  assert.equal(cutGraphemes(`ok ${hostile}`, 100), 'ok…');
});

test('a cut fits, never splits a grapheme, and adds only the ellipsis', () => {
  fc.assert(
    fc.property(tricky, fc.nat(40), (s, max) => {
      const cut = cutGraphemes(s, max);
      assert.ok(graphemeLength(cut) <= max);
      assert.equal(exceedsGraphemes(cut, max), false);
      if (cut !== s && max > 0) assert.ok(cut.endsWith('…') && isWhole(cut.slice(0, -1), s), JSON.stringify(cut));
    }),
    { numRuns: 1000 },
  );
});

test('a cut prefers the end of a word in the last third', () => {
  assert.equal(cutGraphemes('తెలంగాణ వార్తలు విద్యార్థులు', 11), 'తెలంగాణ వార్తలు…');
  assert.equal(cutGraphemes('आज बारिश होगी', 8), 'आज बारिश…');
  assert.equal(cutGraphemes('a somewhatlongword', 10), 'a somewha…');
  assert.equal(cutGraphemes('one two', 7), 'one two');
  assert.equal(cutGraphemes('one two three', 8), 'one two…');
  assert.equal(cutGraphemes('one two', 5, ''), 'one t');
  assert.equal(cutGraphemes('one two', 1), '…');
  assert.equal(cutGraphemes('one two', 0), '');
});

test('a cut by bytes fits, is whole, and could not be longer', () => {
  fc.assert(
    fc.property(tricky, fc.nat(120), (s, max) => {
      const cut = cutBytes(s, max);
      assert.ok(Buffer.byteLength(cut) <= max);
      assert.ok(isWhole(cut, s));
      const next = graphemes(s.slice(cut.length))[0];
      if (next !== undefined) assert.ok(Buffer.byteLength(cut) + Buffer.byteLength(next) > max);
    }),
    { numRuns: 1000 },
  );
});

test('a cut by words', () => {
  assert.equal(cutWords('  आज   की बड़ी खबर', 3), '  आज   की बड़ी…');
  assert.equal(cutWords('one two ', 2), 'one two ');
  assert.equal(cutWords('one two', 0), '…');
  assert.equal(cutWords('', 0), '');
});

const conjuncts: Readonly<Record<string, string>> = {
  Devanagari: 'राष्ट्रपति क्षत्रिय स्त्री विद्यार्थी उज्ज्वल',
  Bengali: 'রাষ্ট্রপতি ক্ষত্রিয় স্ত্রী বিদ্যার্থী উজ্জ্বল',
  Gurmukhi: 'ਪ੍ਰਧਾਨ ਸ੍ਵਰਗ ਪੜ੍ਹਾਈ ਮੁਸ਼ਕਿਲ ਕ੍ਰਿਕਟ ਦ੍ਵੈਤ',
  Gujarati: 'રાષ્ટ્રપતિ ક્ષત્રિય સ્ત્રી વિદ્યાર્થી ઉજ્જ્વલ',
  Oriya: 'ରାଷ୍ଟ୍ରପତି କ୍ଷତ୍ରିୟ ସ୍ତ୍ରୀ ବିଦ୍ୟାର୍ଥୀ ଉଜ୍ଜ୍ୱଳ',
  Tamil: 'ஸ்ரீலங்கா லக்ஷ்மி பக்ஷி ஸ்ரீநகர் அக்ஷய',
  Telugu: 'రాష్ట్రపతి క్షత్రియ స్త్రీ విద్యార్థి ఉజ్జ్వల',
  Kannada: 'ರಾಷ್ಟ್ರಪತಿ ಕ್ಷತ್ರಿಯ ಸ್ತ್ರೀ ವಿದ್ಯಾರ್ಥಿ ಉಜ್ಜ್ವಲ ವಾರ್ತೆ ಸಿದ್ಧಾರ್ಥ್ ಡಾಕ್ಟರ್‌ಗೆ',
  Malayalam: 'രാഷ്ട്രപതി ക്ഷത്രിയ സ്ത്രീ വിദ്യാർത്ഥി ഉജ്ജ്വല',
};
/** A virama and the consonant of the same word that it joins to; Tamil shows its virama as a dot, but in two ligatures. */
const splits =
  /(?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?|\u0b95\u0bcd(?=\|\u0bb7)|[\u0bb6\u0bb8]\u0bcd(?=\|\u0bb0\u0bc0))\|\p{L}/u;

test('no cut ends inside a conjunct, in any Indic script', () => {
  for (const [script, words] of Object.entries(conjuncts)) {
    for (const text of [words, words.replaceAll(' ', ''), `${words} `.repeat(3)]) {
      const cuts = [
        ...Array.from({ length: graphemeLength(text) }, (_, n) => cutGraphemes(text, n, '')),
        ...Array.from({ length: Buffer.byteLength(text) }, (_, n) => cutBytes(text, n)),
        ...graphemeBounds(text).map((at) => text.slice(0, at)),
      ];
      for (const cut of cuts) {
        assert.ok(text.startsWith(cut), script);
        assert.doesNotMatch(`${cut}|${text.slice(cut.length)}`, splits, `${script}: ${cut}`);
      }
    }
  }
  assert.deepEqual(
    [graphemeLength('ವಾರ್ತೆ'), graphemeLength('ਪ੍ਰਧਾਨ'), graphemeLength('லக்ஷ்மி'), graphemeLength('ஸ்ரீ')],
    [2, 3, 3, 1],
  );
  assert.equal(graphemeLength('ಡಾಕ್ಟರ್\u200cಗೆ'), 4, 'a non-joiner keeps letters apart');
  assert.ok(graphemeLength('ಕ್'.repeat(1_000)) > 50, 'no letter without an end');
});
