import { sql } from 'kysely';
import { categoriesOfStories } from '../../categories/categories.ts';
import type { App } from '../../core/app.ts';
import { FetchError, fetchGuarded } from '../../core/fetch/fetch.ts';
import { PermanentError, type RunningJob } from '../../core/jobs/worker.ts';
import { formerSlugs } from '../../core/slugs/former.ts';
import { currentSettings } from '../../settings/settings.ts';

/** Formats of our own feeds, as their addresses end. */
const formats = ['rss', 'atom', 'json'] as const;
/** Categories that one message names; a change of more comes with the next visit. */
const mostCategories = 50;

/**
 * Slugs of the categories whose stories have appeared or changed since, and of those above them. Their former ones too:
 * who subscribed to a feed at its old address is notified of that.
 */
async function slugsSince(app: App, lang: string, since: string): Promise<string[]> {
  const rows = await app.db.write
    .selectFrom('news')
    // A sum, as SQLite would go through all stories of the language in an index that has its categories in order.
    .select(sql<number>`category_id + 0`.as('category_id'))
    .distinct()
    .where('lang', '=', lang)
    .where('status', '=', 'published')
    .where('updated_at', '>=', since)
    .where('category_id', 'is not', null)
    .limit(mostCategories)
    .execute();
  const all = await categoriesOfStories(app);
  const slugs = new Set<string>();
  for (const { category_id } of rows) {
    const seen = new Set<number>();
    let at = all.get(category_id);
    while (at && !seen.has(at.row.id)) {
      seen.add(at.row.id);
      if (at.row.is_active === 1) slugs.add(at.row.slug);
      at = at.row.parent_id === null ? undefined : all.get(at.row.parent_id);
    }
  }
  for (const [slug, id] of await formerSlugs(app.db.read, 'categories'))
    if (slugs.has(all.get(id)?.row.slug ?? '')) slugs.add(slug);
  return [...slugs].sort();
}

/**
 * The job `websub.publish`: notifies our hub that the feeds of a language, and of its categories in which something is
 * new, are worth a visit. One request for each address, as not every hub reads more than one. Telling twice does no
 * harm, so a failure is tried again with all of them.
 */
export async function publishToHub(app: App, job: RunningJob): Promise<void> {
  const { lang, since } = job.payload as { lang: string; since: string };
  const hub = (await currentSettings(app)).basic.websub_hub;
  if (hub === null) return;
  const paths = [lang, ...(await slugsSince(app, lang, since)).map((slug) => `${lang}/category/${slug}`)];
  let refusal: string | null = null;
  for (const path of paths)
    for (const format of formats) {
      const url = new URL(`${app.config.publicUrl}/feeds/${path}.${format}`).href;
      const status = await notify(app, hub, url, job.signal);
      if (status < 200 || status > 299) refusal ??= `The hub answers with HTTP ${status} for ${url}.`;
    }
  if (refusal !== null) throw new Error(refusal);
  job.log.info({ lang, feeds: paths.length }, 'the WebSub hub was notified of news');
}

async function notify(app: App, hub: string, url: string, signal: AbortSignal): Promise<number> {
  try {
    const { status } = await fetchGuarded(app, hub, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': url }).toString(),
      maxBytes: 65_536,
      timeoutMs: 10_000,
      signal,
    });
    return status;
  } catch (error) {
    if (error instanceof FetchError && (error.problem === 'address' || error.problem === 'refused'))
      throw new PermanentError(error.message);
    throw error;
  }
}
