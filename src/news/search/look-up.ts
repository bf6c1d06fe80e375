import type { App } from '../../core/app.ts';
import { type FormQuery, vocabularyForms } from '../../core/db/search/vocabulary.ts';
import type { FormRange } from '../../text/search/vocabulary.ts';

/** A word of a search that is looked up. */
export interface Word {
  /** Its place in the match. */
  place: number;
  word: string;
  langs: readonly string[];
}

/** The forms of the vocabulary in the ranges of each word, all in one query. */
export async function lookUp<T extends Word>(
  app: App,
  words: readonly T[],
  rangesOf: (word: T) => FormRange[],
): Promise<string[][]> {
  const queries = words.flatMap((word, n): FormQuery[] =>
    rangesOf(word).flatMap((range) => (range.sizes.length === 0 ? [] : [{ ...range, n, langs: word.langs }])),
  );
  const found: string[][] = words.map(() => []);
  if (queries.length === 0) return found;
  for (const { n, form } of await app.db.search.rows(vocabularyForms(queries).compile(app.db.read)))
    found[n]?.push(form);
  return found;
}
