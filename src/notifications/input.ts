import { createHash } from 'node:crypto';
import { type FieldError, invalid, invalidField } from '../core/error.ts';
import type { NotificationInput } from '../model/notification.ts';
import { targetErrors } from './target.ts';

/** FCM's own words (reference of `Message.data`), and the one that will tell which notification was opened. */
const reservedKey = /^(from|message_type|notification_id)$|^(google|gcm)(\.|$)/;
const mostKeys = 50;

/**
 * Bytes of everything that a phone gets. FCM takes 4,096 to a token and, by one of its pages, 2,048 to a topic; Web
 * Push has 3,993 left after encryption. Refused here, because no transport may cut a text.
 */
const mostBytes = { topic: 1_900, device: 3_800 };

/** Schemes that do something else than lead somewhere. */
const harmful = /^(javascript|data|vbscript|file|blob|about):/i;
const linkPattern = /^([a-z][a-z0-9+.-]*:\S+|\/(?!\/)\S*)$/i;

function dataErrors(data: Record<string, string>): FieldError[] {
  const keys = Object.keys(data);
  const errors = keys.flatMap((key): FieldError[] => {
    const field = `data.${key}`;
    if (reservedKey.test(key)) return [{ field, message: 'is a name that the push services keep for themselves' }];
    return /^[\x21-\x7e]{1,100}$/.test(key)
      ? []
      : [{ field, message: 'must be named in 1 to 100 visible ASCII characters' }];
  });
  return keys.length > mostKeys
    ? [{ field: 'data', message: `must have at most ${mostKeys} keys` }, ...errors]
    : errors;
}

const bytesOf = (value: unknown): number => (value == null ? 0 : Buffer.byteLength(JSON.stringify(value)));

function sizeErrors(input: NotificationInput): FieldError[] {
  const { title, body = '', data = {}, image_url, deep_link } = input;
  const parts = { title, body, data, image_url, deep_link };
  const sizes = Object.entries(parts).map(([field, value]) => ({ field, bytes: bytesOf(value) }));
  const bytes = sizes.reduce((sum, part) => sum + part.bytes, 0);
  const most = input.target.type === 'topic' ? mostBytes.topic : mostBytes.device;
  if (bytes <= most) return [];
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  return [
    {
      field: largest.field,
      message: `makes the message ${bytes} bytes; phones take ${most} of text and data together`,
    },
  ];
}

/** What the schema cannot say. @throws Fault `invalid` naming every bad field */
export function checkInput(input: NotificationInput): void {
  const { deep_link, data = {}, target } = input;
  const errors = [...targetErrors(target), ...dataErrors(data), ...sizeErrors(input)];
  if (deep_link != null && (!linkPattern.test(deep_link) || harmful.test(deep_link)))
    errors.push({ field: 'deep_link', message: 'must be an address, an app address like dinam://news/5, or a path' });
  if (errors.length) throw invalid(errors);
}

/** The key of `Idempotency-Key`; null when there is none. @throws Fault `invalid` naming the header */
export function idempotencyKey(given: readonly string[]): string | null {
  const [key] = given;
  if (key === undefined) return null;
  if (given.length > 1) throw invalidField('Idempotency-Key', 'is given more than once');
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalidField('Idempotency-Key', 'must be 1 to 255 visible ASCII characters');
  return key;
}

/** Keys in one order, at every depth: a body means the same however it was written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([k, v]) => [k, ordered(v)]));
}

/** Names the content of a body. */
export const bodyHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(input)))
    .digest('base64url');
