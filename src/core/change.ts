import type { Actor, App } from './app.ts';
import { isoTime } from './clock.ts';
import type { Tx } from './db.ts';
import type { Dialect } from './dialect.ts';
import { insertJob, type NewJob } from './jobs.ts';
import { bumpVersions } from './versions.ts';

/** A transaction: rows, versions and jobs of one change are written together or not at all. */
export interface Change {
  readonly app: App;
  readonly tx: Tx;
  readonly dialect: Dialect;
  /** The one time that the whole transaction sees. */
  readonly now: string;
  readonly nowMs: number;
  readonly actor: Actor;
  /** Topics whose answers this change makes out of date. */
  touch(...topics: string[]): void;
  /** Durable work that follows from the change. */
  enqueue(job: NewJob): Promise<void>;
  /** A line of the audit trail; `detail` is small and holds no secret. */
  audit(action: string, resource: string, id: number | string, detail?: Record<string, unknown>): Promise<void>;
}

/** Runs `work` in one transaction; when it throws, nothing has happened. */
export async function change<T>(app: App, actor: Actor, work: (c: Change) => Promise<T>): Promise<T> {
  const { db } = app;
  const [result, raised] = await db.write.transaction().execute(async (tx) => {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const topics = new Set<string>();
    const result = await work({
      app,
      tx,
      dialect: db.dialect,
      now,
      nowMs,
      actor,
      touch: (...names) => {
        for (const name of names) topics.add(name);
      },
      enqueue: (job) => insertJob(tx, job, now, actor.requestId),
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
            detail: JSON.stringify(detail),
            request_id: actor.requestId,
          })
          .execute();
      },
    });
    return [result, await bumpVersions(tx, db.dialect.kind, topics, nowMs)] as const;
  });
  app.versions.committed(raised);
  return result;
}
