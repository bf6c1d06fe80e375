import { connect } from 'node:net';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { systemActor } from '../../src/core/app.ts';
import { newsResource } from '../../src/news/resource.ts';
import type { Running } from '../support/helper.ts';

/** So many published stories in Telugu. */
export async function addNews({ dinam, clock }: Running, count: number): Promise<void> {
  const published_at = new Date(clock.ms - 60_000).toISOString();
  await change(dinam.app, systemActor, async (c) => {
    for (let i = 1; i <= count; i++) {
      const title = `హైదరాబాద్ వార్త ${i}`;
      const state = { status: 'published', published_at } as const;
      await insertRow(c, newsResource, { lang: 'te', title, content: `<p>${title}</p>` }, state);
    }
  });
}

/** Requests that arrive in one piece, over one connection: the server has all of them before it answers the first. */
export function atOnce({ url }: Running, paths: string[]): Promise<{ status: number; text: string }[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1').setTimeout(60_000, () => socket.destroy(new Error('no answer in a minute')));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean);
      resolve(answers.map((answer) => ({ status: Number(answer.slice(9, 12)), text: answer })));
    });
    const last = paths.length - 1;
    const lines = paths.map(
      (path, i) => `GET ${encodeURI(path)} HTTP/1.1\r\nHost: a\r\n${i === last ? 'Connection: close\r\n' : ''}\r\n`,
    );
    socket.write(lines.join(''));
  });
}
