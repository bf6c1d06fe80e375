import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../src/core/model/common.ts';
import { fold } from '../../src/text/fold.ts';
import { queryKinds, queryOf } from '../support/search-queries.ts';
import { headlinesOf } from '../support/search-sets.ts';

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
