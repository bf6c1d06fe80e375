import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../../core/app.ts';
import { databaseFigures } from '../../core/db/figures.ts';
import { type Backlog, backlogOf, mostTopics } from '../backlog.ts';
import { metersOf } from '../transports/meters.ts';
import { transportOf } from '../transports/router.ts';

/** Counters of the module are plain numbers: they are read at each scrape. */
function counter(
  registers: Registry[],
  name: string,
  help: string,
  labelNames: string[],
  values: () => Iterable<[labels: Record<string, string>, n: number]>,
): void {
  const metric: Counter = new Counter({
    name,
    help,
    labelNames,
    registers,
    collect() {
      metric.reset();
      for (const [labels, n] of values()) metric.inc(labels, n);
    },
  });
}

const labelled = (name: string, counts: Record<string, number>) =>
  Object.entries(counts).map(([value, n]): [Record<string, string>, number] => [{ [name]: value }, n]);

/** What of pushes this process has done, and what waits in the database. No label comes from outside. */
export function pushMetrics(app: App, registry: Registry): void {
  const registers = [registry];
  const meters = metersOf(app);
  counter(
    registers,
    'dinam_push_messages_total',
    'Messages that this process handed to a push service, by way, result and code',
    ['way', 'result', 'code'],
    () =>
      [...meters.messages].map(([key, n]) => {
        const [way = '', result = '', code = ''] = key.split(' ');
        return [{ way, result, code }, n];
      }),
  );
  meters.durations.register(
    registry,
    'dinam_push_request_seconds',
    'Seconds from a message to the answer of the push service, waiting for a connection included',
    'way',
  );
  counter(registers, 'dinam_push_token_failures_total', 'Times that Google gave no access token', ['reason'], () =>
    labelled('reason', meters.tokenFailures),
  );
  counter(registers, 'dinam_push_opens_total', 'Opens that phones reported to this process', ['result'], () =>
    labelled('result', meters.opens),
  );
  const inFlight: Gauge = new Gauge({
    name: 'dinam_push_in_flight',
    help: 'Messages of this process that have no answer yet',
    labelNames: ['way'],
    registers,
    collect() {
      for (const [way, n] of meters.inFlight) inFlight.set({ way }, n);
    },
  });
  const rateLimited: Gauge = new Gauge({
    name: 'dinam_push_held_seconds',
    help: 'Seconds for which this process does not ask FCM, because of its quota',
    registers,
    collect() {
      rateLimited.set(transportOf(app).rateLimitedMs(app) / 1_000);
    },
  });
  backlogMetrics(app, registers);
}

function backlogMetrics(app: App, registers: Registry[]): void {
  // The four are collected in one go, with one look.
  const look = databaseFigures(app, () => backlogOf(app));
  const gauge = (key: keyof Backlog, name: string, help: string): void => {
    const metric: Gauge = new Gauge({
      name,
      help: `${help} (from the database: the same for all processes)`,
      registers,
      async collect() {
        const backlog = await look();
        if (backlog) metric.set(backlog[key]);
        else metric.remove();
      },
    });
  };
  gauge('batches', 'dinam_push_due_batches', 'Batches that are due and have not gone out');
  gauge('devices', 'dinam_push_due_devices', 'Devices whose message is due and has not gone out');
  gauge('oldestSeconds', 'dinam_push_oldest_due_seconds', 'For how long the oldest message that is due has waited');
  gauge('topics', 'dinam_push_topics_due', `Devices whose topics are to change at FCM, at most ${mostTopics}`);
}
