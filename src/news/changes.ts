import { decodeCursor, encodeCursor, type Position } from '../core/api/cursor.ts';
import type { Answer } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { itemsOf, type NewsQuery, nextStoryChange, pickedStoryFields } from './query.ts';
import * as store from './store.ts';

/** A write gets its time before it commits: the next request of a client overlaps by this time, so that none is missed. */
const overlapMs = 5_000;

/**
 * What a client that was here at `updated_after` has to learn: items that changed, oldest change first, and
 * `{id, deleted: true, updated_at}` for those that left the filter. While `has_more`, the client continues with
 * `next_cursor`; after that it keeps `next_updated_after` for its next visit.
 */
export async function changesSince(app: App, filter: store.Filter, q: NewsQuery, nowMs: number): Promise<Answer> {
  const now = isoTime(nowMs);
  const after = isoTime(instant(q.updated_after as string));
  const since: Position =
    q.cursor === undefined ? { time: after, id: Number.MAX_SAFE_INTEGER } : decodeCursor(q.cursor);
  const { limit = defaultPageSize } = q;
  const [rows, gone] = await Promise.all([
    store.changed(app, filter.lang, since, limit + 1),
    store.gone(app, filter.lang, since, limit + 1),
  ]);
  const seen = await store.matching(
    app,
    filter,
    now,
    rows.map((r) => r.id),
  );
  const items = await itemsOf(
    app,
    rows.filter((r) => seen.has(r.id)),
    now,
  );
  const left = [...rows.filter((r) => !seen.has(r.id)), ...gone].map(({ id, updated_at }) => ({
    id,
    deleted: true as const,
    updated_at,
  }));
  const all = [...items.map((item) => pickedStoryFields(item, q.fields && [...q.fields, 'updated_at'])), ...left] as {
    id: number;
    updated_at: string;
  }[];
  all.sort((a, b) => (a.updated_at === b.updated_at ? a.id - b.id : a.updated_at < b.updated_at ? -1 : 1));
  const shown = all.slice(0, limit);
  const last = shown.at(-1);
  const more = all.length > limit;
  const reached = last ? Math.max(instant(after), instant(last.updated_at) - overlapMs) : instant(after);
  return {
    data: shown,
    meta: {
      lang: q.lang,
      fallback_lang: null,
      page: null,
      limit,
      total: null,
      total_pages: null,
      has_more: more,
      next_cursor: more && last ? encodeCursor({ time: last.updated_at, id: last.id }) : null,
      next_updated_after: isoTime(reached),
    },
    validUntil: await nextStoryChange(app, filter.lang, nowMs),
  };
}
