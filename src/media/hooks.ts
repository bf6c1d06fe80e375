import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { hook } from '../core/hook.ts';

/** What shows a file to readers has changed: rows of these ids are shown differently. In the same transaction. */
export const onMediaChange = hook<(c: Change, resource: string, ids: readonly number[]) => Promise<void>>();

/** Titles and states of rows that use files, by id; of other resources nothing. */
export const describeUses =
  hook<
    (
      app: App,
      resource: string,
      ids: readonly number[],
    ) => Promise<ReadonlyMap<number, { title: string; status: string }>>
  >();
