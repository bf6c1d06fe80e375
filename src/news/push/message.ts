import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import { libraryPictures } from '../../media/pictures.ts';
import type { NotificationInput } from '../../notifications/model/notification.ts';
import { storyKey } from '../../notifications/stories/story.ts';
import { contentErrors, fittedText } from '../../notifications/transports/payload.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { tidyLine } from '../../text/normalise.ts';
import { plainText } from '../search/document.ts';
import type { StoredNews } from '../tables.ts';
import { storyMediaIds } from '../view.ts';

/** What a notification has room for; see `NotificationInput`. */
const mostLetters = { title: 120, body: 1_000 };

/** A story is news for a day. */
const worthSeconds = 86_400;

/** Columns of a story that a push message is made of. */
export const messageFields = [
  'id',
  'lang',
  'title',
  'summary',
  'content',
  'content_format',
  'media_id',
  'gallery',
  'image_url',
  'thumbnail_url',
  'images',
  'breaking_until',
] as const;
type MessageSource = Pick<StoredNews, (typeof messageFields)[number]>;

/** What replaces the text of the story. */
type Overrides = Partial<
  Pick<
    NotificationInput,
    'title' | 'body' | 'image_url' | 'deep_link' | 'type' | 'priority' | 'ttl_seconds' | 'spread_seconds'
  >
>;

/** Where a tap on a notification leads: the id of the story behind the prefix of the settings. */
const linkOf = (app: App, id: number): string => `${cachedSettings(app).app.push.link_prefix}${id}`;

/** The topic of breaking news in a language. */
export const breakingTopic = (lang: string): string => `news.${lang}.breaking`;

export const isBreakingAt = ({ breaking_until }: Pick<StoredNews, 'breaking_until'>, time: string): boolean =>
  breaking_until !== null && breaking_until > time;

/** The picture of the library that a story shows first; null where it has none. */
export async function libraryPictureOf(app: App, db: Db, row: MessageSource): Promise<string | null> {
  const [id] = storyMediaIds(row);
  if (id === undefined) return null;
  return (await libraryPictures(app, db, [id])).get(id)?.url ?? null;
}

function pictureOf({ image_url, thumbnail_url, images }: MessageSource): string | null {
  const [first] = JSON.parse(images) as { url: string }[];
  return image_url ?? thumbnail_url ?? first?.url ?? null;
}

/** The summary, or where there is none the beginning of the story, on one line. */
const textOf = (row: MessageSource): string => cutGraphemes(tidyLine(row.summary || plainText(row)), mostLetters.body);

/**
 * The push message of a story at `time` (ISO): its own title, summary, picture and link, in the language that it is
 * in, cut to what fits. A picture whose address is too long is left out.
 * @param library what `libraryPictureOf` gives
 * @param overrides takes the place of what the story says, and is not cut here
 */
export function storyMessage(
  app: App,
  row: MessageSource,
  time: string,
  overrides: Overrides = {},
  library: string | null = null,
) {
  const type = overrides.type ?? (isBreakingAt(row, time) ? 'breaking' : 'general');
  const own = {
    title: cutGraphemes(row.title, mostLetters.title),
    body: textOf(row),
    image_url: library ?? pictureOf(row),
    deep_link: linkOf(app, row.id),
    type,
    priority: type === 'breaking' ? ('high' as const) : ('normal' as const),
    ttl_seconds: worthSeconds,
    collapse_key: storyKey(row.id),
    data: { news_id: String(row.id) },
  };
  const whole = { ...own, ...overrides };
  if (overrides.image_url === undefined && contentErrors(whole).length > 0) whole.image_url = null;
  return { ...whole, ...fittedText(whole), ...overrides, news_id: row.id } satisfies Partial<NotificationInput>;
}
