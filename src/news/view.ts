import { viewOf } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import type { LibraryPicture } from '../media/pictures.ts';
import { type ShownFiles, withShownFiles } from '../media/serving/texts.ts';
import { lineOf, locationOf, nameIn, type Places } from '../places/tree.ts';
import { type CardContext, cardUrls } from './card/card.ts';
import { newsColumns } from './columns.ts';
import { NewsItem } from './model/news.ts';
import type { StoredNews } from './tables.ts';
import { isExpired } from './visible.ts';

/** What an editor wrote, as far as readers get it. */
const writtenFields = newsColumns.reader(NewsItem);

/** What rows only point at. */
export interface ViewContext extends CardContext {
  /** At least those of the rows, and all above them. */
  places: Places;
  /** Originals that texts name. */
  files: ShownFiles;
  default_lang: string;
}

/** Ids of a story's places; most have none, and that costs no parsing. */
export const storyPlaceIds = ({ place_ids }: Pick<StoredNews, 'place_ids'>): number[] => list(place_ids);

/** Where readers find an item: the number at the end of the slug decides. */
export function storyAddress(app: App, row: { id: number; slug: string }): { slug: string; url: string } {
  const slug = `${row.slug}-${row.id}`;
  return { slug, url: `${app.config.publicUrl}/api/v1/news/${slug}` };
}

/** The page of an item, which readers share. */
export const shareUrl = (app: App, row: { id: number; slug: string }): string =>
  `${app.config.publicUrl}/n/${storyAddress(app, row).slug}`;

/**
 * A row as readers see it at the instant `now` (ISO time).
 * @param listLang the language of the list that it stands in, when that is not its own; names around it are in that one
 */
export function itemOf(
  app: App,
  row: StoredNews,
  { categories, places, pictures, files, default_lang }: ViewContext,
  now: string,
  listLang: string = row.lang,
): NewsItem {
  const stored = row.category_id === null ? undefined : categories.get(row.category_id);
  const main = row.media_id === null ? undefined : pictures.get(row.media_id);
  const written = writtenFields(row);
  const category = stored ? viewOf(stored, listLang as NewsItem['lang']) : null;
  const { slug, url } = storyAddress(app, row);
  const { share_card_url, status_card_url } = cardUrls(app, row, { categories, pictures }, now);
  const { places: placeList, location } = placesOf(row, places, listLang);
  // What is spread into a literal is copied again each time that more is added.
  return Object.assign(written, {
    id: row.id,
    content: withShownFiles(written.content, files),
    slug,
    url,
    share_url: `${app.config.publicUrl}/n/${slug}`,
    share_card_url,
    status_card_url,
    is_fallback: row.lang !== listLang,
    category,
    category_name: category?.name ?? null,
    places: placeList,
    location,
    image_url: main?.url ?? row.image_url,
    thumbnail_url: row.thumbnail_url ?? main?.thumbnail_url ?? row.image_url,
    images: [...imagesOf(row, pictures, [row.lang, default_lang]), ...written.images],
    source: { name: row.source_name, url: row.source_url },
    is_breaking: row.breaking_until !== null && row.breaking_until > now,
    published_at: row.published_at,
    updated_at: row.updated_at,
    views: row.views,
    read_minutes: row.read_minutes,
    corrections: list<NewsItem['corrections'][number]>(row.corrections),
    live_ended_at: row.live_ended_at,
  });
}

/** Ids of a story's pictures of the library, the main one first. */
export function storyMediaIds({ media_id, gallery }: Pick<StoredNews, 'media_id' | 'gallery'>): number[] {
  const main = media_id === null ? [] : [media_id];
  return gallery === '[]' ? main : [...new Set([...main, ...list<number>(gallery)])];
}

/** The pictures of the library as readers get them, with words in the first of these languages that has some. */
function imagesOf(row: StoredNews, pictures: ViewContext['pictures'], langs: readonly string[]): NewsItem['images'] {
  return storyMediaIds(row).flatMap((id) => {
    const picture = pictures.get(id);
    if (!picture) return [];
    const { url, thumbnail_url, width, height, srcset, blurhash, alt, caption, credit } = picture;
    const inWords = (texts: LibraryPicture['alt']) => langs.map((lang) => texts[lang]).find(Boolean);
    return [
      {
        url,
        thumbnail_url,
        width,
        height,
        blurhash,
        srcset,
        credit,
        alt: inWords(alt) ?? '',
        caption: inWords(caption) ?? null,
      },
    ];
  });
}

/** Places by name; where none is given, what the editor wrote. */
function placesOf(row: StoredNews, tree: Places, lang: string): Pick<NewsItem, 'places' | 'location'> {
  const { state, district, mandal } = row;
  const ids = storyPlaceIds(row);
  if (ids.length === 0) return { places: [], location: { state, district, mandal } };
  // One that was merged into another is that one.
  const places = [...new Map(ids.flatMap((id) => tree.get(id) ?? []).map((place) => [place.id, place])).values()];
  return {
    places: places.map((place) => ({ id: place.id, name: nameIn(place, lang), type: place.type })),
    location: locationOf(tree, ids, lang),
  };
}

/** A JSON array column; most are empty, and that costs no parsing. */
function list<T>(text: string): T[] {
  return text === '[]' ? [] : (JSON.parse(text) as T[]);
}

/** The same for administrators, with the fields that readers do not see. */
export function adminItemOf(app: App, row: StoredNews, context: ViewContext, now: string) {
  const is_expired = isExpired(row, now);
  const item = itemOf(app, row, context, now);
  const { places } = context;
  return {
    ...item,
    places: item.places.map((one) => ({
      ...one,
      within_ids: lineOf(places, one.id)
        .slice(1)
        .map(({ id }) => id),
    })),
    content: row.content,
    status: is_expired ? ('archived' as const) : row.status,
    is_expired,
    is_sample: row.is_sample === 1,
    rev: row.rev,
    created_at: row.created_at,
    trashed_at: row.trashed_at,
    review_note: row.review_note,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    media_id: row.media_id,
    gallery: list<number>(row.gallery),
  };
}

/** The topics that an item of this language appears under. */
/** Polls hang on stories: removing a story changes what readers of polls get. */
export const pollsTopic = 'polls';

export const newsTopic = (lang: string): string => `news:${lang}`;

/** The items of a language that came out in a month, `2026-11` of UTC: sitemaps of old months stay as they are. */
export const monthTopic = (lang: string, time: string): string => `news:${lang}:${time.slice(0, 7)}`;

/** What follows from a row of news. */
export const topicsOfRow = (row: { lang: string; published_at: string | null }): string[] => [
  'news',
  newsTopic(row.lang),
  ...(row.published_at === null ? [] : [monthTopic(row.lang, row.published_at)]),
];
