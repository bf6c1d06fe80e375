import type { Change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import { originalKeys } from '../core/files/key.ts';
import { describeUses, onMediaChange, onMediaReplace } from './hooks.ts';
import type { MediaUse } from './model/media.ts';
import { readableUses } from './permissions.ts';

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

/** Removes the uses of rows that are removed. */
export async function removeUses(c: Change, resource: string, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return;
  const ids = c.dialect.idList(rowIds);
  await c.tx.deleteFrom('media_uses').where('resource', '=', resource).where('row_id', 'in', ids).execute();
}

/** Keys of originals that a text shows, or links to. */
export const fileKeysIn = (html: string): string[] => [
  ...new Set(html.match(/(?<=\/)o\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{16}\.[a-z0-9]{3,4}/g)),
];

/** Names in addresses of files in a text: of originals, and of what was made of them. */
export const fileNamesIn = (text: string): string[] => [
  ...new Set(text.match(/(?<=\/[ov]\/[0-9a-f]{2}\/)[0-9a-f]{32}-[0-9a-f]{16}/g)),
];

/** Names of one query: each has a key for every kind of file, and a query takes a limited number of values. */
const namesAtOnce = 500;

/** Files of the library whose address is in a text, of the original or of what was made of it. */
export async function mediaOfAddresses(c: Change, text: string): Promise<number[]> {
  const names = fileNamesIn(text);
  const found: number[] = [];
  for (let i = 0; i < names.length; i += namesAtOnce) {
    const some = names.slice(i, i + namesAtOnce);
    const rows = await c.tx
      .selectFrom('media')
      .select('id')
      .where((e) => e.or([e('public_name', 'in', some), e('original_key', 'in', some.flatMap(originalKeys))]))
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

const usesOf = (db: Db, id: number) =>
  db
    .selectFrom('media_uses')
    .select(['resource', 'row_id'])
    .where('media_id', '=', id)
    .orderBy('resource')
    .orderBy('row_id');

/** @throws Fault `conflict` naming the rows that show the file, as far as the actor sees them */
export async function checkUnused(c: Change, id: number): Promise<void> {
  const uses = await usesOf(c.tx, id).limit(20).execute();
  if (uses.length === 0) return;
  const seen = await readableUses(c.app, c.tx, c.actor, uses);
  const named = seen.map(({ resource, row_id }) => `${resource} ${row_id}`);
  const others = uses.length - seen.length;
  const where = [...named, ...(others ? [`${others} that you do not see`] : [])].join(', ');
  throw new Fault('conflict', `The file is in use: ${where}. With force=true it is removed all the same.`);
}

/** Where a file is used, as far as the actor sees it; `use_count` of the file counts the others, too. */
export async function describedUses(app: App, id: number, actor: Actor): Promise<MediaUse[]> {
  const all = await usesOf(app.db.write, id).limit(1_000).execute();
  const uses = await readableUses(app, app.db.write, actor, all);
  const found: MediaUse[] = [];
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource)) {
    const ids = rows.map((row) => row.row_id);
    const parts = await Promise.all(describeUses(app).map((describe) => describe(app, resource, ids)));
    for (const row of ids) {
      const described = parts.map((part) => part.get(row)).find(Boolean);
      const { title = null, status = null, news_id = null } = described ?? {};
      found.push({ resource, id: row, title, status, news_id });
    }
  }
  return found;
}

/**
 * The text with the present keys of originals that were replaced since it was written: of a revision that is brought back,
 * or of an editor's page that was open meanwhile.
 */
export async function withPresentFiles(c: Change, html: string): Promise<string> {
  const keys = fileKeysIn(html);
  if (keys.length === 0) return html;
  const rows = await c.tx
    .selectFrom('media_former_keys as former')
    .innerJoin('media', 'media.id', 'former.media_id')
    .select(['former.key', 'media.original_key as present'])
    .where('former.key', 'in', keys)
    .execute();
  return rows.reduce((text, { key, present }) => text.replaceAll(key, present), html);
}

/** Changes the key of an original in every text that names it, and remembers it for texts that are not stored as such. */
export async function renameInTexts(c: Change, id: number, from: string, to: string): Promise<void> {
  await c.tx.insertInto('media_former_keys').values({ key: from, media_id: id }).execute();
  const uses = await usesOf(c.tx, id).execute();
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource))
    for (const handler of onMediaReplace(c.app))
      await handler(
        c,
        resource,
        rows.map((row) => row.row_id),
        { from, to },
      );
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
