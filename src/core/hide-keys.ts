import { createHash } from 'node:crypto';

/** Parameters whose value is a key by their name: `key`, `api_key`, `access_token`, `X-Amz-Signature` ... */
const parameter =
  /([?&;](?:[\w.-]{0,60}(?:key|token|secret|passw(?:or)?d|pwd|signature|credentials?|jwt|hmac)|auth|authorization|pass|sig|sid|session(?:_?id)?)=)([^&;#\s"'<>\\]+)/gi;
const userInfo = /(https?:\/\/)([^\s/?#@"'<>\\]+)@/gi;

/** Short, so that it reveals nothing of use; of the value, so that two addresses that differ still do. */
const mark = (value: string): string =>
  value.startsWith('***') ? value : `***${createHash('sha256').update(value).digest('hex').slice(0, 6)}`;

/** A text without the keys of the addresses in it: `?key=***a1b2c3`. Again it stays as it is. */
export const hideKeys = (text: string): string =>
  text
    .replace(userInfo, (_all, scheme: string, value: string) => `${scheme}${mark(value)}@`)
    .replace(parameter, (_all, name: string, value: string) => name + mark(value));

/** The same in every text of a value, however deep. */
export function withoutKeys<T>(value: T): T {
  if (typeof value === 'string') return hideKeys(value) as T;
  if (Array.isArray(value)) return value.map(withoutKeys) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutKeys(inner)])) as T;
}
