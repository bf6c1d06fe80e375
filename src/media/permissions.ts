import type { ActRoute } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import { notFound } from '../core/error.ts';

/** Whose files an actor sees; undefined: everybody's. */
export const seenBy = (actor: Actor): number | null | undefined =>
  actor.rights.has('media.read_all') ? undefined : actor.id;

/** @throws Fault `not_found` where the file is somebody else's, and the actor changes only the own ones */
export function checkOwn(actor: Actor, { created_by }: { created_by: number | null }): void {
  if (!actor.rights.has('media.manage') && created_by !== actor.id) throw notFound('media file');
}

async function checkSeen(app: App, id: number, actor: Actor): Promise<void> {
  const owner = seenBy(actor);
  if (owner === undefined) return;
  const row = await app.db.write.selectFrom('media').select('created_by').where('id', '=', id).executeTakeFirst();
  if (!row || row.created_by !== owner) throw notFound('media file');
}

/** The operation for those who see the file `:id`; contributors see their own only. */
export const ofSeenFile = (route: ActRoute): ActRoute => ({
  ...route,
  async run(app, call) {
    await checkSeen(app, call.params.id as number, call.actor);
    return route.run(app, call);
  },
});
