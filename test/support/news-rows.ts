import type { Insertable } from 'kysely';
import type { NewsRow } from '../../src/news/tables.ts';
import { blank } from '../../src/news/write.ts';

/** A published story in Telugu as a row, for tests that need more of them than the API could write quickly. */
export function storyRow(given: Partial<Insertable<NewsRow>> = {}): Insertable<NewsRow> {
  const now = '2026-11-20T06:00:00.000Z';
  return {
    ...blank,
    lang: 'te',
    status: 'published',
    slug: 'vaarta',
    title: 'వార్త',
    published_at: now,
    rev: 1,
    created_by: null,
    created_at: now,
    updated_at: given.published_at ?? now,
    ...given,
  } as Insertable<NewsRow>;
}
