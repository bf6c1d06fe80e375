import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';
import type { Made } from '../users.ts';

/** Rows of `meta`: the first owner's password of our making, until somebody has logged in with it. */
const prefix = 'first_password:';
const keyOf = (userId: number): string => `${prefix}${userId}`;

interface Kept {
  password: string;
  /** Of the user at that moment: with another one, the password was changed and this one opens nothing. */
  hash: string;
}

/**
 * Keeps the password beside the user that it is for, in one transaction: a start that fails after it, or whose output
 * is lost, must not leave an owner whom nobody knows the password of. It has to be changed at its first use.
 */
export async function keepFirstPassword(c: Change, userId: number, password: string, hash: string): Promise<void> {
  const key = keyOf(userId);
  const value = secretBox(c.app.config).seal(`meta.value:${key}`, JSON.stringify({ password, hash } satisfies Kept));
  await c.tx.insertInto('meta').values({ key, value }).execute();
}

/** Somebody has logged in as this user: the password was seen. */
export async function forgetFirstPassword(c: Change, userId: number): Promise<void> {
  await c.tx.deleteFrom('meta').where('key', '=', keyOf(userId)).execute();
}

/** The password that nobody has used yet; null when there is none, or it opens nothing any more. */
export async function unusedFirstPassword(app: App): Promise<Made | null> {
  const { write } = app.db;
  const row = await write.selectFrom('meta').selectAll().where('key', 'like', `${prefix}%`).executeTakeFirst();
  if (!row) return null;
  const { password, hash } = JSON.parse(secretBox(app.config).open(`meta.value:${row.key}`, row.value)) as Kept;
  const user = await write
    .selectFrom('users')
    .select('username')
    .where('id', '=', Number(row.key.slice(prefix.length)))
    .where('password_hash', '=', hash)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (user) return { username: user.username, password };
  await write.deleteFrom('meta').where('key', '=', row.key).execute();
  return null;
}
