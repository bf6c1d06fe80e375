import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressed, compressions } from '../core/cache/encoding.ts';

/** Computed for each request: a low quality, which a text of this size takes less time with than the network saves. */
const brotliQuality = 4;

/** What stands behind the hash in the tag of a compressed body. */
const form = `(?:\\.(?:${compressions.join('|')}))?`;
const anyTag = new RegExp(`"([\\w-]+)${form}"`, 'g');
const revTag = new RegExp(`^(?:W/)?"?(\\d{1,15})(?:-[\\w-]{16}${form})?"?$`);

/** The tags of `If-None-Match` without their encodings. */
const tagsIn = (header: string): string[] => [...header.matchAll(anyTag)].map(([, name]) => name as string);

/**
 * `"7"`, `W/"7"` or 7 in `if-match`, or the ETag `"7-..."` that a read of the row has; null when there is none, or `*`; -1,
 * which no row is at, for anything else.
 */
export function revOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const at = header.trim().match(revTag);
  return at ? Number(at[1]) : -1;
}

/**
 * Sends what administrators read, compressed, or 304 when the client has it. The ETag is a hash of the body, because a
 * row shows more than its `rev` counts (locks, names, views); the `rev` of a row stands before it, so that `If-Match`
 * takes the same text. Browsers must not store it: a client holds the tag of what it shows.
 */
export async function sendAdminRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { message: string; data: unknown; meta: unknown },
): Promise<void> {
  const text = JSON.stringify({ success: true, ...answer });
  const rev = String(reply.getHeader('etag') ?? '').replaceAll('"', '');
  const tag = `${rev}-${hash('sha256', text, 'base64url').slice(0, 16)}`;
  const isSame = tagsIn(request.headers['if-none-match'] ?? '').includes(tag);
  const accepted = request.headers['accept-encoding'];
  const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined, Buffer.byteLength(text));
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ etag: `"${tag}${encoding === 'identity' ? '' : `.${encoding}`}"`, vary });
  if (isSame) return void (await reply.code(304).send());
  reply.type('application/json; charset=utf-8');
  if (encoding === 'identity') return void (await reply.send(text));
  const body = Buffer.from(text);
  const bytes = await compressed(body, encoding, encoding === 'br' ? brotliQuality : undefined);
  await reply.header('content-encoding', encoding).send(bytes);
}
