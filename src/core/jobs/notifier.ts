import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, jobsChannel, type Tx } from '../db/database.ts';

type Listener = (queue: string) => void;

/** Other processes look a moment later than the one that wrote the job, and not all in the same moment. */
const mostDelayMs = 30;

/** Notifies workers that jobs of a queue are due, so that they need not wait for their next poll. */
export class JobNotifier {
  /** Names this process in its notifications to others: its own listeners were called already. */
  #id = randomUUID();
  #listeners = new Set<Listener>();

  /** Jobs of these queues are due, and committed. */
  notify(queues: Iterable<string>): void {
    for (const queue of queues) for (const listener of this.#listeners) listener(queue);
  }

  /** On PostgreSQL, within the transaction that makes jobs due: its commit notifies the other processes, too. */
  async notifyOthers(tx: Tx, queues: Iterable<string>): Promise<void> {
    for (const queue of queues) await sql`select pg_notify(${jobsChannel}, ${`${this.#id} ${queue}`})`.execute(tx);
  }

  /**
   * Calls `listener`, which must not throw or take long, for each queue with due jobs of this process or another.
   * @returns what ends that
   */
  listen(db: Database, listener: Listener): () => Promise<void> {
    this.#listeners.add(listener);
    const pending = new Map<string, NodeJS.Timeout>();
    const subscription = db.listen(jobsChannel, (payload) => {
      const [id, queue = ''] = payload.split(' ');
      // Any number of notifications meanwhile is one call.
      if (id === this.#id || pending.has(queue)) return;
      const call = (): void => {
        pending.delete(queue);
        listener(queue);
      };
      pending.set(queue, setTimeout(call, Math.random() * mostDelayMs));
    });
    return async () => {
      this.#listeners.delete(listener);
      for (const timer of pending.values()) clearTimeout(timer);
      await subscription.close();
    };
  }
}
