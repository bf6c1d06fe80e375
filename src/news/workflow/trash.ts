import { change } from '../../core/api/change.ts';
import { deleteRow, lockRow } from '../../core/api/resource.ts';
import { type Actor, type App, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import { Fault } from '../../core/error.ts';
import { currentSettings } from '../../settings/settings.ts';
import { newsResource } from '../resource.ts';

/** Items that one transaction removes. */
const chunk = 100;
/** Items that one request removes. */
const mostAtOnce = 1_000;

/** Removes up to a chunk of what went into the trash at `before` (ISO time) or earlier, for good. Gives how many. */
function removeChunk(app: App, before: string, actor: Actor): Promise<number> {
  return change(app, actor, async (c) => {
    const rows = await c.tx
      .selectFrom('news')
      .select('id')
      .where('status', '=', 'trashed')
      .where('trashed_at', '<=', before)
      .orderBy('trashed_at')
      .limit(chunk)
      .execute();
    let removed = 0;
    for (const { id } of rows.sort((a, b) => a.id - b.id)) {
      await c.dialect.lockRow(c.tx, 'news', id);
      // It may have been restored or removed meanwhile.
      const item = await c.tx.selectFrom('news').select('status').where('id', '=', id).executeTakeFirst();
      if (item?.status !== 'trashed') continue;
      await deleteRow(c, newsResource, id, null);
      removed++;
    }
    return removed;
  });
}

/**
 * Removes a story for good. Only from the trash: what readers saw is withdrawn first, and a slip can be
 * undone.
 * @throws Fault `not_found`, `stale`, `conflict` for a story that is not in the trash
 */
export function removeTrashed(app: App, id: number, rev: number | null, actor: Actor): Promise<{ id: number }> {
  return change(app, actor, async (c) => {
    const { status } = await lockRow(c, newsResource, id, rev);
    if (status !== 'trashed')
      throw new Fault('conflict', `The item is ${status}; move it to the trash first, and remove it from there.`);
    await deleteRow(c, newsResource, id, null);
    return { id };
  });
}

/** What has been in the trash for longer than the setting `trash_days` is removed for good, a chunk at a time. */
export async function sweepTrash(app: App, signal?: AbortSignal): Promise<number> {
  const { trash_days } = (await currentSettings(app)).app;
  const before = isoTime(app.now() - trash_days * 86_400_000);
  let total = 0;
  for (let removed = chunk; removed > 0 && !signal?.aborted; total += removed)
    removed = await removeChunk(app, before, systemActor);
  return total;
}

/** For this time clients that follow changes learn of removed items; a client that was away for longer begins anew. */
const goneDays = 400;

/** Forgets what was removed long ago. */
export function sweepGone(app: App): Promise<void> {
  const before = isoTime(app.now() - goneDays * 86_400_000);
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('news_gone')
      .where('id', 'in', (e) =>
        e.selectFrom('news_gone').select('id').where('updated_at', '<', before).orderBy('id').limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** Removes what is in the trash now for good, up to a bound; `left` says that there is more. */
export async function emptyTrash(app: App, actor: Actor): Promise<{ removed: number; left: number }> {
  const now = isoTime(app.now());
  let total = 0;
  for (let removed = chunk; removed > 0 && total < mostAtOnce; total += removed)
    removed = await removeChunk(app, now, actor);
  const { left } = await app.db.write
    .selectFrom('news')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('status', '=', 'trashed')
    .executeTakeFirstOrThrow();
  return { removed: total, left };
}
