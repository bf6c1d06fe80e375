import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { restorableFields, snapshotOf } from '../revisions/snapshot.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';

/** Our hub is notified of a language at most once in this time. */
const quietMs = 30_000;
/** A message that is about to go out may go before this transaction has ended. */
const tooSoonMs = 5_000;

/** What a story says, and where and when: a new field of news is part of it without a change here. */
export const shownStory = (row: StoredNews): string =>
  JSON.stringify([restorableFields(snapshotOf(row)), row.lang, row.slug, row.published_at]);

/** Notifies our hub (WebSub) when a story has appeared or looks different. */
export async function notifyHubOfStory(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  if (!isVisible(row, c.now)) return;
  if (before && isVisible(before, c.now) && shownStory(before) === shownStory(row)) return;
  await notifyHub(c, row.lang);
}

/** Writes the job that notifies our hub: due at once, or half a minute after the last. None when no hub is set. */
export async function notifyHub(c: Change, lang: string): Promise<void> {
  if (c.isSilent || cachedSettings(c.app).basic.websub_hub === null) return;
  const last = await c.tx.selectFrom('websub_pings').select('at').where('lang', '=', lang).executeTakeFirst();
  const lastMs = last ? Date.parse(last.at) : Number.NEGATIVE_INFINITY;
  if (lastMs > c.nowMs + tooSoonMs) return;
  const at = isoTime(Math.max(c.nowMs, lastMs + quietMs));
  await c.tx
    .insertInto('websub_pings')
    .values({ lang, at })
    .onConflict((o) => o.column('lang').doUpdateSet({ at }))
    .execute();
  await c.enqueue({
    kind: 'websub.publish',
    payload: { lang, since: c.now },
    runAt: at,
    uniqueKey: `websub.publish:${lang}@${at}`,
    // A slow hub delays no push notification.
    queue: 'feeds',
  });
}
