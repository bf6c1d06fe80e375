import { type Static, Type } from 'typebox';
import { JsonValue, Nullable, Timestamp } from '../core/model/common.ts';

/** Work to be done in the background. */
export const Job = Type.Object(
  {
    id: Type.Integer(),
    kind: Type.String(),
    payload: JsonValue,
    unique_key: Nullable(Type.String()),
    lane: Type.String(),
    throttle: Nullable(Type.String()),
    state: Type.Enum(['queued', 'running', 'done', 'dead']),
    attempts: Type.Integer(),
    max_attempts: Type.Integer(),
    run_at: Timestamp,
    lease_until: Nullable(Timestamp),
    last_error: Nullable(Type.String()),
    request_id: Nullable(Type.String()),
    created_at: Timestamp,
    ended_at: Nullable(Timestamp),
  },
  { $id: 'Job' },
);
export type Job = Static<typeof Job>;

/** What begins by itself. */
export const Schedule = Type.Object(
  {
    name: Type.String(),
    kind: Type.String({ description: 'Kind of the job that begins' }),
    every_seconds: Type.Integer(),
    next_at: Nullable(Timestamp),
  },
  { $id: 'Schedule' },
);
export type Schedule = Static<typeof Schedule>;

/** The server as its owner sees it. */
export const System = Type.Object(
  {
    versions: Type.Object({
      program: Type.String(),
      node: Type.String(),
      database: Type.String(),
      schema: Type.String(),
    }),
    findings: Type.Array(
      Type.Object({ level: Type.Enum(['ok', 'warn', 'fail']), name: Type.String(), text: Type.String() }),
      { description: 'As `dinam doctor` prints them' },
    ),
    checked_at: Timestamp,
    queues: Type.Array(
      Type.Object({
        queue: Type.String(),
        waiting: Type.Integer(),
        planned: Type.Integer(),
        running: Type.Integer(),
        dead: Type.Integer(),
      }),
    ),
    feeds: Type.Object(
      {
        due: Type.Integer({ description: 'Not taken by a process yet' }),
        leased: Type.Integer({ description: 'Taken by a process' }),
        overdue_seconds: Type.Integer({ description: 'Of the feed that has been due longest without being taken' }),
        waiting_hosts: Type.Integer({ description: 'Servers that have requested not to be asked for some time' }),
      },
      { description: 'Feeds whose visit is due' },
    ),
    cache: Type.Object(
      { hits: Type.Integer(), misses: Type.Integer(), bytes: Type.Integer() },
      { description: 'Of this process' },
    ),
    media: Type.Object({ files: Type.Integer(), bytes: Type.Integer(), is_bucket: Type.Boolean() }),
    disk_free_bytes: Type.Integer(),
    backups: Type.Object({
      list: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer(), at: Timestamp })),
      is_running: Type.Boolean(),
      error: Nullable(Type.String({ description: 'Of the last one, if it failed' })),
      kept: Type.Integer({ description: 'Of those that the interface had made' }),
    }),
  },
  { $id: 'System' },
);
export type System = Static<typeof System>;
