import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import { isVisible } from '../../schema/news-visible.ts';
import { known as knownSettings } from '../../settings/settings.ts';
import type { StoredNews } from '../view.ts';

/** Our hub is told of a language at most once in this time. */
const quietMs = 30_000;
/** A message that is about to go out may go before this transaction has ended. */
const tooSoonMs = 5_000;

/** What our feeds show of a story. */
const shown = (row: StoredNews): string => {
  const { title, summary, content, slug, lang, category_id, tags, author, image_url, images, published_at } = row;
  return JSON.stringify([
    title,
    summary,
    content,
    slug,
    lang,
    category_id,
    tags,
    author,
    image_url,
    images,
    published_at,
  ]);
};

/** Plans a word to our hub when a story has appeared or looks different. */
export async function announceStory(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  if (!isVisible(row, c.now)) return;
  if (before && isVisible(before, c.now) && shown(before) === shown(row)) return;
  await announce(c, row.lang);
}

/** Plans a word to our hub: at once, or half a minute after the last. Nothing when there is no hub. */
export async function announce(c: Change, lang: string): Promise<void> {
  if (knownSettings(c.app).basic.websub_hub === null) return;
  const last = await c.tx.selectFrom('websub_pings').select('at').where('lang', '=', lang).executeTakeFirst();
  const lastMs = last ? Date.parse(last.at) : Number.NEGATIVE_INFINITY;
  if (lastMs > c.nowMs + tooSoonMs) return;
  const at = isoTime(Math.max(c.nowMs, lastMs + quietMs));
  await c.tx
    .insertInto('websub_pings')
    .values({ lang, at })
    .onConflict((o) => o.column('lang').doUpdateSet({ at }))
    .execute();
  await c.enqueue({
    kind: 'websub.publish',
    payload: { lang, since: c.now },
    runAt: at,
    uniqueKey: `websub.publish:${lang}@${at}`,
    // A slow hub keeps no notification waiting.
    lane: 'feeds',
  });
}
