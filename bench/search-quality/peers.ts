import Database from 'better-sqlite3';
import pg from 'pg';
import type { Lang } from '../../src/core/model/common.ts';
import type { Finder } from '../../test/support/search-score.ts';
import { headlinesOf } from '../../test/support/search-sets.ts';

/**
 * Other searches over the same headlines. All words of a query have to match, as in Dinam: a search for any of them finds
 * the ten headlines of a place, one of which is the right one.
 */

interface Index {
  addAll(documents: { id: number; text: string }[]): void;
  search(text: string, options: object): { id: number }[];
}

/** MiniSearch as its documentation sets it up for a search box: prefixes, and one edit in five letters. */
export async function miniSearch(langs: readonly Lang[]): Promise<Finder> {
  const name = 'minisearch'; // of this bench alone
  const { default: MiniSearch } = (await import(name)) as { default: new (options: object) => Index };
  const indexes = new Map(
    langs.map((lang) => {
      const index = new MiniSearch({ fields: ['text'] });
      index.addAll(headlinesOf(lang).map(({ number, text }) => ({ id: number, text })));
      return [lang, index];
    }),
  );
  return (typed, lang) =>
    (indexes.get(lang) as Index)
      .search(typed, { prefix: true, fuzzy: 0.2, combineWith: 'AND' })
      .slice(0, 10)
      .map(({ id }) => id);
}

/** The runs of three characters of each word; a shorter word has none. */
function trigrams(word: string): string[] {
  const letters = [...word];
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''));
}

/** SQLite FTS5 with its trigram tokenizer: headlines with any run of three characters of each word, by bm25. */
export function fts5Trigram(langs: readonly Lang[]): Finder {
  const db = new Database(':memory:');
  for (const lang of langs) {
    db.exec(`create virtual table titles_${lang} using fts5(text, tokenize='trigram')`);
    const insert = db.prepare(`insert into titles_${lang} (rowid, text) values (?, ?)`);
    for (const { number, text } of headlinesOf(lang)) insert.run(number, text);
  }
  return (typed, lang) => {
    const match = typed
      .split(/\s+/)
      .map(trigrams)
      .filter((runs) => runs.length > 0)
      .map((runs) => `(${runs.map((one) => `"${one.replaceAll('"', '""')}"`).join(' OR ')})`)
      .join(' AND ');
    if (match === '') return [];
    const rows = db
      .prepare(`select rowid as id from titles_${lang} where titles_${lang} match ? order by rank limit 10`)
      .all(match) as { id: number }[];
    return rows.map(({ id }) => id);
  };
}

/** PostgreSQL pg_trgm: headlines by the mean of how well they hold each word, from its usual threshold on. */
export async function pgTrgm(url: string, langs: readonly Lang[]): Promise<{ find: Finder; end(): Promise<void> }> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query('create table peer_titles (lang text, number int, text text)');
  for (const lang of langs) {
    const headlines = headlinesOf(lang);
    await client.query('insert into peer_titles select $1, * from unnest($2::int[], $3::text[])', [
      lang,
      headlines.map(({ number }) => number),
      headlines.map(({ text }) => text),
    ]);
  }
  const find: Finder = async (typed, lang) => {
    const { rows } = await client.query(
      `select number from (
         select number, (select avg(word_similarity(word, text)) from unnest($2::text[]) as word) as near
         from peer_titles where lang = $1) as all_titles
       where near >= 0.6 order by near desc, number limit 10`,
      [lang, typed.split(/\s+/)],
    );
    return rows.map(({ number }) => number as number);
  };
  return { find, end: () => client.end() };
}
