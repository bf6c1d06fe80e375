import type { Change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { hook } from '../core/hook.ts';
import type { StoredMedia } from './store.ts';

/** What shows a file to readers has changed: rows of these ids are shown differently. In the same transaction. */
export const onMediaChange = hook<(c: Change, resource: string, ids: readonly number[]) => Promise<void>>();

/** A file has other content now: texts of rows of these ids name its original by another key. In the same transaction. */
export const onMediaReplace =
  hook<(c: Change, resource: string, ids: readonly number[], keys: { from: string; to: string }) => Promise<void>>();

/** Titles, states and stories (`news_id`) of rows that use files, by id; of other resources nothing. */
export const describeUses =
  hook<
    (
      app: App,
      resource: string,
      ids: readonly number[],
    ) => Promise<ReadonlyMap<number, { title: string; status: string; news_id?: number }>>
  >();

/** All rows, none, or a function that gives those of some rows. */
export type Allowed = boolean | ((db: Db, ids: readonly number[]) => Promise<readonly number[]>);

/**
 * Which rows that use files an actor may read, and which change at once; null for other resources. A resource without a
 * handler needs the rights to read and to write it, whatever the row.
 */
export const useRights = hook<(actor: Actor, resource: string) => { read: Allowed; write: Allowed } | null>();

/** What becomes of a file of the library: its variants are made, they cannot be made, it is in the trash. */
type MediaChange = 'ready' | 'failed' | 'removed';

/** Called in the transaction that changes the state of a file. */
export const mediaChanges = hook<(c: Change, change: MediaChange, file: StoredMedia) => Promise<void>>();

/** Calls the handlers of `mediaChanges`. */
export async function tellMediaChange(c: Change, change: MediaChange, file: StoredMedia): Promise<void> {
  if (c.isSilent) return;
  for (const handler of mediaChanges(c.app)) await handler(c, change, file);
}
