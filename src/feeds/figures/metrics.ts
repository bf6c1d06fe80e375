import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../../core/app.ts';
import { databaseFigures } from '../../core/db/figures.ts';
import { dispatcherOf } from '../fetch/dispatcher.ts';
import { fetchCounts } from '../fetch/history.ts';
import { feedQueue } from '../fetch/queue-figures.ts';
import { failing } from '../health-changes.ts';

export function feedMetrics(app: App, registry: Registry): void {
  const failures = databaseFigures(app, () =>
    failing(app.db.read)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  );
  new Gauge({
    name: 'dinam_feeds_failing',
    help: 'Feeds whose last visits all failed, or that were stopped',
    registers: [registry],
    async collect() {
      const found = await failures();
      if (found) this.set(Number(found.n));
    },
  });
  const fetches = new Counter({
    name: 'dinam_feed_fetches_total',
    help: 'Fetches of feeds by this process, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      fetches.reset();
      for (const [outcome, n] of fetchCounts(app)) fetches.inc({ outcome }, n);
    },
  });
  const queued = new Gauge({
    name: 'dinam_feeds_queued',
    help: 'Feeds by state: due (not leased), leased by a process, waiting or running in this process',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { due, leased } = await feedQueue(app.db, app.now());
      const { waiting, running } = dispatcherOf(app).state;
      for (const [state, n] of Object.entries({ due, leased, waiting, running })) queued.set({ state }, n);
    },
  });
  new Gauge({
    name: 'dinam_feeds_overdue_seconds',
    help: 'For how long the feed is due that has waited longest for a process',
    registers: [registry],
    async collect() {
      this.set((await feedQueue(app.db, app.now())).overdueSeconds);
    },
  });
  new Gauge({
    name: 'dinam_feed_hosts_waiting',
    help: 'Servers of feeds that have requested not to be asked for some time',
    registers: [registry],
    async collect() {
      this.set((await feedQueue(app.db, app.now())).waitingHosts);
    },
  });
}
