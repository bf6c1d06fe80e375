import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBounded } from '../core/api/json.ts';
import { mostFields, parseFields } from '../core/api/query-string.ts';
import { type ActRoute, type Fold, fileMedia, isOpenRead, type Route } from '../core/api/route.ts';
import { parseForm, parseJson, type TextFields } from '../core/api/validate.ts';
import { Fault, invalid, invalidField } from '../core/error.ts';
import { type FormPart, parseMultipart } from './multipart.ts';
import { unsupported } from './problem.ts';

/** Largest body of an unauthenticated request: none of them needs more. */
const openBytes = 16_384;

/** The largest body of a route: small where no token is required, `limit` where stories are written. */
export function bodyLimitOf(route: Route, limit: number): number {
  if (isOpenRead(route)) return Math.min(openBytes, limit);
  if (route.raw) return route.raw.most;
  return route.file?.mostBytes ?? Math.min(limit, route.mostBytes ?? (route.access === 'anyone' ? openBytes : limit));
}

/** A body as it arrived: what kind it was decides whether text is coerced. */
type Parsed =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: TextFields }
  | { kind: 'parts'; parts: FormPart[] }
  | { kind: 'file'; text: string };

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
export function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const asBuffer = { parseAs: 'buffer' as const };
  server.addContentTypeParser(
    'application/json',
    asBuffer,
    async (_request: FastifyRequest, bytes: Buffer): Promise<Parsed> => {
      const body = text(bytes);
      if (body.trim() === '') return { kind: 'json', value: {} };
      try {
        return { kind: 'json', value: parseBounded(body) };
      } catch (error) {
        if (error instanceof Fault) throw error;
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
  server.addContentTypeParser(
    'multipart/form-data',
    asBuffer,
    async (request: FastifyRequest, bytes: Buffer): Promise<Parsed> => {
      return { kind: 'parts', parts: await parseMultipart(bytes, request.headers['content-type'] ?? '') };
    },
  );
}

/** The fields of a multipart body. A file is refused by name where the route takes none. */
async function multipartFields(parts: FormPart[], file?: ActRoute['file']): Promise<TextFields> {
  const fields = Object.create(null) as TextFields;
  for (const part of parts) {
    const { name } = part;
    if ('file' in part) {
      if (!file || name !== 'file' || fields[file.field] !== undefined)
        throw invalidField(name, 'cannot be uploaded to this server; give the address of the image');
      fields[file.field] = await decoded(file, part.file);
      continue;
    }
    const before = fields[name];
    if (before === undefined) fields[name] = part.value;
    else fields[name] = Array.isArray(before) ? [...before, part.value] : [before, part.value];
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
  fold?: Fold,
): Promise<Record<string, unknown>> {
  const parsed = request.body as Parsed | undefined;
  if (!parsed) return parseJson(schema, {});
  const form = (fields: TextFields) => parseForm(schema, fold ? fold(schema, fields, true) : fields);
  if (parsed.kind === 'parts') return form(await multipartFields(parsed.parts, file));
  if (parsed.kind === 'file') {
    const body = { [file?.field as string]: parsed.text };
    return file?.isChecked ? parseJson(schema, body) : body;
  }
  return parsed.kind === 'form' ? form(parsed.fields) : parseJson(schema, parsed.value);
}

/** The members of a body as they were sent, whether they are valid or not; null of what has none. */
export function sentBody({ body }: FastifyRequest): unknown {
  const parsed = body as Parsed | undefined;
  if (parsed?.kind === 'json') return parsed.value;
  if (parsed?.kind === 'form') return parsed.fields;
  if (parsed?.kind !== 'parts') return null;
  return Object.fromEntries(parsed.parts.flatMap((part) => ('value' in part ? [[part.name, part.value]] : [])));
}

/** The parameters of a read that were sent as a form, as old clients do. */
export async function readForm(request: FastifyRequest): Promise<TextFields> {
  const parsed = request.body as Parsed | undefined;
  if (!parsed) return {};
  if (parsed.kind === 'parts') return multipartFields(parsed.parts);
  if (parsed.kind === 'form') return parsed.fields;
  if (parsed.kind === 'file') return {};
  return plainFields(parsed.value);
}

/**
 * The members of a JSON object as the text that a form would have sent: a name has one value, or several in an array.
 * @throws Fault `invalid` for anything else
 */
function plainFields(value: unknown): TextFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField('', 'The body must be an object', 'type');
  const fields = Object.create(null) as TextFields;
  let count = 0;
  const wrong: string[] = [];
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name];
    count += Array.isArray(member) ? Math.max(1, member.length) : 1;
    if (count > mostFields) throw invalidField('', `There are more than ${mostFields} parameters`, 'too_long');
    const isList = Array.isArray(member) && !member.some(isNested);
    if (!isList && isNested(member)) wrong.push(name);
    else fields[name] = isList ? member.map(String) : String(member);
  }
  if (wrong.length)
    throw invalid(
      wrong.map((field) => ({ field, message: 'must be a text, a number or a truth value', code: 'type' })),
    );
  return fields;
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
