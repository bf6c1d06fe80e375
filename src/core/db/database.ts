import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { Condition } from './condition.ts';
import { DatabaseClock } from './database-clock.ts';
import type { Dialect, Queries, Rows, Tx } from './dialect.ts';
import { openPostgres, postgres, searchWidth } from './postgres/postgres.ts';
import { postgresRunner } from './reader/postgres.ts';
import { type QueryQueue, type QueryRunner, queryQueue } from './reader/query-queue.ts';
import { sqliteThread } from './reader/sqlite-thread.ts';
import { openSqlite, sqlite, sqliteFile } from './sqlite.ts';

export type { Queries, Tx } from './dialect.ts';

/** What a store function takes first: the reading side of the database, or a transaction. */
export type Db = Queries | Tx;

/** An open database. */
export interface Database {
  dialect: Dialect;
  write: Queries;
  /** For public reads: a connection of its own on SQLite, maybe a replica on PostgreSQL. */
  read: Queries;
  /** Of `read`. Without the steps of the query builder, which take longer than a query for one row. */
  rows: Rows;
  /** True when `read` may lag behind `write`. */
  hasReplica: boolean;
  /** Another number whenever `read` goes to another server; absent where there is but one. */
  readEpoch?: () => number;
  /** Where searches run: apart from other reads, a few at a time, each with a deadline. */
  search: QueryQueue;
  /** Its clock, which all instances share. */
  clock: DatabaseClock;
  /** Its detected fault. */
  condition: Condition;
  /** Only on PostgreSQL, for what shares counters through it. */
  pool?: Pool;
  /** Wakes sooner than the next look when another instance has written; does nothing on SQLite. */
  listen(channel: string, handler: (payload: string) => void): { close(): Promise<void> };
  close(): Promise<void>;
}

/** Of PostgreSQL's `notify`: versions were raised. */
export const versionsChannel = 'dinam_versions';
/** Jobs are due: `<id of the process that notifies> <queue>`. */
export const jobsChannel = 'dinam_jobs';

export function openDatabase(config: Config, log: Log): Database {
  const condition = new Condition(log);
  const searches = { name: 'search', most: config.searchQueue, timeoutMs: config.searchTimeoutMs };
  if (config.databaseUrl) {
    const { write, read, pool, listen, readEpoch, close } = openPostgres(config, log, condition);
    const search = queryQueue(postgresRunner(read, readEpoch), { ...searches, width: searchWidth(config) });
    return {
      dialect: postgres,
      write,
      read,
      rows: (query) => read.executeQuery(query).then(({ rows }) => rows),
      search,
      clock: new DatabaseClock(log, async () => {
        const { rows } = await sql<{ ms: number }>`
          select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(write);
        return Number(rows[0]?.ms);
      }),
      condition,
      pool,
      readEpoch,
      hasReplica: config.databaseReadUrl !== '',
      listen,
      async close() {
        await search.close();
        await close();
      },
    };
  }
  const thread = (name: string): QueryRunner => sqliteThread(sqliteFile(config.dataDir), log, name);
  const search = queryQueue(thread('search'), { ...searches, width: 1 });
  // The reads before it are bounded by their admission (`http/read/gate.ts`): each may have a few queries here at a time.
  const list = { name: 'list', most: 4 * config.readQueue, timeoutMs: config.readTimeoutMs };
  const lists = queryQueue(thread('list'), { ...list, width: 1 });
  const { write, read, rows, close } = openSqlite(config.dataDir, condition, lists);
  return {
    dialect: sqlite,
    write,
    read,
    rows,
    search,
    clock: new DatabaseClock(log),
    condition,
    hasReplica: false,
    listen: () => ({ close: async () => {} }),
    async close() {
      await Promise.all([search.close(), lists.close()]);
      await close();
    },
  };
}
