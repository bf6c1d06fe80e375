import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontCharacters } from './fonts.ts';
import { escapeMarkup, fit, graphemeCuts, showable, wordCuts } from './text.ts';

const glyphs = await fontCharacters();
const shown = (text: string): string => showable(text, glyphs);

test('a text is shown without what no font has and nobody sees; joiners of Indian letters stay', () => {
  for (const [text, expected] of [
    ['కృష్ణా నదికి  వరద\n\t', 'కృష్ణా నదికి వరద'],
    ['क्‍ष और क्‌ष', 'क्‍ष और क्‌ष'],
    ['🎉 వరద 👩‍👩‍👧 ❤️ 5', 'వరద 5'],
    ['🇮🇳👩‍🚀', ''],
    ['a\u202eb\u200bc\u2066d\ufeff\u00ade', 'abcde'],
    ['حیدرآباد ₹500۔', 'حیدرآباد ₹500۔'],
    ['新闻 News', 'News'],
    ['\ud800x\u0000', 'x'],
  ] as const)
    assert.equal(shown(text), expected, JSON.stringify(text));
  const piled = shown(`క${'ా'.repeat(500)}`);
  assert.ok([...piled].length <= 16, piled);
  assert.ok([...shown('అ '.repeat(5_000))].length <= 600);
});

test('every language can be written', () => {
  const samples = [
    'స్త్రీ',
    'क्ष्म',
    'ஸ்ரீ',
    'ಕ್ಷ್ಮ',
    'ക്ഷ്മ',
    'ळ',
    'ક્ષ્મ',
    'ক্ষ্ম',
    'କ୍ଷ୍ମ',
    'ਸ਼੍ਰੀ',
    'ৰাষ্ট্ৰ',
    'گھڑی ۓ',
    'र्‍य',
    'A–Z “₹” …',
  ];
  for (const sample of samples) assert.equal(shown(sample), sample);
});

test('markup is text', () => {
  assert.equal(escapeMarkup(`<b a="1">&amp; 'x'`), '&lt;b a=&quot;1&quot;&gt;&amp;amp; &#39;x&#39;');
});

test('a text is cut at words, and only a word without room at a letter', () => {
  assert.equal(wordCuts('ఒకటి, రెండు మూడు').at(1), 'ఒకటి…');
  assert.equal(wordCuts('ఒకటి రెండు').at(2), 'ఒకటి రెండు');
  assert.equal(graphemeCuts('స్త్రీలు').at(1), 'స్త్రీ…');
});

/** Ten letters a line, each line as high as the size. */
const draw = async (text: string, size: number) => ({ width: 1, height: Math.ceil([...text].length / 10) * size });

test('a text has the largest size in which it has room, then loses words', async () => {
  const at = async (text: string, height: number) => {
    const { text: written, size } = await fit(text, height, [40, 30, 20], draw);
    return [written, size];
  };
  assert.deepEqual(await at('వరద', 40), ['వరద', 40]);
  assert.deepEqual(await at('aaaa bbbb cccc', 60), ['aaaa bbbb cccc', 30]);
  assert.deepEqual(await at('aaaa bbbb cccc dddd', 25), ['aaaa bbbb…', 20]);
  assert.deepEqual(await at('a'.repeat(30), 25), [`${'a'.repeat(9)}…`, 20]);
  assert.deepEqual(await at('aaaa', 5), ['…', 20], 'no room at all');
});
