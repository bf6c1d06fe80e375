import type { Insertable } from 'kysely';
import type { NewsRow } from '../src/core/tables.ts';

/** A published story in Telugu as a row, for tests that need more of them than the desk would write in a moment. */
export function storyRow(given: Partial<Insertable<NewsRow>> = {}): Insertable<NewsRow> {
  const now = '2026-11-20T06:00:00.000Z';
  return {
    lang: 'te',
    translation_group: null,
    status: 'published',
    slug: 'vaarta',
    title: 'వార్త',
    summary: '',
    content: '',
    content_format: 'html',
    content_type: 'article',
    category_id: null,
    tags: '[]',
    state: null,
    district: null,
    mandal: null,
    image_url: null,
    thumbnail_url: null,
    images: '[]',
    video_url: null,
    audio_url: null,
    author: null,
    source_name: null,
    source_url: null,
    breaking_until: null,
    is_featured: 0,
    priority: 0,
    published_at: now,
    expires_at: null,
    views: 0,
    read_minutes: 1,
    is_sample: 0,
    rev: 1,
    created_by: null,
    created_at: now,
    updated_at: given.published_at ?? now,
    ...given,
  };
}
