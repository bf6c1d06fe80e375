import { Histogram } from '../../core/metrics/histogram.ts';
import { perProgram } from '../../core/state.ts';
import type { DeviceKind } from './kind.ts';

/** By what a message leaves. */
export type MeteredWay = DeviceKind['way'] | 'log';

/** Upper bounds in seconds: a push service answers within a tenth, and has 20 until it is given up. */
const secondsBounds = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What a process has counted of its pushes since it began. Plain numbers: each message is counted. */
export class Meters {
  /** By `<way> <result> <code>`: all of these are words of ours. */
  readonly messages = new Map<string, number>();
  /** Requests to a push service that have no answer yet. */
  readonly inFlight = new Map<MeteredWay, number>();
  /** Of requests, by way. */
  readonly durations = new Histogram(secondsBounds);
  readonly tokenFailures = { refused: 0, unreachable: 0 };
  readonly opens = { counted: 0, again: 0, unknown: 0, lost: 0 };

  message(way: MeteredWay, result: string, code: string, n = 1): void {
    const key = `${way} ${result} ${code}`;
    this.messages.set(key, (this.messages.get(key) ?? 0) + n);
  }

  /** Runs a request, which is counted while it has no answer, and how long that took. */
  async timed<T>(way: MeteredWay, request: () => Promise<T>): Promise<T> {
    const began = performance.now();
    this.inFlight.set(way, (this.inFlight.get(way) ?? 0) + 1);
    try {
      return await request();
    } finally {
      this.inFlight.set(way, (this.inFlight.get(way) ?? 0) - 1);
      this.durations.observe(way, (performance.now() - began) / 1_000);
    }
  }
}

export const metersOf = perProgram(() => new Meters());
