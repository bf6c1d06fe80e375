import { type RawBuilder, sql } from 'kysely';
import type { NewsRow } from './tables.ts';

// Visibility is checked before and after the module of news, by notifications and live blogs too: it stands beside
// the row, below them all.

type Item = Pick<NewsRow, 'status' | 'expires_at'>;

/** Whether readers see an item at an instant (ISO time): it is published and has not expired. */
export const isVisible = ({ status, expires_at }: Item, at: string): boolean =>
  status === 'published' && (expires_at === null || expires_at > at);

/**
 * The same as SQL.
 * @param table what the query calls the table of news, where it reads others too
 */
export function visibleAt(at: string, table?: string): RawBuilder<boolean> {
  const column = (name: keyof Item) => sql.ref(table === undefined ? name : `${table}.${name}`);
  return sql<boolean>`(${column('status')} = 'published'
    and (${column('expires_at')} is null or ${column('expires_at')} > ${at}))`;
}

/** Whether it was published once and its time has passed, whether or not it has been archived for that. */
export const isExpired = ({ status, expires_at }: Item, at: string): boolean =>
  (status === 'published' || status === 'archived') && expires_at !== null && expires_at <= at;
