import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf } from '../core/api/cached-read.ts';
import type { Read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { chooseEncoding } from '../core/cache/cache.ts';
import { isoTime } from '../core/clock.ts';
import { newsBreaking, newsItem, newsList } from '../news/reads.ts';
import { newsRelated } from '../news/related/related.ts';
import { visibleItem } from '../news/store.ts';
import { notificationOf } from '../notifications/store.ts';
import { current } from '../settings/settings.ts';
import { idOfSlug } from '../text/slug.ts';

/** A push waits no longer than this for its story to be ready. */
const mostMs = 1_000;
/** Notifications whose story this process has made ready. */
const mostKnown = 200;

/** By notification: what runs, or null when that has ended. */
type Warmed = Map<number, Promise<void> | null>;
const kept = new WeakMap<App['cache'], Warmed>();

/** The story that a link leads to; null when it is none of ours. */
function storyOfLink(app: App, link: string, prefix: string): number | null {
  for (const before of [prefix, `${app.config.publicUrl}/api/v1/news/`])
    if (link.startsWith(before)) return idOfSlug(link.slice(before.length));
  return null;
}

/**
 * What an app asks for when a notification is tapped, as far as publishing puts it out of date. Old addresses of the
 * same have the same answers; the app's first call stays good whatever is published.
 */
const askedFor = (id: number, lang: string): [Read, Record<string, unknown>][] => [
  [newsItem, { id }],
  [newsRelated, { id }],
  [newsList, { lang }],
  [newsBreaking, { lang }],
];

async function fill(app: App, id: number): Promise<void> {
  // Another process may have published it: what is made now is not to be out of date with the next tick.
  await app.versions.read();
  const { push } = (await current(app)).app;
  const row = await notificationOf(app.db.write, id);
  if (!row) return;
  const story = row.news_id ?? (row.deep_link === null ? null : storyOfLink(app, row.deep_link, push.link_prefix));
  const item = story === null ? undefined : await visibleItem(app, story, isoTime(app.now()));
  if (!item) return;
  for (const [read, asked] of askedFor(item.id, item.lang)) {
    const entry = await answerOf(app, read, read.normalise(app, asked) as Record<string, unknown>);
    for (const accept of ['gzip', 'br']) await app.cache.form(entry, chooseEncoding(accept, entry.body.length));
  }
}

/**
 * Makes ready what phones are going to ask this process for, before the first of them has a notification: once for
 * each notification. It never fails, and takes a second at most: a push is worth more than a warm cache.
 */
export async function warm(app: App, id: number): Promise<void> {
  const known: Warmed = kept.get(app.cache) ?? new Map();
  kept.set(app.cache, known);
  let filling = known.get(id);
  if (filling === null) return;
  if (!filling) {
    filling = fill(app, id)
      .catch((err) => app.log.warn({ err, notification: id }, 'a story was not warmed'))
      .finally(() => known.set(id, null));
    known.set(id, filling);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }
  await Promise.race([filling, sleep(mostMs, undefined, { ref: false })]);
}
