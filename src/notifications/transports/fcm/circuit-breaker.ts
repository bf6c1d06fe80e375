import { type Backoff, backoff } from '../../../core/backoff.ts';
import type { PushCode } from '../result-codes.ts';

/** Answers that are looked back on, and how many it takes to judge by. */
const mostAnswers = 20;
const fewestAnswers = 8;
/** What was answered longer ago says nothing of now. */
const freshMs = 10_000;
const openBackoff: Backoff = { first: 5_000, longest: 60_000 };

/** Why a push service gets no requests now, and for how long. */
export interface Refusal {
  code: PushCode;
  ms: number;
}

/**
 * Opens while most answers of a push service are errors of its own: asking it for every device would make it worse. It
 * stays open longer each time.
 */
export class CircuitBreaker {
  /** Of the last answers, which were errors. */
  #errors: boolean[] = [];
  #lastMs = 0;
  /** How often it has opened since the service was well. */
  #trips = 0;
  #untilMs = 0;
  #code: PushCode = 'UNAVAILABLE';

  /** For how long it is open, and why; null while it is closed. */
  openFor(nowMs: number): Refusal | null {
    const ms = this.#untilMs - nowMs;
    // The clock may have been set back: then nothing is known of how long it was to be.
    return ms > 0 && ms <= openBackoff.longest ? { code: this.#code, ms } : null;
  }

  /** An answer: the code of an error of the service, or null. @returns whether that opens it */
  record(nowMs: number, code: PushCode | null): boolean {
    if (this.openFor(nowMs)) return false;
    if (Math.abs(nowMs - this.#lastMs) > freshMs) this.#errors = [];
    this.#lastMs = nowMs;
    this.#errors.push(code !== null);
    if (this.#errors.length > mostAnswers) this.#errors.shift();
    const errors = this.#errors.filter(Boolean).length;
    const isMost = this.#errors.length >= fewestAnswers && errors * 2 >= this.#errors.length;
    if (code !== null && isMost) return this.trip(nowMs, code);
    if (errors === 0) this.#trips = 0;
    return false;
  }

  /** Opens it because of one answer that holds for all messages. @returns false when it is open already */
  trip(nowMs: number, code: PushCode): boolean {
    if (this.openFor(nowMs)) return false;
    this.#code = code;
    this.#untilMs = nowMs + backoff(++this.#trips, openBackoff);
    this.#errors = [];
    return true;
  }
}
