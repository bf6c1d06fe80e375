import { createServer, get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import { fastify } from 'fastify';

/** What Dinam is measured against, each a process of its own. It says its port (or its figure) through IPC. */
type Peer = 'bare' | 'fastify' | 'insert';

/** Headers that Node adds by itself. */
const automatic = ['date', 'connection', 'keep-alive'];

interface Raw {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function fetchRaw(url: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers, agent: false }, async (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      const kept = Object.entries(response.headers).filter(([name]) => !automatic.includes(name));
      const headersOf = Object.fromEntries(kept) as Record<string, string>;
      resolve({ status: response.statusCode ?? 0, headers: headersOf, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

/** Sends what Dinam answered, byte for byte and header for header, and does nothing else. */
async function bare(dinam: string): Promise<number> {
  const identity = await fetchRaw(dinam, {});
  const answers = new Map<string | undefined, Raw>([
    ['/identity', identity],
    ['/gzip', await fetchRaw(dinam, { 'accept-encoding': 'gzip' })],
    ['/br', await fetchRaw(dinam, { 'accept-encoding': 'br' })],
    ['/304', await fetchRaw(dinam, { 'if-none-match': identity.headers.etag as string })],
  ]);
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    const { status, headers, body } = answers.get(request.url) as Raw;
    response.writeHead(status, headers);
    response.end(status === 304 ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const visible = `"status" = 'published' and ("expires_at" is null or "expires_at" > ?)`;

/** The same SELECT as Dinam's, prepared, and JSON.stringify of the rows: no cache, no ETag, no validation, no shape. */
async function fastifyPeer(file: string): Promise<number> {
  const db = new Database(file, { readonly: true });
  db.pragma('cache_size = -32000');
  db.pragma('query_only = ON');
  const list = db.prepare(
    `select * from "news" where "lang" = ? and ${visible} order by "published_at" desc, "id" desc limit 21 offset ?`,
  );
  const item = db.prepare(`select * from "news" where "id" = ? and ${visible}`);
  const server = fastify({ keepAliveTimeout: 75_000 });
  server.get('/news', async (request, reply) => {
    const { lang, page } = request.query as Record<string, string>;
    // One row more than is shown, as Dinam asks for it to learn whether there is a next page.
    const rows = list.all(lang, new Date().toISOString(), (Number(page) - 1) * 20).slice(0, 20);
    reply.type('application/json; charset=utf-8');
    return JSON.stringify({ success: true, message: 'OK', data: rows, meta: {} });
  });
  server.get('/news/:id', async (request, reply) => {
    const { id } = request.params as Record<string, string>;
    const data = item.get(Number(id), new Date().toISOString());
    reply.type('application/json; charset=utf-8');
    return JSON.stringify({ success: true, message: 'OK', data, meta: {} });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** Copies of the newest row, one transaction each, as safe as Dinam's: rows per second. */
function inserter(file: string): (seconds: number) => number {
  const db = new Database(file, { timeout: 5_000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('cache_size = -32000');
  const { id: _, ...row } = db.prepare('select * from news order by id desc limit 1').get() as Record<string, unknown>;
  const columns = Object.keys(row);
  const insert = db.prepare(`insert into news (${columns}) values (${columns.map((c) => `@${c}`)})`);
  return (seconds) => {
    const began = performance.now();
    let count = 0;
    while (performance.now() - began < seconds * 1_000) {
      insert.run(row);
      count++;
    }
    return count / ((performance.now() - began) / 1_000);
  };
}

const [peer, about] = process.argv.slice(2) as [Peer, string];
if (peer === 'insert') {
  const insert = inserter(about);
  process.channel?.ref(); // it is all that keeps this process
  process.on('message', (seconds: number) => process.send?.({ rate: insert(seconds) }));
  process.send?.({ port: 0 });
} else process.send?.({ port: await (peer === 'bare' ? bare(about) : fastifyPeer(about)) });
