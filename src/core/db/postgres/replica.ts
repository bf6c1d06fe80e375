import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { illnessOf } from '../error.ts';

const probeMs = 2_000;
const recoveryConflict = '40001';

interface Options {
  primary: pg.Pool;
  replica: pg.Pool;
  /** How far behind the primary a replica may be before it is left out. */
  mostLagMs: number;
  log: Log;
}

/**
 * Connections for public reads: of the replica while it answers and keeps up, of the primary otherwise. How far it is
 * behind shows in the versions, which rise with every write.
 */
export class ReplicaOrPrimary {
  /** Counts the changes from one to the other. */
  epoch = 0;
  #options: Options;
  #isUsed = false;
  #timer: NodeJS.Timeout;
  #probing: Promise<void> | undefined;
  /** What the primary had, and when it was seen there; the replica has shown less so far. */
  #missing: { version: number; seenAt: number }[] = [];

  constructor(options: Options) {
    this.#options = options;
    const look = (): void => {
      this.#probing ??= this.#probe().finally(() => {
        this.#probing = undefined;
      });
    };
    this.#timer = setInterval(look, probeMs).unref();
    look();
  }

  get isUsed(): boolean {
    return this.#isUsed;
  }

  async connect(): Promise<ReadClient | pg.PoolClient> {
    const { primary, replica } = this.#options;
    const lose = (error: unknown): void => this.#use(false, (error as Error).message);
    if (this.#isUsed)
      try {
        return new ReadClient(await replica.connect(), primary, lose);
      } catch (error) {
        lose(error);
      }
    return primary.connect();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#probing;
  }

  async #probe(): Promise<void> {
    const { primary, replica, mostLagMs } = this.#options;
    const wanted = await newest(primary).catch(() => null);
    const found = await newest(replica).catch((error: Error) => error.message);
    if (typeof found === 'string') return this.#use(false, found);
    if (wanted === null) return this.#use(true, 'the primary is unreachable');
    if (wanted > (this.#missing.at(-1)?.version ?? 0))
      this.#missing.push({ version: wanted, seenAt: performance.now() });
    this.#missing = this.#missing.filter(({ version }) => version > found);
    const [first] = this.#missing;
    if (!first) this.#use(true, 'it has caught up');
    else if (performance.now() - first.seenAt > mostLagMs) this.#use(false, 'it lags behind');
  }

  #use(use: boolean, reason: string): void {
    if (use === this.#isUsed) return;
    this.#isUsed = use;
    this.epoch++;
    const text = use ? 'public reads go to the replica' : 'public reads go to the primary, without the replica';
    this.#options.log.warn({ reason }, text);
  }
}

/** The highest version: 0 in an empty database. */
async function newest(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number | null }>('select max(version) as version from versions');
  return rows[0]?.version ?? 0;
}

/**
 * A connection to a replica. A statement that the replica could not answer (its connection broke, or its recovery
 * cancelled the statement) runs again on the primary: reads may run twice. Within a transaction it fails, as statements
 * before it belong to the same state of the data.
 */
class ReadClient {
  #client: pg.PoolClient;
  #primary: pg.Pool;
  #onLost: ((error: unknown) => void) | undefined;
  #inTransaction = false;

  constructor(client: pg.PoolClient, primary: pg.Pool, onLost: (error: unknown) => void) {
    this.#client = client;
    this.#primary = primary;
    this.#onLost = onLost;
  }

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#run(text, values);
    } catch (error) {
      if (!this.#onLost) throw error; // it was the primary
      const isLost = illnessOf(error) === 'away';
      if (isLost) this.#onLost(error);
      const conflicts = (error as { code?: string }).code === recoveryConflict;
      if (this.#inTransaction || !(isLost || conflicts)) throw error;
      this.#onLost = undefined;
      const primary = await this.#primary.connect();
      this.#client.release(isLost);
      this.#client = primary;
      return this.#run(text, values);
    }
  }

  release(discard?: boolean): void {
    this.#client.release(discard);
  }

  async #run(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const result = await this.#client.query(text, values);
    if (/^(begin|start transaction)/i.test(text)) this.#inTransaction = true;
    else if (/^(commit|rollback)$/i.test(text)) this.#inTransaction = false;
    return result;
  }
}
