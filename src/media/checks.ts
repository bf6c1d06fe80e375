import type { Config } from '../core/config/config.ts';
import type { Database } from '../core/db/database.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { openFiles } from '../core/files/file-store.ts';
import { isCard } from '../core/files/key.ts';
import { fileKeys } from './store.ts';

/** An upload that is under way has a file before its row. */
const youngMs = 3_600_000;

/** Keys that rows name. */
async function namedKeys(db: Database): Promise<Set<string>> {
  const rows = await db.write.selectFrom('media').select(['original_key', 'variants']).execute();
  return new Set(rows.flatMap(fileKeys));
}

/** Compares rows with stored files: rows without a file show nothing, files without a row take up room. */
export async function checkFiles(db: Database, config: Config): Promise<Finding[]> {
  const named = await namedKeys(db);
  const files = await openFiles(config);
  try {
    let count = 0;
    const orphans: string[] = [];
    for await (const { key, storedAt } of files.list()) {
      if (isCard(key)) continue;
      count++;
      if (!named.delete(key) && Date.now() - storedAt > youngMs) orphans.push(key);
    }
    const missing = [...named];
    if (missing.length === 0 && count === 0) return [];
    const found: Finding[] = [];
    const some = (keys: string[]): string => keys.slice(0, 3).join(', ');
    if (missing.length) found.push(fail('files', `${missing.length} are missing in ${files.place}: ${some(missing)}`));
    if (orphans.length)
      found.push(warn('files', `${orphans.length} belong to no row and will be removed: ${some(orphans)}`));
    return found.length ? found : [ok('files', `${count} in ${files.place}`)];
  } catch (error) {
    return [fail('files', `${files.place} cannot be read: ${(error as Error).message}`)];
  } finally {
    files.close();
  }
}
