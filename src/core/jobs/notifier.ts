import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, jobsChannel, type Tx } from '../db/database.ts';

type Hear = (lane: string) => void;

/** Other processes look a moment later than the one that wrote the job, and not all in the same moment. */
const shyMs = 30;

/** Rung when jobs of a lane are due, so that workers look at once and not when they would have looked anyway. */
export class JobBell {
  /** Names this process in what it tells the others: it has been rung already. */
  #id = randomUUID();
  #hearers = new Set<Hear>();

  /** Jobs of these lanes are due, and committed. */
  ring(lanes: Iterable<string>): void {
    for (const lane of lanes) for (const hear of this.#hearers) hear(lane);
  }

  /** On PostgreSQL, within the transaction that makes jobs due: its commit rings in the other processes, too. */
  async tellOthers(tx: Tx, lanes: Iterable<string>): Promise<void> {
    for (const lane of lanes) await sql`select pg_notify(${jobsChannel}, ${`${this.#id} ${lane}`})`.execute(tx);
  }

  /**
   * Calls `hear`, which must not throw or take long, for each lane with due jobs of this process or another.
   * @returns what ends that
   */
  hear(db: Database, hear: Hear): () => Promise<void> {
    this.#hearers.add(hear);
    const told = new Map<string, NodeJS.Timeout>();
    const listener = db.listen(jobsChannel, (payload) => {
      const [id, lane = ''] = payload.split(' ');
      // However often it is told meanwhile, it looks once.
      if (id === this.#id || told.has(lane)) return;
      const look = (): void => {
        told.delete(lane);
        hear(lane);
      };
      told.set(lane, setTimeout(look, Math.random() * shyMs));
    });
    return async () => {
      this.#hearers.delete(hear);
      for (const timer of told.values()) clearTimeout(timer);
      await listener.close();
    };
  }
}
