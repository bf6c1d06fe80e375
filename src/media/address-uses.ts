import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import { anyDb, type ManagedRow } from '../core/api/resource.ts';
import type { App } from '../core/app.ts';
import { describeUses, onMediaReplace } from './hooks.ts';
import { fileNamesIn, mediaOfAddresses, writeUses } from './uses.ts';

/**
 * Stores which files of the library the column of a row names by their addresses.
 * @param now of the column; null for a row that is removed
 * @param before null for a new row
 */
export async function writeAddressUses(
  c: Change,
  resource: string,
  id: number,
  now: string | null,
  before: string | null | undefined,
): Promise<void> {
  if (String(fileNamesIn(before ?? '')) === String(fileNamesIn(now ?? ''))) return;
  await writeUses(c, resource, id, await mediaOfAddresses(c, now ?? ''));
}

interface AddressColumn<Row> {
  resource: string;
  table: string;
  /** Names files by their addresses: an address, or a text that holds some. */
  column: string;
  /** Of the answers that show them. */
  topics: readonly string[];
  /** By which editors know a row. */
  title(row: Row): string;
}

/** Rows that name files by their addresses are listed where a file is used, and name the present file of a replaced one. */
export function addAddressUses<Row extends ManagedRow>(
  app: App,
  { resource, table, column, topics, title }: AddressColumn<Row>,
): void {
  describeUses.add(app, async ({ db }, name, ids) => {
    if (name !== resource) return new Map();
    const rows = await anyDb(db.write).selectFrom(table).selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, { title: title(row as unknown as Row), status: 'active' }]));
  });
  onMediaReplace.add(app, async (c, name, ids, { from, to }) => {
    if (name !== resource) return;
    await anyDb(c.tx)
      .updateTable(table)
      .set({ [column]: sql<string>`replace(${sql.ref(column)}, ${from}, ${to})` })
      .where('id', 'in', ids)
      .execute();
    c.touch(...topics);
  });
}
