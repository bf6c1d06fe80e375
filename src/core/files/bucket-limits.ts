import type { IncomingMessage } from 'node:http';
import { CircuitBreaker } from '../admission/circuit-breaker.ts';

/** How long the server of a bucket is waited for, ms. */
export interface BucketLimits {
  /** For a connection. */
  connectMs: number;
  /** For the first byte of an answer, all attempts together. */
  answerMs: number;
  /** For the next bytes of what is on its way, in either direction: a large file may take as long as it takes. */
  idleMs: number;
  /** A reader who leaves after so long without an answer has met a server that does not answer. */
  slowMs: number;
}

export const bucketLimits: BucketLimits = { connectMs: 2_000, answerMs: 10_000, idleMs: 30_000, slowMs: 2_000 };

const rules = { mostAnswers: 20, fewestAnswers: 4, freshMs: 60_000, open: { first: 1_000, longest: 10_000 } };

/** Nothing was received or sent for longer than the limit. */
export class BucketSilent extends Error {
  constructor(ms: number) {
    super(`the server of the bucket did nothing for ${ms} ms`);
  }
}

/**
 * Refuses requests to a bucket while its server fails: they would wait in vain, and keep what they hold. It is closed
 * again by a probe, not by the next reader, who would have to wait for it.
 */
export class BucketCircuit {
  readonly #breaker = new CircuitBreaker<'away'>(rules);
  readonly #probe: () => Promise<boolean>;
  readonly #onState: (isAway: boolean) => void;
  #isOpen = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param probe whether the server answers now @param onState called when the circuit opens (true) and closes */
  constructor(probe: () => Promise<boolean>, onState: (isAway: boolean) => void) {
    this.#probe = probe;
    this.#onState = onState;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  record(isWell: boolean): void {
    if (this.#isOpen || !this.#breaker.record(performance.now(), isWell ? null : 'away')) return;
    this.#isOpen = true;
    this.#onState(true);
    this.#plan();
  }

  /** Nothing is probed any more. */
  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    if (this.#isClosed) return;
    const { ms = 0 } = this.#breaker.openFor(performance.now()) ?? {};
    this.#timer = setTimeout(() => void this.#look(), ms + 1).unref();
  }

  async #look(): Promise<void> {
    const isWell = await this.#probe().catch(() => false);
    if (this.#isClosed) return;
    if (!isWell) {
      this.#breaker.trip(performance.now(), 'away');
      this.#plan();
      return;
    }
    this.#breaker.close();
    this.#isOpen = false;
    this.#onState(false);
  }
}

/**
 * Ends a body of which nothing comes for so long. A reader who takes nothing is not its fault: what waits for him is in
 * its buffer.
 * @param onIdle called when it was ended so
 */
export function endWhenIdle(body: IncomingMessage, idleMs: number, onIdle: () => void): void {
  let seen = 0;
  let at = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const { bytesRead } = body.socket;
    if (bytesRead !== seen || body.readableLength > 0) at = now;
    seen = bytesRead;
    if (now - at < idleMs) return;
    clearInterval(timer);
    onIdle();
    body.destroy(new BucketSilent(idleMs));
  }, idleMs / 10).unref();
  body.once('close', () => clearInterval(timer));
}
