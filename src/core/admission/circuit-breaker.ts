import { type Backoff, backoff } from '../backoff.ts';

/** Reason and remaining time (ms) of an open circuit. */
export interface OpenCircuit<Code> {
  code: Code;
  ms: number;
}

interface Rules {
  /** Size of the window of answers, and the least to judge by. */
  mostAnswers: number;
  fewestAnswers: number;
  /** Time without answers after which the window is cleared. */
  freshMs: number;
  /** Time open, by the number of trips. */
  open: Backoff;
}

/** Opens when at least half of the answers of a server are its own errors. */
export class CircuitBreaker<Code extends string> {
  readonly #rules: Rules;
  /** The last answers; true: an error. */
  #errors: boolean[] = [];
  #lastMs = 0;
  /** Times opened since the last window without errors. */
  #trips = 0;
  #untilMs = 0;
  #code: Code | null = null;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Null: closed. */
  openFor(nowMs: number): OpenCircuit<Code> | null {
    const ms = this.#untilMs - nowMs;
    // More than the longest time: the clock was set back.
    return this.#code !== null && ms > 0 && ms <= this.#rules.open.longest ? { code: this.#code, ms } : null;
  }

  /** Records an answer. @param code of an error of the server; null: success @returns whether it opens */
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

  /** Opens because of one answer that applies to all requests. @returns false when already open */
  trip(nowMs: number, code: Code): boolean {
    if (this.openFor(nowMs)) return false;
    this.#code = code;
    this.#untilMs = nowMs + backoff(++this.#trips, this.#rules.open);
    this.#errors = [];
    return true;
  }

  /** Closes after a successful probe. */
  close(): void {
    this.#code = null;
    this.#untilMs = 0;
    this.#errors = [];
  }
}
