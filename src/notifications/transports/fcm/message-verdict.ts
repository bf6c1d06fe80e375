import type { Message } from '../transport.ts';

/** Messages that are remembered. */
const mostKnown = 100;

/** Each device of a batch gets the same object. */
const names = new WeakMap<Message, string>();

/** A message without what changes from batch to batch: the time that is left of its worth. */
function nameOf(message: Message): string {
  let name = names.get(message);
  if (name === undefined) {
    name = JSON.stringify({ ...message, ttlSeconds: null });
    names.set(message, name);
  }
  return name;
}

/**
 * Tells messages that are wrong from devices that are. To a bad token Google may answer as to a bad message ("Request
 * contains an invalid argument."), and strangers register tokens: one of them must not stop a push for everybody.
 */
export class Judge {
  /** True: FCM takes it. False: it takes it for nobody. */
  #known = new Map<string, boolean>();
  #asking = new Map<string, Promise<boolean | null>>();

  isWrong(message: Message): boolean {
    return this.#known.get(nameOf(message)) === false;
  }

  /** It is wrong, or some device got it. */
  note(message: Message, isGood: boolean): void {
    this.#note(nameOf(message), isGood);
  }

  #note(name: string, isGood: boolean): void {
    if (this.#known.get(name) === isGood) return;
    this.#known.delete(name);
    this.#known.set(name, isGood);
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest);
  }

  /**
   * Whether FCM takes a message that it has refused for one device. Callers at the same time share the question.
   * @param ask shows it to FCM without any device; null: it cannot be asked now
   */
  async isGood(message: Message, ask: () => Promise<boolean | null>): Promise<boolean | null> {
    const name = nameOf(message);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    let asking = this.#asking.get(name);
    if (!asking) {
      asking = ask().finally(() => this.#asking.delete(name));
      this.#asking.set(name, asking);
    }
    const said = await asking;
    // A device may have got it meanwhile.
    if (said !== null && this.#known.get(name) === undefined) this.#note(name, said);
    return this.#known.get(name) ?? said;
  }
}
