const everyMs = 60_000;
const mostKeys = 100;

/** Lets a line of the log through once a minute: one cause may refuse a million messages. */
export class Seldom {
  #lines = new Map<string, { atMs: number; times: number }>();

  /** @returns how often it happened since it was last told, this time included; 0: it is not told now */
  count(key: string, nowMs: number): number {
    const line = this.#lines.get(key);
    if (line && Math.abs(nowMs - line.atMs) < everyMs) {
      line.times++;
      return 0;
    }
    this.#lines.delete(key);
    this.#lines.set(key, { atMs: nowMs, times: 0 });
    const [oldest] = this.#lines.keys();
    if (this.#lines.size > mostKeys && oldest !== undefined) this.#lines.delete(oldest);
    return (line?.times ?? 0) + 1;
  }
}
