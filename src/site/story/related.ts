import type { App } from '../../core/app.ts';
import { lruMap } from '../../core/cache/lru.ts';
import { isoTime } from '../../core/clock.ts';
import { perProgram } from '../../core/state.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { itemsOf, nextStoryChange } from '../../news/query.ts';
import { relatedIds } from '../../news/related/related.ts';
import { byIds } from '../../news/store.ts';
import { newsTopic } from '../../news/view.ts';
import { placesTopic } from '../../places/tree.ts';
import { card, cardRows } from '../cards.ts';
import type { Html } from '../html.ts';
import type { PublicSite } from '../site.ts';

const mostRelated = 4;
/** Cards that stay in memory, of about two kilobytes each: to make one again takes a fifth of the time of its page. */
const mostCards = 5_000;

interface CachedCard {
  /** Versions of what it follows from, besides the site. */
  stamp: string;
  site: PublicSite;
  validUntil: number;
  html: Html;
}

const cachedCards = perProgram(() => lruMap<number, CachedCard>(mostCards));

/** The cards of these stories in the language of the site. The newest stories are related to many others. */
async function cardsOf(app: App, ids: readonly number[], site: PublicSite, until: number): Promise<Html[]> {
  const cache = cachedCards(app);
  const nowMs = app.now();
  const stamp = app.versions.stamp([newsTopic(site.lang), placesTopic]); // before the query, as in the cache
  const found = new Map<number, Html>();
  for (const id of ids) {
    const one = cache.get(id);
    if (one?.stamp === stamp && one.site === site && one.validUntil > nowMs) found.set(id, one.html);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const item of await itemsOf(app, await byIds(app, missing), isoTime(nowMs))) {
    const made = card(item, site, 3);
    found.set(item.id, made);
    const validUntil = Math.min(until, site.theme.validUntil);
    if (app.versions.isSettled) cache.set(item.id, { stamp, site, validUntil, html: made });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The cards of the stories that go with one, and until when (ms) they do without a write. */
export async function relatedPart(
  app: App,
  { id, lang, title, translation_group, category, published_at }: NewsItem,
  site: PublicSite,
): Promise<{ related: Html | null; validUntil: number }> {
  const nowMs = app.now();
  const validUntil = await nextStoryChange(app, lang, nowMs);
  const story = { id, lang, title, translation_group, category_id: category?.id ?? null, published_at };
  const ids = await relatedIds(app, story, isoTime(nowMs), mostRelated);
  const shown = await cardsOf(app, ids, site, validUntil);
  return { related: shown.length > 0 ? cardRows(shown, site) : null, validUntil };
}
