import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnonymousRequest, anonymousCases } from './cases.ts';

/** The task of a process of the bench. */
export type Task = { port: number; seconds: number } & ({ kind: 'readers' } | { kind: 'load'; at: number });

/** What came of it. */
export interface Outcome {
  count: number;
  /** Answers by status; 0: none within `longestMs`, or a broken connection. */
  statuses: Record<string, number>;
  /** Milliseconds, of those that were answered as they should. */
  p50: number;
  p99: number;
  most: number;
}

const longestMs = 7_000;
const connections = 64;
const readsPerSecond = 50;
/** Reads of the first seconds must be answered, and their times are left out: this process compiles its own code in them. */
export const warmUpSeconds = 2;
/** What everybody reads: in memory after the first time. */
export const cachedPaths = ['te', 'hi', 'ta', 'bn', 'ur'].map((lang) => `/api/v1/news?lang=${lang}`);

function sendRequest(
  agent: Agent,
  port: number,
  ip: string,
  { path, method = 'GET', headers = {}, body }: AnonymousRequest,
): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { agent, port, host: '127.0.0.1', path, method, headers: { 'x-forwarded-for': ip, ...length, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    sent.setTimeout(longestMs, () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

function outcome(statuses: Map<number, number>, took: number[]): Outcome {
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  const requestCount = [...statuses.values()].reduce((sum, n) => sum + n, 0);
  return {
    count: requestCount,
    statuses: Object.fromEntries(statuses),
    p50: at(0.5),
    p99: at(0.99),
    most: took.at(-1) ?? 0,
  };
}

/** Readers who ask at their own time, whether or not the one before has had an answer. */
async function readers(port: number, seconds: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const statuses = new Map<number, number>();
  const took: number[] = [];
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; n < readsPerSecond * (seconds + warmUpSeconds); n++) {
    const due = began + (n * 1_000) / readsPerSecond;
    const left = due - performance.now();
    if (left > 0) await sleep(left);
    const path = cachedPaths[n % cachedPaths.length] as string;
    // From the time at which it was due: who is late in asking does not hide a wait.
    const done = sendRequest(agent, port, `203.0.113.${1 + (n % 7)}`, { path }).then((status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && n >= readsPerSecond * warmUpSeconds)
        took.push(performance.now() - Math.min(due, performance.now()));
    });
    all.push(done);
  }
  await Promise.all(all);
  agent.destroy();
  return outcome(statuses, took);
}

/** As fast as the connections allow; nobody waits because of `Retry-After`. */
async function load(port: number, seconds: number, at: number): Promise<Outcome> {
  setPriority(10); // readers measure: they go before
  const one = anonymousCases[at];
  if (!one) throw new Error(`there is no case ${at}`);
  const { clients = 1 } = one;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let n = 0;
  const line = async (i: number): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await sendRequest(agent, port, `198.51.100.${1 + (i % clients)}`, one.request(n++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      took.push(performance.now() - began);
      if (status === 0) await sleep(10);
    }
  };
  if (clients === 0) await sleep(seconds * 1_000);
  else await Promise.all(Array.from({ length: connections }, (_, i) => line(i)));
  agent.destroy();
  return outcome(statuses, took);
}

// A process of its own: takes a task, answers with its outcome.
if (process.argv[2] === 'work') {
  process.channel?.ref();
  process.send?.({ ready: true });
  process.on('message', (task: Task) => {
    const { port, seconds } = task;
    const run = task.kind === 'readers' ? readers(port, seconds) : load(port, seconds, task.at);
    run.then(
      (done) => process.send?.({ done }),
      (error: Error) => process.send?.({ error: error.message }),
    );
  });
}
