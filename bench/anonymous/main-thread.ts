// Loaded into a server of `--only anonymous`: the CPU time that its main thread takes between two ticks. Unlike the time
// on the clock, it holds nothing of what other programs, or other guests of the host, take from this machine.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** A tick in which the main thread was busy: when it ended (milliseconds since 1970), CPU milliseconds. */
export type BusyTick = [at: number, cpuMs: number];

const tickMs = 5;
const file = process.env.BENCH_MAIN_THREAD;
const { threadCpuUsage } = process;

if (isMainThread && file && threadCpuUsage) {
  const ticks: BusyTick[] = [];
  let before = 0;
  setInterval(() => {
    const { user, system } = threadCpuUsage();
    const cpuMs = (user + system) / 1_000;
    ticks.push([Date.now(), cpuMs - before]);
    before = cpuMs;
  }, tickMs).unref();
  process.on('exit', () => writeFileSync(`${file}.${process.pid}`, JSON.stringify(ticks)));
}
