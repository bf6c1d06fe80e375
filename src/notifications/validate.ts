import { createHash } from 'node:crypto';
import { invalid, invalidField } from '../core/error.ts';
import { isLink, linkMessage } from '../model/link.ts';
import type { NotificationInput } from '../model/notification.ts';
import { targetErrors } from './targeting/target.ts';
import { contentErrors } from './transports/payload.ts';

/** What the schema cannot say; `schemes` are those of the security settings. @throws Fault `invalid` naming every bad field */
export function checkInput(input: NotificationInput, schemes: readonly string[]): void {
  const { deep_link, target } = input;
  const errors = [...targetErrors(target), ...contentErrors(input)];
  if (deep_link != null && !isLink(deep_link, schemes)) errors.push({ field: 'deep_link', message: linkMessage });
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
