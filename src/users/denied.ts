import { change } from '../core/api/change.ts';
import { type Actor, type App, system } from '../core/app.ts';
import { limiter } from '../core/rate-limit.ts';

/** Audit lines per hour and instance: anybody can cause them, so they must not fill the disk. The log has every one. */
const perHour = 1_000;
const perActor = 60;

/** An unauthenticated client in the audit trail. */
export const stranger: Actor = { ...system, id: null, name: 'anonymous', role: 'viewer' };

/**
 * Writes an audit line about a refused request, in a transaction of its own. The work does not depend on whether the user
 * exists.
 * @param key refusals with the same key share a limit
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
