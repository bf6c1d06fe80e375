import { checkCategory } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import { cleanHtml } from '../core/markup/clean.ts';
import type { Lang } from '../core/model/common.ts';
import { checkPictures } from '../media/pictures.ts';
import { fileNamesIn, mediaOfAddresses, withPresentFiles, writeUses } from '../media/uses.ts';
import { cutWords } from '../text/graphemes.ts';
import { readMinutes } from '../text/markup/html.ts';
import { tidyText } from '../text/normalise.ts';
import { slugText } from '../text/slug.ts';
import { newsColumns } from './columns.ts';
import { breakingColumns, checkEnds } from './ends.ts';
import { notifyHubOfStory, shownStory } from './hub/notify.ts';
import { placeColumn, writeLabels } from './labels/write.ts';
import type { NewsInput } from './model/news.ts';
import { indexNews, plainText } from './search/document.ts';
import type { StateColumns } from './states.ts';
import { tellStoryChange } from './story-changes.ts';
import type { NewsRow, StoredNews } from './tables.ts';
import { joinGroup } from './translations/group.ts';
import { storyMediaIds } from './view.ts';
import { followStoryFiles } from './working-copy/files.ts';

const summaryWords = 60;

/** What no editor writes, as a new item has it. */
const untouched = {
  status: 'draft',
  published_at: null,
  views: 0,
  read_minutes: 1,
  is_sample: 0,
  breaking_auto: 0,
  trashed_at: null,
  trashed_from: null,
  review_note: null,
  corrections: '[]',
} satisfies Partial<StoredNews>;

/** An item of which nothing is said. */
export const blank: Partial<StoredNews> = { ...untouched, ...newsColumns.blank };

/**
 * Columns that an editor's input sets: text NFC and trimmed, HTML sanitised, times in UTC.
 * @param state columns that an action sets, and no body can name
 */
export async function storyColumns(
  c: Change,
  input: Partial<NewsInput> & { status?: NewsRow['status'] },
  before: StoredNews | null,
  state: StateColumns,
  defaults: { lang: Lang; breakingHours: number },
): Promise<Partial<StoredNews>> {
  const row: Partial<StoredNews> = before ? {} : { ...blank, lang: defaults.lang, created_by: c.actor.id };
  if (c.actor.id !== null) row.updated_by = c.actor.id;
  const { title, slug, place_ids, category_id, status } = input;
  Object.assign(row, status === undefined ? {} : { status }, state);
  setWritten(row, input, before, c.nowMs, defaults.breakingHours);
  await checkEnds(c, { ...before, ...row } as StoredNews, before);
  if (row.content !== undefined) row.content = await withPresentFiles(c, row.content);
  if (place_ids !== undefined) row.place_ids = await placeColumn(c, place_ids);
  if (category_id != null) await checkCategory(c, category_id);
  await checkPictures(c, input);
  if (slug !== undefined) row.slug = slug;
  else if (!before || (title !== undefined && followsTitle(before)))
    row.slug = slugText(row.title as string, row.lang ?? before?.lang);
  await joinGroup(c, row, before);
  return row;
}

/** The address follows the title until readers have it, unless an editor chose another. */
const followsTitle = ({ published_at, slug, title, lang }: StoredNews): boolean =>
  published_at === null && slug === slugText(title, lang);

/** Columns that follow from the input alone. */
function setWritten(
  row: Partial<StoredNews>,
  input: Partial<NewsInput>,
  before: StoredNews | null,
  nowMs: number,
  breakingHours: number,
): void {
  const { summary, content } = input;
  Object.assign(row, newsColumns.write(input));
  Object.assign(row, breakingColumns(row, input, before, { nowMs, breakingHours }));
  setText(row, { summary, content }, before);
}

/** The row that an edit with a checked input would leave, without making it. Within `withCleanHtml`. */
export function withInput(
  row: StoredNews,
  input: Partial<NewsInput>,
  nowMs: number,
  breakingHours: number,
): StoredNews {
  const columns: Partial<StoredNews> = {};
  setWritten(columns, input, row, nowMs, breakingHours);
  const places = input.place_ids === undefined ? {} : { place_ids: JSON.stringify([...new Set(input.place_ids)]) };
  return { ...row, ...columns, ...places, ...(input.slug === undefined ? {} : { slug: input.slug }) };
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
  if (raw !== undefined) row.content = format === 'html' ? cleanHtml(raw, 'content') : tidyText(raw);
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

/** The parts of an item that lie elsewhere: its labels, its words in the index, the instants at which it changes by itself. */
export async function writeParts(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  await writeLabels(c, row, before);
  if (shownFiles(before) !== shownFiles(row)) {
    await writeUses(c, 'news', row.id, [...storyMediaIds(row), ...(await mediaOfAddresses(c, addressesOf(row)))]);
    if (before) await followStoryFiles(c, row.id);
  }
  if (!before || wordsOf(before) !== wordsOf(row)) await indexNews(c.tx, c.dialect, row);
  if (before && before.lang !== row.lang) await writeGone(c, before);
  await notifyHubOfStory(c, row, before);
  await tellWrittenStory(c, row, before);
  await enqueueTurns(c, row);
}

/** All texts of an item that may hold the address of a picture, a film or a recording. */
const addressesOf = ({ content, image_url, thumbnail_url, images, video_url, audio_url }: StoredNews): string =>
  [content, image_url, thumbnail_url, images, video_url, audio_url].join(' ');

/** All files of the library that an item shows, to see whether they have changed; none before there is an item. */
const shownFiles = (row: StoredNews | null): string =>
  row === null ? '' : String([...storyMediaIds(row), ...fileNamesIn(addressesOf(row))]);

/** What readers notice of an edit. */
async function tellWrittenStory(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  const [was, is] = [before?.status === 'published', row.status === 'published'];
  if (is && !was) await tellStoryChange(c, 'published', [row]);
  else if (was && !is) await tellStoryChange(c, 'removed', [row]);
  else if (is && before && shownStory(before) !== shownStory(row)) await tellStoryChange(c, 'updated', [row]);
}

/** All that the index is made of, to see whether it has changed. */
const wordsOf = (row: StoredNews): string =>
  [row.lang, row.title, row.tags, row.summary, row.content_format, row.content].join('\n');

/** A job for each moment at which the item changes by itself; items that change together share one. */
async function enqueueTurns(c: Change, row: StoredNews): Promise<void> {
  const scheduled = row.status === 'scheduled' ? row.published_at : null;
  const live = row.status === 'scheduled' || row.status === 'published';
  for (const at of new Set([scheduled, live ? row.breaking_until : null, live ? row.expires_at : null])) {
    if (at !== null) await c.enqueue({ kind: 'news.due', runAt: at, uniqueKey: `news.due@${at}` });
  }
}

/** What is left of an item for clients that have it, when it leaves its language for good. */
export async function writeGone(c: Change, row: StoredNews): Promise<void> {
  if (row.published_at === null) return;
  await c.tx.insertInto('news_gone').values({ news_id: row.id, lang: row.lang, updated_at: c.now }).execute();
}
