import type { App } from '../../core/app.ts';
import { lruMap } from '../../core/cache/lru.ts';
import { memoUntil } from '../../core/cache/memo.ts';
import { isoTime } from '../../core/clock.ts';
import { perProgram } from '../../core/state.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { itemsOf, newsTopics, nextStoryChange } from '../../news/query.ts';
import { newsList } from '../../news/reads.ts';
import { relatedIds } from '../../news/related/related.ts';
import { byIds } from '../../news/store.ts';
import { newsTopic } from '../../news/view.ts';
import { placesTopic } from '../../places/tree.ts';
import { type CardForm, card, cardRows } from '../cards.ts';
import { type Html, html } from '../html.ts';
import { mostRead, mostReadPart } from '../lists/most-read.ts';
import { sectionHead } from '../lists/section-head.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

const [mostRelated, mostMore] = [4, 3];
/** The newest of a section, among which the next story and more of it are found. */
const mostOfSection = 16;
/** Cards that stay in memory, of about a kilobyte each: to make one again takes a fifth of the time of its page. */
const mostCards = 5_000;

interface CachedCard {
  /** Versions of what it follows from, besides the site. */
  stamp: string;
  site: PublicSite;
  validUntil: number;
  html: Html;
}

const cachedCards = perProgram(() => lruMap<string, CachedCard>(mostCards));

/** Ids of stories, and how each is shown. */
type Wanted = readonly { id: number; form: CardForm }[];

/** The cards of these stories in the language of the site, by id. The newest stories are beside many others. */
async function cardsOf(app: App, wanted: Wanted, site: PublicSite, until: number): Promise<Map<number, Html>> {
  const cache = cachedCards(app);
  const nowMs = app.now();
  const stamp = app.versions.stamp([newsTopic(site.lang), placesTopic]); // before the query, as in the cache
  const found = new Map<number, Html>();
  for (const { id, form } of wanted) {
    const one = cache.get(`${form} ${id}`);
    if (one?.stamp === stamp && one.site === site && one.validUntil > nowMs) found.set(id, one.html);
  }
  const missing = new Map(wanted.filter(({ id }) => !found.has(id)).map(({ id, form }) => [id, form]));
  for (const item of await itemsOf(app, await byIds(app, [...missing.keys()]), isoTime(nowMs))) {
    const form = missing.get(item.id) as CardForm;
    const made = card(item, site, form === 'next' ? 2 : 3, form);
    found.set(item.id, made);
    const validUntil = Math.min(until, site.theme.validUntil);
    if (app.versions.isSettled) cache.set(`${form} ${item.id}`, { stamp, site, validUntil, html: made });
  }
  return found;
}

/** The newest stories of a category: which, and from when. */
const newestOf = (app: App, { lang }: PublicSite, slug: string) =>
  memoUntil(app, `site.newest:${lang}:${slug}`, newsTopics({ lang }), async () => {
    const query = newsList.normalise(app, { lang, category: slug, limit: mostOfSection });
    const { data, validUntil = Number.POSITIVE_INFINITY } = await newsList.run(app, query);
    return { value: (data as NewsItem[]).map(({ id, published_at }) => ({ id, at: published_at ?? '' })), validUntil };
  });

/** The next story of the section, which came out before this one, and more of it; the newest where there is none. */
async function ofSection(app: App, { id, published_at, category }: NewsItem, site: PublicSite) {
  const { next_story, more_news } = site.shows;
  if (category === null || (!next_story && !more_news)) return { next: null, more: [] };
  const others = (await newestOf(app, site, category.slug)).filter((one) => one.id !== id);
  const own = published_at ?? '';
  const isBefore = (one: { id: number; at: string }): boolean => one.at < own || (one.at === own && one.id < id);
  const next = next_story ? (others.find(isBefore) ?? others[0]) : undefined;
  const more = more_news ? others.filter((one) => one !== next).slice(0, mostMore) : [];
  return { next: next?.id ?? null, more: more.map((one) => one.id) };
}

/** What stands below and beside a story; no story twice. */
export interface Around {
  next: Html | null;
  more: Html | null;
  related: Html | null;
  mostRead: Html | null;
}

/** What stands around a story, and until when (ms) it does without a write. */
export async function aroundStory(
  app: App,
  item: NewsItem,
  site: PublicSite,
): Promise<Around & { validUntil: number }> {
  const { id, lang, title, translation_group, category, published_at } = item;
  const nowMs = app.now();
  const story = { id, lang, title, translation_group, category_id: category?.id ?? null, published_at };
  const [change, section, read, ids] = await Promise.all([
    nextStoryChange(app, lang, nowMs),
    ofSection(app, item, site),
    mostRead(app, site),
    relatedIds(app, story, isoTime(nowMs), mostRelated + mostMore + 1),
  ]);
  const ofIt = [...(section.next === null ? [] : [section.next]), ...section.more];
  const related = ids.filter((one) => !ofIt.includes(one)).slice(0, mostRelated);
  const rows = [...section.more, ...related].map((one) => ({ id: one, form: 'row' as const }));
  const first = section.next === null ? [] : [{ id: section.next, form: 'next' as const }];
  const cards = await cardsOf(app, [...first, ...rows], site, change);
  const rowsOf = (some: readonly number[]): Html | null => {
    const shown = some.flatMap((one) => cards.get(one) ?? []);
    return shown.length > 0 ? cardRows(shown, site) : null;
  };
  const next = section.next === null ? undefined : cards.get(section.next);
  const more = rowsOf(section.more);
  const own = site.allSections.find((one) => one.id === category?.id);
  return {
    next: next
      ? html`<section class="onward"><p class="cat">${pageWord('next_story', site.lang)}</p>${next}</section>`
      : null,
    more:
      more && own
        ? html`<section>${sectionHead(own, site, `${pageWord('more_news', site.lang)} · ${own.name}`)}${more}</section>`
        : null,
    related: rowsOf(related),
    mostRead: mostReadPart(read, site, new Set([id, ...ofIt, ...related])),
    validUntil: Math.min(change, read.validUntil),
  };
}
