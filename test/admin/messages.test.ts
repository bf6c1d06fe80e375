import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskLanguages } from '../../src/workspace/model/labels.ts';
import { folders, keys, textsIn } from './texts.ts';

const values = (text: string): string[] => [...text.matchAll(/%\{\w+\}/g)].map(String).sort();

/** Words of English, and not only names of products and formats, which are the same everywhere. */
const isWords = (text: string): boolean => /[a-z]{4,}.*\s.*[a-z]{4,}/i.test(text.replace(/%\{\w+\}/g, ''));

test('every message is in all five languages, with the same values in it, and in its own words', () => {
  assert.ok(folders.length > 30, 'the folders were found');
  for (const folder of folders) {
    const english = textsIn(folder, 'en');
    for (const lang of deskLanguages) {
      const own = textsIn(folder, lang);
      assert.deepEqual([...own.keys()].sort(), [...english.keys()].sort(), `${folder} ${lang}`);
      for (const [key, text] of own) {
        assert.deepEqual(values(text), values(english.get(key) ?? ''), `${lang} ${key}`);
        assert.equal(text, text.normalize('NFC').trim(), `${lang} ${key}`);
      }
      const same = [...own].filter(([key, text]) => lang !== 'en' && text === english.get(key) && isWords(text));
      assert.deepEqual(same, [], `${folder} ${lang}`);
    }
  }
});

test('a message stands in one folder', () => {
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    [],
  );
});
