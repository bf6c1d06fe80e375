// Dinam's ingester in a process of its own: takes in many feeds again and again and says how long it took.
import { build } from '../../src/app.ts';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { importOpml } from '../../src/feeds/opml/opml.ts';
import { feedsDue } from '../../src/feeds/request-visit.ts';

/** Its input: the addresses of the servers and the number of feeds, then how often to ingest them. */
export type Task = { ports: number[]; feeds: number } | 'run';

export interface Ran {
  seconds: number;
  /** Of the processor, of all threads: what else runs on the machine counts for little. */
  processorSeconds: number;
  /** Items that came or were changed, by what the feeds keep of their last fetch. */
  added: number;
  changed: number;
  failed: number;
  notModified: number;
  /** Most resident memory of the process until now. */
  peakMegabytes: number;
  /** Processor time in milliseconds that its main thread took in one piece, 99th percentile: for so long no request is looked at. */
  heldP99: number;
}

const { app, serve, work, close } = await build(readConfig(process.env as Record<string, string>));
// Who fetches also answers readers, as a server does.
const address = await serve();
const db = app.db.write;

async function add({ ports, feeds }: Exclude<Task, 'run'>): Promise<{ seconds: number }> {
  const lines = Array.from(
    { length: feeds },
    (_, i) => `<outline xmlUrl="http://127.0.0.1:${ports[i % ports.length]}/${i}" text="f${i}"/>`,
  );
  const began = performance.now();
  const opml = `<opml version="2.0"><body>${lines.join('')}</body></opml>`;
  const report = await importOpml(app, { opml, lang: 'te' }, systemActor);
  if (report.added !== feeds) throw new Error(`only ${report.added} feeds were added`);
  const seconds = (performance.now() - began) / 1_000;
  // From here on the bench says when.
  await db.deleteFrom('jobs').execute();
  await db.updateTable('feeds').set({ next_fetch_at: '2999-01-01T00:00:00.000Z' }).execute();
  work();
  return { seconds };
}

/** Feeds whose visit is not stored yet. */
const waiting = async (): Promise<number> => {
  const { n } = await db
    .selectFrom('feeds')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('is_active', '=', 1)
    .where('next_fetch_at', '<=', isoTime(app.now()))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Notes for how long the main thread works between two looks at its timers. What other processes take counts for nothing. */
function listenToHolds(): () => number {
  const held: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system: kernel } = process.threadCpuUsage(last);
    held.push((user + kernel) / 1_000);
    last = process.threadCpuUsage();
  }, 2);
  return () => {
    clearInterval(timer);
    return held.sort((a, b) => a - b)[Math.floor(held.length * 0.99)] ?? 0;
  };
}

async function run(): Promise<Ran> {
  const began = performance.now();
  const before = process.cpuUsage();
  const holds = listenToHolds();
  await change(app, systemActor, async (c) => {
    await c.tx.updateTable('feeds').set({ next_fetch_at: c.now }).execute();
    c.due(feedsDue);
  });
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system: kernel } = process.cpuUsage(before);
  const heldP99 = holds();
  const visits = await db
    .selectFrom('feed_fetches as v')
    .innerJoin('feeds as f', (on) => on.onRef('f.id', '=', 'v.feed_id').onRef('f.fetch_count', '=', 'v.fetch_no'))
    .select(['v.added', 'v.changed', 'v.error', 'v.outcome'])
    .execute();
  return {
    seconds,
    processorSeconds: (user + kernel) / 1e6,
    added: visits.reduce((n, v) => n + v.added, 0),
    changed: visits.reduce((n, v) => n + v.changed, 0),
    failed: visits.filter((v) => v.error !== null).length,
    notModified: visits.filter((v) => v.outcome === 'not_modified').length,
    peakMegabytes: process.resourceUsage().maxRSS / 1_024,
    heldP99,
  };
}

process.on('message', async (task: Task) => {
  try {
    process.send?.(task === 'run' ? await run() : await add(task));
  } catch (error) {
    process.send?.({ error: (error as Error).stack });
  }
});
process.on('disconnect', () => void close().finally(() => process.exit(0)));
process.send?.({ address });
