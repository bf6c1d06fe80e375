import type { Opml } from 'feedsmith';
import type { Actor, App } from '../core/app.ts';
import { change } from '../core/change.ts';
import { isoTime } from '../core/clock.ts';
import { Fault, invalidField } from '../core/error.ts';
import { insertRow } from '../core/resource.ts';
import { parseJson } from '../core/validate.ts';
import { languages } from '../model/common.ts';
import { FeedInput, type OpmlInput, type OpmlReport } from '../model/feed.ts';
import { categories } from '../news/categories.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { isCleanText, tidyLine } from '../text/normalise.ts';
import { repair } from './decode.ts';
import { feedResource, tidyUrl } from './feeds.ts';
import { idOfUrl } from './store.ts';

type Outline = Opml.Outline<string>;

const mostFeeds = 2_000;
const mostRefused = 100;
/** Outlines inside each other; lists have two or three. The parser of the library goes as deep as the text does. */
const deepest = 64;

/** Every outline that names a feed, however deep it lies. @throws Fault `invalid` */
async function outlinesOf(opml: string): Promise<Outline[]> {
  const text = repair(opml);
  let depth = 0;
  let isOpen = false;
  for (const [token] of text.matchAll(/<outline\b|<\/outline\b|\/>/gi)) {
    if (token.startsWith('</') || (token === '/>' && isOpen)) depth--;
    isOpen = token !== '/>' && !token.startsWith('</');
    if (isOpen && ++depth > deepest) throw invalidField('opml', 'is nested too deeply');
  }
  const { parseOpml } = await import('feedsmith');
  const found: Outline[] = [];
  let body: Outline[];
  try {
    body = parseOpml(text).body?.outlines ?? [];
  } catch {
    throw invalidField('opml', 'is no OPML');
  }
  const rest = body.toReversed();
  for (let outline = rest.pop(); outline; outline = rest.pop()) {
    if (outline.xmlUrl) found.push(outline);
    rest.push(...(outline.outlines ?? []).toReversed());
  }
  if (found.length > mostFeeds) throw invalidField('opml', `has more than ${mostFeeds} feeds`);
  return found;
}

/**
 * Adds the feeds of an OPML list in one transaction. Those that are there already stay as they are; those that cannot
 * be are told with the reason.
 * @throws Fault `invalid` when it is no OPML
 */
export async function importOpml(app: App, input: OpmlInput, actor: Actor): Promise<OpmlReport> {
  const { opml, ...common } = input;
  const outlines = await outlinesOf(opml);
  return change(app, actor, async (c) => {
    const report: OpmlReport = { added: 0, known: 0, refused: [] };
    for (const outline of outlines) {
      const feed_url = outline.xmlUrl as string;
      try {
        const feed = parseJson(FeedInput, feedOf(outline, feed_url, common));
        if ((await idOfUrl(c.tx, tidyUrl(feed.feed_url))) !== undefined) report.known++;
        else {
          await insertRow(c, feedResource, feed);
          report.added++;
        }
      } catch (error) {
        // A Fault is thrown before anything of the feed is written; the transaction is whole.
        if (!(error instanceof Fault)) throw error;
        if (report.refused.length < mostRefused)
          report.refused.push({ feed_url: feed_url.slice(0, 2_000), message: error.message });
      }
    }
    await c.audit('import_opml', 'feeds', '', { added: report.added, known: report.known });
    return report;
  });
}

function feedOf(outline: Outline, feed_url: string, common: Omit<OpmlInput, 'opml'>): Record<string, unknown> {
  const title = cutGraphemes(tidyLine(outline.title ?? outline.text ?? ''), 200);
  const lang = languages.find((l) => l === outline.language?.toLowerCase().split(/[-_]/)[0]);
  const site = outline.htmlUrl !== undefined && /^https?:\/\//i.test(outline.htmlUrl) && URL.canParse(outline.htmlUrl);
  return {
    feed_url,
    // A list often repeats the address where it knows no title.
    ...(title && title !== feed_url && isCleanText(title) ? { title } : {}),
    ...(site ? { site_url: outline.htmlUrl } : {}),
    ...common,
    ...(lang ? { lang } : {}),
  };
}

/** All feeds as OPML 2.0, grouped by category. */
export async function exportOpml(app: App): Promise<{ opml: string; feeds: number }> {
  const rows = await app.db.read
    .selectFrom('feeds')
    .select(['title', 'feed_url', 'site_url', 'lang', 'category_id'])
    .orderBy('title')
    .orderBy('id')
    .execute();
  const known = await categories(app);
  const groups = Map.groupBy(rows, (row) => row.category_id);
  const outlines: Outline[] = [...groups].flatMap(([category, feeds]) => {
    const lines: Outline[] = feeds.map(({ title, feed_url, site_url, lang }) => ({
      type: 'rss',
      text: title,
      title,
      xmlUrl: feed_url,
      language: lang,
      ...(site_url === null ? {} : { htmlUrl: site_url }),
    }));
    const name = category === null ? undefined : known.get(category)?.row.name;
    return name === undefined ? lines : [{ text: name, outlines: lines }];
  });
  const head = { title: `${app.config.publicUrl} feeds`, dateCreated: isoTime(app.now()) };
  // The library takes an empty list for a mistake; an outline without an address is what readers pass over.
  const body = { outlines: outlines.length ? outlines : [{ text: 'No feeds' }] };
  const { generateOpml } = await import('feedsmith');
  return { opml: generateOpml({ head, body }), feeds: rows.length };
}
