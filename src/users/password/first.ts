import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';

/** A user and his generated password, to be shown once; null when the password was given. */
export interface FirstUser {
  username: string;
  password: string | null;
}

/** Rows of `meta`: the generated password of the first owner, until its first login. */
const prefix = 'first_password:';
const keyOf = (userId: number): string => `${prefix}${userId}`;

interface FirstPassword {
  password: string;
  /** Hash of that password. When the user has another one, the password was changed. */
  hash: string;
}

/**
 * Stores the password in the transaction that adds the user: when the start fails later, or its output is lost, the next
 * start prints it again. It has to be changed at its first use.
 */
export async function storeFirstPassword(c: Change, userId: number, password: string, hash: string): Promise<void> {
  const key = keyOf(userId);
  const value = secretBox(c.app.config).seal(
    `meta.value:${key}`,
    JSON.stringify({ password, hash } satisfies FirstPassword),
  );
  await c.tx.insertInto('meta').values({ key, value }).execute();
}

/** After a login of this user: the password was read. */
export async function deleteFirstPassword(c: Change, userId: number): Promise<void> {
  await c.tx.deleteFrom('meta').where('key', '=', keyOf(userId)).execute();
}

/** The generated password that was never used; null when there is none, or it is no longer valid. */
export async function unusedFirstPassword(app: App): Promise<FirstUser | null> {
  const { write } = app.db;
  const row = await write.selectFrom('meta').selectAll().where('key', 'like', `${prefix}%`).executeTakeFirst();
  if (!row) return null;
  const { password, hash } = JSON.parse(
    secretBox(app.config).open(`meta.value:${row.key}`, row.value),
  ) as FirstPassword;
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
