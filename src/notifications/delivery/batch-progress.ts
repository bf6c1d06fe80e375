import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import { type Job, LeaseLost } from '../../core/jobs/worker.ts';
import type { StoredBatch } from '../store.ts';
import type { Recipient, Result, SendProgress } from '../transports/transport.ts';
import { type InFlight, inFlightOf } from './in-flight.ts';

/** Messages that were taken and are recorded together. */
const usualPiece = 50;
/** As few are recorded when no other message may be sent before. */
const leastPiece = 20;

/** The devices of a batch that have its message, by what an earlier run recorded. */
export const sentIdsOf = ({ sent_ids }: Pick<StoredBatch, 'sent_ids'>): number[] =>
  sent_ids === null ? [] : (JSON.parse(sent_ids) as number[]);

/**
 * Records the devices that have the message while the rest of their batch is being sent, so that a process that is
 * killed sends few of them twice. Nothing more is sent while too much is unrecorded, as when the database is unreachable.
 */
export class BatchProgress implements SendProgress {
  readonly most: number;
  #app: App;
  #batch: StoredBatch;
  #job: Partial<Pick<Job, 'holdsLease'>> & Pick<Job, 'signal'>;
  #inFlight: InFlight;
  #failure = new AbortController();
  #sentIds: number[];
  /** Of the places in flight that this batch has: those under way, and those of devices that are not recorded. */
  #underWay = 0;
  #unrecorded = 0;
  /** Senders that wait for a place. */
  #blocked = 0;
  #recording: Promise<void> | undefined;
  /** Aborts when the job is to end, and when a piece could not be recorded. */
  readonly signal: AbortSignal;

  constructor(app: App, batch: StoredBatch, job: Partial<Pick<Job, 'holdsLease'>> & Pick<Job, 'signal'>) {
    this.#app = app;
    this.#batch = batch;
    this.#job = job;
    this.#inFlight = inFlightOf(app);
    this.#sentIds = sentIdsOf(batch);
    this.most = this.#inFlight.most;
    this.signal = AbortSignal.any([job.signal, this.#failure.signal]);
  }

  begin(): Promise<void> | undefined {
    const acquired = this.#inFlight.acquire();
    if (acquired === undefined) {
      this.#underWay++;
      return undefined;
    }
    this.#blocked++;
    this.#recordWhenDue();
    return acquired.then(() => {
      this.#blocked--;
      this.#underWay++;
    });
  }

  cancel(): void {
    this.#underWay--;
    this.#inFlight.release(1);
  }

  /** The next run retries what was not accepted, so only `sent` is recorded. */
  end({ deviceId }: Recipient, { state }: Result): void {
    if (state !== 'sent') {
      this.cancel();
      return;
    }
    this.#underWay--;
    this.#unrecorded++;
    this.#sentIds.push(deviceId);
    this.#recordWhenDue();
  }

  /** Waits for what is being recorded. @throws what kept it from being recorded */
  async settled(): Promise<void> {
    while (this.#recording) await this.#recording;
    if (this.#failure.signal.aborted) throw this.#failure.signal.reason;
  }

  /** Gives its places back, once the whole batch is recorded or given up. */
  close(): void {
    this.#inFlight.release(this.#unrecorded);
    this.#unrecorded = 0;
  }

  #recordWhenDue(): void {
    if (this.#recording || this.#failure.signal.aborted || this.#unrecorded === 0) return;
    const isPiece = this.#unrecorded >= usualPiece || (this.#blocked > 0 && this.#unrecorded >= leastPiece);
    // With nothing under way no further answer would free capacity.
    if (!isPiece && !(this.#blocked > 0 && this.#underWay === 0)) return;
    const count = this.#unrecorded;
    this.#recording = this.#record(JSON.stringify(this.#sentIds))
      .then(
        () => {
          this.#unrecorded -= count;
          this.#inFlight.release(count);
        },
        (error) => {
          this.#failure.abort(error);
          this.close(); // senders that wait for a place come to an end
        },
      )
      .finally(() => {
        this.#recording = undefined;
        this.#recordWhenDue();
      });
  }

  async #record(sent_ids: string): Promise<void> {
    const { notification_id, batch } = this.#batch;
    const { numUpdatedRows } = await retryWhileUnreachable(this.#app.log, this.#job.signal, () => {
      const update = this.#app.db.write
        .updateTable('notification_batches')
        .set({ sent_ids })
        .where('notification_id', '=', notification_id)
        .where('batch', '=', batch);
      return (this.#job.holdsLease ? update.where(this.#job.holdsLease) : update).executeTakeFirstOrThrow();
    });
    if (numUpdatedRows === 0n) throw new LeaseLost();
  }
}
