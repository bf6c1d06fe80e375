import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf, cases } from './feed-facts.ts';

export interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  url: string;
  requests: RecordedRequest[];
  /** Answers a path with something else from now on. */
  on(path: string, handler: Handler): void;
  /** Answers a path with this RSS, with an ETag if one is given. */
  rss(path: string, items: string[], etag?: string): void;
}

/** One RSS item. */
export const item = (guid: string, title: string, more = ''): string =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>https://news.example/${guid}</link>${more}</item>`;

export const rssOf = (items: string[], title = 'వార్తలు'): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title><link>https://news.example/</link><description>x</description>${items.join('')}</channel></rss>`;

const bomb = gzipSync(Buffer.concat([Buffer.from(rssOf([]).slice(0, 100)), Buffer.alloc(100_000_000, 0x20)]));

/** A real server on 127.0.0.1 that gives the feeds of the corpus, and everything that servers do to their readers. */
export async function feedServer(t: TestContext): Promise<FeedServer> {
  const recorded: RecordedRequest[] = [];
  const own = new Map<string, Handler>();
  const every = (response: ServerResponse, ms: number, chunk: string): void => {
    const timer = setInterval(() => response.write(chunk), ms);
    response.on('close', () => clearInterval(timer));
  };
  const special: Record<string, Handler> = {
    '/endless': (_q, r) => every(r, 1, '<item><title>x</title></item>'.repeat(5_000)),
    '/slow': (_q, r) => every(r, 50, ' '),
    '/silent': () => {},
    '/bomb': (_q, r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    '/loop': (_q, r) => void r.writeHead(302, { location: '/loop' }).end(),
    '/inside': (_q, r) => void r.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    '/page': (_q, r) =>
      void r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title><p>Just a moment...'),
    '/empty': (_q, r) => void r.writeHead(200).end(),
    '/text': (_q, r) => void r.writeHead(200).end('hello'),
    '/500': (_q, r) => void r.writeHead(500).end('oh'),
    '/429': (_q, r) => void r.writeHead(429, { 'retry-after': '7200' }).end(),
    '/broken': (_q, r) =>
      void r.writeHead(200, { 'content-length': '5000' }).write(rssOf([item('a', 'b')]), () => r.destroy()),
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url as string).split('?')[0] as string);
    recorded.push({ path, headers: request.headers });
    const handler = own.get(path) ?? special[path];
    if (handler) return handler(request, response);
    const found = cases.find((c) => `/${c.file}` === path);
    if (!found) return void response.writeHead(404).end('nothing');
    response.writeHead(200, found.headers).end(bytesOf(found.file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: recorded,
    on: (path, handler) => void own.set(path, handler),
    rss(path, items, etag) {
      own.set(path, (request, response) => {
        if (etag !== undefined && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
        response.writeHead(200, { 'content-type': 'application/rss+xml', ...(etag === undefined ? {} : { etag }) });
        response.end(rssOf(items));
      });
    },
  };
}
