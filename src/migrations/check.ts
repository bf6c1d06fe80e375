import { appliedMigrations, engineOf } from '../backup/format.ts';
import type { Database } from '../core/db/database.ts';
import { carryOver, foreignSchema, schemaState, unfinishedText } from '../core/db/migrate.ts';
import { Fault } from '../core/error.ts';
import { migrationNames } from './list.ts';

/**
 * A release that does not know a step of the schema would write rows without what that step brought.
 * A restore that did not finish has left no rows: the server would be an empty one.
 * @param force also over a database that a newer release has changed
 * @throws Fault `conflict` naming the steps
 */
export async function checkSchema(db: Database, force: boolean): Promise<void> {
  const state = schemaState(await appliedMigrations(db.write, engineOf(db)), migrationNames);
  if (state.kind === 'unfinished') throw new Fault('conflict', unfinishedText);
  if (state.kind === 'foreign')
    throw new Fault(
      'conflict',
      `The schema of this database, ${foreignSchema(state)}. This release cannot upgrade it. ${carryOver}`,
    );
  if (state.kind === 'newer' && !force)
    throw new Fault(
      'conflict',
      `The database was made by a newer Dinam, with ${state.unknown.join(', ')}. Start that release, or restore a backup from before it; --force starts this one all the same.`,
    );
}
