import { change } from '../core/api/change.ts';
import { type Actor, type App, system } from '../core/app.ts';
import { limiter } from '../core/rate-limit.ts';

/** Lines an hour of this instance: strangers write them, and must not fill the disk. Beyond that the log has them. */
const perHour = 1_000;
const perActor = 60;

/** Who is not known, in the audit trail. */
export const stranger: Actor = { ...system, id: null, name: 'anonymous', role: 'viewer' };

/**
 * A line of the audit trail about what was refused, in a transaction of its own. The work is the same whether there is
 * such a user or not.
 * @param key whose refusals are counted together
 */
export async function auditDenied(
  app: App,
  actor: Actor,
  key: string,
  action: string,
  of: [resource: string, id: number | string],
  detail: Record<string, unknown>,
): Promise<void> {
  app.log.warn({ action, resource: of[0], id: of[1], ...detail, requestId: actor.requestId }, 'refused');
  for (const [name, points, about] of [
    ['denied-actor', perActor, key],
    ['denied', perHour, ''],
  ] as const)
    if ((await limiter(app, name, points, 3_600, 'here').take(about)).exceeded) return;
  await change(app, actor, (c) => c.audit(action, of[0], of[1], detail));
}
