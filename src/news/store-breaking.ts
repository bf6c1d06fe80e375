import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../core/db/tables.ts';

type Expressions = ExpressionBuilder<Tables, 'news'>;

/** Few items are breaking at a time: they are found first, or a list of them would go through all that is not. */
export const breakingIn = (lang: string, now: string) => (e: Expressions) =>
  e(
    'id',
    'in',
    e
      .selectFrom('news as b')
      .select('b.id')
      .where('b.lang', '=', lang)
      .where('b.status', '=', 'published')
      .where('b.breaking_until', '>', now),
  );
