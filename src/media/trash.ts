import { sql } from 'kysely';
import { type Change, change } from '../core/api/change.ts';
import { deleteRow, lockRow, updateRow } from '../core/api/resource.ts';
import { type Actor, type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { filesOf } from '../core/files/file-store.ts';
import { isCard } from '../core/files/key.ts';
import { sweepTemporary } from '../core/files/temporary.ts';
import type { Handler } from '../core/jobs/worker.ts';
import { checkChange } from './permissions.ts';
import { enqueueRemoval } from './render-job.ts';
import { mediaResource } from './resource.ts';
import { sweepUploads } from './resumable/store.ts';
import { renameOriginals } from './serving/rename.ts';
import { fileKeys, type StoredMedia, variantsOf } from './store.ts';
import { checkUnused } from './uses.ts';

const dayMs = 86_400_000;
/** How long a file stays in the trash. */
const trashDays = 30;
/** A file that no row names may belong to an upload that is under way. */
const orphanAfterMs = dayMs;
/** Rows of one run. */
const mostAtOnce = 500;

const trash = (c: Change, row: StoredMedia): Promise<StoredMedia> =>
  updateRow(c, mediaResource, row.id, {}, null, { action: 'trash', set: { trashed_at: c.now } });

async function removeForGood(c: Change, row: StoredMedia): Promise<void> {
  await enqueueRemoval(c, fileKeys(row), 0);
  await deleteRow(c, mediaResource, row.id, null);
}

/**
 * Moves a file to the trash; one that is there already is removed for good.
 * @throws Fault `conflict` for a file that is in use, without `force`
 */
export async function removeMedia(
  app: App,
  id: number,
  rev: number | null,
  force: boolean,
  actor: Actor,
): Promise<void> {
  await change(app, actor, async (c) => {
    const row = await lockRow(c, mediaResource, id, rev);
    await checkChange(c, row);
    if (!force) await checkUnused(c, id);
    if (row.trashed_at) await removeForGood(c, row);
    else await trash(c, row);
  });
}

/** @throws Fault `conflict` for a file that is not in the trash */
export async function restoreMedia(app: App, id: number, actor: Actor): Promise<StoredMedia> {
  return change(app, actor, async (c) => {
    const row = await lockRow(c, mediaResource, id, null);
    await checkChange(c, row);
    if (!row.trashed_at) throw new Fault('conflict', 'The file is not in the trash.');
    return updateRow(c, mediaResource, id, {}, null, { action: 'restore', set: { trashed_at: null } });
  });
}

const isUsed = sql<boolean>`exists (select 1 from media_uses where media_id = media.id)`;

/** Moves files to the trash that nothing shows: those of `ids`, or all that are `unusedDays` old, 500 at a time. */
export async function trashUnused(app: App, ids: number[] | undefined, unusedDays: number, actor: Actor) {
  return change(app, actor, async (c) => {
    let query = c.tx.selectFrom('media').selectAll().where('trashed_at', 'is', null);
    if (ids) query = query.where('id', 'in', ids.length ? ids : [0]);
    else query = query.where('created_at', '<=', isoTime(c.nowMs - unusedDays * dayMs));
    if (!actor.rights.has('media.manage')) query = query.where('created_by', '=', actor.id);
    const unused = await query.where(sql<boolean>`not ${isUsed}`).orderBy('id').limit(mostAtOnce).execute();
    const in_use = ids ? await query.where(isUsed).orderBy('id').execute() : [];
    for (const row of unused) await trash(c, row);
    return { trashed: unused.map(({ id }) => id), in_use: in_use.map(({ id }) => id) };
  });
}

/** Empties the trash of what has been in it for 30 days, and removes files without a row. */
export const sweepMedia: Handler = async (app) => {
  await sweepTemporary(app.config);
  await sweepUploads(app);
  await renameOriginals(app);
  const before = isoTime(app.now() - trashDays * dayMs);
  const old = await app.db.write
    .selectFrom('media')
    .select('id')
    .where('trashed_at', '<=', before)
    .orderBy('trashed_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of old)
    await change(app, systemActor, async (c) => {
      const row = await lockRow(c, mediaResource, id, null).catch(() => null);
      if (row?.trashed_at && row.trashed_at <= before) await removeForGood(c, row);
    });
};

/** Keys of all rows. */
async function namedKeys(app: App): Promise<Set<string>> {
  const named = new Set<string>();
  for (let after = 0; ; ) {
    const rows = await app.db.write
      .selectFrom('media')
      .select(['id', 'original_key', 'variants'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(1_000)
      .execute();
    for (const row of rows) for (const key of [row.original_key, ...variantsOf(row).map((v) => v.key)]) named.add(key);
    const last = rows.at(-1);
    if (!last) return named;
    after = last.id;
  }
}

/** Removes files that no row names: an upload or a job was killed between the file and its row. */
export const removeOrphans: Handler = async (app, { log }) => {
  const files = await filesOf(app);
  const named = await namedKeys(app);
  let removed = 0;
  for await (const { key, storedAt } of files.list()) {
    if (isCard(key) || named.has(key) || Date.now() - storedAt < orphanAfterMs) continue;
    await files.remove(key);
    removed++;
  }
  if (removed) log.info({ removed }, 'files without a row were removed');
};
