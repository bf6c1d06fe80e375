import { cachedCategories } from '../../categories/categories.ts';
import { change } from '../../core/api/change.ts';
import { insertRow } from '../../core/api/resource.ts';
import { parseJson } from '../../core/api/validate.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { refusalOf } from '../../core/fetch/fetch.ts';
import { withoutKeys } from '../../core/hide-keys.ts';
import { languages } from '../../core/model/common.ts';
import { requireEffect } from '../../core/permission.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { cleanText, isCleanText, tidyLine } from '../../text/normalise.ts';
import { openRun } from '../fetch/bulk-refresh.ts';
import { stagger } from '../fetch/stagger.ts';
import { hostOf } from '../hosts.ts';
import { FeedInput } from '../model/feed.ts';
import type { OpmlInput, OpmlReport } from '../model/feed-admin.ts';
import { feedsDue } from '../request-visit.ts';
import { feedResource, tidyUrl } from '../resource.ts';
import { idOfUrl, type StoredFeed } from '../store.ts';
import { foldersIn } from './folders.ts';
import { type Listed, listedIn, type Outline, opmlOf } from './outlines.ts';

const mostFeeds = 2_000;
const mostRefused = 100;

/** Every outline that names a feed, however deep it lies. @throws Fault `invalid` */
function feedsOf(opml: string): Listed[] {
  const found = listedIn(opml, mostFeeds);
  if (found === null) throw invalidField('opml', 'is no OPML, or nested too deeply', 'pattern');
  if (found.length > mostFeeds) throw invalidField('opml', `has more than ${mostFeeds} feeds`, 'too_long');
  return found;
}

interface Read {
  feed: FeedInput;
  folders: string[];
}

/**
 * Adds the feeds of an OPML list in one transaction. Those that are there already stay as they are; those that cannot
 * be are reported with the reason. Their first fetches are spread over time and servers, and are a run (`runOf`).
 * @throws Fault `invalid` when it is no OPML
 */
export async function importOpml(app: App, input: OpmlInput, actor: Actor): Promise<OpmlReport> {
  const { opml, create_categories = false, ...common } = input;
  if (create_categories) requireEffect(actor, 'categories.write', 'categories:write');
  const outlines = feedsOf(opml);
  const report: OpmlReport = { added: 0, known: 0, categories_added: 0, run_id: null, refused: [] };
  const tried = async <T>(feed_url: string, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      // A Fault is thrown before anything of the feed is written; the transaction is whole.
      if (!(error instanceof Fault) || error.errors.some((e) => e.field === 'create_categories')) throw error;
      if (report.refused.length < mostRefused)
        report.refused.push({ feed_url: feed_url.slice(0, 2_000), message: error.message });
      return undefined;
    }
  };
  return change(app, actor, async (c) => {
    await c.dialect.lockName(c.tx, 'feeds.import');
    const fresh = new Map<string, Read>();
    for (const outline of outlines)
      await tried(outline.xmlUrl, async () => {
        const feed = parseJson(FeedInput, fieldsOf(outline, common));
        const refusal = refusalOf(app.config, feed.feed_url);
        if (refusal) throw invalidField('feed_url', refusal);
        const url = tidyUrl(feed.feed_url);
        if (fresh.has(url) || (await idOfUrl(c.tx, url)) !== undefined) report.known++;
        else fresh.set(url, { feed, folders: outline.folders });
      });
    const folders = await foldersIn(c, create_categories);
    const added: StoredFeed[] = [];
    const offsets = stagger([...fresh.keys()].map(hostOf));
    for (const [i, [url, { feed, folders: names }]] of [...fresh].entries())
      await tried(url, async () => {
        const category_id = (await folders.categoryOf(names)) ?? feed.category_id ?? null;
        const next_fetch_at = isoTime(c.nowMs + (offsets[i] as number));
        added.push(await insertRow(c, feedResource, { ...feed, category_id }, { next_fetch_at }));
      });
    report.added = added.length;
    report.categories_added = folders.made();
    if (added.length > 0) report.run_id = (await openRun(c, added, null)).id;
    c.due(feedsDue);
    await c.audit('import_opml', 'feeds', '', { added: report.added, known: report.known });
    return report;
  });
}

function fieldsOf(outline: Listed, common: Partial<OpmlInput>): Record<string, unknown> {
  const { xmlUrl, htmlUrl = '', text, language } = outline;
  const title = cutGraphemes(tidyLine(cleanText(text)), 200);
  const lang = languages.find((l) => l === language?.toLowerCase().split(/[-_]/)[0]);
  return {
    feed_url: xmlUrl,
    // A list often repeats the address where it has no title.
    ...(title && title !== xmlUrl && isCleanText(title) ? { title } : {}),
    ...(/^https?:\/\//i.test(htmlUrl) && URL.canParse(htmlUrl) ? { site_url: htmlUrl } : {}),
    ...common,
    ...(lang ? { lang } : {}),
  };
}

/**
 * All feeds as OPML 2.0, in folders of their categories, which lie in each other as the categories do. Without
 * `withKeys` their addresses contain no keys.
 */
export async function exportOpml(app: App, withKeys: boolean): Promise<{ opml: string; feeds: number }> {
  const found = await app.db.read
    .selectFrom('feeds')
    .select(['title', 'feed_url', 'site_url', 'lang', 'category_id'])
    .orderBy('title')
    .orderBy('id')
    .execute();
  const rows = withKeys ? found : withoutKeys(found);
  const all = await cachedCategories(app);
  const lines = Map.groupBy(rows, (row) =>
    row.category_id !== null && all.has(row.category_id) ? row.category_id : null,
  );
  const inside = (parent: number | null): Outline[] => [
    ...[...all.values()]
      .filter(({ row }) => row.parent_id === parent)
      .map(({ row }) => ({ text: row.name, outlines: inside(row.id) }))
      .filter(({ outlines }) => outlines.length > 0),
    ...(lines.get(parent) ?? []).map(({ title, feed_url, site_url, lang }) => ({
      text: title,
      xmlUrl: feed_url,
      language: lang,
      ...(site_url === null ? {} : { htmlUrl: site_url }),
    })),
  ];
  const created = new Date(app.now()).toUTCString();
  return { opml: opmlOf(`${app.config.publicUrl} feeds`, created, inside(null)), feeds: rows.length };
}
