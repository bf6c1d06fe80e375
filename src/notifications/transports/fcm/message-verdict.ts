import type { Message } from '../transport.ts';

/** Messages that are memoized. */
const mostMessages = 100;

/** Each device of a batch gets the same object. */
const keys = new WeakMap<Message, string>();

/** A message without what changes from batch to batch: the time that is left of its worth. */
function keyOf(message: Message): string {
  let key = keys.get(message);
  if (key === undefined) {
    key = JSON.stringify({ ...message, ttlSeconds: null });
    keys.set(message, key);
  }
  return key;
}

/**
 * Tells messages that are wrong from devices that are. Google may answer to a bad token as to a bad message ("Request
 * contains an invalid argument."), and anybody can register tokens: one of them must not stop a push for everybody.
 */
export class MessageVerdict {
  /** True: FCM accepts it. False: FCM rejects it for every device. */
  #accepted = new Map<string, boolean>();
  #checks = new Map<string, Promise<boolean | null>>();

  isRejected(message: Message): boolean {
    return this.#accepted.get(keyOf(message)) === false;
  }

  /** Some device got it, or FCM rejects it for everybody. */
  record(message: Message, isAccepted: boolean): void {
    this.#record(keyOf(message), isAccepted);
  }

  #record(key: string, isAccepted: boolean): void {
    if (this.#accepted.get(key) === isAccepted) return;
    this.#accepted.delete(key);
    this.#accepted.set(key, isAccepted);
    const [oldest] = this.#accepted.keys();
    if (this.#accepted.size > mostMessages && oldest !== undefined) this.#accepted.delete(oldest);
  }

  /**
   * Whether FCM accepts a message that it has refused for one device. Callers at the same time share the check.
   * @param check shows it to FCM without any device; null: that cannot be done now
   */
  async isAccepted(message: Message, check: () => Promise<boolean | null>): Promise<boolean | null> {
    const key = keyOf(message);
    const before = this.#accepted.get(key);
    if (before !== undefined) return before;
    let checking = this.#checks.get(key);
    if (!checking) {
      checking = check().finally(() => this.#checks.delete(key));
      this.#checks.set(key, checking);
    }
    const answer = await checking;
    // A device may have got it meanwhile.
    if (answer !== null && this.#accepted.get(key) === undefined) this.#record(key, answer);
    return this.#accepted.get(key) ?? answer;
  }
}
