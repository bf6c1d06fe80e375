import { change } from '../core/api/change.ts';
import { type Actor, type App, system } from '../core/app.ts';
import { limiter } from '../core/rate-limit.ts';
import { perProgram } from '../core/state.ts';

/** Lines an hour of this instance: strangers cause them, and must not fill the disk. Beyond that the log has them. */
const perHour = 1_000;
const perSource = 60;
/** Lines an hour about each user who exists, whatever else was refused: users are few, made-up names are not. */
const perUser = 60;

/** An unauthenticated client in the audit trail. */
export const stranger: Actor = { ...system, id: null, name: 'anonymous', role: 'viewer' };

/** Writes that nobody waits for; the end of the program does. */
const unawaited = perProgram(
  () => new Set<Promise<void>>(),
  async (writes) => void (await Promise.all(writes)),
);

export interface Denial {
  action: string;
  of: [resource: string, id: number | string];
  detail: Record<string, unknown>;
  /** Whose denials are counted together: the address of a stranger, or a user. */
  source: string;
  /** The user whom it is about, or null for a name that does not exist. */
  userId: number | null;
}

/**
 * A line of the audit trail about what was refused, in a transaction of its own. Made-up names cannot use up the lines
 * about those who exist. Nobody waits for the lines beyond the common budget, so that the time of an answer does not
 * tell whether there is such a user.
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
