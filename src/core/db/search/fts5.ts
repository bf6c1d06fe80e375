import { type CompiledQuery, sql } from 'kysely';
import { fts5Grammar, type Indexed, searchedFields, written } from '../../../text/match.ts';
import { behindAll, behindOne } from '../../../text/search/vocabulary.ts';
import type { FoundTerm, NewsIndex, Tx } from '../dialect.ts';

const textOf = ({ words, keys }: Indexed): string => [...words, ...keys].join(' ');

/** Every second row brings a merge with it: for each of many rows of a transaction it would take longer than the row. */
const rowsBetweenMerges = 2;

/**
 * Each row leaves a segment, and each word of a search is sought in every segment. FTS5 by itself merges when sixteen of a
 * size are there. So up to 64 pages (256 KB) are merged wherever there are two of a size.
 */
async function mergeSegments(tx: Tx, id: number): Promise<void> {
  if (id % rowsBetweenMerges > 0) return;
  await sql`insert into news_index (news_index, rank) select 'usermerge', 2
    where not exists (select 1 from news_index_config where k = 'usermerge' and v = 2)`.execute(tx);
  await sql`insert into news_index (news_index, rank) values ('merge', 64)`.execute(tx);
}

/** Contentless, as the words are ours already; the language is a column, so that one look finds the newest of it. */
export const newsIndexOfSqlite: NewsIndex = {
  async createIndex(tx) {
    await sql`create virtual table news_index using fts5(lang, title, tags, summary, content, content='',
      contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`.execute(tx);
    // Its words as a table, for searches by a beginning: nothing is stored for it.
    await sql`create virtual table news_index_terms using fts5vocab(news_index, row)`.execute(tx);
  },
  async putIndex(tx, id, { lang, ...fields }) {
    await mergeSegments(tx, id);
    const texts = searchedFields.map((field) => textOf(fields[field]));
    await sql`insert or replace into news_index (rowid, lang, title, tags, summary, content)
      values (${id}, ${lang}, ${sql.join(texts)})`.execute(tx);
  },
  async addTerms() {},
  async createVocabulary(tx) {
    await sql`create table news_vocabulary (lang text not null, size integer not null, form text not null,
      primary key (lang, size, form)) without rowid`.execute(tx);
  },
  async addVocabulary(tx, lang, forms) {
    const rows = JSON.stringify(forms.map(({ size, form }) => [size, form]));
    await sql`insert or ignore into news_vocabulary (lang, size, form)
      select ${lang}, value ->> 0, value ->> 1 from json_each(${rows})`.execute(tx);
  },
  terms: (queries, most) => {
    const parts = queries.map(
      ({ term, isBegun }, i) => sql`select * from (select ${sql.lit(i)} as n, term, doc from news_index_terms
        where term >= ${term} and term < ${isBegun ? behindAll(term) : behindOne(term)} limit ${sql.lit(most + 1)})`,
    );
    return sql<FoundTerm>`${sql.join(parts, sql` union all `)}`;
  },
  matchIds({ match, lang, quality, fields, bound, begun }) {
    const words = written(match, quality, fts5Grammar(begun));
    const within = words === null ? '""' : `{${searchedFields.slice(0, fields).join(' ')}} : (${words})`;
    // The language last: what is rarer leads.
    const query = words === null || lang === undefined ? within : `${within} AND lang : "${lang}"`;
    // The driver binds every number as a real, and FTS5 begins at a bound only when it is an integer: with a real it goes
    // through all rows that match, and the rows before the bound are left out afterwards.
    return 'limit' in bound
      ? sql<number>`(select rowid from news_index where news_index match ${query}
          order by rowid desc limit ${bound.limit})`
      : sql<number>`(select rowid from news_index where news_index match ${query}
          and rowid >= cast(${Math.min(...bound.within)} as integer))`;
  },
  hasBlocks: false,
  among: (ids) => sql<boolean>`id in ${ids}`,
  idList: (ids) => sql<number>`(select value from json_each(${JSON.stringify(ids)}))`,
  byIndex<O>(query: CompiledQuery<O>, table: string, index: string) {
    const named = query.sql.replace(`from "${table}"`, `from "${table}" indexed by "${index}"`);
    if (named === query.sql) throw new Error(`The query does not read from "${table}": ${query.sql}`);
    return { ...query, sql: named };
  },
};
