import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { endInBatch } from './write-batch.ts';

const headlines = ['హైదరాబాద్‌లో భారీ వర్షం', 'दिल्ली में कोहरा', 'சென்னையில் மழை', 'কলকাতায় ট্রাম', 'لاہور میں بارش'];

/** A server that hands over the responses to requests which arrived in one piece, one for each headline. */
async function responses(t: TestContext): Promise<{ all: ServerResponse[]; received: Promise<string> }> {
  const all: ServerResponse[] = [];
  const server = createServer((_request, response) => void all.push(response));
  t.after(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = Array.fromAsync(client as AsyncIterable<Buffer>).then((parts) => Buffer.concat(parts).toString());
  const plain = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  client.write(plain.repeat(headlines.length - 1) + plain.replace('Host', 'Connection: close\r\nHost'));
  while (all.length < headlines.length) await new Promise((resolve) => setImmediate(resolve));
  return { all, received };
}

function answer(response: ServerResponse, headline: string): void {
  const body = Buffer.from(headline);
  response.writeHead(200, { 'content-length': body.length });
  endInBatch(response, body);
}

const bodies = (text: string): string[] => text.split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1);

const ended = (all: ServerResponse[]): number => all.filter(({ writableEnded }) => writableEnded).length;

test('answers of one turn of the event loop end together, whole and in order', async (t) => {
  const { all, received } = await responses(t);
  all.forEach((response, i) => {
    answer(response, headlines[i] as string);
  });
  await Promise.resolve();
  assert.equal(ended(all), 0, 'none before the end of the turn');
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(ended(all), headlines.length);
  const text = await received;
  assert.deepEqual(text.split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1), headlines);
});

test('an answer does not wait for long computations of the same turn', async (t) => {
  const { all, received } = await responses(t);
  answer(all[0] as ServerResponse, headlines[0] as string);
  for (const until = performance.now() + 5; performance.now() < until; );
  answer(all[1] as ServerResponse, headlines[1] as string);
  assert.equal(ended(all), 2, 'both, as the first has waited');
  all.slice(2).forEach((response, i) => {
    answer(response, headlines[i + 2] as string);
  });
  assert.equal(ended(all), 2);
  await received;
  assert.equal(ended(all), headlines.length);
});

test('a client that left takes nothing from the others', async (t) => {
  const [gone, { all, received }] = [await responses(t), await responses(t)];
  answer(gone.all[0] as ServerResponse, headlines[0] as string);
  all.forEach((response, i) => {
    answer(response, headlines[i] as string);
  });
  gone.all[0]?.socket?.destroy();
  assert.deepEqual(bodies(await received), headlines);
});
