import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { databaseFigures } from '../../core/db/figures.ts';
import { filesCondition } from '../../core/files/file-store.ts';
import { countJobs, oldestDue } from '../../core/jobs/figures.ts';
import { droppedLines } from '../../core/log/sink.ts';
import { gauge } from '../../core/metrics/gauge.ts';
import { Histogram } from '../../core/metrics/histogram.ts';
import type { Module } from '../../core/module.ts';
import { buildText, version } from '../../core/release.ts';
import type { Connections } from '../connections.ts';
import type { Streams } from '../event-stream.ts';
import type { ReadGate } from '../read/gate.ts';
import type { RefusalDelay } from '../refusal-delay.ts';
import { databaseMetrics } from './database.ts';
import { gateMetrics } from './gate.ts';
import { intakeMetrics } from './intake.ts';

/** Parts of the server that are measured. */
interface Measured {
  streams: Streams;
  gate: ReadGate;
  connections: Connections;
  refusalDelay: RefusalDelay;
}

/** Upper bounds in seconds. */
const durationBounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

let ofProcess: Registry | undefined;

/**
 * Metrics of the process: memory, CPU, garbage collection, event-loop delay. A process has them once: prom-client never
 * stops the timer and the observer that it creates for them, and both would keep a closed server in memory.
 */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    // Gauges with the name of counters; others say the same by type.
    for (const kind of ['handles', 'requests', 'resources'])
      ofProcess.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  return ofProcess;
}

/**
 * What `/metrics` shows: requests by route and status, cache hits, jobs by state, open streams, event-loop delay,
 * memory, and what modules register.
 */
export class Metrics {
  readonly registry = new Registry();
  /** Responses by route and status. */
  #counts = new Map<string, Map<number, number>>();
  #durations = new Histogram(durationBounds);

  constructor(app: App, { streams, gate, connections, refusalDelay }: Measured, modules: readonly Module[]) {
    const registers = [this.registry];
    processMetrics();
    const requests = new Counter({
      name: 'dinam_requests_total',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      registers,
      collect: () => {
        requests.reset();
        for (const [route, byStatus] of this.#counts)
          for (const [status, n] of byStatus) requests.inc({ route, status: String(status) }, n);
      },
    });
    this.#durations.register(
      this.registry,
      'dinam_request_duration_seconds',
      'Time until a response was handed to the system, by route; answers from memory count as 0, streams do not count',
      'route',
    );
    const { counts } = app.cache;
    const cache = new Counter({
      name: 'dinam_cache_total',
      help: 'Public reads by what the cache had',
      labelNames: ['result'],
      registers,
      collect() {
        cache.reset();
        const { notModified: not_modified, ...others } = counts;
        for (const [result, n] of Object.entries({ ...others, not_modified })) cache.inc({ result }, n);
      },
    });
    gauge(this.registry, 'dinam_cache_bytes', 'Memory of finished answers', () => app.cache.bytes);
    new Gauge({
      name: 'dinam_build_info',
      help: '1, with the running release',
      labelNames: ['version', 'build', 'node'],
      registers,
      collect() {
        this.set({ version, build: buildText(), node: process.version }, 1);
      },
    });
    gauge(this.registry, 'dinam_connections', 'Open connections', () => connections.count);
    gauge(this.registry, 'dinam_live_streams', 'Open streams of live blogs', () => streams.count);
    const lost = new Counter({
      name: 'dinam_log_dropped_lines_total',
      help: 'Log lines dropped because the disk is full or the reader of the pipe has stopped',
      registers,
      collect() {
        lost.reset();
        lost.inc(droppedLines());
      },
    });
    const jobCounts = databaseFigures(app, () => countJobs(app.db));
    const jobs = new Gauge({
      name: 'dinam_jobs',
      help: 'Jobs that are queued, running or dead, by kind and state',
      labelNames: ['kind', 'state'],
      registers,
      async collect() {
        const rows = await jobCounts();
        jobs.reset();
        for (const { kind, state, n } of rows ?? []) jobs.set({ kind, state }, n);
      },
    });
    gauge(
      this.registry,
      'dinam_clock_apart_seconds',
      'Clock of this machine minus that of the database; beyond 5 either way no jobs run here',
      () => app.db.clock.apartMs / 1_000,
    );
    gauge(this.registry, 'dinam_database_up', '1 while the database answers, 0 while it does not', () =>
      app.versions.isUnreachable || app.db.condition.isDamaged ? 0 : 1,
    );
    gauge(this.registry, 'dinam_files_up', '1 while the file storage answers, 0 while it does not', () =>
      filesCondition(app).isAway ? 0 : 1,
    );
    const oldest = databaseFigures(app, () => oldestDue(app.db, isoTime(app.now())));
    const overdue = new Gauge({
      name: 'dinam_jobs_overdue_seconds',
      help: 'How long the oldest job of a kind that is due has waited',
      labelNames: ['kind'],
      registers,
      async collect() {
        const rows = await oldest();
        overdue.reset();
        for (const { kind, oldest } of rows ?? [])
          if (oldest !== null) overdue.set({ kind }, (app.now() - instant(oldest)) / 1_000);
      },
    });
    databaseMetrics(app, this.registry);
    gateMetrics(gate, refusalDelay, this.registry);
    intakeMetrics(app, this.registry);
    for (const module of modules) module.metrics?.(app, this.registry);
  }

  /** All of them as text. One that cannot be collected now is left out, and takes none of the others along. */
  async text(): Promise<string> {
    const texts = await Promise.all(
      [processMetrics(), this.registry].flatMap((registry) =>
        registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name).catch(() => '')),
      ),
    );
    return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
  }

  /**
   * Counts a response. It is called for each, so that the library is given the sums only when they are read.
   * @param ms until it was handed to the system; null for a stream
   */
  count(route: string, status: number, ms: number | null): void {
    if (ms !== null) this.#durations.observe(route, ms / 1_000);
    let byStatus = this.#counts.get(route);
    if (!byStatus) {
      byStatus = new Map();
      this.#counts.set(route, byStatus);
    }
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  }
}
