import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { langOfId, languages } from './generate.ts';
import { get } from './load.ts';
import { compare, latency, type Plan, type Result } from './measure.ts';
import { type Client, type Running, settled, startDinam, startPeer, usage } from './processes.ts';
import { beginning, commonWord, rareWord } from './words.ts';

const hotPath = '/api/v1/news?lang=te';
const bare = 'bare node:http';
const peerName = 'Fastify';

const memory = { peer: null, unit: 'MB', other: null, ratio: null, detail: {} } as const;

interface Body {
  data: unknown;
}
const json = async (server: Running, path: string): Promise<Body> =>
  (await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()) as Body;

/** Answers from memory, against a server that only ever sends these bytes. */
async function hot(client: Client, plan: Plan, folder: string): Promise<Result[]> {
  const dinam = await startDinam(folder, 64);
  await settled(dinam);
  const idle = usage(dinam.pid);
  const first = await fetch(`http://127.0.0.1:${dinam.port}${hotPath}`);
  const etag = first.headers.get('etag') as string;
  const peer = await startPeer('bare', `http://127.0.0.1:${dinam.port}${hotPath}`);
  const results: Result[] = [];
  for (const [name, path, headers, goal] of [
    ['hot list of 20', '/identity', {}, 0.8],
    ['hot list of 20, gzip', '/gzip', { 'accept-encoding': 'gzip' }, null],
    ['hot list of 20, br', '/br', { 'accept-encoding': 'br' }, null],
    ['304 of that list', '/304', { 'if-none-match': etag }, null],
  ] as const) {
    const how = { name, peer: bare, goal, connections: 32, status: path === '/304' ? 304 : 200 };
    const ours = { server: dinam, requests: [get(hotPath, { ...headers })] };
    const theirs = { server: peer, requests: [get(path, { ...headers })] };
    results.push(await compare(client, plan, how, ours, theirs));
  }
  await wait(2_000);
  const after = usage(dinam.pid);
  await Promise.all([dinam.stop(), peer.stop()]);
  if (idle) results.push({ ...memory, name: 'memory, idle', goal: 150, dinam: idle.megabytes });
  if (after) results.push({ ...memory, name: 'memory, after the hot rounds', goal: null, dinam: after.megabytes });
  return results;
}

/** Answers from the database: no cache, and never two alike at a time, as those would share one computation. */
async function cold(client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> {
  const dinam = await startDinam(folder, 0, { READS_PER_MINUTE: '0' });
  await settled(dinam);
  const peer = await startPeer('fastify', `${folder}/dinam.sqlite`);
  const pages = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((page) => languages.map((lang) => `?lang=${lang}&page=${page}`));
  // A prime stride: neighbours in time are no neighbours in the file.
  const ids = Array.from({ length: Math.min(count, 4_000) }, (_, i) => ((i * 7_919) % count) + 1);
  await checkSame(dinam, peer, pages[0] as string, ids[1] as number);
  const sides = (paths: string[]) =>
    [
      { server: dinam, requests: paths.map((p) => get(`/api/v1/news${p}`)) },
      { server: peer, requests: paths.map((p) => get(`/news${p}`)) },
    ] as const;
  const how = { peer: peerName, goal: 0.7, connections: 16, status: 200 };
  const results = [
    await compare(client, plan, { ...how, name: 'cold list of 20' }, ...sides(pages)),
    await compare(client, plan, { ...how, name: 'cold item' }, ...sides(ids.map((id) => `/${id}`))),
  ];
  const after = usage(dinam.pid);
  if (after) results.push({ ...memory, name: 'memory, after cold reads', goal: null, dinam: after.megabytes });
  const counts = await cacheCounts(dinam);
  assert.equal(counts.hits, 0, 'a cold request was answered from memory');
  const shared = (counts.joined ?? 0) / ((counts.misses ?? 0) + (counts.joined ?? 0));
  for (const result of results.slice(0, 2)) result.detail.sharedComputations = shared;

  for (const [name, word] of [
    ['search, a rare word', `${rareWord} `],
    ['search, a common word', `${commonWord} `],
    ['search, a beginning', beginning],
  ] as const) {
    const path = `/api/v1/search?lang=te&search=${encodeURIComponent(word)}`;
    const found = (await json(dinam, path)).data as unknown[];
    assert.ok(found.length > 0, `nothing is found for ${name}`);
    results.push(await latency(client, plan, `${name} (p50)`, { server: dinam, requests: [get(path)] }));
  }
  await Promise.all([dinam.stop(), peer.stop()]);
  return results;
}

/** Both answer with the same rows, or there is nothing to compare. */
async function checkSame(dinam: Running, peer: Running, page: string, id: number): Promise<void> {
  const idsOf = ({ data }: Body): number[] => (data as { id: number }[]).map((row) => row.id);
  const [ours, theirs] = [await json(dinam, `/api/v1/news${page}`), await json(peer, `/news${page}`)];
  assert.equal(idsOf(ours).length, 20);
  assert.deepEqual(idsOf(ours), idsOf(theirs));
  const item = (await json(dinam, `/api/v1/news/${id}`)).data as { lang: string; content: string };
  assert.equal(item.lang, langOfId(id));
  assert.equal(item.content, ((await json(peer, `/news/${id}`)).data as { content: string }).content);
}

/** What the cache did with the requests, from `/metrics`. */
async function cacheCounts(dinam: Running): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${dinam.port}/metrics`)).text();
  const lines = text.matchAll(/^dinam_cache_total\{result="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...lines].map(([, result, n]) => [result, Number(n)]));
}

export async function reads(client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> {
  return [...(await hot(client, plan, folder)), ...(await cold(client, plan, folder, count))];
}
