import { languages } from '../generate.ts';
import { get } from '../load.ts';
import { compare, type Plan, type Result } from '../measure.ts';
import { type Client, settled, startDinam, startPeer } from '../processes.ts';

/** The number at the end of the address decides: ids of generated stories are enough. */
const pageOf = (id: number): string => `/n/story-${id}`;

/** The page of a story from memory, against a server that only ever sends these bytes. */
async function hot(client: Client, plan: Plan, folder: string): Promise<Result[]> {
  const path = pageOf(1_000);
  const dinam = await startDinam(folder, 64);
  const peer = await startPeer('bare', `http://127.0.0.1:${dinam.port}${path}`);
  await settled(dinam);
  const results: Result[] = [];
  for (const [name, of, headers] of [
    ['hot story page', '/identity', {}],
    ['hot story page, br', '/br', { 'accept-encoding': 'br' }],
  ] as const) {
    const how = { name, peer: 'bare node:http', goal: 0.8, connections: 32, status: 200 };
    const ours = { server: dinam, requests: [get(path, { ...headers })] };
    results.push(await compare(client, plan, how, ours, { server: peer, requests: [get(of, { ...headers })] }));
  }
  await Promise.all([dinam.stop(), peer.stop()]);
  return results;
}

/** Pages without a cache and without the limit of an address, against Fastify, which sends the row of the same story as JSON. */
async function cold(client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> {
  const dinam = await startDinam(folder, 0, { READS_PER_MINUTE: '0' });
  const peer = await startPeer('fastify', `${folder}/dinam.sqlite`);
  await settled(dinam);
  const ids = Array.from({ length: Math.min(count, 4_000) }, (_, i) => ((i * 7_919) % count) + 1);
  const how = { peer: 'Fastify', connections: 16, status: 200 };
  const story = await compare(
    client,
    plan,
    { ...how, name: 'cold story page', goal: 0.3 },
    { server: dinam, requests: ids.map((id) => get(pageOf(id))) },
    { server: peer, requests: ids.map((id) => get(`/news/${id}`)) },
  );
  const front = await compare(
    client,
    plan,
    { ...how, name: 'cold front page, against one list', goal: null },
    { server: dinam, requests: languages.map((lang) => get(`/${lang}`)) },
    { server: peer, requests: languages.map((lang) => get(`/news?lang=${lang}&page=1`)) },
  );
  await Promise.all([dinam.stop(), peer.stop()]);
  return [story, front];
}

/** Web pages: `npm run bench -- --only site`. */
export const pages = async (client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> => [
  ...(await hot(client, plan, folder)),
  ...(await cold(client, plan, folder, count)),
];
