import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
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
