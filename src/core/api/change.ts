import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor, App } from '../app.ts';
import { type Backoff, backoff } from '../backoff.ts';
import { bumpVersions } from '../cache/versions.ts';
import { isoTime } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import { withoutKeys } from '../hide-keys.ts';
import { hook } from '../hook.ts';
import { insertJobs, type NewJob } from '../jobs/new-job.ts';
import { withCleanHtml } from '../markup/clean.ts';
import { stampFollowed } from './followed.ts';

/** A transaction: rows, versions and jobs of one change are written together or not at all. */
export interface Change {
  readonly app: App;
  readonly tx: Tx;
  readonly dialect: Dialect;
  /** The one time that the whole transaction sees. */
  readonly now: string;
  readonly nowMs: number;
  readonly actor: Actor;
  /** Nobody is notified of what it publishes: webhooks, hubs. */
  readonly isSilent?: boolean;
  /** Topics whose answers this change makes out of date. */
  touch(...topics: string[]): void;
  /**
   * Durable work that follows from the change. It is written when the rest is done, in the order of the keys, so that
   * two transactions never wait for each other's.
   */
  enqueue(job: NewJob): Promise<void>;
  /** Jobs of this queue became due by this change: workers claim at once. */
  due(queue: string): void;
  /** A line of the audit trail; `detail` is small and holds no secret. */
  audit(action: string, resource: string, id: number | string, detail?: Record<string, unknown>): Promise<void>;
}

/** A line of the audit trail, as `audit` of a change was given it. */
export interface NewAuditLine {
  action: string;
  resource: string;
  id: string;
  detail: Record<string, unknown>;
}

/** What else is done, in the same transaction, for a line of the audit trail. */
export const auditLines = hook<(c: Change, line: NewAuditLine) => Promise<void>>();

const apiTokenOf = ({ apiToken }: Actor) => (apiToken ? { api_token: { id: apiToken.id, name: apiToken.name } } : {});

/** Attempts at a change before it fails as `unavailable`. */
const mostTries = 3;
const deadlockBackoff: Backoff = { first: 60, longest: 120, jitter: 0.6 };

/**
 * Runs `work` in one transaction; when it throws, nothing has happened. Where PostgreSQL ends the transaction because
 * two wait for each other, or a long text has to be sanitised first (`cleanHtml`), it is rolled back and runs again: so
 * `work` must have no effect outside of it.
 */
export function change<T>(app: App, actor: Actor, work: (c: Change) => Promise<T>): Promise<T> {
  return withCleanHtml(actor.id, () => untilDone(app, actor, work));
}

async function untilDone<T>(app: App, actor: Actor, work: (c: Change) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(app, actor, work);
    } catch (error) {
      if (tries === mostTries || (error as { code?: unknown } | null)?.code !== '40P01') throw error;
      // The other one has to get what both waited for before this one requests it again.
      await sleep(backoff(tries, deadlockBackoff));
    }
  }
}

async function once<T>(app: App, actor: Actor, work: (c: Change) => Promise<T>): Promise<T> {
  const { db } = app;
  const [result, raised, queues] = await db.write.transaction().execute(async (tx) => {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const topics = new Set<string>();
    const jobs: NewJob[] = [];
    const queues = new Set<string>();
    const c: Change = {
      app,
      tx,
      dialect: db.dialect,
      now,
      nowMs,
      actor,
      touch: (...names) => {
        for (const name of names) topics.add(name);
      },
      enqueue: async (job) => void jobs.push(job),
      due: (queue) => void queues.add(queue),
      audit: async (action, resource, id, detail = {}) => {
        await tx
          .insertInto('audit')
          .values({
            at: now,
            actor_id: actor.id,
            actor_name: actor.name,
            action,
            resource,
            resource_id: String(id),
            detail: JSON.stringify({ ...withoutKeys(detail), ...apiTokenOf(actor) }),
            request_id: actor.requestId,
          })
          .execute();
        for (const also of auditLines(app)) await also(c, { action, resource, id: String(id), detail });
      },
    };
    const result = await work(c);
    for (const queue of await insertJobs(tx, inOrder(jobs), now, actor.requestId)) queues.add(queue);
    if (db.dialect.kind === 'postgres') await app.jobNotifier.notifyOthers(tx, queues);
    const raised = await bumpVersions(tx, db.dialect.kind, topics, nowMs);
    await stampFollowed(tx, db.dialect, raised, now);
    return [result, raised, queues] as const;
  });
  app.versions.committed(raised);
  app.jobNotifier.notify(queues);
  return result;
}

/** As they came, but those with a key in the order of the keys, one for each. */
function inOrder(jobs: NewJob[]): NewJob[] {
  const first = new Map<string, NewJob>();
  for (const job of jobs) if (job.uniqueKey && !first.has(job.uniqueKey)) first.set(job.uniqueKey, job);
  const keyed = [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, job]) => job);
  return jobs.flatMap((job) => (job.uniqueKey ? (keyed.shift() ?? []) : job));
}
