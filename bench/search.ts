import assert from 'node:assert/strict';
import { type BenchDatabase, copyData, type Place, settleData, withDatabase } from './databases.ts';
import { get } from './load.ts';
import { latency, median, type Plan, type Result } from './measure.ts';
import { type Client, type Running, startDinam } from './processes.ts';
import { beginning, commonWord, rareWord } from './words.ts';

/** Sizes of the table of growth. */
export const searchSizes = [1_000, 10_000, 100_000];

/** In nearly every Telugu item, as every word of the list is. */
const commonestWord = 'ప్రభుత్వం';

/** What is typed, of which language, and the goal of the 99th percentile in milliseconds at 100,000 items. */
const cases: [name: string, query: Record<string, string>, goal: number | null][] = [
  ['rare word', { q: `${rareWord} ` }, 25],
  ['common word (a tenth of the titles)', { q: `${commonWord} ` }, 60],
  ['commonest word', { q: `${commonestWord} ` }, 60],
  ['two commonest words', { q: `${commonestWord} ముఖ్యమంత్రి ` }, 60],
  ['beginning of two letters', { q: beginning }, 25],
  ['beginning of a word', { q: 'హైదరా' }, 25],
  ['phrase', { q: '"హైదరాబాద్ వర్షం"' }, 25],
  ['Latin, one word', { q: 'hyderabad ' }, 25],
  ['Latin, unfinished', { q: 'mukhyam' }, 25],
  ['Latin, rare', { q: 'ulkapatam ' }, 25],
  ['Latin, every language', { q: 'mukhyamantri ', lang: 'all' }, 25],
  ['Latin, unfinished, every language', { q: 'mukhyam', lang: 'all' }, 25],
  ['commonest word in a category', { q: `${commonestWord} `, category: 'weather' }, 60],
  ['the list, commonest word', { search: `${commonestWord} `, list: 'yes' }, null],
];

const suggestions: [name: string, q: string][] = [
  ['suggest, native', 'ప్ర'],
  ['suggest, Latin', 'hyd'],
];

/**
 * Searches one after the other over HTTP, nothing kept: 99th percentiles, each the median of the rounds.
 * @param folder the items; they are copied where another database is meant
 */
export async function search(client: Client, plan: Plan, folder: string, database: BenchDatabase): Promise<Result[]> {
  const more = { READS_PER_MINUTE: '0' };
  if (database === 'postgres') {
    const fill = async (place: Place): Promise<void> => {
      await copyData(folder, place);
      await settleData(place);
    };
    return withDatabase(database, fill, (server) => measured(client, plan, server), more);
  }
  const server = await startDinam(folder, 0, more);
  const results = await measured(client, plan, server);
  await server.stop();
  return results;
}

async function measured(client: Client, plan: Plan, server: Running): Promise<Result[]> {
  const results: Result[] = [];
  const measure = async (name: string, path: string, goal: number | null): Promise<void> => {
    const reply = (await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()) as { data: unknown[] };
    assert.ok(reply.data.length > 0, `nothing is found for ${name}`);
    const rounds: Result[] = [];
    for (let i = 0; i < plan.rounds; i++)
      rounds.push(await latency(client, plan, name, { server, requests: [get(path)] }));
    const all = (key: 'p50' | 'p99'): number[] => rounds.map(({ detail }) => detail[key] as number);
    const p99 = median(all('p99'));
    const detail = {
      p50: median(all('p50')),
      p99,
      leastP99: Math.min(...all('p99')),
      leastP50: Math.min(...all('p50')),
    };
    results.push({ ...(rounds[0] as Result), goal, dinam: p99, detail });
  };
  for (const [name, { list, ...query }, goal] of cases) {
    const text = new URLSearchParams({ lang: 'te', ...query });
    await measure(name, `/api/v1/${list ? 'news' : 'search'}?${text}`, goal);
  }
  for (const [name, q] of suggestions)
    await measure(name, `/api/v1/search/suggest?${new URLSearchParams({ lang: 'te', q })}`, null);
  return results;
}

const short = (ms: number): string => ms.toFixed(ms >= 10 ? 1 : 2);

/** A Markdown table: median and 99th percentile, of the rounds the middle one and the quickest. */
export function searchTable(results: Result[]): string {
  const rows = results.map(({ name, goal, detail: { p50 = 0, p99 = 0, leastP50 = 0, leastP99 = 0 } }) => {
    const aim =
      goal === null ? '' : `< ${goal} ms: ${p99 < goal ? 'met' : leastP99 < goal ? 'met in the quickest' : 'missed'}`;
    return `| ${name} | ${short(p50)} | ${short(p99)} | ${short(leastP50)} | ${short(leastP99)} | ${aim} |`;
  });
  return ['| ms | p50 | p99 | least p50 | least p99 | goal |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
