import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { versionsChannel } from '../db/database.ts';
import { withDeadline } from '../deadline.ts';
import type { Log } from '../log/log.ts';

/** Part of the version of each topic: raising it invalidates all answers. */
export const everything = '*';

/** A read without an answer for this long (ms) counts as an outage. */
const slowMs = 2_000;

/**
 * Versions of the topics, as read by this instance. A write raises the versions of its topics in its transaction. The table
 * is read every second, which shows the writes of other instances.
 */
export class Versions {
  /** Increases with any change of a version: a cheap test for no change at all. */
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

  /** @param deadlineMs time after which a read without an answer is abandoned */
  constructor(db: Database, log: Log, deadlineMs = 15_000) {
    this.#db = db;
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * False after reads have moved to another server (a replica, say) until that has all versions cached here. Rows read
   * meanwhile may be older than the versions and must not be cached.
   */
  get isSettled(): boolean {
    return this.#settledEpoch === this.#epoch();
  }

  #epoch(): number {
    return this.#db.readEpoch?.() ?? 0;
  }

  /** Whether the last read failed or is overdue: shows an outage without a query, as a read runs every second. */
  get isUnreachable(): boolean {
    return this.#unreachableSince !== undefined;
  }

  /** Reads the table at once, and then every `intervalMs` or on `NOTIFY`. */
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

  /** Calls `look` after any change of a version; it must be fast and not throw. @returns unsubscribes */
  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => void this.#watchers.delete(look);
  }

  /** Raises the generation alone, after a change of something besides rows, such as a local file. */
  changedHere(): void {
    this.generation++;
  }

  /** Version of a topic; 0: never written. */
  of(topic: string): number {
    return (this.#versions.get(topic) ?? 0) + (this.#versions.get(everything) ?? 0);
  }

  /** Last write (Unix ms) of a topic or of everything; 0: none. */
  changedAt(topic: string): number {
    return Math.max(this.#versions.get(topic) ?? 0, this.#versions.get(everything) ?? 0);
  }

  /** Versions of several topics as one text, to be compared. */
  stamp(topics: readonly string[]): string {
    let text = '';
    for (const topic of topics) text += `${topic}=${this.of(topic)};`;
    return text;
  }

  /** To be called after a commit of this instance. */
  committed(raised: Map<string, number>): void {
    // A replica may lag: an answer read there now must not be cached under the new version.
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

  /** Logs an outage once, not per read. */
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

  /** Ignores lower versions: a read may have begun before a commit of this instance. */
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
 * Raises the versions of topics. Must be the last statement of a transaction; the sorted order prevents deadlocks. A version
 * is the time (Unix ms), or its predecessor plus one: a database restored from a backup must not reuse versions.
 * @returns the new versions by topic
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
