import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFields } from '../core/api/query-string.ts';
import { type ActRoute, fileMedia } from '../core/api/route.ts';
import { parseForm, parseJson, type TextFields } from '../core/api/validate.ts';
import { Fault, invalidField } from '../core/error.ts';
import { unsupported } from './problem.ts';

/** A body as it arrived: what kind it was decides whether text is coerced. */
type Parsed = { kind: 'json'; value: unknown } | { kind: 'form'; fields: TextFields } | { kind: 'file'; text: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

function text(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalidField('', 'The body is not UTF-8');
  }
}

/** The text of a file that a route takes. */
async function decoded(file: NonNullable<ActRoute['file']>, bytes: Buffer): Promise<string> {
  return file.decode ? file.decode(bytes) : text(bytes);
}

/** Teaches Fastify the three content types of the contract, and the files that a route may take; any other is 415. */
export async function acceptBodies(server: FastifyInstance, fileLimit: number): Promise<void> {
  server.removeAllContentTypeParsers();
  const asBuffer = { parseAs: 'buffer' as const };
  server.addContentTypeParser(
    'application/json',
    asBuffer,
    async (_request: FastifyRequest, bytes: Buffer): Promise<Parsed> => {
      const body = text(bytes);
      if (body.trim() === '') return { kind: 'json', value: {} };
      try {
        return { kind: 'json', value: JSON.parse(body) };
      } catch (error) {
        throw invalidField('', `The body is not JSON: ${(error as Error).message.slice(0, 120)}`);
      }
    },
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    asBuffer,
    async (_request: FastifyRequest, bytes: Buffer): Promise<Parsed> => {
      return { kind: 'form', fields: parseFields(text(bytes)) };
    },
  );
  for (const media of fileMedia)
    server.addContentTypeParser(media, asBuffer, async (request: FastifyRequest, bytes: Buffer): Promise<Parsed> => {
      const file = request.act?.file;
      if (!file?.media.includes(media)) throw unsupported();
      return { kind: 'file', text: await decoded(file, bytes) };
    });
  const { default: multipart } = await import('@fastify/multipart');
  await server.register(multipart, {
    limits: { fileSize: fileLimit, files: 1, fields: 200, fieldSize: fileLimit, parts: 201 },
  });
}

/** The fields of a multipart body. A file is refused by name where the route takes none. */
async function multipartFields(request: FastifyRequest, file?: ActRoute['file']): Promise<TextFields> {
  const fields = Object.create(null) as TextFields;
  // The parser bounds each part; all of them together are a body like any other.
  const limit = request.routeOptions.bodyLimit;
  let size = 0;
  const limits = file?.mostBytes === undefined ? {} : { fileSize: file.mostBytes, fieldSize: file.mostBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file' && file && part.fieldname === 'file' && fields[file.field] === undefined) {
      fields[file.field] = await decoded(file, await part.toBuffer());
      continue;
    }
    if (part.type === 'file') {
      part.file.resume();
      throw invalidField(part.fieldname, 'cannot be uploaded to this server; give the address of the image');
    }
    const value = String(part.value);
    size += Buffer.byteLength(part.fieldname) + Buffer.byteLength(value);
    if (size > limit || part.valueTruncated || part.fieldnameTruncated)
      throw new Fault('too_large', `The body has more than ${limit} bytes.`);
    const before = fields[part.fieldname];
    if (before === undefined) fields[part.fieldname] = value;
    else fields[part.fieldname] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return fields;
}

/**
 * The body of a request, checked against its route's schema.
 * @throws Fault `invalid`, `unsupported_media`, `too_large`
 */
export async function readBody(
  request: FastifyRequest,
  schema: NonNullable<ActRoute['body']>,
  file?: ActRoute['file'],
): Promise<Record<string, unknown>> {
  if (request.isMultipart()) return parseForm(schema, await multipartFields(request, file).catch(asFault));
  const parsed = request.body as Parsed | undefined;
  if (!parsed) return parseJson(schema, {});
  if (parsed.kind === 'file') {
    const body = { [file?.field as string]: parsed.text };
    return file?.isChecked ? parseJson(schema, body) : body;
  }
  return parsed.kind === 'form' ? parseForm(schema, parsed.fields) : parseJson(schema, parsed.value);
}

/** The parameters of a read that were sent as a form, as old clients do. */
export async function readForm(request: FastifyRequest): Promise<TextFields> {
  if (request.isMultipart()) return multipartFields(request).catch(asFault);
  const parsed = request.body as Parsed | undefined;
  if (!parsed) return {};
  if (parsed.kind === 'form') return parsed.fields;
  if (parsed.kind === 'file') return {};
  const entries = Object.entries((parsed.value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]),
  );
}

/** A JSON value as the text that a form would have sent. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function asFault(error: unknown): never {
  const code = (error as { code?: string }).code ?? '';
  if (error instanceof Fault || !/^FST_|^ERR_/.test(code)) {
    if (error instanceof Fault) throw error;
    throw invalidField('', 'The multipart body is malformed');
  }
  if (/LIMIT|TOO_LARGE/.test(code)) throw new Fault('too_large', 'The body has too many or too large parts.');
  throw invalidField('', 'The multipart body is malformed');
}
