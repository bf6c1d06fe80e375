import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, cachedRead } from '../core/api/cached-read.ts';
import type { Read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { chooseEncoding } from '../core/cache/encoding.ts';
import { isoTime } from '../core/clock.ts';
import { perProgram } from '../core/state.ts';
import { newsBreaking, newsItem, newsList } from '../news/reads.ts';
import { newsRelated } from '../news/related/related.ts';
import { visibleItem } from '../news/store.ts';
import { notificationOf } from '../notifications/store.ts';
import { storyOfLink } from '../notifications/stories/story.ts';
import { currentSettings } from '../settings/settings.ts';

/** A push waits no longer than this for its story to be ready. */
const mostMs = 1_000;
/** Notifications that are remembered as done. */
const mostPrewarmed = 200;

/** By notification: what runs, or null when that has ended. */
const prewarmed = perProgram(() => new Map<number, Promise<void> | null>());

/**
 * What an app requests when a notification is tapped, as far as publishing puts it out of date. Old addresses of the
 * same have the same answers; the app's first call stays good whatever is published.
 */
const readsOf = (id: number, lang: string): [Read, Record<string, unknown>][] => [
  [newsItem, { id }],
  [newsRelated, { id }],
  [newsList, { lang }],
  [newsBreaking, { lang }],
];

async function fill(app: App, id: number): Promise<void> {
  // Another process may have published it: what is made now is not to be out of date with the next tick.
  await app.versions.read();
  const { push } = (await currentSettings(app)).app;
  const row = await notificationOf(app.db.write, id);
  if (!row) return;
  const story = row.news_id ?? (row.deep_link === null ? null : storyOfLink(app, row.deep_link, push.link_prefix));
  const item = story === null ? undefined : await visibleItem(app, story, isoTime(app.now()));
  if (!item) return;
  for (const [read, query] of readsOf(item.id, item.lang)) {
    const entry = await answerOf(app, cachedRead(read, read.normalise(app, query) as Record<string, unknown>));
    for (const accept of ['gzip', 'br']) await app.cache.form(entry, chooseEncoding(accept, entry.body.length));
  }
}

/**
 * Computes what phones are going to request from this process, before the first of them has a notification: once for each
 * notification. It never fails, and takes a second at most: a push is worth more than a filled cache.
 */
export async function prewarm(app: App, id: number): Promise<void> {
  const all = prewarmed(app);
  let filling = all.get(id);
  if (filling === null) return;
  if (!filling) {
    filling = fill(app, id)
      .catch((err) => app.log.warn({ err, notification: id }, 'the answers of a story were not computed in advance'))
      .finally(() => all.set(id, null));
    all.set(id, filling);
    const [oldest] = all.keys();
    if (all.size > mostPrewarmed && oldest !== undefined) all.delete(oldest);
  }
  await Promise.race([filling, sleep(mostMs, undefined, { ref: false })]);
}
