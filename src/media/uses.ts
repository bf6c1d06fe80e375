import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import type { MediaUse } from '../model/media/media.ts';
import { describeUses, onMediaChange } from './hooks.ts';

/** Stores which files a row shows, instead of those before; none for a row that is removed. */
export async function writeUses(c: Change, resource: string, rowId: number, mediaIds: Iterable<number>): Promise<void> {
  const wanted = new Set(mediaIds);
  const before = await c.tx
    .selectFrom('media_uses')
    .select('media_id')
    .where('resource', '=', resource)
    .where('row_id', '=', rowId)
    .execute();
  const stored = new Set(before.map(({ media_id }) => media_id));
  const gone = [...stored].filter((id) => !wanted.has(id));
  const added = [...wanted].filter((id) => !stored.has(id));
  if (gone.length)
    await c.tx
      .deleteFrom('media_uses')
      .where('resource', '=', resource)
      .where('row_id', '=', rowId)
      .where('media_id', 'in', gone)
      .execute();
  if (added.length)
    await c.tx
      .insertInto('media_uses')
      .values(added.map((media_id) => ({ resource, row_id: rowId, media_id })))
      .execute();
}

const usesOf = (db: Db, id: number) =>
  db
    .selectFrom('media_uses')
    .select(['resource', 'row_id'])
    .where('media_id', '=', id)
    .orderBy('resource')
    .orderBy('row_id');

/** @throws Fault `conflict` naming the rows that show the file */
export async function checkUnused(c: Change, id: number): Promise<void> {
  const uses = await usesOf(c.tx, id).limit(20).execute();
  if (uses.length === 0) return;
  const where = uses.map(({ resource, row_id }) => `${resource} ${row_id}`).join(', ');
  throw new Fault('conflict', `The file is in use: ${where}. With force=true it is removed all the same.`);
}

/** Where a file is used. */
export async function describedUses(app: App, id: number): Promise<MediaUse[]> {
  const uses = await usesOf(app.db.write, id).limit(1_000).execute();
  const found: MediaUse[] = [];
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource)) {
    const ids = rows.map((row) => row.row_id);
    const parts = await Promise.all(describeUses(app).map((describe) => describe(app, resource, ids)));
    for (const row of ids) {
      const described = parts.map((part) => part.get(row)).find(Boolean);
      found.push({ resource, id: row, title: described?.title ?? null, status: described?.status ?? null });
    }
  }
  return found;
}

/** Tells the modules whose rows show the file that they look different now. */
export async function mediaChanged(c: Change, id: number): Promise<void> {
  const uses = await usesOf(c.tx, id).execute();
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource))
    for (const handler of onMediaChange(c.app))
      await handler(
        c,
        resource,
        rows.map((row) => row.row_id),
      );
}
