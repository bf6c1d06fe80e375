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
  type SqliteQueryCompiler,
} from 'kysely';
import { type Backoff, backoff } from '../backoff.ts';
import { pause } from '../threads/turn.ts';
import { isOffMainThread } from './reader/off-main-thread.ts';
import type { QueryQueue } from './reader/query-queue.ts';
import { StableCompiler } from './sqlite-compiler.ts';

/** Longest wait for the lock of another process. */
const patienceMs = 5_000;
/** Wait for a lock within SQLite, which blocks this thread. */
export const blockingMs = 20;
const lockBackoff: Backoff = { first: 10, longest: 100 };

/** A connection that retries while another process has the lock: a wait within SQLite would block the main thread. */
class PatientConnection implements DatabaseConnection {
  #connection: DatabaseConnection;
  #db: Sqlite.Database;
  #isPausing: boolean;
  /** First refusal of the lock (`performance.now()`): later queries share its time limit. */
  #refusedAt: number | undefined;

  constructor(connection: DatabaseConnection, db: Sqlite.Database, isPausing: boolean) {
    this.#connection = connection;
    this.#db = db;
    this.#isPausing = isPausing;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Before the query: a pause after it could separate a commit from its effects.
    if (this.#isPausing) await pause();
    for (let tries = 0; ; tries++) {
      try {
        const result = await this.#connection.executeQuery<R>(query);
        this.#refusedAt = undefined;
        return result;
      } catch (error) {
        // No retry within a transaction, which would have to restart. One that writes has the lock from its start.
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

/** A connection to the reader thread, for single read queries. */
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

interface Sharing {
  /** Runs the queries of `offMainThread`. */
  apart?: Pick<QueryQueue, 'rows'> | undefined;
  /** Pauses between queries for the event loop, also within a transaction. */
  isPausing: boolean;
}

/**
 * A mutex for the connection of this thread only. That of Kysely covers all connections of a driver: a query in the reader
 * thread would block those of this one.
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

  get isFree(): boolean {
    return !this.#isTaken && !(this.#apart && isOffMainThread());
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

  /** A full disk ends the transaction by itself; a rollback would fail and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.inTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientAdapter extends SqliteAdapter {
  /** Turns off the mutex of Kysely: the driver has its own. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class PatientDialect extends SqliteDialect {
  #config: SqliteDialectConfig;
  #db: Sqlite.Database;
  #sharing: Sharing;
  #driver: PatientDriver | undefined;

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
    this.#driver = new PatientDriver(this.#config, this.#db, this.#sharing);
    return this.#driver;
  }

  /** Whether a query of this thread may run at once, outside any transaction. */
  get isFree(): boolean {
    return this.#driver?.isFree === true;
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new StableCompiler();
  }
}
