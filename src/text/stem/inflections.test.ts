import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from '../../core/model/common.ts';
import { searchFold as fold } from '../folding/search-fold.ts';
import { stemRanges, stemVariants, wordForms } from '../search/vocabulary.ts';
import { lemmasOf } from './paradigms.ts';

/** Each line is forms of one word, the form of the dictionary first; of `others` it is two words that look alike. */
const folder = join(import.meta.dirname, '../../../test/fixtures/inflections');

function sectionsOf(lang: string): Record<string, string[][]> {
  const [, ...sections] = readFileSync(join(folder, `${lang}.txt`), 'utf8').split(/^# /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      return [name, lines.map((line) => line.split(' ').map(fold))];
    }),
  );
}

/** The words that a search for one finds, of a vocabulary of all words of the file. */
function finder(lang: string, words: readonly string[]): (word: string) => string[] {
  const rows = words.flatMap((word) => wordForms(word).map((form) => ({ ...form, word })));
  return (word) => {
    const ranges = stemRanges(word, [lang]);
    const found = rows.filter(({ size, form }) =>
      ranges.some(({ sizes, from, to }) => sizes.includes(size) && form >= from && form < to),
    );
    return stemVariants(word, [lang], new Set(found.map((row) => row.word)));
  };
}

const least = 0.9;

test('forms of verbs and of nouns find each other, and words that look alike do not', () => {
  const files = readdirSync(folder).map((name) => name.replace('.txt', ''));
  assert.deepEqual(files.sort(), languages.filter((lang) => lang !== 'en').sort());
  for (const lang of files) {
    const sections = sectionsOf(lang);
    const find = finder(lang, [...new Set(Object.values(sections).flat(2))]);
    for (const kind of ['verbs', 'nouns']) {
      const pairs = (sections[kind] ?? []).flatMap((forms) =>
        forms.slice(1).flatMap((form, i) => {
          const before = forms[i] as string;
          return form === before ? [] : [[before, form] as const, [form, before] as const];
        }),
      );
      assert.ok(pairs.length >= 30, `${lang} ${kind}`);
      const missed = pairs.filter(([typed, other]) => !find(typed).includes(other));
      const share = 1 - missed.length / pairs.length;
      assert.ok(share >= least, `${lang} ${kind}: ${share}, without ${missed.join(' ')}`);
    }
    const others = sections.others ?? [];
    assert.ok(others.length >= 6, lang);
    for (const [one = '', other = ''] of others)
      assert.ok(!find(one).includes(other) && !find(other).includes(one), `${lang} ${one} ${other}`);
  }
});

test('short words that a sentence cannot do without are no forms of a verb', () => {
  for (const [lang, words] of Object.entries({
    hi: 'की के दो लिए है था पर में बस बसें',
    ur: 'کی کے دو ہے تھا پر میں سوا بچے گھروں',
    pa: 'ਦੀ ਦੇ ਦਾ ਹੈ ਸੀ ਲਈ ਵਿੱਚ',
    mr: 'आहे नाही म्हणून',
    bn: 'ও এবং না দিয়ে নিয়ে খান থেকে ছাড়া ঢাকা ভাবে',
    te: 'ఈ ఆ కాలు పాడు',
  }))
    for (const word of words.split(' ')) assert.deepEqual(lemmasOf(fold(word), lang), [], `${lang} ${word}`);
});

test('an irregular form has the verb, and the verb its irregular forms', () => {
  for (const [lang, form, citation] of [
    ['hi', 'गए', 'जाना'],
    ['ur', 'گیا', 'جانا'],
    ['pa', 'ਕੀਤਾ', 'ਕਰਨਾ'],
    ['mr', 'केले', 'करणे'],
    ['gu', 'ગયા', 'જવું'],
    ['bn', 'গিয়েছে', 'যাওয়া'],
    ['as', 'গৈছে', 'যোৱা'],
    ['or', 'ଗଲେ', 'ଯିବା'],
    ['ne', 'भयो', 'हुनु'],
    ['te', 'అన్నారు', 'అను'],
  ] as const) {
    const [lemma] = lemmasOf(fold(form), lang);
    assert.equal(lemma?.citation, fold(citation), form);
    assert.ok(lemmasOf(fold(citation), lang)[0]?.forms.includes(fold(form)), form);
  }
});
