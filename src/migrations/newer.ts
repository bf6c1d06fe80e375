import type { Database } from '../core/db/database.ts';
import { appliedMigrations, engineOf } from '../core/dump/format.ts';
import { Fault } from '../core/error.ts';
import { migrationNames } from './list.ts';

/**
 * A release that does not know a step of the schema would write rows without what that step brought.
 * @throws Fault `conflict` naming the steps
 */
export async function refuseNewer(db: Database): Promise<void> {
  const unknown = (await appliedMigrations(db.write, engineOf(db))).filter((name) => !migrationNames.includes(name));
  if (unknown.length)
    throw new Fault(
      'conflict',
      `The database was made by a newer Dinam, with ${unknown.join(', ')}. Start that release, or restore a backup from before it; --force starts this one all the same.`,
    );
}
