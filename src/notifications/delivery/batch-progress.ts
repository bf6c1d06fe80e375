import type { App } from '../../core/app.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import { LeaseLost, type RunningJob } from '../../core/jobs/worker.ts';
import type { StoredBatch } from '../store.ts';
import type { Recipient, Result, SendProgress } from '../transports/transport.ts';
import { type InFlight, inFlightOf } from './in-flight.ts';

/** Sent messages per record. */
const usualPiece = 50;
/** Least number per record while senders wait for capacity. */
const leastPiece = 20;

/** Ids of devices that an earlier run recorded as sent. */
export const sentIdsOf = ({ sent_ids }: Pick<StoredBatch, 'sent_ids'>): number[] =>
  sent_ids === null ? [] : (JSON.parse(sent_ids) as number[]);

/**
 * Records sent devices while a batch is sent, so that after a crash few get the message twice. Unrecorded messages keep
 * their capacity, which stops sending while the database is unreachable.
 */
export class BatchProgress implements SendProgress {
  readonly most: number;
  #app: App;
  #batch: StoredBatch;
  #job: Partial<Pick<RunningJob, 'holdsLease'>> & Pick<RunningJob, 'signal'>;
  #inFlight: InFlight;
  #failure = new AbortController();
  #sentIds: number[];
  /** Capacity held by this batch: messages in flight, and sent ones not yet recorded. */
  #underWay = 0;
  #unrecorded = 0;
  /** Senders that wait for capacity. */
  #blocked = 0;
  #recording: Promise<void> | undefined;
  /** Aborts with the job, and when recording fails. */
  readonly signal: AbortSignal;

  constructor(app: App, batch: StoredBatch, job: Partial<Pick<RunningJob, 'holdsLease'>> & Pick<RunningJob, 'signal'>) {
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

  /** Records `sent` only: the next run retries the rest. */
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

  /** Waits for the running record. @throws the error that ended recording */
  async settled(): Promise<void> {
    while (this.#recording) await this.#recording;
    if (this.#failure.signal.aborted) throw this.#failure.signal.reason;
  }

  /** Releases the capacity, after the batch is recorded or has failed. */
  close(): void {
    this.#inFlight.release(this.#unrecorded);
    this.#unrecorded = 0;
  }

  #recordWhenDue(): void {
    if (this.#recording || this.#failure.signal.aborted || this.#unrecorded === 0) return;
    const isPiece = this.#unrecorded >= usualPiece || (this.#blocked > 0 && this.#unrecorded >= leastPiece);
    // With nothing in flight no answer would free capacity.
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
          this.close(); // lets waiting senders end
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
