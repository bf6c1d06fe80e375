import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import { lruMap } from '../../core/cache/lru.ts';
import { notFound } from '../../core/error.ts';
import { filesOf } from '../../core/files/file-store.ts';
import { isFileKey, isOriginal, mediaTypeOf } from '../../core/files/key.ts';
import { preflight, publicCors } from '../headers/cors.ts';
import { refuseOthers } from '../methods.ts';
import { rangeOf } from './range.ts';

const path = '/files/*';

/** A video may be watched for hours: a peer that takes nothing is disconnected by the limits of the connections. */
const longestMs = 86_400_000;

/** Sizes that are remembered: what is stored under a name never changes. */
const mostSizes = 20_000;

/** The stored files. A name is never given to other content, so every cache may keep them for good. */
export function mountFiles(app: App, server: FastifyInstance): void {
  const sizes = lruMap<string, number>(mostSizes);
  const sizeOf = async (key: string): Promise<number> => {
    const cached = sizes.get(key);
    if (cached !== undefined) return cached;
    const size = await (await filesOf(app)).size(key);
    if (size === null) throw notFound('file');
    sizes.set(key, size);
    return size;
  };
  server.route({
    method: ['GET', 'HEAD'],
    url: path,
    handlerTimeout: longestMs,
    handler: async (request, reply) => {
      const key = (request.params as Record<string, string>)['*'] ?? '';
      if (!isFileKey(key)) throw notFound('file');
      return send(app, key, sizeOf, request, reply).catch((error) => {
        sizes.delete(key); // it may have been removed
        throw error;
      });
    },
  });
  const methods = new Map([['GET', 'read'] as const]);
  server.options(path, async (request, reply) =>
    reply
      .code(204)
      .headers(preflight(request.raw, methods, app.config.corsOrigins))
      .send(),
  );
  refuseOthers(server, path, new Set(methods.keys()), false);
}

/** What a browser makes of an original that is opened as a page: a file to save, in which nothing runs. */
const originalHeaders = (key: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

async function send(
  app: App,
  key: string,
  sizeOf: (key: string) => Promise<number>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))}"`;
  const size = await sizeOf(key);
  const headers = {
    ...publicCors,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
    ...(isOriginal(key) ? originalHeaders(key) : {}),
  };
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : null;
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ ...publicCors, 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
      .send();
  const length = range ? range.end - range.start + 1 : size;
  const sent = reply.headers({ ...headers, 'content-length': String(length) }).type(mediaTypeOf(key));
  if (range) sent.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD') return sent.send();
  return sent.send(await (await filesOf(app)).read(key, range ?? undefined));
}

const isSame = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
