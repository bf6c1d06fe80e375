import type { Change } from '../api/change.ts';
import type { App } from '../app.ts';
import type { Db } from '../db/database.ts';
import type { UseKind } from './model.ts';

/** One row that becomes another: their ids. */
export interface Merging {
  from: number;
  into: number;
}

/**
 * How rows name a category, a place or a category of products by its id. One list per table, of which removal and merge
 * are made: a module that has such a column is in it, or a test fails.
 */
export interface Use {
  /** `news.category_id`: the columns that hold the ids. */
  columns: readonly string[];
  kind?: UseKind;
  /** How many rows name it, counted up to `most`. */
  count?(db: Db, id: number, most: number): Promise<number>;
  /** Before a removal. @throws Fault `conflict` while rows name it */
  refuse?(c: Change, id: number): Promise<void>;
  /** Rows that are few name the other one, in the change that merges. */
  follow?(c: Change, merging: Merging): Promise<void>;
  /**
   * The next rows of many name the other one; it is called again until it gives fewer than `most`. Readers are shown the
   * other one from the first moment, so these rows may wait. It may run twice.
   */
  move?(c: Change, merging: Merging, most: number): Promise<number>;
}

/** Says no to a removal for whatever still names the row. */
export async function refuseUsed(c: Change, uses: (app: App) => readonly Use[], id: number): Promise<void> {
  for (const { refuse } of uses(c.app)) await refuse?.(c, id);
}

/** A JSON array of ids with another one in the place of one, each once. Null where it does not hold that one. */
export function replacedId(json: string, { from, into }: Merging): string | null {
  const ids = JSON.parse(json) as number[];
  return ids.includes(from) ? JSON.stringify([...new Set(ids.map((id) => (id === from ? into : id)))]) : null;
}
