import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { type FieldError, invalidField } from '../core/error.ts';
import { secretBox } from '../core/secrets/secret-box.ts';
import type { FeedInput } from './model/feed.ts';

/** Secrets of the requests of a feed, which are never returned. */
export interface Secrets {
  headers: Record<string, string>;
  password: string | null;
}

const mostHeaders = 10;

/** Of one connection, of the message itself, or made by us. */
const ours: Record<string, string> = Object.fromEntries(
  [
    ['connection keep-alive proxy-connection te trailer transfer-encoding upgrade', 'belongs to the connection'],
    ['proxy-authenticate proxy-authorization http2-settings expect', 'belongs to the connection'],
    ['host content-length', 'follows from the request'],
    ['accept-encoding if-match if-none-match if-modified-since if-unmodified-since if-range range', 'is set by us'],
    ['user-agent', 'is the field user_agent'],
  ].flatMap(([names = '', why = '']) => names.split(' ').map((name) => [name, why])),
);

/** Errors of custom headers, each by its name. */
export function headerErrors(headers: FeedInput['headers']): FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(headers ?? {})) {
    const field = `headers.${name.slice(0, 80)}`;
    const lower = name.toLowerCase();
    const why = Object.hasOwn(ours, lower) ? ours[lower] : undefined;
    if (!/^[\w!#$%&'*+.^`|~-]{1,80}$/.test(name))
      errors.push({ field, message: 'is no name of a header', code: 'not_found' });
    else if (why) errors.push({ field, message: `cannot be given: it ${why}` });
    else if (seen.has(lower)) errors.push({ field, message: 'is given twice', code: 'repeated' });
    else if (value !== null && !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value))
      errors.push({ field, message: 'must be printable ASCII without spaces around it' });
    seen.add(lower);
  }
  return errors;
}

const places = (feed: number) => ({
  headers: `feed_secrets.headers:${feed}`,
  password: `feed_secrets.password:${feed}`,
});

/** Those of each of these feeds that has some. */
export async function secretsByFeed(
  app: App,
  feeds: readonly number[],
  db: Db = app.db.write,
): Promise<Map<number, Secrets>> {
  if (feeds.length === 0) return new Map();
  const rows = await db.selectFrom('feed_secrets').selectAll().where('feed_id', 'in', feeds).execute();
  if (rows.length === 0) return new Map();
  const box = secretBox(app.config);
  return new Map(
    rows.map((row) => {
      const { headers, password } = places(row.feed_id);
      const opened = {
        headers: JSON.parse(box.open(headers, row.headers)) as Secrets['headers'],
        password: row.password === null ? null : box.open(password, row.password),
      };
      return [row.feed_id, opened];
    }),
  );
}

export const noSecrets: Secrets = { headers: {}, password: null };

export const feedSecrets = async (app: App, feed: number, db: Db = app.db.write): Promise<Secrets> =>
  (await secretsByFeed(app, [feed], db)).get(feed) ?? noSecrets;

/** Headers as they are after an edit: those that are sent replace those of their name, `null` takes one or all away. */
function merged(stored: Secrets['headers'], given: FeedInput['headers']): Secrets['headers'] {
  if (given === undefined) return stored;
  const left = new Map(given === null ? [] : Object.entries(stored).map((e) => [e[0].toLowerCase(), e]));
  for (const [name, value] of Object.entries(given ?? {})) {
    left.delete(name.toLowerCase());
    if (value !== null) left.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(left.values());
}

/**
 * Keeps what is sent of the secrets of a feed. `isElsewhere`: its address leads to another server now. What
 * is not sent anew is forgotten, else an edit of the address would send a password to another server.
 * @throws Fault `invalid` for too many headers
 */
export async function storeSecrets(
  c: Change,
  feed: number,
  { headers, username, password }: Partial<FeedInput>,
  isElsewhere: boolean,
): Promise<void> {
  if (headers === undefined && username === undefined && password === undefined && !isElsewhere) return;
  const stored = isElsewhere ? noSecrets : await feedSecrets(c.app, feed, c.tx);
  const all = merged(stored.headers, headers);
  if (Object.keys(all).length > mostHeaders)
    throw invalidField('headers', `must be ${mostHeaders} at most`, 'too_long');
  // A password is one of its user.
  const word = password !== undefined ? password : username === null ? null : stored.password;
  if (word === null && Object.keys(all).length === 0) return deleteSecrets(c, feed);
  const box = secretBox(c.app.config);
  const place = places(feed);
  const row = {
    headers: box.seal(place.headers, JSON.stringify(all)),
    password: word === null ? null : box.seal(place.password, word),
  };
  await c.tx
    .insertInto('feed_secrets')
    .values({ feed_id: feed, ...row })
    .onConflict((o) => o.column('feed_id').doUpdateSet(row))
    .execute();
}

export async function deleteSecrets(c: Change, feed: number): Promise<void> {
  await c.tx.deleteFrom('feed_secrets').where('feed_id', '=', feed).execute();
}
