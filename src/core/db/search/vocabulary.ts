import { type RawBuilder, sql } from 'kysely';
import type { FormRange } from '../../../text/search/vocabulary.ts';

/** Forms of the vocabulary to look up. */
export interface FormQuery extends FormRange {
  /** What they are looked up for: comes with each of them. */
  n: number;
  langs: readonly string[];
}

/** Rows of a look-up at most. */
const mostForms = 400;

/**
 * The forms of all these ranges, of each at most 400, the shortest first, as rows of `n` and `form`. The index has its
 * columns in this order: sizes and languages are looked up one by one, and the range is the last of them.
 */
export function vocabularyForms(queries: readonly FormQuery[]): RawBuilder<{ n: number; form: string }> {
  const parts = queries.map(
    ({ n, langs, sizes, from, to }, i) => sql`select * from (select ${sql.lit(n)} as n, form from news_vocabulary
      where lang in (${sql.join(langs)}) and size in (${sql.join(sizes.map((one) => sql.lit(one)))})
      and form >= ${from} and form < ${to} order by size, form limit ${sql.lit(mostForms)}) as ${sql.ref(`r${i}`)}`,
  );
  return sql<{ n: number; form: string }>`${sql.join(parts, sql` union all `)}`;
}
