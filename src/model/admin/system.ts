import { type Static, Type } from 'typebox';
import { Nullable, Timestamp } from '../common.ts';

/** What begins by itself. */
export const Schedule = Type.Object({
  name: Type.String(),
  kind: Type.String({ description: 'Kind of the job that begins' }),
  every_seconds: Type.Integer(),
  next_at: Nullable(Timestamp),
});

/** The server as its owner sees it. */
export const System = Type.Object({
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
});
export type System = Static<typeof System>;
