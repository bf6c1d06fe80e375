import type { App } from '../core/app.ts';
import type { NewsRow, Stored } from '../core/tables.ts';
import type { NewsItem } from '../model/news.ts';
import { type KnownCategory, viewOf } from './categories.ts';

export type StoredNews = Stored<NewsRow>;

/** A row as readers see it at the instant `now` (ISO time). */
export function itemOf(
  app: App,
  row: StoredNews,
  categories: ReadonlyMap<number, KnownCategory>,
  now: string,
): NewsItem {
  const lang = row.lang as NewsItem['lang'];
  const known = row.category_id === null ? undefined : categories.get(row.category_id);
  const category = known ? viewOf(known, lang) : null;
  return {
    id: row.id,
    slug: `${row.slug}-${row.id}`,
    url: `${app.config.publicUrl}/api/v1/news/${row.slug}-${row.id}`,
    share_url: null, // until there are pages to share
    title: row.title,
    summary: row.summary,
    content: row.content,
    content_format: row.content_format,
    content_type: row.content_type,
    lang,
    is_fallback: false,
    translation_group: row.translation_group,
    category,
    category_id: row.category_id,
    category_name: category?.name ?? null,
    tags: list(row.tags),
    places: [],
    location: { state: row.state, district: row.district, mandal: row.mandal },
    image_url: row.image_url,
    thumbnail_url: row.thumbnail_url ?? row.image_url,
    images: list(row.images),
    video_url: row.video_url,
    audio_url: row.audio_url,
    author: row.author,
    source: { name: row.source_name, url: row.source_url },
    is_breaking: row.breaking_until !== null && row.breaking_until > now,
    breaking_until: row.breaking_until,
    is_featured: row.is_featured === 1,
    priority: row.priority,
    published_at: row.published_at,
    updated_at: row.updated_at,
    expires_at: row.expires_at,
    views: row.views,
    read_minutes: row.read_minutes,
  };
}

/** A JSON array column; most are empty, and that costs no parsing. */
function list<T>(text: string): T[] {
  return text === '[]' ? [] : (JSON.parse(text) as T[]);
}

/** The same for the desk, with what readers do not see. */
export function deskItemOf(app: App, row: StoredNews, categories: ReadonlyMap<number, KnownCategory>, now: string) {
  return {
    ...itemOf(app, row, categories, now),
    status: row.status,
    is_sample: row.is_sample === 1,
    rev: row.rev,
    created_at: row.created_at,
  };
}

/** The topics that an item of this language appears under. */
export const newsTopic = (lang: string): string => `news:${lang}`;
