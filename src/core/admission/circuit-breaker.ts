import { type Backoff, backoff } from '../backoff.ts';

/** Why a server gets no requests now, and for how long. */
export interface Refusal<Code> {
  code: Code;
  ms: number;
}

/** What opens a circuit breaker. */
interface Rules {
  /** Answers that are looked back on, and how many it takes to judge by. */
  mostAnswers: number;
  fewestAnswers: number;
  /** What was answered longer ago says nothing of now. */
  freshMs: number;
  /** How long it stays open: longer each time. */
  open: Backoff;
}

/** Opens while most answers of a server are errors of its own: to go on asking would make it worse. */
export class CircuitBreaker<Code extends string> {
  readonly #rules: Rules;
  /** Of the last answers, which were errors. */
  #errors: boolean[] = [];
  #lastMs = 0;
  /** How often it has opened since the server was well. */
  #trips = 0;
  #untilMs = 0;
  #code: Code | null = null;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** For how long it is open, and why; null while it is closed. */
  openFor(nowMs: number): Refusal<Code> | null {
    const ms = this.#untilMs - nowMs;
    // The clock may have been set back: then nothing is known of how long it was to be.
    return this.#code !== null && ms > 0 && ms <= this.#rules.open.longest ? { code: this.#code, ms } : null;
  }

  /** An answer: the code of an error of the server, or null. @returns whether that opens it */
  record(nowMs: number, code: Code | null): boolean {
    if (this.openFor(nowMs)) return false;
    const { mostAnswers, fewestAnswers, freshMs } = this.#rules;
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

  /** Opens it because of one answer that holds for all requests. @returns false when it is open already */
  trip(nowMs: number, code: Code): boolean {
    if (this.openFor(nowMs)) return false;
    this.#code = code;
    this.#untilMs = nowMs + backoff(++this.#trips, this.#rules.open);
    this.#errors = [];
    return true;
  }

  /** The server is well again, as a request beside the others has shown. */
  close(): void {
    this.#code = null;
    this.#untilMs = 0;
    this.#errors = [];
  }
}
