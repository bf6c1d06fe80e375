import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { addressKey, limiter, tooMany } from '../core/limits.ts';

/** An address may stand for a whole mobile network. */
const perMinute = 600;
const flushMs = 10_000;
/** Opens that wait for the next write; what comes beyond is not counted. */
const mostWaiting = 50_000;
/** Opens that are remembered, so that each phone counts once. */
const mostKnown = 200_000;
/** Both databases bound the parameters of one statement. */
const chunk = 500;

interface Opens {
  /** Installation ids by notification. */
  waiting: Map<number, Set<string>>;
  count: number;
  known: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

const kept = new WeakMap<App['db'], Opens>();

function opensOf(app: App): Opens {
  let opens = kept.get(app.db);
  if (!opens) {
    opens = { waiting: new Map(), count: 0, known: new Set(), timer: undefined };
    kept.set(app.db, opens);
  }
  return opens;
}

/**
 * A phone says that its owner opened a notification. It is written within ten seconds, together with others; a phone
 * counts once, also when it says so again (as long as that is remembered), and only when it is registered.
 * @throws Fault `rate_limited`
 */
export async function opened(app: App, id: number, installationId: string, ip: string): Promise<void> {
  const standing = await limiter(app, 'opened', perMinute, 60).take(addressKey(ip));
  if (standing.exceeded) throw tooMany(standing);
  const opens = opensOf(app);
  const key = `${id} ${installationId}`;
  if (opens.known.has(key) || opens.count >= mostWaiting) return;
  opens.known.add(key);
  const [oldest] = opens.known;
  if (opens.known.size > mostKnown && oldest !== undefined) opens.known.delete(oldest);
  opens.waiting.set(id, (opens.waiting.get(id) ?? new Set()).add(installationId));
  opens.count++;
  opens.timer ??= setTimeout(() => void flushOpened(app), flushMs).unref();
}

/** Those of the phones that are registered. */
async function registered(app: App, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < ids.length; at += chunk) {
    const found = await app.db.write
      .selectFrom('devices')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('installation_id', 'in', ids.slice(at, at + chunk))
      .executeTakeFirstOrThrow();
    count += Number(found.n);
  }
  return count;
}

/** Writes what waits. What cannot be written now is lost but for the line in the log: a count of opens is worth no more. */
export async function flushOpened(app: App): Promise<void> {
  const opens = kept.get(app.db);
  if (!opens) return;
  clearTimeout(opens.timer);
  const { waiting } = opens;
  opens.timer = undefined;
  opens.waiting = new Map();
  opens.count = 0;
  try {
    for (const [id, phones] of [...waiting].sort(([a], [b]) => a - b)) {
      const n = await registered(app, [...phones]);
      if (n > 0)
        await app.db.write
          .updateTable('notifications')
          .set({ opened: sql<number>`opened + ${n}` })
          .where('id', '=', id)
          .execute();
    }
  } catch (err) {
    app.log.warn({ err }, 'opened notifications were not counted');
  }
}
