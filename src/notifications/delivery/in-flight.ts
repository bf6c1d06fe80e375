import { perProgram } from '../../core/state.ts';

/**
 * Messages of this process that a push service may have accepted and that are not recorded: so many phones may get a
 * notification twice when the process is killed.
 */
export class InFlight {
  readonly most: number;
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
    this.#free = most;
  }

  /** Undefined: there is room. Otherwise resolves when there is, first come, first served. */
  acquire(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free--;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(count: number): void {
    for (let n = 0; n < count; n++) {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

export const inFlightOf = perProgram((app) => new InFlight(app.config.pushInFlight));
