import { change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { limiter } from '../core/rate-limit.ts';
import { perProgram } from '../core/state.ts';

/** Audit lines per hour and instance: anybody can cause them, so they must not fill the disk. The log has every one. */
const perHour = 1_000;
const perSource = 60;
/** Further lines per hour about each existing user: users are few, made-up names are not. */
const perUser = 60;

/** Writes that no request waits for; the stop of the program does. */
const unawaited = perProgram(
  () => new Set<Promise<void>>(),
  async (writes) => void (await Promise.all(writes)),
);

interface Denial {
  action: string;
  of: [resource: string, id: number | string];
  detail: Record<string, unknown>;
  /** Whose denials are counted together: the address of an anonymous client, or a user. */
  source: string;
  /** The user whom it is about, or null for a name that does not exist. */
  userId: number | null;
}

/**
 * Writes an audit line about a refused request, in a transaction of its own. Made-up names cannot use up the lines about
 * existing users. No response waits for lines beyond the common budget, so that its duration does not reveal whether the
 * user exists.
 */
export async function auditDenied(app: App, actor: Actor, denial: Denial): Promise<void> {
  const { action, of, detail, source, userId } = denial;
  app.log.warn({ action, resource: of[0], id: of[1], ...detail, requestId: actor.requestId }, 'refused');
  const write = (): Promise<void> => change(app, actor, (c) => c.audit(action, of[0], of[1], detail));
  const take = async (name: string, points: number, key: string): Promise<boolean> =>
    !(await limiter(app, name, points, 3_600, 'here').take(key)).exceeded;
  if ((await take('denied-source', perSource, source)) && (await take('denied', perHour, ''))) return write();
  if (userId === null || !(await take('denied-user', perUser, String(userId)))) return;
  const writes = unawaited(app);
  const written = write()
    .catch((err) => app.log.error({ err, action }, 'a line of the audit trail could not be written'))
    .finally(() => writes.delete(written));
  writes.add(written);
}
