// The sender of `bench/push.ts`: it hands batches to the transport as the workers of one process do.
import { parseArgs } from 'node:util';
import type { App } from '../src/core/app.ts';
import { readConfig } from '../src/core/config.ts';
import { createLog } from '../src/core/log.ts';
import type { Message, Recipient } from '../src/notifications/transport.ts';
import { transportOf } from '../src/notifications/transports.ts';

const batchSize = 500;

/** What sending came to. Memory in megabytes. */
export interface Sent {
  messages: number;
  perSecond: number;
  /** Processor time of this process for each message, in microseconds. */
  cpuMicros: number;
  /** The most resident memory, and the heap after a collection, when all had gone out. */
  rss: number;
  heap: number;
  /** Milliseconds of topic sends one after the other: half of them, and the slowest. */
  topic: { p50: number; max: number };
}

const message: Message = {
  notificationId: 1,
  title: 'తెలంగాణలో భారీ వర్షాలు: పలు జిల్లాల్లో పాఠశాలలకు సెలవు ప్రకటించిన ప్రభుత్వం',
  body: 'వచ్చే ఇరవై నాలుగు గంటల్లో అతి భారీ వర్షాలు కురిసే అవకాశం ఉందని వాతావరణ శాఖ హెచ్చరించింది. '.repeat(3),
  imageUrl: 'https://img.example.in/2026/07/rain-warangal.jpg',
  type: 'breaking',
  data: { news_id: '5', category: 'weather' },
  deepLink: 'dinam://news/5',
  ttlSeconds: 3_600,
  priority: 'high',
  collapseKey: 'news-5',
};
const { signal } = new AbortController();
const config = readConfig(process.env);
const app = { config, log: createLog('warn'), now: Date.now } as unknown as App;
const transport = transportOf(config);
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

const batchFrom = (start: number, count: number): Recipient[] =>
  Array.from({ length: count }, (_, n) => ({
    deviceId: start + n,
    kind: 'token',
    // As long as tokens are.
    value: `c${String(start + n).padStart(21, '0')}:APA91b${'Hx7_q'.repeat(26)}`,
  }));

async function topics(): Promise<Sent['topic']> {
  const times: number[] = [];
  for (let n = 0; n < 50; n++) {
    const began = performance.now();
    const result = await transport.sendTopic(app, message, { topic: 'news.te' }, { signal });
    if (result.state !== 'sent') throw new Error(JSON.stringify(result));
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: times[25] as number, max: times.at(-1) as number };
}

async function send(messages: number, workers: number): Promise<Sent> {
  const topic = await topics();
  const cpu = process.cpuUsage();
  const began = performance.now();
  let next = 0;
  let rss = 0;
  const worker = async (): Promise<void> => {
    while (next < messages) {
      const start = next;
      next += batchSize;
      const batch = batchFrom(start, Math.min(batchSize, messages - start));
      for (const result of await transport.send(app, message, batch, { signal }))
        if (result.state !== 'sent') throw new Error(JSON.stringify(result));
      rss = Math.max(rss, process.memoryUsage.rss());
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  return {
    messages,
    perSecond: Math.round(messages / seconds),
    cpuMicros: Math.round(((user + system) / messages) * 10) / 10,
    rss: megabytes(rss),
    heap: megabytes(heapUsed),
    topic,
  };
}

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, workers: { type: 'string', default: '2' } },
});
const result = await send(Number(values.messages), Number(values.workers));
await transport.close();
process.stdout.write(`${JSON.stringify(result)}\n`);
