import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../src/core/model/common.ts';
import { fold } from '../../src/text/fold.ts';
import { queryKinds, queryOf } from '../support/search-queries.ts';
import { plain, typedBy } from '../support/search-romanised.ts';
import { headlinesOf } from '../support/search-sets.ts';
import { wordLanguages, wordsOf } from '../support/search-titles.ts';
import { wordKinds, wordQueries } from '../support/search-words.ts';

test('300 headlines of each language, all of them different, the two halves without a common place', () => {
  for (const lang of languages) {
    const headlines = headlinesOf(lang);
    assert.equal(headlines.length, 300, lang);
    assert.equal(new Set(headlines.map(({ text }) => fold(text))).size, 300, lang);
    const subjects = (half: number) =>
      new Set(headlines.filter((one) => one.half === half).map(({ subject }) => fold(subject.other)));
    assert.deepEqual(
      [...subjects(0)].filter((subject) => subjects(1).has(subject)),
      [],
      lang,
    );
    for (const { text, subject, keywords } of headlines) {
      assert.equal(text, text.normalize('NFC'), text);
      assert.ok(keywords.length >= 1 && keywords.every(({ form }) => text.includes(form)), text);
      assert.match(subject.latin, /^[a-z]+( [a-z]+)*$/, text);
    }
  }
});

test('queries of a kind differ from the headline as the kind says', () => {
  for (const lang of languages)
    for (const headline of headlinesOf(lang).filter(({ number }) => number % 10 === 0))
      for (const kind of queryKinds) {
        const query = queryOf(kind, headline, lang);
        if (!query) continue;
        const [typed, exact] = [fold(query.typed), fold(query.words.map(({ form }) => form).join(' '))];
        if (kind === 'exact' || kind === 'encodings') assert.equal(typed, exact, query.typed);
        else if (kind === 'typing errors') assert.notEqual(typed, exact, query.typed);
        else if (kind === 'Latin') assert.match(typed, /^[a-z ]+$/);
        else if (kind === 'loan words') assert.match(typed, / [a-z]+$/);
      }
});

test('words that are kept apart are not among those to tune on, and each occurs in a title', () => {
  for (const lang of wordLanguages) {
    const { titles, latin, loans, verbs } = wordsOf(lang);
    const texts = titles.map(({ text }) => ` ${text} `);
    const half = (one: number) => new Set(latin.filter((word) => word.half === one).map(({ word }) => fold(word)));
    assert.deepEqual(
      [...half(0)].filter((word) => half(1).has(word)),
      [],
      lang,
    );
    for (const { word, typed } of [...latin, ...loans, ...verbs]) {
      assert.ok(
        texts.some((text) => text.includes(word)),
        `${lang} ${word}`,
      );
      assert.ok(typed.length > 0 && typed.every((one) => one !== word), `${lang} ${word}`);
    }
    for (const { word, typed } of latin) assert.match(typed.join(' '), /^[a-z ]+$/, word);
    for (const kind of wordKinds)
      for (const query of wordQueries(kind, lang, 1))
        assert.ok(titles.some(query.isRelevant), `${lang} ${kind} ${query.typed} ${query.wanted}`);
  }
});

test('a plain reading tells apart what is not typed alike', () => {
  assert.equal(plain('पुलिस'), plain('pulis'));
  assert.equal(plain('ಮದುವೆ'), plain('maduve'));
  assert.equal(plain('కరోనా'), plain('karona'));
  assert.notEqual(plain('పోలీసు'), plain('పాలసీ'));
  assert.equal(typedBy('plain', 'ముఖ్యమంత్రి', 'te'), 'mukhyamantri');
  assert.equal(typedBy('long', 'भारतीय', 'hi'), 'bhaarteey');
  assert.equal(typedBy('plain', 'വഴി', 'ml'), 'vazhi');
});
