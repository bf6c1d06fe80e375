import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 5;

/**
 * Asks for lists of items, one after the other, while something else goes on. It runs in a process of its own: inside the
 * ingester it would count the time that the answer waits there to be read.
 * @returns what the work gives, and the 99th percentile of the answers in milliseconds
 */
export async function readWhile<T>(address: string, work: Promise<T>): Promise<T & { readerP99: number }> {
  const over = new AbortController();
  const times = read(address, over.signal);
  const result = await work.finally(() => over.abort());
  const sorted = (await times).sort((a, b) => a - b);
  return { ...result, readerP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function read(address: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; !over.aborted; page++) {
    const began = performance.now();
    const answer = await fetch(`${address}/api/v1/rss?lang=te&limit=20&offset=${page % 50}`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await wait(pauseMs);
  }
  return times;
}
