import type { Load, Measured } from './load.ts';
import { type Client, type Running, usage } from './processes.ts';

/** A line of the report. */
export interface Result {
  name: string;
  /** Against what: `bare node:http`, `Fastify`, `bare INSERT`; null for a figure that stands alone. */
  peer: string | null;
  /** The goal of the ratio, where there is one. */
  goal: number | null;
  unit: 'requests/s' | 'writes/s' | 'ms' | 'MB';
  /** Dinam's figure: the median of the rounds. */
  dinam: number;
  other: number | null;
  /** Median of the rounds' ratios, each of two neighbours in time, and the least and the greatest of them. */
  ratio: { median: number; least: number; greatest: number } | null;
  /** The same by processor time spent instead of time passed: what else ran on the machine counts for less. */
  processorRatio?: Result['ratio'];
  /** What else was seen: latency, processor shares. */
  detail: Record<string, number>;
}

export interface Side {
  server: Running;
  requests: string[];
}

export interface Plan {
  rounds: number;
  seconds: number;
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

export const spread = (ratios: number[]): Result['ratio'] => ({
  median: median(ratios),
  least: Math.min(...ratios),
  greatest: Math.max(...ratios),
});

const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

type Loaded = Measured & { serverBusy: number };

/** Answers per second of processor time. */
const perSecond = ({ rate, serverBusy }: Loaded): number => rate / serverBusy;

/** One server under load; its own share of its core too, which shows whether it was the server that was slow. */
async function loaded(
  client: Client,
  side: Side,
  how: Pick<Load, 'connections' | 'status'>,
  seconds: number,
): Promise<Loaded> {
  const before = usage(side.server.pid);
  const began = performance.now();
  const measured = await client({ port: side.server.port, requests: side.requests, seconds, ...how });
  const wall = (performance.now() - began) / 1_000;
  const after = usage(side.server.pid);
  return { ...measured, serverBusy: before && after ? (after.seconds - before.seconds) / wall : 0 };
}

/** V8 compiles what runs often for some seconds more; a server runs for weeks. */
const warmUpSeconds = 4;

/** Dinam and a peer in turns, A B A B, after a warm-up of both: what disturbs the machine disturbs them alike. */
export async function compare(
  client: Client,
  plan: Plan,
  how: Pick<Load, 'connections' | 'status'> & Pick<Result, 'name' | 'peer' | 'goal'>,
  dinam: Side,
  peer: Side,
): Promise<Result> {
  const { name, goal, peer: against, ...load } = how;
  for (const side of [dinam, peer]) await loaded(client, side, load, warmUpSeconds);
  const ours: Loaded[] = [];
  const theirs: Loaded[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    ours.push(await loaded(client, dinam, load, plan.seconds));
    theirs.push(await loaded(client, peer, load, plan.seconds));
  }
  return {
    name,
    peer: against,
    goal,
    unit: 'requests/s',
    dinam: median(ours.map((m) => m.rate)),
    other: median(theirs.map((m) => m.rate)),
    ratio: spread(ours.map((m, i) => m.rate / (theirs[i] as Loaded).rate)),
    processorRatio: ours.every((m) => m.serverBusy > 0)
      ? spread(ours.map((m, i) => perSecond(m) / perSecond(theirs[i] as Loaded)))
      : null,
    detail: {
      p50: median(ours.map((m) => m.p50)),
      p99: median(ours.map((m) => m.p99)),
      megabytesPerSecond: median(ours.map((m) => m.megabytesPerSecond)),
      serverBusy: mean(ours.map((m) => m.serverBusy)),
      peerBusy: mean(theirs.map((m) => m.serverBusy)),
      clientBusy: mean([...ours, ...theirs].map((m) => m.clientBusy)),
    },
  };
}

/** Latency of one request after the other: nothing waits for anything but itself. */
export async function latency(client: Client, plan: Plan, name: string, side: Side): Promise<Result> {
  const how = { connections: 1, status: 200 };
  await loaded(client, side, how, 0.5);
  const { p50, p99, rate, serverBusy } = await loaded(client, side, how, 2 * plan.seconds);
  const detail = { p50, p99, rate, serverBusy };
  return { name, peer: null, goal: null, unit: 'ms', dinam: p50, other: null, ratio: null, detail };
}
