import type { Metric, Registry } from 'prom-client';

interface Series {
  /** Observations up to each bound and above the one before, and last those above all. */
  counts: number[];
  sum: number;
}

/**
 * A histogram of seconds with one label. That of prom-client looks its labels up at each observation, which takes longer
 * than an answer from memory; this one adds one to a number.
 */
export class Histogram {
  #bounds: readonly number[];
  #series = new Map<string, Series>();

  /** @param bounds upper bounds in seconds, ascending */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  /** @param value of the label: a word of ours, never one from outside */
  observe(value: string, seconds: number): void {
    let series = this.#series.get(value);
    if (!series) {
      series = { counts: Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#series.set(value, series);
    }
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] as number)) at++;
    series.counts[at] = (series.counts[at] as number) + 1;
    series.sum += seconds;
  }

  /** Shows it in a registry. */
  register(registry: Registry, name: string, help: string, label: string): void {
    const metric = {
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      labelNames: [label],
      get: async () => ({ ...metric, values: this.#values(name, label) }),
    };
    registry.registerMetric(metric as unknown as Metric);
  }

  #values(name: string, label: string) {
    return [...this.#series].flatMap(([value, { counts, sum }]) => {
      let total = 0;
      const buckets = counts.map((n, at) => {
        total += n;
        return {
          metricName: `${name}_bucket`,
          labels: { le: this.#bounds[at] ?? '+Inf', [label]: value },
          value: total,
        };
      });
      const labels = { [label]: value };
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: total },
      ];
    });
  }
}
