/** Messages of one call that may be under way at once: FCM's front allows 100 on a connection, and there are two. */
const widest = 200;
const narrowest = 8;

/**
 * How many messages are sent at once. It opens by one with each eighth that FCM takes, halves when the quota of the
 * project is used up, and begins anew with a few after an outage.
 */
export class CongestionWindow {
  #width = widest;
  #accepted = 0;

  get width(): number {
    return this.#width;
  }

  onAccepted(): void {
    if (this.#width < widest && ++this.#accepted % narrowest === 0) this.#width++;
  }

  halve(): void {
    this.#width = Math.max(narrowest, Math.floor(this.#width / 2));
  }

  collapse(): void {
    this.#width = narrowest;
    this.#accepted = 0;
  }
}
