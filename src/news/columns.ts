import { byHand, columns, flag, group, inputOnly, json, line, lineOrNull, same, time } from '../core/api/columns.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { notRunning } from './ends.ts';
import type { NewsInput } from './model/news.ts';
import type { StoredNews } from './tables.ts';

/** Tags are the same when they read the same, however they are spelt; the last spelling stays. */
function distinctTags(tags: string[]): string[] {
  const seen = new Map(
    tags
      .map(tidyLine)
      .filter(Boolean)
      .map((name) => [fold(name), name]),
  );
  return [...seen.values()];
}

const ids = json<number[]>([]);

/**
 * How the fields that an editor writes are stored. From it follow a new row, an edit, the noun, revisions and the audit
 * diff. By hand in `write.ts`: what follows from other fields (summary, content, slug) or needs a query (places).
 */
export const newsColumns = columns<StoredNews, NewsInput>({
  title: line(),
  summary: byHand((row) => row.summary, { blank: { summary: '' }, isText: true }),
  content: byHand((row) => row.content, { blank: { content: '' }, isText: true }),
  content_format: same('html'),
  content_type: same('article'),
  lang: same<NonNullable<NewsInput['lang']>>(),
  translation_group: same<number | null>(null),
  slug: byHand((row) => row.slug, { isText: true }),
  category_id: same<number | null>(null),
  tags: json<string[]>([], distinctTags),
  place_ids: byHand((row) => ids.read(row.place_ids), { blank: { place_ids: '[]' } }),
  location: group({
    state: ['state', lineOrNull()],
    district: ['district', lineOrNull()],
    mandal: ['mandal', lineOrNull()],
  }),
  media_id: same<number | null>(null),
  gallery: json<number[]>([], (list) => [...new Set(list)]),
  image_url: same<string | null>(null),
  thumbnail_url: same<string | null>(null),
  images: json<NonNullable<NewsInput['images']>>([]),
  video_url: same<string | null>(null),
  audio_url: same<string | null>(null),
  author: lineOrNull(),
  byline: lineOrNull(),
  seo_title: lineOrNull(),
  seo_description: lineOrNull(),
  source: group({ name: ['source_name', lineOrNull()], url: ['source_url', same<unknown>(null)] }),
  is_breaking: inputOnly(),
  breaking_until: { ...time(), read: (column: string | null) => (column === notRunning ? null : column) },
  is_featured: flag(false),
  priority: same(0),
  expires_at: time(),
});
