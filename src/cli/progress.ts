import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '../backup/format.ts';

/** Milliseconds between two plain lines. */
const plainEvery = 5_000;

/** How far a long command is, on standard error: a bar on a terminal, else a line every five seconds. */
export async function withProgress<T>(label: string, work: (tick: Progress) => Promise<T>): Promise<T> {
  return process.stderr.isTTY ? onTerminal(label, work) : inLines(label, work);
}

async function onTerminal<T>(label: string, work: (tick: Progress) => Promise<T>): Promise<T> {
  const bar = new SingleBar(
    { format: `${label} {bar} {percentage}% of {total}`, hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  let isStarted = false;
  try {
    return await work((done, total) => {
      if (!isStarted) bar.start(total, done);
      isStarted = true;
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

async function inLines<T>(label: string, work: (tick: Progress) => Promise<T>): Promise<T> {
  let next = Date.now() + plainEvery;
  return work((done, total) => {
    if (Date.now() < next) return;
    next = Date.now() + plainEvery;
    const percent = total > 0 ? ` (${Math.floor((100 * done) / total)} %)` : '';
    process.stderr.write(`${label}: ${done} of ${total}${percent}\n`);
  });
}
