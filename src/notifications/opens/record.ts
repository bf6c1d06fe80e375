import type { App } from '../../core/app.ts';
import { limitAddress } from '../../core/rate-limit.ts';
import { perProgram } from '../../core/state.ts';
import { metersOf } from '../transports/meters.ts';
import { type Open, writeOpens } from './store.ts';

/** An address may stand for a whole mobile network. In memory: counting a request must not cost the write it saves. */
const perAddress = { name: 'opened', points: 600, seconds: 60, here: true };
const flushEveryMs = 10_000;
/** Opens that may wait for the next write, as while the database is unreachable; more are not counted. */
const mostWaiting = 50_000;
/** Opens that one transaction writes. */
const batch = 500;

/** The opens of an instance that are not yet written. */
class Opens {
  #app: App;
  #waiting = new Map<string, Open>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  add(open: Open): void {
    const key = `${open.notificationId} ${open.installationId}`;
    if (this.#waiting.has(key)) return;
    if (this.#waiting.size >= mostWaiting) {
      metersOf(this.#app).opens.lost++;
      return;
    }
    this.#waiting.set(key, open);
    this.#scheduleFlush();
  }

  #scheduleFlush(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush().catch((err) => {
        this.#app.log.warn({ err, opens: this.#waiting.size }, 'opens wait: they could not be written');
        this.#scheduleFlush();
      });
    }, flushEveryMs).unref();
  }

  /** Writes what waits. What could not be written waits for the next time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.size > 0) {
      // Removed once they are written: one that is reported again meanwhile is the same.
      const batched = [...this.#waiting.entries().take(batch)];
      const written = await writeOpens(
        this.#app,
        batched.map(([, open]) => open),
      );
      for (const [key] of batched) this.#waiting.delete(key);
      const { opens } = metersOf(this.#app);
      opens.counted += written.counted;
      opens.again += written.again;
      opens.unknown += written.unknown;
      // SQLite works within our thread: requests are answered in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Writes the rest before the program ends. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.flush() // maybe one that began earlier
      .catch(() => this.flush())
      .catch((err) => this.#app.log.error({ err, opens: this.#waiting.size }, 'opens were lost at the end'));
    clearTimeout(this.#timer);
  }
}

/** The counter of a running program. */
export const opensOf = perProgram(
  (app) => new Opens(app),
  (opens) => opens.stop(),
);

/**
 * A phone says that its owner opened a notification. It is written within ten seconds, together with others; a phone
 * that is registered counts once, however often and to whichever instance it says so.
 * @throws Fault `rate_limited`
 */
export async function opened(app: App, id: number, installationId: string, ip: string): Promise<void> {
  await limitAddress(app, perAddress, ip);
  opensOf(app).add({ notificationId: id, installationId });
}
