import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import type { Engine } from './engine.ts';
import { engineOf } from './format.ts';

/** A server that has just ended may still be in the list of PostgreSQL. */
const patienceMs = 5_000;

/**
 * What other programs write to the database would be lost. Nothing to look at where a database is a file: a restore needs it alone.
 * This process must use one connection at this time.
 * @throws Fault `conflict` saying where they run
 */
export async function refuseOthers(db: Database): Promise<void> {
  const { sessions } = engineOf(db);
  if (!sessions) return;
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = await sessions(db);
    if (found.length === 0) return;
    if (Date.now() > until) {
      const places = [...new Set(found)].slice(0, 5).join(', ');
      throw new Fault(
        'conflict',
        `Another Dinam has this database open (sessions: ${found.length}, from ${places}), and what it writes would be lost. Stop every instance, its commands too, and repeat this.`,
      );
    }
    await sleep(250);
  }
}

/**
 * Tables and views of other programs would go with those of Dinam.
 * @param indexes beginnings of the names of tables that search is made of
 * @throws Fault `conflict` naming them
 */
export async function refuseStrangers(
  db: Database,
  engine: Engine,
  tables: readonly string[],
  indexes: readonly string[],
): Promise<void> {
  const isOurs = (name: string): boolean =>
    name === 'migrations' || tables.includes(name) || indexes.some((index) => name.startsWith(index));
  const found = (await engine.strangers?.(db, isOurs)) ?? [];
  if (found.length === 0) return;
  const list = `${found.slice(0, 10).join(', ')}${found.length > 10 ? ` and ${found.length - 10} more` : ''}`;
  throw new Fault(
    'conflict',
    `Nothing was removed: beside the tables of Dinam the database has what would go as well: ${list}. Move it to another schema or database first; \`dinam restore --force FILE\` removes it.`,
  );
}
