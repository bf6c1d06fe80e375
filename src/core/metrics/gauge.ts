import { Gauge, type Registry } from 'prom-client';

/** Registers a gauge without labels that is read at each scrape. */
export function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  const metric: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      metric.set(await read());
    },
  });
}
