import type { App } from '../../core/app.ts';
import { memoUntil } from '../../core/cache/memo.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { newsTopics } from '../../news/query.ts';
import { newsTrending } from '../../news/trending/trending.ts';
import { storyPath } from '../cards.ts';
import { type Html, html } from '../html.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';

/** Stories that a page shows, and that are kept so that it shows so many besides those that it has already. */
const [mostShown, mostKept] = [5, 20];
/** How long a page shows the same order: views change it all the time. */
const keptMs = 10 * 60_000;

interface MostRead {
  items: readonly NewsItem[];
  /** Until when (ms) the order is used. */
  validUntil: number;
}

/** What readers of a language read most now; not what a list would be filled up with. */
export function mostRead(app: App, { lang, shows }: PublicSite): Promise<MostRead> {
  if (!shows.most_read) return Promise.resolve({ items: [], validUntil: Number.POSITIVE_INFINITY });
  return memoUntil(app, `site.most-read:${lang}`, newsTopics({ lang }), async () => {
    const {
      data,
      meta,
      validUntil: ends = Number.POSITIVE_INFINITY,
    } = await newsTrending.run(app, newsTrending.normalise(app, { lang, limit: mostKept }));
    const validUntil = Math.min(ends, app.now() + keptMs);
    const items = (data as NewsItem[]).slice(0, meta?.trending as number);
    return { value: { items, validUntil }, validUntil };
  });
}

/** The list as a part of a page, without stories that the page shows elsewhere; null where there are fewer than two. */
export function mostReadPart({ items }: MostRead, site: PublicSite, shown: ReadonlySet<number>): Html | null {
  const rest = items.filter(({ id }) => !shown.has(id)).slice(0, mostShown);
  if (rest.length < 2) return null;
  return html`<section aria-labelledby="most-read"><div class="head"><h2 id="most-read">${pageWord('most_read', site.lang)}</h2></div>
<ol class="ranks">${rest.map((item) => html`<li><a href="${storyPath(item)}">${item.title}</a></li>`)}</ol></section>`;
}
