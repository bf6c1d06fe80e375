import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config/config.ts';
import { TimedOut } from '../../deadline.ts';
import type { Log } from '../../log/log.ts';
import { DeadlineClient, type Silence } from './client.ts';

// Counts and ids arrive as text otherwise; none of ours passes 2^53.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** For how long a connection is waited for, a new one or one of the pool. */
const connectMs = 5_000;

export function createPool(url: string, config: Config, log: Log): pg.Pool {
  const clients = new Set<DeadlineClient>();
  const pool = new pg.Pool({
    Client: DeadlineClient as never,
    connectionString: url,
    types,
    max: config.databasePool,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 300, // what a session has set, and which server it went to, ends with it
    statement_timeout: config.requestTimeoutMs,
    idle_in_transaction_session_timeout: config.requestTimeoutMs,
    application_name: 'dinam',
  });
  /** What went silent was hardly one connection alone: idle ones are not used either. */
  const onSilence = ({ since, afterMs }: Silence): void => {
    const doubted = [...clients].filter((client) => !client.isOut && client.heardAt < since);
    for (const client of doubted) client.drop(new TimedOut('the connection was silent'));
    log.warn({ after_ms: afterMs, idle: doubted.length }, 'a database connection went silent and was closed');
  };
  pool.on('connect', (given) => {
    const client = given as pg.ClientBase as DeadlineClient;
    clients.add(client);
    client.onSilence = onSilence;
    // No other listener exists while a connection is in use; its query rejects with the error.
    client.on('error', () => {});
    client.once('end', () => clients.delete(client));
  });
  pool.on('acquire', (client) => {
    (client as pg.ClientBase as DeadlineClient).isOut = true;
  });
  pool.on('release', (_error, client) => {
    (client as pg.ClientBase as DeadlineClient).isOut = false;
  });
  // The error carries the whole client, its cancel key included.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'an idle database connection broke'));
  return pool;
}

/** Lets so many in at a time; the others wait, as long as they would for a connection. */
export class ConnectionGate {
  #free: number;
  #waiting = new Set<() => void>();

  constructor(width: number) {
    this.#free = width;
  }

  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new TimedOut('timeout exceeded when trying to connect: every connection for writing is in use'));
      }, connectMs);
      this.#waiting.add(enter);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free++;
  }
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0];
type Acquired = ReturnType<PostgresDriver['acquireConnection']>;

class Driver extends PostgresDriver {
  #gate: ConnectionGate | undefined;

  constructor(config: PostgresDialectConfig, gate?: ConnectionGate) {
    super(config);
    this.#gate = gate;
  }

  override async acquireConnection(): Acquired {
    await this.#gate?.enter();
    try {
      return await super.acquireConnection();
    } catch (error) {
      this.#gate?.leave();
      throw error;
    }
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    this.#gate?.leave();
    await super.releaseConnection(connection);
  }

  /** Where the rollback fails the connection is thrown away, and what failed before says why. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Kysely over a pool; with a gate it uses no more connections than that allows. */
export class PooledDialect extends PostgresDialect {
  #config: PostgresDialectConfig;
  #gate: ConnectionGate | undefined;

  constructor(pool: PostgresDialectConfig['pool'], gate?: ConnectionGate) {
    super({ pool });
    this.#config = { pool };
    this.#gate = gate;
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config, this.#gate);
  }
}
