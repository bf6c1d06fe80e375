import type { Change } from '../core/change.ts';
import { insertRow } from '../core/resource.ts';
import { newsResource } from '../news/desk.ts';
import { escapeHtml } from '../text/html.ts';
import type { StoredFeed, StoredItem } from './store.ts';

type Source = Pick<StoredItem, 'title' | 'link' | 'summary' | 'content' | 'author' | 'image_url' | 'published_at'>;

/** A new item as news, with its source named and linked. From then on it is the desk's: later edits do not reach it. */
export async function publish(c: Change, feed: StoredFeed, item: Source): Promise<number> {
  const source = escapeHtml(feed.title);
  const credit = item.link ? `<p><a href="${escapeHtml(item.link)}">${source}</a></p>` : `<p>${source}</p>`;
  const past = item.published_at !== null && item.published_at < c.now;
  const row = await insertRow(c, newsResource, {
    title: item.title,
    summary: item.summary,
    content: (item.content || `<p>${escapeHtml(item.summary)}</p>`) + credit,
    lang: feed.lang,
    category_id: feed.category_id,
    image_url: item.image_url,
    author: item.author,
    source: { name: feed.title.slice(0, 120), url: item.link ?? feed.site_url },
    status: 'published',
    published_at: past ? item.published_at : c.now,
  });
  return row.id;
}
