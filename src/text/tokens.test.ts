import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { HEADLINES, SPELLINGS } from '../../test/support/headlines.ts';
import { fts5Query, indexText, parseSearch, tokens, tsQuery } from './tokens.ts';

/** A full-text index as the news room has it; `find` answers the rows that a typed search matches. */
function index(texts: string[]): { find: (typed: string) => string[] } {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(text,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`);
  const insert = db.prepare('INSERT INTO t (rowid, text) VALUES (?, ?)');
  for (const [i, text] of texts.entries()) insert.run(i, indexText(text));
  const select = db.prepare('SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid').pluck();
  return {
    find: (typed) => {
      const query = fts5Query(parseSearch(typed));
      return query === null ? [] : (select.all(query) as number[]).map((i) => texts[i]!);
    },
  };
}

const hostile = fc.string({
  unit: fc.constantFrom(
    ...['"', '“', '”', "'", '\\', '\0', '*', '^', ':', '(', ')', '-', '+', '{', '}', '&', '|', '!', '<', ' ', '\n'],
    ...[' AND ', ' OR ', ' NOT ', ' NEAR(', 'a', 'हि', 'న్', '\u200d', '\ud800', '\ue000', '१', 'text'],
  ),
  maxLength: 40,
});

test('tokens are folded words in their order', () => {
  assert.deepEqual(tokens('तेज़ बारिश, २०२६! Covid-19 तेज़'), ['तेज', 'बारिश', '2026', 'covid', '19', 'तेज']);
  assert.equal(indexText('«हिन्दी» — कलम_घर।'), 'हिंदी कलम घर');
  assert.deepEqual(tokens('a\ue000b'), ['a\ue000b']);
  assert.deepEqual(tokens(' \0…!'), []);
});

test('a token keeps 64 code points', () => {
  assert.deepEqual(tokens('क'.repeat(100)), ['क'.repeat(64)]);
  assert.deepEqual(tokens('𑀓'.repeat(65)), ['𑀓'.repeat(64)]);
});

test('a search has terms, phrases and a prefix', () => {
  assert.deepEqual(parseSearch('नरेन्द्र मो'), { terms: ['नरेंद्र'], phrases: [], prefix: 'मो' });
  assert.deepEqual(parseSearch('नरेन्द्र मो '), { terms: ['नरेंद्र', 'मो'], phrases: [], prefix: null });
  assert.deepEqual(parseSearch('a “B c” "d" e"'), { terms: ['a', 'd', 'e'], phrases: [['b', 'c']], prefix: null });
  assert.deepEqual(parseSearch('"open quo'), { terms: ['open'], phrases: [], prefix: 'quo' });
  assert.deepEqual(parseSearch('x "a b"'), { terms: ['x'], phrases: [['a', 'b']], prefix: null });
  assert.deepEqual(parseSearch('c++'), { terms: [], phrases: [], prefix: 'c' });
  assert.deepEqual(parseSearch(' "" * '), { terms: [], phrases: [], prefix: null });
});

test('at most twelve words count', () => {
  const { terms, prefix } = parseSearch(Array.from({ length: 30 }, (_, i) => `w${i}`).join(' '));
  assert.equal(terms.length, 12);
  assert.equal(prefix, null);
  assert.deepEqual(parseSearch(`"${'a '.repeat(20)}"`).phrases, [Array(12).fill('a')]);
});

test('queries are written as their databases read them', () => {
  const search = parseSearch('one "two three" fo');
  assert.equal(fts5Query(search), '"one" "two three" "fo"*');
  assert.equal(tsQuery(search), "'one' & 'two' <-> 'three' & 'fo':*");
  const odd = { terms: ['a"b'], phrases: [["c'd", 'e\\f']], prefix: null };
  assert.equal(fts5Query(odd), `"a""b" "c'd e\\f"`);
  assert.equal(tsQuery(odd), `'a"b' & 'c''d' <-> 'e\\\\f'`);
  assert.equal(fts5Query(parseSearch('!')), null);
  assert.equal(tsQuery(parseSearch('!')), null);
});

test('every word of a headline is found whole in a real index', () => {
  const { find } = index(Object.values(HEADLINES));
  for (const headline of Object.values(HEADLINES)) {
    for (const word of headline.split(/[\s,:،]+/)) {
      assert.ok(find(`${word} `).includes(headline), word);
      assert.ok(find(word).includes(headline), `${word}*`);
    }
    assert.deepEqual(find(`"${headline}"`), [headline]);
  }
});

test('a word is not found by its letters', () => {
  const { find } = index(['రాము వచ్చాడు', 'रीमा का घर']);
  assert.deepEqual(find('రీమా '), []);
  assert.deepEqual(find('ర '), []);
  assert.deepEqual(find('र '), []);
  assert.deepEqual(find('रीम'), ['रीमा का घर']);
});

test('each spelling finds the other', () => {
  for (const [one, other] of Object.values(SPELLINGS).flat()) {
    for (const [written, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      const text = `x ${written} y`;
      assert.deepEqual(index([text, 'x z y']).find(`${typed} `), [text], `${written} ${typed}`);
    }
  }
});

test('nothing typed breaks a query, and it finds the text it was typed from', () => {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(text,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`);
  const insert = db.prepare('INSERT INTO t (rowid, text) VALUES (1, ?)');
  const select = db.prepare('SELECT count(*) FROM t WHERE t MATCH ?').pluck();
  fc.assert(
    fc.property(hostile, (typed) => {
      db.exec('DELETE FROM t');
      insert.run(indexText(typed));
      const query = fts5Query(parseSearch(typed));
      assert.equal(query === null, indexText(typed) === '');
      if (query !== null) assert.equal(select.get(query), 1, query);
      const lexemes = tsQuery(parseSearch(typed));
      if (lexemes !== null) assert.match(lexemes, /^'[^'\\\0]+'(:\*)?(( & | <-> )'[^'\\\0]+'(:\*)?)*$/);
    }),
    { numRuns: 2000 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (s) => void tsQuery(parseSearch(s))));
});
