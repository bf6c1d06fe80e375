import { type Change, change } from '../../core/api/change.ts';
import { insertRow, lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { invalidField, notFound } from '../../core/error.ts';
import { requireRight } from '../../core/permission.ts';
import { newsResource } from '../../news/resource.ts';
import type { StoredNews } from '../../news/tables.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { escapeHtml } from '../../text/markup/escape.ts';
import { stripHtml } from '../../text/markup/html.ts';
import { filmPage } from '../../text/markup/players/players.ts';
import { otherStory } from '../held-back.ts';
import { hostOf } from '../hosts.ts';
import { itemResource } from '../items.ts';
import { modeOf } from '../rules.ts';
import { feedOf, type StoredFeed, type StoredItem } from '../store.ts';

export type PublishMode = 'link' | 'full';

/** Words from which on an item's own content is the story and no teaser: a summary has 60 at most. */
const wholeWords = 100;

const isWhole = ({ content }: StoredItem): boolean => (stripHtml(content).match(/\S+/g)?.length ?? 0) >= wholeWords;

/** The line that names and links the source. */
const creditOf = (feed: StoredFeed, { link }: StoredItem): string => {
  const name = escapeHtml(feed.title);
  const page = link ?? feed.site_url;
  return page === null ? `<p>${name}</p>` : `<p><a href="${escapeHtml(page)}">${name}</a></p>`;
};

/** What the news has of the item's text: all of it, or its summary with the way to the rest. */
const contentFor = (feed: StoredFeed, item: StoredItem, full: string | null): string =>
  (full ?? `<p>${escapeHtml(item.summary)}</p>`) + creditOf(feed, item);

const partsOf = (feed: StoredFeed, item: StoredItem) => ({
  title: item.title,
  summary: item.summary,
  image_url: item.image_url,
  audio_url: item.audio_url,
  video_url: item.video_url,
  author: item.author,
  source: { name: cutGraphemes(feed.title, 120), url: item.link ?? feed.site_url },
});

/** The job that gets the whole text from the item's page; a few tries. */
async function wantFull(c: Change, item: StoredItem): Promise<void> {
  if (item.link === null) return;
  const uniqueKey = `feeds.fulltext:${item.id}`;
  const payload = { item: item.id };
  await c.enqueue({
    kind: 'feeds.fulltext',
    payload,
    uniqueKey,
    queue: 'feeds',
    concurrencyKey: hostOf(item.link),
    maxAttempts: 4,
  });
}

/** How the news of an item begins. */
export type Beginning = 'published' | 'review' | 'draft';

/**
 * Makes news of an item, with its source named and linked. A full text is the feed's own where it has one; else the
 * story begins as a link and a job gets the rest from the page.
 */
export async function publish(
  c: Change,
  feed: StoredFeed,
  item: StoredItem,
  mode: PublishMode,
  beginning: Beginning,
): Promise<StoredNews> {
  const own = mode === 'full' && isWhole(item) ? item.content : null;
  const past = item.published_at !== null && item.published_at < c.now;
  const news = await insertRow(
    c,
    newsResource,
    {
      ...partsOf(feed, item),
      content: contentFor(feed, item, own),
      lang: item.lang,
      ...(item.link !== null && filmPage(item.link) !== null ? { content_type: 'video' } : {}),
      category_id: item.category_id,
      ...(feed.place_id === null ? {} : { place_ids: [feed.place_id] }),
    },
    {
      from_feed: 1,
      status: beginning,
      ...(beginning === 'published' ? { published_at: past ? item.published_at : c.now } : {}),
    },
  );
  await tie(c, item.id, { news_id: news.id, news_rev: news.rev, full_at: own === null ? null : c.now });
  if (mode === 'full' && own === null) await wantFull(c, item);
  return news;
}

type Tie = Pick<StoredItem, 'news_rev' | 'full_at'> & Partial<Pick<StoredItem, 'news_id' | 'held_at'>>;

const tie = async (c: Change, item: number, columns: Tie): Promise<void> =>
  void (await c.tx.updateTable('feed_items').set(columns).where('id', '=', item).execute());

/** Whether the news is as we last wrote it; it is locked from then on. */
async function isUntouched(c: Change, { news_id, news_rev }: StoredItem): Promise<boolean> {
  if (news_id === null) return false;
  await c.dialect.lockRow(c.tx, 'news', news_id);
  const news = await c.tx.selectFrom('news').select('rev').where('id', '=', news_id).executeTakeFirst();
  return news?.rev === news_rev;
}

/** An item was edited by its agency: its news follows, as long as no editor has written it. */
export async function followNews(c: Change, feed: StoredFeed, item: StoredItem): Promise<void> {
  if (!(await isUntouched(c, item))) return;
  const isFull = modeOf(feed) === 'full' || item.full_at !== null;
  const own = isFull && isWhole(item) ? item.content : null;
  // What came from the page stays until the page has been read again.
  const keeps = isFull && own === null && item.full_at !== null;
  const patch = { ...partsOf(feed, item), ...(keeps ? {} : { content: contentFor(feed, item, own) }) };
  const news = await updateRow(c, newsResource, item.news_id as number, patch, null, { action: 'follow' });
  await tie(c, item.id, { news_rev: news.rev, full_at: own !== null ? c.now : keeps ? item.full_at : null });
  if (isFull && own === null) await wantFull(c, item);
}

/**
 * An item says something else altogether, so that it may be another story: its news stays as it is, from now on too. An
 * editor finds it among those that are held back, and decides.
 */
export async function keepNews(c: Change, item: StoredItem): Promise<void> {
  await tie(c, item.id, { news_rev: otherStory, held_at: c.now, full_at: item.full_at });
  c.app.log.warn({ item: item.id, news: item.news_id }, 'an item of a feed says something else; its news stays');
}

/** Puts the text of the page into the news of an item, unless an editor has written there meanwhile. */
export async function fillNews(c: Change, feed: StoredFeed, item: StoredItem, full: string): Promise<boolean> {
  if (!(await isUntouched(c, item))) return false;
  const content = contentFor(feed, item, full);
  const news = await updateRow(c, newsResource, item.news_id as number, { content }, null, { action: 'follow' });
  await tie(c, item.id, { news_rev: news.rev, full_at: c.now });
  return true;
}

/**
 * An editor makes news of one item, whatever the publish mode of its feed is. An item that is news stays that one (a
 * second click), unless it says something else than that.
 * @param wanted the mode; default that of the feed, else `link`
 * @param beginning published at once, or a draft to be edited first
 * @throws Fault `not_found`, `invalid` for the full text of a feed whose owner does not allow it, `forbidden`
 */
export async function publishItem(
  app: App,
  id: number,
  wanted: PublishMode | undefined,
  beginning: Beginning,
  actor: Actor,
) {
  requireRight(actor, beginning === 'published' ? 'news.publish' : 'news.write');
  const row = await change(app, actor, async (c) => {
    const item = await lockRow(c, itemResource, id, null);
    const feed = await feedOf(c.tx, item.feed_id);
    if (!feed) throw notFound('feed');
    const { news_id } = item;
    if (news_id !== null) {
      const news = await c.tx.selectFrom('news').select('id').where('id', '=', news_id).executeTakeFirst();
      if (news && item.news_rev !== otherStory) return item;
    }
    if (wanted === 'full' && feed.full_text_allowed !== 1)
      throw invalidField('mode', 'may be full only where the feed has full_text_allowed');
    const own = modeOf(feed);
    await publish(c, feed, item, wanted ?? (own === 'off' ? 'link' : own), beginning);
    await c.audit(beginning === 'draft' ? 'draft' : 'publish', 'feed-items', id);
    return (await c.tx
      .selectFrom('feed_items')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()) as StoredItem;
  });
  return itemResource.toNoun(app, row);
}
