// The servers of the feeds in a process of their own, on many ports: Dinam asks each for two feeds at a time.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { channelOf, itemOf } from './corpus.ts';

const hosts = Number(process.argv[2]);
const items = 20;
let version = 1;

/** At version n the feed has n - 1 items more than at first, and the newest of those before has a new title. */
const bodies = new Map<number, Buffer>();
function body(): Buffer {
  let found = bodies.get(version);
  if (!found) {
    const newest = version - 1;
    const list = Array.from({ length: items }, (_, k) =>
      itemOf(newest + items - k, k === 1 && newest > 0 ? ' సవరణ' : ''),
    );
    found = Buffer.from(channelOf(list));
    bodies.set(version, found);
  }
  return found;
}

const ports: number[] = [];
for (let i = 0; i < hosts; i++) {
  const server = createServer((request, response) => {
    const etag = `"v${version}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'application/rss+xml', etag }).end(body());
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports.push((server.address() as AddressInfo).port);
}
process.on('message', (wanted: number) => {
  version = wanted;
  process.send?.({ version });
});
process.send?.({ ports, bytes: body().length });
