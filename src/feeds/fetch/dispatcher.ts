import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Config } from '../../core/config/config.ts';
import { illnessOf } from '../../core/db/error.ts';
import { loopDeadlineMs, withDeadline } from '../../core/deadline.ts';
import type { Background } from '../../core/jobs/jobs.ts';
import { endsWithin } from '../../core/jobs/retry-while-unreachable.ts';
import { perProgram } from '../../core/state.ts';
import { hostOf, hostWaits } from '../hosts.ts';
import { feedsDue } from '../request-visit.ts';
import { requestedWaitMs } from '../requested-wait.ts';
import { noSecrets, type Secrets, secretsByFeed } from '../secrets.ts';
import type { StoredFeed } from '../store.ts';
import { countFetch } from './history.ts';
import { HostQueue } from './host-queue.ts';
import { countTry, deadLeases, feedLeaseMs, leaseDue, releaseFeeds, renew } from './lease.ts';
import { Outbox } from './outbox.ts';
import type { LeaseOutcome } from './outcomes.ts';
import { ReadingStore } from './reading-store.ts';
import { visitFeed } from './visit.ts';

/** Most waiting feeds per host, so that a slow host leaves room for others. */
const mostOfHost = 8;
/** Most leased feeds: other processes cannot take what waits here. */
const mostLeased = ({ feedWorkers }: Config): number => Math.max(600, mostOfHost * feedWorkers);
/** Waiting feeds below which more are leased. */
const lowWater = 200;
const leasedAtOnce = 250;
/** Intervals (ms) of the search for leases of dead processes, and of renewal. */
const deadLookMs = 5_000;
const renewMs = feedLeaseMs / 4;
/** Time for aborted visits to end (ms); no document is read for longer. */
const endMs = 20_000;

interface Visit {
  leased: StoredFeed;
  secrets: Secrets;
}

/** Figures of the dispatcher. */
export interface DispatcherState {
  /** Leased feeds, and those of them that wait. */
  leased: number;
  waiting: number;
  running: number;
  /** Hosts under `Retry-After`, as far as this process has seen. */
  waitingHosts: number;
}

/**
 * Fetches due feeds. It leases them in bulk, queues them in memory by host, and stores outcomes in bulk. The end of a lease
 * is written with the outcome. When a process dies, others repeat its visits after the leases expire.
 */
export class Dispatcher implements Background {
  #app: App;
  #queue = new HostQueue<Visit>();
  #leased = new Map<number, StoredFeed>();
  #running = new Set<Promise<void>>();
  /** End of `Retry-After` by host (Unix ms). */
  #waits = new Map<string, number>();
  #outbox: Outbox;
  #readings: ReadingStore;
  #abort = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  #stopListening: (() => Promise<void>) | undefined;
  #leasing: Promise<number> | undefined;
  /** Hosts with more due feeds than may wait; not leased again until none of theirs waits. */
  #crowded = new Set<string>();
  /** Whether feeds may have become due since the last lease. */
  #mayBeDue = false;
  #dead: readonly string[] = [];
  #deadLookAt = 0;
  /**
   * Monotonic clock (ms). Before it no lease counts as expired: during an outage of the database no process could renew its
   * leases.
   */
  #byClockFrom = 0;

  constructor(app: App) {
    this.#app = app;
    this.#outbox = new Outbox(app, this.#abort.signal, (outcomes) => this.#onStored(outcomes));
    const onStored = (leased: StoredFeed, outcome: LeaseOutcome | null): void => {
      if (outcome) this.#outbox.add(outcome);
      else this.#leased.delete(leased.id);
      this.#fill();
    };
    this.#readings = new ReadingStore(app, this.#abort.signal, onStored, () => this.#running.size > 0);
  }

  get state(): DispatcherState {
    const now = this.#app.now();
    const waitingHosts = [...this.#waits.values()].filter((until) => until > now).length;
    return { leased: this.#leased.size, waiting: this.#queue.size, running: this.#running.size, waitingHosts };
  }

  get #isStopped(): boolean {
    return this.#abort.signal.aborted;
  }

  start(intervalMs = 500): void {
    this.#timers = [setInterval(() => this.#wake(), intervalMs), setInterval(() => void this.#keep(), renewMs)];
    this.#stopListening = this.#app.jobNotifier.listen(this.#app.db, (name) => name === feedsDue && this.#wake());
    this.#wake();
  }

  /** Aborts running fetches, stores what was read, and releases the other leases. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#abort.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#stopListening?.();
    await this.#leasing?.catch(() => 0);
    this.#queue.clear();
    const ended = async (): Promise<void> => {
      await Promise.allSettled(this.#running);
      await this.#readings.settled();
      await this.#outbox.flush();
      await releaseFeeds(this.#app, [...this.#leased.values()]);
      this.#leased.clear();
    };
    const stopped = ended().catch((err) => this.#app.log.warn({ err }, 'leases of feeds could not be released'));
    if (!(await endsWithin(endMs, stopped))) this.#app.log.warn('fetches of feeds ignore that they were aborted');
  }

  async drain(): Promise<boolean> {
    let hasFetched = false;
    for (let leased = 1; leased > 0 && !this.#isStopped; ) {
      this.#deadLookAt = 0;
      leased = await this.#lease();
      hasFetched ||= leased > 0;
      while (this.#running.size + this.#queue.size > 0 && !this.#isStopped) {
        if (this.#running.size > 0) await Promise.race(this.#running);
        else await this.#readings.settled();
      }
      await this.#readings.settled();
      await this.#outbox.flush();
    }
    return hasFetched;
  }

  #wake(): void {
    this.#mayBeDue = true;
    this.#refill();
  }

  /** Leases more when some may be due and few wait. */
  #refill(): void {
    if (this.#isStopped || this.#leasing || !this.#mayBeDue) return;
    if (this.#queue.size >= lowWater && this.#queue.hasReady) return;
    if (
      this.#leased.size >= mostLeased(this.#app.config) ||
      performance.now() < this.#byClockFrom - feedLeaseMs + 5_000
    )
      return;
    void withDeadline(loopDeadlineMs(this.#app.config), 'leasing feeds', this.#lease()).then(
      () => this.#refill(),
      (err) => {
        this.#app.log.warn({ err }, 'feeds cannot be leased');
        this.#byClockFrom = performance.now() + feedLeaseMs;
      },
    );
  }

  /** Leases feeds and starts visits. @returns the number of leased feeds */
  #lease(): Promise<number> {
    this.#leasing ??= this.#leaseSome().finally(() => {
      this.#leasing = undefined;
    });
    return this.#leasing;
  }

  async #leaseSome(): Promise<number> {
    const app = this.#app;
    this.#mayBeDue = false;
    await this.#findDead();
    const most = Math.max(1, Math.min(leasedAtOnce, mostLeased(app.config) - this.#leased.size));
    for (const host of this.#crowded) if (this.#queue.waitingOf(host) === 0) this.#crowded.delete(host);
    const { leased: rows, isMore } = await leaseDue(app, {
      most,
      crowded: this.#crowded,
      roomOf: (host) => mostOfHost - this.#queue.waitingOf(host),
      dead: this.#dead,
      byClock: performance.now() >= this.#byClockFrom,
    });
    this.#mayBeDue ||= isMore;
    if (rows.length === 0) return 0;
    for (const leased of rows) this.#leased.set(leased.id, leased);
    rows.sort((a, b) => (a.next_fetch_at < b.next_fetch_at ? -1 : 1));
    const secrets = await secretsByFeed(
      app,
      rows.map(({ id }) => id),
    );
    await this.#loadWaits(rows.map(({ feed_url }) => feed_url));
    if (this.#isStopped) return 0; // `stop` releases them
    for (const leased of rows)
      this.#queue.add(hostOf(leased.feed_url), { leased, secrets: secrets.get(leased.id) ?? noSecrets });
    this.#fill();
    return rows.length;
  }

  async #findDead(): Promise<void> {
    if (performance.now() < this.#deadLookAt) return;
    this.#dead = await deadLeases(this.#app);
    this.#deadLookAt = performance.now() + deadLookMs;
  }

  async #loadWaits(urls: readonly string[]): Promise<void> {
    const found = await hostWaits(this.#app.db.write, urls, isoTime(this.#app.now()));
    for (const [host, until] of found) this.#leaveAlone(host, Date.parse(until));
  }

  #leaveAlone(host: string, untilMs: number): void {
    if (untilMs > (this.#waits.get(host) ?? 0)) this.#waits.set(host, untilMs);
  }

  /** Starts visits up to `FEED_WORKERS`. */
  #fill(): void {
    while (!this.#isStopped && this.#running.size < this.#app.config.feedWorkers && !this.#readings.isFull) {
      const next = this.#queue.take();
      if (!next) break;
      // The last waiting feed of a crowded host: more of that host are due.
      if (this.#crowded.has(next.host) && this.#queue.waitingOf(next.host) === 0) this.#mayBeDue = true;
      const done = this.#visit(next.host, next.one).finally(() => {
        this.#running.delete(done);
        this.#fill();
      });
      this.#running.add(done);
    }
    this.#refill();
  }

  async #visit(host: string, { leased, secrets }: Visit): Promise<void> {
    const untilMs = this.#waits.get(host) ?? 0;
    if (untilMs > this.#app.now()) {
      this.#queue.ended(host);
      this.#outbox.add({ kind: 'postponed', leased, until: isoTime(untilMs) });
      return;
    }
    let isAnswered = false;
    const onAnswered = (): void => {
      if (!isAnswered) this.#queue.ended(host);
      isAnswered = true;
    };
    try {
      if (leased.lease_tries > 0) await countTry(this.#app, leased);
      const found = await visitFeed(this.#app, leased, { secrets, signal: this.#abort.signal, onAnswered });
      if (found.kind === 'read') return this.#readings.add(found);
      if (found.kind === 'fetched') this.#noteWait(found);
      this.#outbox.add(found);
    } catch (err) {
      if (this.#isStopped) return;
      this.#app.log.error({ err, feed: leased.id }, 'a feed could not be visited');
      onAnswered();
      this.#leased.delete(leased.id); // no renewal: after the lease expires, the feed is visited again
    }
  }

  /** Notes `Retry-After` before it is stored, so that other feeds of the host wait at once. */
  #noteWait({ answer }: LeaseOutcome & { kind: 'fetched' }): void {
    if (!answer || (answer.status !== 429 && answer.status !== 503)) return;
    const waitMs = requestedWaitMs(answer.headers, this.#app.now());
    if (waitMs > 0) this.#leaveAlone(hostOf(answer.url), this.#app.now() + waitMs);
  }

  #onStored(outcomes: readonly LeaseOutcome[]): void {
    for (const outcome of outcomes) {
      if (this.#leased.get(outcome.leased.id) === outcome.leased) this.#leased.delete(outcome.leased.id);
      if (outcome.kind === 'fetched') countFetch(this.#app, outcome.visit.outcome);
      if (outcome.kind === 'postponed') countFetch(this.#app, 'host_waits');
    }
    this.#refill();
  }

  /** Renews all leases and updates the waits of hosts. */
  async #keep(): Promise<void> {
    const now = this.#app.now();
    for (const [host, until] of this.#waits) if (until <= now) this.#waits.delete(host);
    try {
      await renew(this.#app, [...this.#leased.values()]);
      const urls = [...this.#leased.values()].map(({ feed_url }) => feed_url);
      await this.#loadWaits(urls);
    } catch (err) {
      if (illnessOf(err) === undefined) throw err;
      this.#byClockFrom = performance.now() + feedLeaseMs;
    }
  }
}

/** The dispatcher of a program. */
export const dispatcherOf = perProgram(
  (app) => new Dispatcher(app),
  (dispatcher) => dispatcher.stop(),
);
