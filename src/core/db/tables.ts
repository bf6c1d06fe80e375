import type { Generated } from 'kysely';
import type { ExportOf, TableExport } from './table.ts';

/**
 * The rows as they are stored in both databases: text, integer, real. Times are fixed-width UTC text, JSON is text, a
 * truth value is 0 or 1. `rev` counts the edits of a row and is what `If-Match` names. Each module adds its tables.
 */
export interface Tables extends CoreTables {}

/** Tables that core itself reads and writes. */
export interface CoreTables {
  meta: { key: string; value: string };
  versions: { topic: string; version: number };
  jobs: JobRow;
  schedules: { name: string; next_at: string };
  /** The row that a process writes to see whether it can. */
  health_writes: { name: string; at: string; filler: string };
  audit: AuditRow;
  idempotency_keys: IdempotencyKeyRow;
  /** Slugs that rows of a table had before, and the row that each still means. */
  former_slugs: { kind: string; slug: string; row_id: number; since: string };
  merged_rows: MergedRow;
}

/** A row that was merged into another one of its table. */
interface MergedRow {
  /** The table. */
  kind: string;
  row_id: number;
  /** The row that is meant by its id now. */
  into_id: number;
  /** A JSON array: what it was found by besides its slugs. */
  names: Generated<string>;
  since: string;
  /** 0: rows that name it are still being moved. */
  is_done: number;
}

/** What a request with `Idempotency-Key` gave, for the same request again. */
interface IdempotencyKeyRow {
  /** The user; 0 for none. */
  actor_id: number;
  key: string;
  /** Of method, path and body. */
  body_hash: string;
  /** Of a result that is about one notification, so that an erasure finds it. */
  notification_id: number | null;
  /** The result as JSON; null while the first request runs. */
  reply: string | null;
  created_at: string;
}

export interface JobRow {
  id: Generated<number>;
  kind: string;
  payload: string;
  /** At most one unfinished job has it; null once the job has ended. */
  unique_key: string | null;
  /** The key that it had until it ended. */
  ended_key: Generated<string | null>;
  /** The queue: each has workers of its own. */
  lane: Generated<string>;
  /** Of jobs with the same one a process runs two at a time. */
  throttle: string | null;
  state: 'queued' | 'running' | 'done' | 'dead';
  attempts: number;
  max_attempts: number;
  run_at: string;
  /** Names the run that holds the job: only that run may end it. */
  lease: string | null;
  lease_until: string | null;
  last_error: string | null;
  request_id: string | null;
  created_at: string;
  ended_at: string | null;
}

export interface AuditRow {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  actor_name: string;
  action: string;
  resource: string;
  resource_id: string;
  detail: string;
  request_id: string | null;
}

/** How they take part in an export, those that others point at first. */
export const coreExport = {
  meta: { key: ['key'], isPrivate: true, isAutomatic: true },
  jobs: { isPrivate: true, isAutomatic: true },
  schedules: { key: ['name'], isAutomatic: true },
  audit: {},
  idempotency_keys: { key: ['actor_id', 'key'], isPrivate: true },
  former_slugs: { key: ['kind', 'slug'] },
  merged_rows: { key: ['kind', 'row_id'] },
  versions: { isTransient: true }, // of the running service
  health_writes: { isTransient: true }, // of the running service
  rate_limits: { isTransient: true }, // of this minute
  migrations: { isTransient: true }, // in the header of the file
} satisfies ExportOf<CoreTables> & Record<'rate_limits' | 'migrations', TableExport>;
