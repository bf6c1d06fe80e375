import type pg from 'pg';
import type { Log } from '../log/log.ts';

const probeMs = 2_000;

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

  async connect(): Promise<pg.PoolClient> {
    const { primary, replica } = this.#options;
    if (this.#isUsed)
      try {
        return await replica.connect();
      } catch (error) {
        this.#use(false, (error as Error).message);
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
