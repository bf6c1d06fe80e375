import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { TestContext } from 'node:test';
import { listen } from './fetch-servers.ts';

/** A server of somebody who is notified. */
export interface Receiver {
  url: string;
  requests: { headers: IncomingHttpHeaders; body: string }[];
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>, text?: string): void;
  /** What it waits for before it answers. */
  before(work: () => Promise<void>): void;
}

export async function webhookReceiver(t: TestContext): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  let answer: { status: number; headers: Record<string, string>; text: string } = {
    status: 204,
    headers: {},
    text: '',
  };
  let wait = async (): Promise<void> => {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      await wait();
      response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(t, server)}/hook`,
    requests,
    answer: (status, headers = {}, text = '') => {
      answer = { status, headers, text };
    },
    before: (work) => {
      wait = work;
    },
  };
}
