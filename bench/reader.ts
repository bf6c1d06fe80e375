import { setTimeout as wait } from 'node:timers/promises';
import { closeApp, openApp } from '../src/app.ts';
import { readConfig } from '../src/core/config/config.ts';
import { viewCounter } from '../src/news/trending/views.ts';
import { langOfId, languages } from './generate.ts';
import { get } from './load.ts';
import { latency, type Plan, type Result } from './measure.ts';
import { type Client, type Running, startDinam } from './processes.ts';

/** Sizes of the table of growth. */
export const readerSizes = [1_000, 10_000, 100_000];

const br = { 'accept-encoding': 'br' };
/** The item behind which the deep page begins, where there are so many. */
const deepAt = 5_000;

interface List {
  meta: { total: number; next_cursor: string | null };
}

/** Three views of each of the newest thousand items, so that there is something to trend. */
async function warm(folder: string, count: number): Promise<void> {
  const app = await openApp(readConfig({ NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'warn' }));
  try {
    for (let id = Math.max(1, count - 999); id <= count; id++)
      for (let n = 0; n < 3 + (id % 5); n++) viewCounter(app).count(id, undefined, '127.0.0.1');
    await viewCounter(app).flush();
  } finally {
    await closeApp(app);
  }
}

/** Ids of Telugu items all over the file. */
function someIds(count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => ((i * 7_919) % count) + 1);
  return all.filter((id) => langOfId(id) === 'te').slice(0, 400);
}

async function deepCursor(server: Running): Promise<{ path: string; at: number }> {
  const sendRequest = async (query: string): Promise<List> =>
    (await (await fetch(`http://127.0.0.1:${server.port}/api/v1/news?lang=te&limit=1&${query}`)).json()) as List;
  const { total } = (await sendRequest('page=1')).meta;
  const at = Math.min(deepAt, Math.floor(total * 0.7));
  const { next_cursor } = (await sendRequest(`page=${at}`)).meta;
  return { path: `/api/v1/news?lang=te&cursor=${next_cursor}`, at };
}

/** What a phone asks for besides lists, one request after the other: milliseconds. Nothing is kept, but for `hot`. */
export async function reader(client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> {
  await warm(folder, count);
  const cold = await startDinam(folder, 0, { READS_PER_MINUTE: '0' });
  const results: Result[] = [];
  const measure = async (name: string, server: Running, paths: string[], headers = {}): Promise<void> => {
    results.push(await latency(client, plan, name, { server, requests: paths.map((path) => get(path, headers)) }));
  };
  await measure(
    'related',
    cold,
    someIds(count).map((id) => `/api/v1/news/${id}/related`),
  );
  await measure(
    'trending',
    cold,
    languages.map((lang) => `/api/v1/news/trending?lang=${lang}`),
  );
  await measure('list, page 1', cold, ['/api/v1/news?lang=te']);
  const deep = await deepCursor(cold);
  await measure('list, deep by cursor', cold, [deep.path]);
  (results.at(-1) as Result).detail.behind = deep.at;
  await measure(
    'bundle, cold, br',
    cold,
    languages.map((lang) => `/api/v1/bundle?lang=${lang}`),
    br,
  );
  await cold.stop();

  const kept = await startDinam(folder, 64);
  await wait(1_000);
  await measure('bundle, hot, br', kept, ['/api/v1/bundle?lang=te'], br);
  await measure('related, hot', kept, [`/api/v1/news/${count}/related`]);
  await kept.stop();
  return results;
}

const short = (value: number): string => value.toFixed(value >= 10 ? 1 : 2);

/** How the median of each case grows from one size to the next: a Markdown table. */
export function growthOf(sections: { items: number; results: Result[] }[]): string {
  const names = sections[0]?.results.map(({ name }) => name) ?? [];
  const at = (section: { results: Result[] }, name: string): Result | undefined =>
    section.results.find((result) => result.name === name);
  const rows = names.map((name) => {
    const found = sections.map((section) => at(section, name));
    const cells = found.map((r) => (r ? `${short(r.dinam)} (${short(r.detail.p99 ?? 0)})` : ''));
    const growth = found.slice(1).map((r, i) => (r && found[i] ? `x${short(r.dinam / found[i].dinam)}` : ''));
    return `| ${[name, ...cells, ...growth].join(' | ')} |`;
  });
  const sizes = sections.map(({ items }) => items.toLocaleString('en'));
  const head = ['ms, p50 (p99)', ...sizes, ...sizes.slice(1).map((size) => `to ${size}`)];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}
