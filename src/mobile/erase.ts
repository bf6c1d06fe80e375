import { change } from '../core/api/change.ts';
import { type Actor, type App, systemActor } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { eraseBookmarks } from '../engagement/bookmarks.ts';
import type { Erased } from '../engagement/model.ts';
import { forgetVotes } from '../engagement/polls.ts';
import { forgetReports } from '../engagement/reports.ts';
import { viewCounter } from '../news/trending/views.ts';
import { forgetDevice } from '../notifications/devices/erase.ts';

/**
 * Erases all data of an installation, in one transaction, and returns how much that was. An unknown installation
 * gives zeros: the call is idempotent. The line in the audit trail says how much, and not of whom.
 */
export async function erase(app: App, installationId: string, actor: Actor = systemActor): Promise<Erased> {
  viewCounter(app).forget(installationId); // in memory, for an hour at most; other instances let it run out
  return change(app, actor, async (c) => {
    const erased = {
      ...(await forgetDevice(c, installationId)),
      votes: await forgetVotes(c, installationId),
      bookmarks: await eraseBookmarks(c, installationId),
      reports: await forgetReports(c, installationId),
    };
    // Strangers may request the erasure of what never was, within the rate limit: that stores nothing.
    if (Object.values(erased).some((n) => n > 0)) await c.audit('erase', 'installations', '-', erased);
    return erased;
  });
}

/**
 * The same for an administrator, who knows a device by its row alone.
 * @throws Fault `not_found`
 */
export async function eraseDevice(app: App, id: number, actor: Actor): Promise<Erased> {
  const device = await app.db.write
    .selectFrom('devices')
    .select('installation_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!device) throw notFound('device');
  return erase(app, device.installation_id, actor);
}
