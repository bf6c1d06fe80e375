import { type Backoff, backoff } from '../../../core/backoff.ts';
import type { PushCode } from '../result-codes.ts';

/** Answers that are looked back on, and how many it takes to judge by. */
const mostAnswers = 20;
const fewest = 8;
/** What was answered longer ago says nothing of now. */
const freshMs = 10_000;
const restBackoff: Backoff = { first: 5_000, longest: 60_000 };

/** Why nobody is asked for now, and for how long. */
export interface Held {
  code: PushCode;
  ms: number;
}

/**
 * Whether a push service is away. While most of its answers are errors of its own, to ask it for every device would only
 * make it worse: all sending rests, longer each time, and then begins with a few.
 */
export class Outage {
  /** Of the last answers, which were bad. */
  #bad: boolean[] = [];
  #lastMs = 0;
  /** Rests in a row. */
  #rests = 0;
  #untilMs = 0;
  #code: PushCode = 'UNAVAILABLE';

  held(nowMs: number): Held | null {
    const ms = this.#untilMs - nowMs;
    // The clock may have been set back: then nothing is known of how long it was to be.
    return ms > 0 && ms <= restBackoff.longest ? { code: this.#code, ms } : null;
  }

  /** An answer that was good: null; or bad, by its code. @returns whether that makes it an outage */
  note(nowMs: number, code: PushCode | null): boolean {
    if (this.held(nowMs)) return false;
    if (Math.abs(nowMs - this.#lastMs) > freshMs) this.#bad = [];
    this.#lastMs = nowMs;
    this.#bad.push(code !== null);
    if (this.#bad.length > mostAnswers) this.#bad.shift();
    const bad = this.#bad.filter(Boolean).length;
    if (code !== null && this.#bad.length >= fewest && bad * 2 >= this.#bad.length) return this.begin(nowMs, code);
    if (bad === 0) this.#rests = 0;
    return false;
  }

  /** One answer says it of all. @returns false when it is known */
  begin(nowMs: number, code: PushCode): boolean {
    if (this.held(nowMs)) return false;
    this.#code = code;
    this.#untilMs = nowMs + backoff(++this.#rests, restBackoff);
    this.#bad = [];
    return true;
  }
}
