import { anyDb, resourceNamed } from '../core/api/resource.ts';
import type { Db } from '../core/db/database.ts';

/** Columns that name the user to whom a row belongs, of resources of which some users see their own rows only. */
const columns: Readonly<Record<string, string>> = {
  news: 'created_by',
  media: 'created_by',
  submissions: 'contributor_id',
  'api-tokens': 'user_id',
};

/** The users to whom rows belong, by `<resource> <id>`; of other resources, and of rows that are gone, nothing. */
export async function ownersOf(
  db: Db,
  rows: readonly { resource: string; id: string | number }[],
): Promise<ReadonlyMap<string, number | null>> {
  const owners = new Map<string, number | null>();
  for (const [resource, some] of Map.groupBy(rows, (row) => row.resource)) {
    const [column, def] = [columns[resource], resourceNamed(resource)];
    const ids = [...new Set(some.map(({ id }) => Number(id)))].filter(Number.isSafeInteger);
    if (column === undefined || !def || ids.length === 0) continue;
    const found = await anyDb(db).selectFrom(def.table).select(['id', column]).where('id', 'in', ids).execute();
    for (const row of found) owners.set(`${resource} ${row.id}`, row[column] as number | null);
  }
  return owners;
}
