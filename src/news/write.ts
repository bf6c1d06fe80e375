import { checkCategory } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import type { Lang } from '../model/common.ts';
import type { NewsInput } from '../model/news/news.ts';
import type { NewsRow } from '../schema/news.ts';
import { fold } from '../text/fold.ts';
import { cutWords } from '../text/graphemes.ts';
import { readMinutes, sanitise } from '../text/html.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { slugText } from '../text/slug.ts';
import { announceStory } from './hub/announce.ts';
import { placeColumn, writeLabels } from './labels/write.ts';
import { indexedNews, plainText } from './search/document.ts';
import { joinGroup } from './translations/group.ts';
import type { StoredNews } from './view.ts';

const summaryWords = 60;

/** What an item has when nothing is said of it. */
export const blank = {
  status: 'draft',
  translation_group: null,
  summary: '',
  content: '',
  content_format: 'html',
  content_type: 'article',
  category_id: null,
  tags: '[]',
  state: null,
  district: null,
  mandal: null,
  place_ids: '[]',
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
  published_at: null,
  expires_at: null,
  views: 0,
  read_minutes: 1,
  is_sample: 0,
  trashed_at: null,
  trashed_from: null,
  review_note: null,
  corrections: '[]',
} satisfies Partial<StoredNews>;

const line = (text: string | null | undefined): string | null => tidyLine(text ?? '') || null;

/** Columns that an editor's input sets: text NFC and trimmed, HTML sanitised, times in UTC. */
export async function columnsOf(
  c: Change,
  input: Partial<NewsInput> & { status?: NewsRow['status'] },
  before: StoredNews | null,
  defaults: { lang: Lang; breakingHours: number },
): Promise<Partial<StoredNews>> {
  const row: Partial<StoredNews> = before ? {} : { ...blank, lang: defaults.lang, created_by: c.actor.id };
  const {
    title,
    summary,
    content,
    slug,
    tags,
    location,
    place_ids,
    images,
    source,
    is_breaking,
    breaking_until,
    is_featured,
    expires_at,
    author,
    ...same
  } = input;
  Object.assign(row, same); // what is stored as it is sent
  if (title !== undefined) row.title = tidyLine(title);
  if (author !== undefined) row.author = line(author);
  if (tags !== undefined) row.tags = JSON.stringify(distinct(tags.map(tidyLine)));
  if (images !== undefined) row.images = JSON.stringify(images);
  if (location !== undefined)
    Object.assign(row, {
      state: line(location?.state),
      district: line(location?.district),
      mandal: line(location?.mandal),
    });
  if (place_ids !== undefined) row.place_ids = await placeColumn(c, place_ids);
  if (source !== undefined) Object.assign(row, { source_name: line(source?.name), source_url: source?.url ?? null });
  if (is_featured !== undefined) row.is_featured = +is_featured;
  if (expires_at !== undefined) row.expires_at = utc(expires_at);
  if (breaking_until !== undefined) row.breaking_until = utc(breaking_until);
  if (is_breaking === false) row.breaking_until = null;
  const until = row.breaking_until === undefined ? before?.breaking_until : row.breaking_until;
  if (is_breaking === true && (until == null || until <= c.now))
    row.breaking_until = isoTime(c.nowMs + defaults.breakingHours * 3_600_000);
  if (input.category_id != null) await checkCategory(c, input.category_id);
  setText(row, { summary, content }, before);
  if (slug !== undefined) row.slug = slug;
  else if (!before || (title !== undefined && before.published_at === null))
    row.slug = slugText(row.title as string, row.lang ?? before?.lang);
  await joinGroup(c, row, before);
  return row;
}

/** Content, and what follows from it unless the editor wrote it: summary and reading time. */
function setText(
  row: Partial<StoredNews>,
  text: { summary: string | undefined; content: string | undefined },
  before: StoredNews | null,
): void {
  const format = row.content_format ?? before?.content_format ?? 'html';
  const own = text.summary === undefined ? undefined : tidyText(text.summary);
  const raw = text.content ?? (row.content_format !== undefined && before ? before.content : undefined);
  if (raw !== undefined) row.content = format === 'html' ? sanitise(raw) : tidyText(raw);
  if (row.content === undefined) {
    if (own !== undefined) row.summary = own;
    return;
  }
  const words = plainText({ content: row.content, content_format: format });
  row.read_minutes = readMinutes(words);
  const wasOurs = !before || before.summary === '' || before.summary === cutWords(plainText(before), summaryWords);
  if (own !== undefined && own !== '') row.summary = own;
  else if (own === '' || wasOurs) row.summary = cutWords(words, summaryWords);
}

const utc = (time: string | null): string | null => (time === null ? null : isoTime(instant(time)));

function distinct(names: string[]): string[] {
  const seen = new Map(names.filter(Boolean).map((name) => [fold(name), name]));
  return [...seen.values()];
}

/** The parts of an item that lie elsewhere: its labels, its words in the index, the moments at which it turns. */
export async function writeParts(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  await writeLabels(c, row, before);
  if (!before || wordsOf(before) !== wordsOf(row)) {
    await c.dialect.putIndex(c.tx, row.id, indexedNews(row));
  }
  if (before && before.lang !== row.lang) await writeGone(c, before);
  await announceStory(c, row, before);
  await enqueueTurns(c, row);
}

/** All that the index is made of, to see whether it has changed. */
const wordsOf = (row: StoredNews): string =>
  [row.lang, row.title, row.tags, row.summary, row.content_format, row.content].join('\n');

/** A job for each moment at which the item changes by itself; items that turn together share one. */
async function enqueueTurns(c: Change, row: StoredNews): Promise<void> {
  const scheduled = row.status === 'scheduled' ? row.published_at : null;
  const live = row.status === 'scheduled' || row.status === 'published';
  for (const at of new Set([scheduled, live ? row.breaking_until : null, live ? row.expires_at : null])) {
    if (at !== null) await c.enqueue({ kind: 'news.turn', runAt: at, uniqueKey: `news.turn@${at}` });
  }
}

/** What is left of an item for clients that have it, when it leaves its language for good. */
export async function writeGone(c: Change, row: StoredNews): Promise<void> {
  if (row.published_at === null) return;
  await c.tx.insertInto('news_gone').values({ news_id: row.id, lang: row.lang, updated_at: c.now }).execute();
}
