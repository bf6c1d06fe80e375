import { Type } from 'typebox';
import { type Lang, ListQuery } from '../core/model/common.ts';
import type { NewsItem } from '../news/model/news.ts';
import { newsSearch } from '../news/search/search.ts';
import { storyPath, timeElement } from './cards.ts';
import { type Html, html, trusted } from './html.ts';
import { page } from './page.ts';
import { type PublicSite, paths } from './site.ts';
import { pageWord } from './words.ts';

interface Wanted {
  lang: Lang;
  q: string;
  page: number;
}
/** `highlight` is escaped HTML with `<mark>` around what was found. */
type Found = NewsItem & { highlight: { title: string; snippet: string } };

const perPage = 20;

/** A line of the page's own words, in which the search is a link. */
function suggestion(q: string, lang: Lang): Html {
  const [before = '', after = ''] = pageWord('did_you_mean', lang).split('{q}');
  const link = html`<a rel="nofollow" href="${paths.search(lang)}?q=${encodeURIComponent(q)}">${q}</a>`;
  return html`<p class="meant">${before}${link}${after}</p>`;
}

const result = (item: Found, site: PublicSite): Html =>
  html`<article class="found" lang="${item.lang}"><h2 class="title"><a href="${storyPath(item)}">${trusted(item.highlight.title)}</a></h2>
<p>${trusted(item.highlight.snippet)}</p><span class="meta">${item.published_at && timeElement(item.published_at, site)}</span></article>`;

export const search = page({
  name: 'site.search',
  summary: 'Search of the stories of a language',
  query: { q: Type.Optional(Type.String({ maxLength: 200 })), page: ListQuery.page },
  normalise: (_app, { lang, q = '', page: n = 1 }): Wanted => ({ lang, q: q.trim(), page: n }),
  topics: ({ lang }) => newsSearch.topics({ lang }),
  rare: () => true,
  effort: 'search',
  async make(app, { lang, q, page: n }: Wanted, site) {
    const path = paths.search(lang);
    const form = html`<h1>${pageWord('search', lang)}</h1><form role="search" action="${path}"><input type="search" name="q" value="${q}" maxlength="200" aria-label="${pageWord('search', lang)}" required><button>${pageWord('search', lang)}</button></form>`;
    const common = { title: q || pageWord('search', lang), path, isHidden: true };
    if (q === '') return { ...common, body: form };
    const query = newsSearch.normalise(app, { lang, q, limit: perPage, page: n });
    const { data, meta, validUntil } = await newsSearch.run(app, query);
    const found = data as Found[];
    const meant = meta?.did_you_mean;
    const to = (m: number): string => `${path}?q=${encodeURIComponent(q)}&page=${m}`;
    const body = html`${form}${typeof meant === 'string' && suggestion(meant, lang)}
${found.length > 0 ? found.map((item) => result(item, site)) : html`<p role="status">${pageWord('no_results', lang, { q })}</p>`}
<p class="links boxed">${n > 1 && html`<a rel="prev nofollow" href="${to(n - 1)}">${pageWord('previous', lang)}</a>`}${meta?.has_more === true && html`<a rel="next nofollow" href="${to(n + 1)}">${pageWord('next', lang)}</a>`}</p>`;
    return { ...common, body, ...(validUntil === undefined ? {} : { validUntil }) };
  },
});
