import { notFound } from '../../core/error.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { newsTopics } from '../../news/query.ts';
import { newsList } from '../../news/reads.ts';
import { storyPath, timeElement } from '../cards.ts';
import { type Html, html } from '../html.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { imageOf, picture } from '../picture.ts';
import { type PublicSite, paths } from '../site.ts';
import { pageWord } from '../words.ts';
import { repeated, sprite } from './icons.ts';
import { saveButton } from './tools.ts';

const mostShort = 15;

interface Place {
  /** From 1. */
  n: number;
  of: number;
}

function shortStory(item: NewsItem, { n, of }: Place, site: PublicSite): Html {
  const { lang } = site;
  const path = storyPath(item);
  const image = item.image_url && imageOf(item, item.image_url);
  const shown = { sizes: '(min-width: 34rem) 34rem, 100vw', alt: '', isFirst: n === 1, className: 'picture' };
  const share = html`<button type="button" class="tool" data-js data-share="${path}" aria-label="${pageWord('share', lang)}">${repeated('share')}</button>`;
  const on =
    n < of &&
    html`<a class="tool" href="#s${n + 1}" aria-label="${pageWord('next_story', lang)}">${repeated('down')}</a>`;
  return html`<article id="s${n}" lang="${item.lang}">${image && picture({ ...image, width: 640, height: 360 }, shown)}<div class="text">
<p class="meta">${item.category_name}${item.category_name && ' · '}${item.published_at && timeElement(item.published_at, site)}</p>
<h2 class="title"><a href="${path}">${item.title}</a></h2><p>${item.summary}</p></div>
<div class="row">${share}${saveButton(path, site, repeated('save'))}<a class="tool" href="${path}">${pageWord('full_story', lang)}</a><span class="meta" dir="ltr">${n} / ${of}</span>${on}</div></article>`;
}

/** The newest stories by their summaries, one on a screen: swiped by scrolling, and a list where that is not known. */
export const shortPage = page({
  name: 'site.short',
  summary: 'The newest stories in short, one summary on a screen',
  query: {},
  topics: ({ lang }) => newsTopics({ lang }),
  async make(app, { lang }: { lang: PublicSite['lang'] }, site) {
    if (!site.reader.short) throw notFound('page');
    const { data, validUntil } = await newsList.run(app, newsList.normalise(app, { lang, limit: mostShort }));
    const items = (data as NewsItem[]).filter(({ summary }) => summary !== '');
    const title = pageWord('short_news', lang);
    const stories = items.map((item, i) => shortStory(item, { n: i + 1, of: items.length }, site));
    return {
      title,
      description: described('stories', site, title),
      path: paths.short(lang),
      body: html`<h1 class="skip">${title}</h1>
${items.length > 0 ? html`${sprite(['share', 'save', 'down'])}<section class="short" tabindex="0" aria-label="${title}">${stories}</section>` : html`<p>${pageWord('no_stories', lang)}</p>`}`,
      image: items[0]?.image_url ?? null,
      alternates: site.languages.map((other) => ({ lang: other, path: paths.short(other) })),
      ...(validUntil === undefined ? {} : { validUntil }),
    };
  },
});
