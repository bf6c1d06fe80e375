import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { versionsChannel } from '../db/database.ts';
import { withDeadline } from '../deadline.ts';
import type { Log } from '../log/log.ts';

/** Counts into the version of every topic: raised when everything is another, whatever topics it had. */
export const everything = '*';

/** A reading that takes longer is no reading: the database is not there for readers. */
const slowMs = 2_000;

/**
 * The versions of the topics as this instance knows them. Each write of a topic raises its version in the same
 * transaction; the table is read every second, so that a write of another instance is seen within about a second.
 */
export class Versions {
  /** Changes whenever any version does: the cheap test for "nothing happened since". */
  generation = 0;
  #versions = new Map<string, number>();
  #db: Database;
  #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #listener: { close(): Promise<void> } | undefined;
  #reading: Promise<void> | undefined;
  #watchers = new Set<() => void>();
  #deadlineMs: number;
  #unreachableSince: number | undefined;
  #settledEpoch = 0;

  /** `deadlineMs`: when a query without an answer is abandoned and the next begins. */
  constructor(db: Database, log: Log, deadlineMs = 15_000) {
    this.#db = db;
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * False from when reads go to another server (a replica after the primary, say) until that is known to have all that
   * is known here: what is read meanwhile may be older than its versions, and must not be kept.
   */
  get isSettled(): boolean {
    return this.#settledEpoch === this.#epoch();
  }

  #epoch(): number {
    return this.#db.readEpoch?.() ?? 0;
  }

  /**
   * Whether the last reading failed, or has not been answered for a while: as it comes every second, this tells whether
   * the database is there without asking it.
   */
  get isUnreachable(): boolean {
    return this.#unreachableSince !== undefined;
  }

  /** Reads the table now and then every `intervalMs`. */
  async start(intervalMs = 1_000): Promise<void> {
    await this.read();
    const tick = (): void => void this.read().catch(() => {}); // `read` logs it
    this.#timer = setInterval(tick, intervalMs).unref();
    this.#listener = this.#db.listen(versionsChannel, tick);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listener?.close();
    await this.#reading?.catch(() => {});
  }

  /**
   * Calls `look`, which must not throw or take long, whenever any version has risen. Returns a function that ends that.
   */
  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => void this.#watchers.delete(look);
  }

  /** For what a page follows from besides rows, such as a file of this machine: what is remembered is looked up anew. */
  changedHere(): void {
    this.generation++;
  }

  /** The version of a topic; 0 until it is first written. */
  of(topic: string): number {
    return (this.#versions.get(topic) ?? 0) + (this.#versions.get(everything) ?? 0);
  }

  /** When a topic was last written (ms), or everything was; 0 when that was before it was a topic. */
  changedAt(topic: string): number {
    return Math.max(this.#versions.get(topic) ?? 0, this.#versions.get(everything) ?? 0);
  }

  /** The versions of several topics as one comparable text. */
  stamp(topics: readonly string[]): string {
    let text = '';
    for (const topic of topics) text += `${topic}=${this.of(topic)};`;
    return text;
  }

  /** What a transaction of this instance has committed. */
  committed(raised: Map<string, number>): void {
    // A replica may not have it yet: an answer read there now must not be cached under the new version.
    if (this.#db.hasReplica) return;
    this.#learn(raised);
  }

  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const slow = setTimeout(() => this.#isUnreachable('no answer'), slowMs);
    const epoch = this.#epoch();
    const query = this.#db.read.selectFrom('versions').selectAll().execute();
    try {
      const rows = await withDeadline(this.#deadlineMs, 'reading the versions', query);
      const read = new Map(rows.map((r) => [r.topic, r.version]));
      this.#learn(read);
      if ([...this.#versions].every(([topic, version]) => (read.get(topic) ?? 0) >= version))
        this.#settledEpoch = epoch;
      this.#back();
    } catch (error) {
      this.#isUnreachable((error as Error).message || (error as { code?: string }).code);
      throw error;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Told once, not with every try. */
  #isUnreachable(reason: string | undefined): void {
    if (this.#unreachableSince !== undefined) return;
    this.#unreachableSince = performance.now();
    this.#log.warn({ reason }, 'the versions cannot be read: what others write is not seen, and answers may be old');
  }

  #back(): void {
    if (this.#unreachableSince === undefined) return;
    const seconds = Math.round((performance.now() - this.#unreachableSince) / 1_000);
    this.#unreachableSince = undefined;
    this.#log.warn({ seconds }, 'the versions can be read again');
  }

  /** Versions only grow: a reading that began before our own commit cannot take it back. */
  #learn(versions: Map<string, number>): void {
    let changed = false;
    for (const [topic, version] of versions) {
      if (version <= (this.#versions.get(topic) ?? 0)) continue;
      this.#versions.set(topic, version);
      changed = true;
    }
    if (!changed) return;
    this.generation++;
    for (const look of this.#watchers) look();
  }
}

/**
 * Raises the topics' versions: the last statement of a transaction, in sorted order, so that two transactions never
 * wait for each other. The version is the time in milliseconds, or one more than it was: a database brought back
 * from a backup does not give out a version a second time for other content.
 */
export async function bumpVersions(
  tx: Tx,
  kind: Database['dialect']['kind'],
  topics: Iterable<string>,
  nowMs: number,
): Promise<Map<string, number>> {
  const sorted = [...new Set(topics)].sort();
  if (sorted.length === 0) return new Map();
  const rows = await tx
    .insertInto('versions')
    .values(sorted.map((topic) => ({ topic, version: nowMs })))
    .onConflict((c) =>
      c.column('topic').doUpdateSet({
        version: sql<number>`case when versions.version >= ${nowMs} then versions.version + 1 else ${nowMs} end`,
      }),
    )
    .returningAll()
    .execute();
  if (kind === 'postgres') await sql`select pg_notify(${versionsChannel}, '')`.execute(tx);
  return new Map(rows.map((r) => [r.topic, r.version]));
}
