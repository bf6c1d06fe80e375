import { setTimeout as sleep } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { type Backoff, backoff } from '../backoff.ts';
import { pause } from '../threads/turn.ts';
import { isOffMainThread } from './reader/off-main-thread.ts';
import type { QueryQueue } from './reader/query-queue.ts';

/** For how long a write waits while another process writes. */
const patienceMs = 5_000;
/** What SQLite itself may wait for, in which nothing else happens in this process. */
export const blockingMs = 20;
const lockBackoff: Backoff = { first: 10, longest: 100 };

/**
 * A connection that waits for the lock of another process without holding up this one: SQLite waits in the thread that
 * asks it, and that is the one which answers requests.
 */
class PatientConnection implements DatabaseConnection {
  #connection: DatabaseConnection;
  #db: Sqlite.Database;
  #isPausing: boolean;
  /** When the lock was first refused, by `performance.now()`; a later request does not wait as long again. */
  #refusedAt: number | undefined;

  constructor(connection: DatabaseConnection, db: Sqlite.Database, isPausing: boolean) {
    this.#connection = connection;
    this.#db = db;
    this.#isPausing = isPausing;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Before a query, so that nothing comes between a commit and what follows from it.
    if (this.#isPausing) await pause();
    for (let tries = 0; ; tries++) {
      try {
        const result = await this.#connection.executeQuery<R>(query);
        this.#refusedAt = undefined;
        return result;
      } catch (error) {
        // Within a transaction it would have to begin anew as a whole; one that writes has the lock from its beginning.
        const isLocked = /^SQLITE_BUSY(?!_SNAPSHOT)/.test(String((error as { code?: unknown }).code));
        if (!isLocked || this.#db.inTransaction) throw error;
        const since = this.#refusedAt ?? performance.now();
        this.#refusedAt = since;
        if (tries > 3 && performance.now() - since > patienceMs) throw error;
        await sleep(backoff(tries + 1, lockBackoff));
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** The connection of another thread: single queries that read. */
class ApartConnection implements DatabaseConnection {
  #apart: Pick<QueryQueue, 'rows'>;

  constructor(apart: Pick<QueryQueue, 'rows'>) {
    this.#apart = apart;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: await this.#apart.rows<R>(query as CompiledQuery<R>) };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed from another thread');
  }
}

/** How a connection shares the thread with what else goes on in the program. */
interface Sharing {
  /** Takes the queries of `offMainThread`. */
  apart?: Pick<QueryQueue, 'rows'> | undefined;
  /** Between the many queries of a long piece of work the rest of the program gets its turn, also within a transaction. */
  isPausing: boolean;
}

/**
 * Gives out the one connection of this thread to one after the other: Kysely would do that for all connections of a
 * driver, and a query in another thread would hold up those of this one.
 */
class PatientDriver extends SqliteDriver {
  #db: Sqlite.Database;
  #connection: PatientConnection | undefined;
  #isTaken = false;
  #waiting: (() => void)[] = [];
  #apart: ApartConnection | undefined;
  #isPausing: boolean;

  constructor(config: SqliteDialectConfig, db: Sqlite.Database, { apart, isPausing }: Sharing) {
    super(config);
    this.#db = db;
    this.#apart = apart && new ApartConnection(apart);
    this.#isPausing = isPausing;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection === this.#apart) throw new Error('A transaction cannot run off the main thread');
    await super.beginTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#apart && isOffMainThread()) return this.#apart;
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#db, this.#isPausing);
    return this.#connection;
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection === this.#apart) return;
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  /** A full disk ends the transaction by itself; a rollback would then fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.inTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientAdapter extends SqliteAdapter {
  /** The driver sees to it itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class PatientDialect extends SqliteDialect {
  #config: SqliteDialectConfig;
  #db: Sqlite.Database;
  #sharing: Sharing;

  constructor(config: SqliteDialectConfig, db: Sqlite.Database, sharing: Sharing) {
    super(config);
    this.#config = config;
    this.#db = db;
    this.#sharing = sharing;
  }

  override createAdapter(): SqliteAdapter {
    return new PatientAdapter();
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config, this.#db, this.#sharing);
  }
}
