import { Counter, type Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { fetchCounts } from './fetch/history.ts';

export function feedMetrics(app: App, registry: Registry): void {
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
}
