import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lang, languages } from '../../core/model/common.ts';
import groups from './data/groups.json' with { type: 'json' };
import kootas from './data/kootas.json' with { type: 'json' };
import results from './data/results.json' with { type: 'json' };

const scripts: Record<Lang, string> = {
  te: 'Telugu',
  hi: 'Devanagari',
  ta: 'Tamil',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Devanagari',
  gu: 'Gujarati',
  bn: 'Bengali',
  or: 'Oriya',
  pa: 'Gurmukhi',
  as: 'Bengali',
  ur: 'Arabic',
  ne: 'Devanagari',
  en: 'Latin',
};

test('every word is in all 14 languages, in its own script, composed, and of one line', () => {
  const words = Object.entries({ ...kootas, ...groups, ...results });
  assert.ok(words.length > 50);
  for (const [key, of] of words) {
    assert.deepEqual(Object.keys(of).sort(), [...languages].sort(), key);
    for (const lang of languages) {
      const text = of[lang];
      // Script_Extensions: the danda is of several scripts. The non-joiner is part of Malayalam spelling.
      const isOwn = new RegExp(`^(?:\\p{scx=${scripts[lang]}}|[\\s\u200c:;,.'()-])+$`, 'u');
      assert.match(text, isOwn, `${key} ${lang}`);
      assert.equal(text, text.normalize('NFC').trim(), `${key} ${lang}`);
      assert.ok(text.length < 160 && !text.includes('\n'), `${key} ${lang}`);
    }
  }
});

test('two groups of one koota never share a name', () => {
  const lists = [
    'horse elephant sheep serpent dog cat rat cow buffalo tiger deer monkey mongoose lion',
    'deva manushya rakshasa',
    'adi madhya antya',
    'chatushpada manava jalachara vanachara keeta',
    'foot waist belly neck head',
  ].map((list) => list.split(' ') as (keyof typeof groups)[]);
  for (const lang of languages)
    for (const list of lists) {
      const names = list.map((key) => groups[key][lang]);
      assert.equal(new Set(names).size, names.length, `${lang}: ${names}`);
    }
});
