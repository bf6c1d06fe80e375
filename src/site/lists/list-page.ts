import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { newsList } from '../../news/reads.ts';
import { frontStories, storyCardList } from '../cards.ts';
import { type Html, html } from '../html.ts';
import type { Crumb } from '../meta/crumbs.ts';
import type { RenderedPage } from '../page.ts';
import type { PublicSite } from '../site.ts';
import { pageWord } from '../words.ts';
import { withSide } from './columns.ts';
import { mostRead, mostReadPart } from './most-read.ts';

const perPage = 24;
/** Stories above the rows: a lead and two others. */
const mostFront = 3;

interface Wanted {
  /** Of the list of news. */
  filter: Record<string, unknown>;
  cursor?: string | undefined;
  /** Whether there is no page without stories. */
  needsStories?: boolean;
}

/** What a list is of. */
interface Listed {
  title: string;
  description: string;
  /** Pages above it. */
  above?: readonly Crumb[];
  path: string;
  feed?: string;
  /** The class of the heading, with a space before it. */
  color?: string;
  /** What stands beside the heading, and below it. */
  tools?: Html;
  links?: Html | false;
  data?: readonly object[];
}

/**
 * The newest stories of a category, place, author or tag, and a link to those before them.
 * @throws Fault `not_found` where there are no stories and `needsStories`
 */
export async function listPage(
  app: App,
  site: PublicSite,
  { filter, cursor, needsStories = false }: Wanted,
  listed: (stories: readonly NewsItem[]) => Listed,
): Promise<RenderedPage> {
  const { lang } = site;
  const query = { lang, limit: perPage, ...filter, ...(cursor === undefined ? {} : { cursor }) };
  const [{ data: stories, meta, validUntil = Number.POSITIVE_INFINITY }, read] = await Promise.all([
    newsList.run(app, newsList.normalise(app, query)),
    mostRead(app, site),
  ]);
  const items = stories as NewsItem[];
  if (needsStories && items.length === 0) throw notFound('page');
  const { title, path, color, tools, links, ...rest } = listed(items);
  const front = cursor === undefined ? mostFront : 0;
  const next = meta?.next_cursor as string | null;
  const older = next && html`<a rel="next" href="${path}?cursor=${next}">${pageWord('older', lang)}</a>`;
  const newest = cursor !== undefined && html`<a href="${path}">${pageWord('newer', lang)}</a>`;
  return {
    ...rest,
    title,
    path: cursor === undefined ? path : `${path}?cursor=${cursor}`,
    body: withSide(
      html`<h1 class="bare${color}">${title}</h1>${tools}
${links}
${frontStories(items.slice(0, front), site, 2) || (items.length === 0 && html`<p>${pageWord('no_stories', lang)}</p>`)}
${items.length > front && storyCardList(items.slice(front), site, 2)}
${(newest || older) && html`<p class="links boxed">${newest}${older}</p>`}`,
      mostReadPart(read, site, new Set(items.map(({ id }) => id))),
    ),
    image: items[0]?.image_url ?? null,
    isHidden: cursor !== undefined || items.length === 0,
    validUntil: Math.min(validUntil, read.validUntil),
  };
}
