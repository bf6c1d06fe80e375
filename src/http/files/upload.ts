import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { mostFields } from '../../core/api/query-string.ts';
import type { ActRoute, UploadedFile } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { fileName } from '../../core/files/name.ts';
import { type Incoming, receiveFile, removeReceived, uploadSlots } from '../../core/files/receive.ts';
import { storeFault } from '../../core/files/store-error.ts';
import { intakeOf } from '../../core/intake.ts';
import { acceptBodies } from '../body.ts';
import { type FormPart, malformed } from '../multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of an upload, in their order. */
    uploads: UploadedFile[] | null;
  }
}

/** Of all text fields of an upload. */
const mostTextBytes = 262_144;
const textLimit = ({ config }: App): number => Math.min(mostTextBytes, config.bodyLimit);
/** An upload of which nothing arrives for so long is given up. */
const idleMs = 30_000;

/** The largest request with files: the largest file, and the fields beside it. */
export const uploadBytes = ({ config }: App): number => config.mediaMaxBytes + mostTextBytes;

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** In a scope of its own, in which the files of a multipart body are written to the disk as they arrive. */
export function mountUpload(app: App, server: FastifyInstance, route: ActRoute, options: RouteOptions): void {
  const { upload } = route;
  if (!upload) throw new Error(`${route.path} takes no files.`);
  /** What ends an upload that has arrived: its place is free again, and its files are gone. */
  const ends = new WeakMap<FastifyRequest, () => Promise<void>>();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  const receive = async (request: FastifyRequest, payload: Readable) => {
    const giveBack = uploadSlots(app).take(request.identity?.id ?? null);
    ends.set(request, async () => {
      ends.delete(request);
      await removeReceived(request.uploads ?? []);
      giveBack();
    });
    try {
      const parsed = await receiveParts(app, request, payload, upload);
      // An upload that took too long is answered already, and its handler never runs.
      if (replies.get(request)?.sent) throw new Fault('unavailable', 'This took too long.');
      return parsed;
    } catch (error) {
      await ends.get(request)?.();
      throw error;
    }
  };
  const handler = options.handler as (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  server.register(async (scope) => {
    acceptBodies(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (isMultipart(request)) replies.set(request, reply);
      else endInTime(app, route, reply);
    });
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser('multipart/form-data', receive);
    scope.route({
      ...options,
      handlerTimeout: app.config.uploadTimeoutMs,
      async handler(request, reply) {
        try {
          await handler(request, reply);
        } finally {
          await ends.get(request)?.();
        }
      },
    });
  });
}

/** Only files may take as long as an upload: any other body has the time of the route. */
function endInTime({ config }: App, route: ActRoute, reply: FastifyReply): void {
  const timer = setTimeout(
    () => {
      if (!reply.sent) reply.send(new Fault('unavailable', 'This took too long.', { headers: { 'retry-after': '5' } }));
    },
    Math.max(config.requestTimeoutMs, route.timeoutMs ?? 0),
  );
  reply.raw.once('close', () => clearTimeout(timer));
}

/** @throws Fault `invalid`, `too_large`, `unavailable`; then nothing is left of what had arrived */
async function receiveParts(
  app: App,
  request: FastifyRequest,
  payload: Readable,
  upload: NonNullable<ActRoute['upload']>,
): Promise<{ kind: 'parts'; parts: FormPart[] }> {
  await intakeOf(app).checkRoom(Number(request.headers['content-length'] ?? 0));
  const parts: FormPart[] = [];
  const files: UploadedFile[] = [];
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  try {
    await parse(app, request, payload, upload, { parts, files, writing, streams });
    await Promise.all(writing);
  } catch (error) {
    for (const stream of streams) stream.destroy(); // the parser leaves the file that it was in without an end
    await Promise.allSettled(writing);
    await removeReceived(files);
    throw storeFault(error);
  }
  request.uploads = files;
  return { kind: 'parts', parts };
}

interface Received {
  parts: FormPart[];
  files: UploadedFile[];
  writing: Promise<void>[];
  streams: Readable[];
}

async function parse(
  app: App,
  request: FastifyRequest,
  payload: Readable,
  upload: NonNullable<ActRoute['upload']>,
  { parts, files, writing, streams }: Received,
): Promise<void> {
  const headers = request.headers as { 'content-type': string };
  const most = uploadBytes(app);
  const mostText = textLimit(app);
  let textBytes = 0;
  const limits = { fieldSize: mostText, fields: mostFields, files: upload.most, parts: mostFields + upload.most };
  const parser = newParser(headers, { ...limits, fileSize: app.config.mediaMaxBytes });
  const refuse = (fault: Fault) => parser.destroy(fault);
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    if (name === undefined) return refuse(malformed());
    textBytes += Buffer.byteLength(value);
    if (isCut || textBytes > mostText) refuse(tooLarge(mostText));
    else parts.push({ name, value });
  });
  parser.on('file', (field: string | undefined, stream, given) => {
    // A body that ends within a file is an error of this stream as well as of the parser. It comes before the file is
    // read, where all of the body came at once: without a listener it would end the process.
    stream.on('error', () => {});
    if (field === undefined || !upload.fields.includes(field)) {
      stream.resume();
      const names = upload.fields.join(', ');
      return refuse(
        field === undefined ? malformed() : invalidField(field, `takes no file; there are ${names}`, 'unknown'),
      );
    }
    const file: Incoming = { field, name: fileName(given ?? ''), path: '', bytes: 0, sha256: '' };
    files.push(file);
    streams.push(stream);
    stream.on('limit', () => refuse(tooLarge(app.config.mediaMaxBytes)));
    const written = receiveFile(app, stream, file);
    written.catch((error) => parser.destroy(error));
    writing.push(written);
  });
  const tooMany = () =>
    refuse(new Fault('too_large', `The body has more than ${upload.most} files, or too many fields.`));
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, tooMany);
  const idle = setTimeout(() => refuse(new Fault('invalid', 'The upload stopped.')), idleMs);
  let received = 0;
  try {
    await pipeline(
      // To destroy the request would close its connection before the answer.
      payload.iterator({ destroyOnReturn: false }),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          idle.refresh();
          received += chunk.length;
          if (received > most) throw tooLarge(most);
          yield chunk;
        }
      },
      parser,
    );
  } catch (error) {
    throw error instanceof Fault || isSystem(error) ? error : malformed();
  } finally {
    clearTimeout(idle);
  }
}

/** @throws Fault `invalid` for headers without a boundary */
function newParser(
  headers: { 'content-type': string },
  limits: NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>,
) {
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformed();
  }
}

const tooLarge = (most: number): Fault =>
  new Fault('too_large', `The body or a part of it has more than ${most} bytes.`);

/** An error of the disk or of the connection, and not of what was sent. */
const isSystem = (error: unknown): boolean => /^E[A-Z0-9]+$/.test(String((error as { code?: unknown }).code));
