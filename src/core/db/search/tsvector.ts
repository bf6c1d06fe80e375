import { type RawBuilder, sql } from 'kysely';
import { type Grammar, searchedFields, tsGrammar, tsVector, written } from '../../../text/match.ts';
import { behindAll, behindOne } from '../../../text/search/vocabulary.ts';
import type { FoundTerm, NewsIndex } from '../dialect.ts';
import { idsInBlocks, inBlocksOf, newestIds, rowKeys } from './blocks.ts';
import { createWordPairs, withPairs, wordPairs } from './phrases.ts';

/** Ids as the text of an array, which is one parameter. */
export const idArray = (ids: readonly number[] | Float64Array): string => `{${ids.join()}}`;

const weights = ['A', 'B', 'C', 'D'] as const;

const many = 1_000_000;

/** The weights of the first so many fields, none for all. */
const weightsOf = (fields: number): string =>
  fields === searchedFields.length ? '' : weights.slice(0, fields).join('');

/** The words of these fields, as the index has them. */
function wordsOf(fields: number): RawBuilder<unknown> {
  const some = [...weightsOf(fields).toLowerCase()].join();
  return some === '' ? sql`words` : sql.raw(`ts_filter(words, '{${some}}')`);
}

/** The same, the words of a phrase in any order. */
const unordered = (grammar: Grammar): Grammar => ({
  ...grammar,
  phrase: (words) => `(${words.map((word) => grammar.word(word, false)).join(grammar.and)})`,
});

/** A weight for each field; vectors and queries are written by us, word by word, so that nothing splits them anew. */
export const newsIndexOfPostgres: NewsIndex = {
  async createIndex(tx) {
    await sql`create table news_index (id bigint primary key, lang text not null, words tsvector not null)`.execute(tx);
    await createWordPairs(tx);
    // The words of the first fields by themselves: no row is unpacked to find out in which field a word stands. Words go
    // in at once: every search reads the list that `fastupdate` keeps, and from a hundred pages on the planner reads the
    // whole table in place of the index.
    await sql`create index news_index_words on news_index using gin (
      words, ${wordsOf(1)}, ${wordsOf(2)}, ${wordsOf(3)}, ${sql.raw(rowKeys)}, ${wordPairs}) with (fastupdate = off)`.execute(
      tx,
    );
  },
  async putIndex(tx, id, { lang, ...fields }) {
    const words = tsVector(searchedFields.map((field, i) => ({ weight: weights[i] ?? 'D', text: fields[field] })));
    await sql`insert into news_index (id, lang, words) values (${id}, ${lang}, ${words}::tsvector)
      on conflict (id) do update set lang = excluded.lang, words = excluded.words`.execute(tx);
  },
  async addTerms(tx, { lang: _, ...fields }) {
    const terms = new Set(Object.values(fields).flatMap(({ words, keys }) => [...words, ...keys]));
    // Not unique either, see below.
    await sql`insert into news_terms (term) select new.term from unnest(${[...terms]}::text[]) as new (term)
      where not exists (select 1 from news_terms as old where old.term = new.term)`.execute(tx);
  },
  // Not unique: writers of the same new word would wait for each other until the end of their transactions, and those of
  // several words in circles. Two of them may both add it; whoever looks it up takes it once.
  async createVocabulary(tx) {
    await sql`create table news_vocabulary (lang text not null, size integer not null,
      form text collate "C" not null)`.execute(tx);
    await sql`create index news_vocabulary_forms on news_vocabulary (lang, size, form)`.execute(tx);
    // The words of the index and their keys: a search for a beginning is written out as the words that begin so.
    await sql`create table news_terms (term text collate "C" not null)`.execute(tx);
    await sql`create index news_terms_terms on news_terms (term)`.execute(tx);
  },
  async addVocabulary(tx, lang, forms) {
    const sizes = forms.map(({ size }) => size);
    const texts = forms.map(({ form }) => form);
    await sql`insert into news_vocabulary (lang, size, form) select ${lang}, new.size, new.form
      from unnest(${sizes}::integer[], ${texts}::text[]) as new (size, form)
      where not exists (select 1 from news_vocabulary as old
        where old.lang = ${lang} and old.size = new.size and old.form = new.form)`.execute(tx);
  },
  // A GIN index collects the places of all words that begin so before it leaps over any. How many items have a word is not
  // known: they count as many. The statement is the same for any number of terms.
  terms: (queries, most) => {
    const ranges = queries.map(({ term, isBegun }, n) => ({
      n,
      least: term,
      behind: isBegun ? behindAll(term) : behindOne(term),
    }));
    return sql<FoundTerm>`select n, term, ${sql.lit(many)} as doc
      from json_to_recordset(${JSON.stringify(ranges)}::json) as range (n integer, least text, behind text),
      lateral (select distinct term from news_terms where term >= least and term < behind order by term
        limit ${sql.lit(most + 1)}) as found`;
  },
  matchIds({ match, lang, quality, fields, bound, begun }) {
    const query = (grammar: Grammar) => sql`${written(match, quality, grammar) ?? ''}::tsquery`;
    const inLang = lang === undefined ? sql`true` : sql`lang = ${lang}`;
    const plain = tsGrammar('', begun);
    // What the index leaves open PostgreSQL rechecks on the words of each row, with the whole query. So the index gets no
    // phrases: the function behind @@ decides them, which no index supports.
    const phrases = sql`ts_match_vq(words, ${query(tsGrammar(weightsOf(fields), begun))})`;
    const pairs = withPairs(match, quality);
    const rows = pairs
      ? sql<boolean>`${wordsOf(fields)} @@ ${query(unordered(plain))} and ${pairs} and ${phrases}`
      : sql<boolean>`${wordsOf(fields)} @@ ${query(plain)}`;
    if ('blocks' in bound) return idsInBlocks(rows, lang, bound.limit, bound.blocks);
    if ('limit' in bound) return newestIds(rows, lang, bound.limit);
    const ids = idArray(bound.within);
    if (!pairs && match.some(({ words }) => words.length > 1))
      return sql<number>`(select id from news_index where ${phrases} and ${inLang} and id = any(${ids}::bigint[]))`;
    return sql<number>`(select id from news_index where ${rows} and ${inLang} and ${inBlocksOf(ids, lang)})`;
  },
  hasBlocks: true,
  // The index is gone through once, from one to the next; joined, each would be sought from its root.
  among: (ids) => sql<boolean>`id = any(array${ids})`,
  idList: (ids) => sql<number>`(select unnest(${idArray(ids)}::bigint[]))`,
  byIndex: (query) => query,
};
