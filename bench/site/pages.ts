import { languages } from '../generate.ts';
import { get } from '../load.ts';
import { compare, type Plan, type Result } from '../measure.ts';
import { type Client, type Running, settled, startDinam, startPeer } from '../processes.ts';

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

type Sides = { dinam: Running; peer: Running };

/** Runs a measurement beside the servers of cold pages: no cache, no limit of an address; the peer sends rows as JSON. */
async function withColdServers<T>(folder: string, measure: (sides: Sides) => Promise<T>): Promise<T> {
  const dinam = await startDinam(folder, 0, { READS_PER_MINUTE: '0' });
  const peer = await startPeer('fastify', `${folder}/dinam.sqlite`);
  await settled(dinam);
  const result = await measure({ dinam, peer });
  await Promise.all([dinam.stop(), peer.stop()]);
  return result;
}

const how = { peer: 'Fastify', connections: 16, status: 200 };

const story = (client: Client, plan: Plan, { dinam, peer }: Sides, count: number): Promise<Result> => {
  const ids = Array.from({ length: Math.min(count, 4_000) }, (_, i) => ((i * 7_919) % count) + 1);
  return compare(
    client,
    plan,
    { ...how, name: 'cold story page', goal: 0.3 },
    { server: dinam, requests: ids.map((id) => get(pageOf(id))) },
    { server: peer, requests: ids.map((id) => get(`/news/${id}`)) },
  );
};

/** The page of a story without a cache, against Fastify, which sends the row of the same story. */
export const coldStory = (client: Client, plan: Plan, folder: string, count: number): Promise<Result> =>
  withColdServers(folder, (sides) => story(client, plan, sides, count));

const cold = (client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> =>
  withColdServers(folder, async (sides) => [
    await story(client, plan, sides, count),
    await compare(
      client,
      plan,
      { ...how, name: 'cold front page, against one list', goal: null },
      { server: sides.dinam, requests: languages.map((lang) => get(`/${lang}`)) },
      { server: sides.peer, requests: languages.map((lang) => get(`/news?lang=${lang}&page=1`)) },
    ),
  ]);

/** Web pages: `npm run bench -- --only site`. */
export const pages = async (client: Client, plan: Plan, folder: string, count: number): Promise<Result[]> => [
  ...(await hot(client, plan, folder)),
  ...(await cold(client, plan, folder, count)),
];
