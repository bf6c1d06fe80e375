import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../core/address.ts';
import { overloaded } from '../../core/admission/admission.ts';
import { splitUrl } from '../../core/api/query-string.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { type FileAccess, fileAccess } from '../../core/files/access.ts';
import { filesOf } from '../../core/files/file-store.ts';
import { isCard, isFileKey, isOriginal, mediaTypeOf } from '../../core/files/key.ts';
import { madeFiles } from '../../core/files/made-files.ts';
import { perProgram } from '../../core/state.ts';
import { AddressQuota } from '../address-quota.ts';
import { preflight, publicCors } from '../headers/cors.ts';
import { refuseOthers } from '../methods.ts';
import { requestSignal } from '../request-signal.ts';
import { byteRange } from './range.ts';

/** A video may be watched for hours: a peer that takes nothing is disconnected by the limits of the connections. */
const longestMs = 86_400_000;

/** Answers with files that are open at a time, of all and of one address: each holds a file, or a connection to the bucket. */
const mostOpen = 1_000;
const mostOfAddress = 500;

const quotaOf = perProgram(() => new AddressQuota(mostOpen, mostOfAddress));

const forGood = 'public, max-age=31536000, immutable';
/** Of addresses that are signed: no cache that others share. */
const forStaff = 'private, max-age=3600';

/** The stored files. A name is never given to other content, so every cache may keep them for good. */
export function mountFiles(app: App, server: FastifyInstance): void {
  mount(app, server, '/files/*', async (path, request, reply) => {
    if (!isFileKey(path) || isCard(path)) throw notFound('file');
    const sig = new URLSearchParams(splitUrl(request.url)[1]).get('sig') ?? undefined;
    const access = await accessTo(app, path, sig);
    if (access === 'none') throw notFound('file');
    if (typeof access === 'object') return redirect(reply, access.moved, 301);
    return send(app, { key: path, control: access === 'staff' ? forStaff : forGood }, request, reply);
  });
  for (const { prefix, find } of madeFiles(app))
    mount(app, server, `/${prefix}/*`, async (path, request, reply) => {
      const found = await find(app, path, request.ip);
      if ('topics' in found) reply.header('surrogate-key', found.topics.join(' '));
      if ('moved' in found) return redirect(reply, found.moved, 302);
      const control = found.maxAge === undefined ? forGood : `public, max-age=${found.maxAge}`;
      return send(app, { key: found.key, control }, request, reply);
    });
}

/** How the modules answer a stored file: the first that does not let everybody have it decides. */
async function accessTo(app: App, key: string, sig: string | undefined): Promise<FileAccess> {
  for (const decide of fileAccess(app)) {
    const access = await decide(app, key, sig);
    if (access !== 'all') return access;
  }
  return 'all';
}

/** What an address leads to may change again. */
const redirect = (reply: FastifyReply, address: string, status: 301 | 302): FastifyReply =>
  reply.headers({ ...publicCors, 'cache-control': 'public, max-age=60' }).redirect(address, status);

type Handler = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function mount(app: App, server: FastifyInstance, path: string, handler: Handler): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: path,
    handlerTimeout: longestMs,
    handler: (request, reply) => handler((request.params as Record<string, string>)['*'] ?? '', request, reply),
  });
  const accessOf = new Map([['GET', 'read'] as const]);
  server.options(path, async (request, reply) =>
    reply
      .code(204)
      .headers(preflight(request.raw, { path, accessOf }, app.config.corsOrigins))
      .send(),
  );
  refuseOthers(server, path, new Set(accessOf.keys()), false);
}

/** What a browser makes of an original that is opened as a page: a file to save, in which nothing runs. */
const originalHeaders = (key: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

async function send(
  app: App,
  { key, control }: { key: string; control: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  takePlace(app, request, reply);
  const etag = `"${key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))}"`;
  const files = await filesOf(app);
  const signal = requestSignal(reply);
  const size = await files.size(key, signal);
  if (size === null) throw notFound('file');
  const headers = {
    ...publicCors,
    'accept-ranges': 'bytes',
    'cache-control': control,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
    ...(isOriginal(key) ? originalHeaders(key) : {}),
  };
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send();
  const ifRange = request.headers['if-range'];
  const isAsked = request.method === 'GET' && (ifRange === undefined || ifRange === etag); // RFC 9110, 14.2
  const range = isAsked ? byteRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ ...publicCors, 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
      .send();
  const length = range ? range.end - range.start + 1 : size;
  const sent = reply.headers({ ...headers, 'content-length': String(length) }).type(mediaTypeOf(key));
  if (range) sent.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD') return sent.send();
  return sent.send(await files.read(key, range ?? undefined, signal));
}

/** @throws Fault `unavailable` while too many answers are open */
function takePlace(app: App, request: FastifyRequest, { raw }: FastifyReply): void {
  if (raw.closed) return; // nobody waits for it any more
  const [quota, address] = [quotaOf(app), addressKey(request.ip)];
  if (quota.take(address) !== null) throw overloaded('Too many files are being sent.');
  raw.once('close', () => quota.giveBack(address));
}

const isSame = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
