import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { filesOf } from '../../core/files/file-store.ts';
import { isFileKey, isOriginal, mediaTypeOf } from '../../core/files/key.ts';
import { preflight, publicCors } from '../headers/cors.ts';
import { refuseOthers } from '../methods.ts';
import { rangeOf } from './range.ts';

const path = '/files/*';

/** A video may be watched for hours: a peer that takes nothing is disconnected by the limits of the connections. */
const longestMs = 86_400_000;

/** The stored files. A name is never given to other content, so every cache may keep them for good. */
export function mountFiles(app: App, server: FastifyInstance): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: path,
    handlerTimeout: longestMs,
    handler: async (request, reply) => {
      const key = (request.params as Record<string, string>)['*'] ?? '';
      if (!isFileKey(key)) throw notFound('file');
      return send(app, key, request, reply);
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

async function send(app: App, key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const etag = `"${key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))}"`;
  const files = await filesOf(app);
  const size = await files.size(key);
  if (size === null) throw notFound('file');
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
  return sent.send(await files.read(key, range ?? undefined));
}

const isSame = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
