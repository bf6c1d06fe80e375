import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { fts5Grammar, indexedWords, type MatchQuality, matchOf, tsGrammar, tsVector, written } from './match.ts';

const hostile = fc.string({
  unit: fc.constantFrom(
    ...['"', '“', '”', "'", '\\', '\0', '*', '^', ':', '(', ')', '-', '+', '{', '}', '&', '|', '!', '<', ' ', '\n'],
    ...[' AND ', ' OR ', ' NOT ', ' NEAR(', 'a', 'modi', 'హి', 'న్', '\u200d', '\ud800', '\ue000', '१', 'వార్త', 'll'],
  ),
  maxLength: 60,
});

test('a match has words, phrases, a beginning, and keys of what was typed in Latin letters', () => {
  const [word, phrase, beginning] = matchOf('వార్త "modi sarkar" telang', 'te');
  assert.deepEqual(word, { words: ['వార్త'], isPrefix: false, keys: [] });
  assert.deepEqual(phrase, { words: ['modi', 'sarkar'], isPrefix: false, keys: [['mudi', 'srkr']] });
  assert.equal(beginning?.isPrefix, true);
  assert.ok(beginning?.keys.some(([key]) => key === 'tilng'));
  assert.deepEqual(matchOf(' "" ! '), []);
  assert.equal(matchOf('క')[0]?.isPrefix, false, 'a lone letter is no beginning');
  assert.equal(matchOf('కా')[0]?.isPrefix, true);
  assert.deepEqual(matchOf('"మోదీ sarkar"', 'te')[0]?.keys, [['mudi', 'srkr']]);
});

test('at most twelve words, and nothing of the text is an operator', () => {
  assert.equal(matchOf(Array(40).fill('word').join(' ')).length, 12);
  const text = written(matchOf('వార్త "a b" తెలం', 'te'), 'beginning', fts5Grammar());
  assert.equal(text, '"వార్త" AND "a b" AND "తెలం"*');
  assert.equal(written(matchOf(`x'y\\z `), 'exact', tsGrammar('AB')), "'x':AB & 'y':AB & 'z':AB");
  assert.equal(written([], 'sound', fts5Grammar()), null);
});

test('a match is written as it is, by its sound, and as a beginning, each of them wider', () => {
  const sqlite = (typed: string, quality: MatchQuality) => written(matchOf(typed, 'te'), quality, fts5Grammar());
  assert.equal(sqlite('వార్త', 'exact'), '"వార్త"');
  assert.equal(sqlite('వార్త', 'sound'), '"వార్త"');
  assert.equal(sqlite('వార్త', 'beginning'), '"వార్త"*');
  assert.equal(sqlite('వార్త ', 'beginning'), '"వార్త"', 'two syllables, finished');
  assert.equal(sqlite('తుఫాను ', 'beginning'), '"తుఫాను"*', 'three syllables begin other words as well');
  assert.equal(sqlite('vartha ', 'exact'), '"vartha"');
  assert.match(sqlite('vartha ', 'sound') ?? '', /^\("vartha" OR "\ue000vrt"/);
  const also = matchOf('వార్త ', 'te').map((part) => ({ ...part, also: ['వార్తలు'] }));
  assert.equal(written(also, 'exact', tsGrammar('A')), "('వార్త':A | 'వార్తలు':A)");
});

test('a typed word is compared by the keys of each script alone', () => {
  const keys = new Set(matchOf('varada ')[0]?.keys.flat());
  const indexed = (word: string, lang: string): string[] => indexedWords(word, lang).keys.map((key) => key.slice(1));
  assert.ok(indexed('వరద', 'te').some((key) => keys.has(key)));
  assert.ok(!indexed('వార్త', 'te').some((key) => keys.has(key)), 'as Tamil writes d and t alike');
  assert.ok(indexed('வரத', 'ta').some((key) => keys.has(key)));
});

test('a text is indexed with its words and behind them their keys, the places of a vector without gaps in them', () => {
  const text = indexedWords('తెలంగాణ BJP సడక్\ue000', 'te');
  assert.deepEqual(text, { words: ['తెలంగాణ', 'bjp', 'సడక్'], keys: ['\ue000tilngn', '\ue000sdk'] });
  assert.deepEqual(indexedWords('सड़क', 'hi').keys, ['\ue000sdk', '\ue000srk'], 'd or r: folding took the dot');
  assert.equal(
    tsVector([{ weight: 'A', text: { words: ['a', "b'", 'a'], keys: ['k'] } }]),
    "'a':2A,4A 'b''':3A 'k':6A",
  );
});

test('of a text of book length the beginning counts', () => {
  assert.equal(indexedWords('కథ '.repeat(9_000), 'te').words.length, 5_000);
  const endless = indexedWords(Array.from({ length: 6_000 }, (_, i) => `${'క'.repeat(60)}${i}`).join(' '), 'te');
  assert.ok(endless.words.join('').length <= 100_000);
});

test('nothing typed breaks a query, and a word is found in the text that it was typed from', () => {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(text,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`);
  const insert = db.prepare('INSERT INTO t (rowid, text) VALUES (1, ?)');
  const select = db.prepare('SELECT count(*) FROM t WHERE t MATCH ?').pluck();
  fc.assert(
    fc.property(hostile, fc.constantFrom('te', undefined), (typed, lang) => {
      db.exec('DELETE FROM t');
      const { words, keys } = indexedWords(typed, lang ?? 'te');
      insert.run([...words, ...keys].join(' '));
      const match = matchOf(typed, lang);
      for (const quality of ['exact', 'beginning', 'sound'] as const) {
        const query = written(match, quality, fts5Grammar());
        assert.equal(query === null, words.length === 0);
        if (query !== null) assert.equal(select.get(query), 1, query);
        const lexemes = written(match, quality, tsGrammar('A'));
        if (lexemes !== null)
          assert.equal(lexemes.replace(/'([^'\\]|''|\\\\)*'/g, 'w').match(/[^w:*A|&<>\- ()]/), null);
      }
    }),
    { numRuns: 1_500 },
  );
});
