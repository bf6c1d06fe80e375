import { Fault } from '../error.ts';

/**
 * Places for work that holds disk, memory or connections for long: so many in all, and so many for each user. Who finds
 * none is refused at once; with API tokens a user has no more than without.
 */
export class Slots {
  readonly #most: number;
  readonly #perUser: number;
  readonly #what: string;
  readonly #byUser = new Map<number | null, number>();
  #used = 0;

  /** @param what of which there are too many, for the message: `uploads` */
  constructor(what: string, most: number, perUser: number) {
    this.#what = what;
    this.#most = most;
    this.#perUser = perUser;
  }

  get used(): number {
    return this.#used;
  }

  /** @param user null for what belongs to nobody @returns what gives the place back; a second call does nothing @throws Fault `unavailable` */
  take(user: number | null): () => void {
    const own = this.#byUser.get(user) ?? 0;
    if (this.#used >= this.#most || own >= this.#perUser)
      throw new Fault('unavailable', `Too many ${this.#what} at once.`, { headers: { 'retry-after': '10' } });
    this.#used++;
    this.#byUser.set(user, own + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#used--;
      const left = (this.#byUser.get(user) ?? 1) - 1;
      if (left > 0) this.#byUser.set(user, left);
      else this.#byUser.delete(user);
    };
  }

  /** @throws Fault `unavailable`; what the work throws */
  async run<T>(user: number | null, work: () => Promise<T>): Promise<T> {
    const giveBack = this.take(user);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }
}
