import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Dialect, Queries, Tx } from './dialect.ts';
import type { Log } from './log.ts';
import { openPostgres, postgres } from './postgres.ts';
import { openSqlite, sqlite } from './sqlite.ts';

export type { Queries, Tx } from './dialect.ts';

/** What a store function takes first: the reading side of the database, or a transaction. */
export type Db = Queries | Tx;

/** An open database. */
export interface Database {
  dialect: Dialect;
  write: Queries;
  /** For public reads: a connection of its own on SQLite, maybe a replica on PostgreSQL. */
  read: Queries;
  /** True when `read` may lag behind `write`. */
  hasReplica: boolean;
  /** Only on PostgreSQL, for what shares counters through it. */
  pool?: Pool;
  /** Wakes sooner than the next poll when another instance has written; does nothing on SQLite. */
  listen(onNotify: () => void): { close(): Promise<void> };
  close(): Promise<void>;
}

export const notifyChannel = 'dinam_versions';

export function openDatabase(config: Config, log: Log): Database {
  if (config.databaseUrl) {
    const { write, read, pool, listen } = openPostgres(config, log);
    return {
      dialect: postgres,
      write,
      read,
      pool,
      hasReplica: read !== write,
      listen: (onNotify) => listen(notifyChannel, onNotify),
      async close() {
        await write.destroy();
        if (read !== write) await read.destroy();
      },
    };
  }
  const { write, read, close } = openSqlite(config.dataDir);
  return {
    dialect: sqlite,
    write,
    read,
    hasReplica: false,
    listen: () => ({ close: async () => {} }),
    close,
  };
}
