import type { Grant } from './quota.ts';
import { longestHoldMs } from './quota.ts';

/** What is left of a wait. The clock may have been set back: then the rest of the wait is unknown. */
const leftOf = (untilMs: number, nowMs: number): number => {
  const ms = untilMs - nowMs;
  return ms > longestHoldMs ? 0 : Math.max(0, ms);
};

/** A shorter extension of a wait is not shared with other instances. */
const leastMoreMs = 1_000;

/** Until when this process sends nothing because of the quota of the project. Times are of its own clock. */
export class QuotaBackoff {
  /** FCM said so, to this process or to another. */
  #projectUntilMs = 0;
  /** All of the minute's quota is used, except for topics. */
  #devicesUntilMs = 0;

  /** Milliseconds until a message may be sent; 0: now. */
  remainingMs(nowMs: number, isTopic: boolean): number {
    return Math.max(this.projectMs(nowMs), isTopic ? 0 : leftOf(this.#devicesUntilMs, nowMs));
  }

  /** Milliseconds for which FCM wants nothing of the project. */
  projectMs(nowMs: number): number {
    return leftOf(this.#projectUntilMs, nowMs);
  }

  /** What the quota that all instances share has given. */
  onGrant({ projectMs, waitMs }: Grant, isTopic: boolean, nowMs: number): void {
    if (projectMs > 0) this.#projectUntilMs = Math.max(this.#projectUntilMs, nowMs + projectMs);
    else if (waitMs > 0 && !isTopic) this.#devicesUntilMs = nowMs + waitMs;
  }

  /** FCM wants nothing of the project for so long. @returns whether the other instances should know */
  onRefusal(ms: number, nowMs: number): boolean {
    const leftMs = this.projectMs(nowMs);
    const isLonger = ms > leftMs + leastMoreMs;
    if (isLonger || leftMs === 0) this.#projectUntilMs = nowMs + ms;
    return isLonger;
  }
}
