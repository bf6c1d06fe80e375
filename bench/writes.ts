import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { author } from './generate.ts';
import { post } from './load.ts';
import { median, type Plan, type Result, spread } from './measure.ts';
import { type Client, startDinam, startInserter } from './processes.ts';
import { words } from './words.ts';

const text = (words.te as string).split(' ');
const item = {
  lang: 'te',
  category: 'politics',
  title: text.slice(0, 8).join(' '),
  summary: text.join(' '),
  content: `<p>${text.join(' ')}</p><p>${text.join(' ')}</p>`,
  image_url: 'https://cdn.example.in/news/2026/11/1-1200x675.webp',
};

/** Acknowledged writes, on a copy of the data: the reads of the next run must find what they found in this one. */
export async function writes(client: Client, plan: Plan, folder: string): Promise<Result[]> {
  const copy = await mkdtemp(`${folder}-writes-`);
  const file = join(copy, 'dinam.sqlite');
  await copyFile(join(folder, 'dinam.sqlite'), file);
  const dinam = await startDinam(copy, 64);
  try {
    const address = `http://127.0.0.1:${dinam.port}`;
    const login = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(author),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const requests = [post('/api/news.php', item, { authorization: `Bearer ${data.token}` })];
    const { port } = dinam;
    const publish = (seconds: number) => client({ port, requests, connections: 16, seconds, status: 201 });
    const inserter = await startInserter(file);
    await publish(plan.seconds);
    await inserter.run(plan.seconds / 2);
    const ours = [];
    const theirs: number[] = [];
    for (let round = 0; round < plan.rounds; round++) {
      ours.push(await publish(plan.seconds));
      theirs.push(await inserter.run(plan.seconds));
    }
    const rates = ours.map((m) => m.rate);
    return [
      {
        name: 'publish an item',
        peer: 'bare INSERT',
        goal: null,
        unit: 'writes/s',
        dinam: median(rates),
        other: median(theirs),
        ratio: spread(rates.map((rate, i) => rate / (theirs[i] as number))),
        detail: { p50: median(ours.map((m) => m.p50)), p99: median(ours.map((m) => m.p99)) },
      },
    ];
  } finally {
    await dinam.stop();
    await rm(copy, { recursive: true, force: true });
  }
}
