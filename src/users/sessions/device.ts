import { createHash, randomBytes } from 'node:crypto';
import { addressKey } from '../../core/address.ts';
import type { App } from '../../core/app.ts';
import type { UserOf } from './sessions.ts';
import { isSealed, sealOf } from './tokens.ts';

/** Seconds for which a device token is valid. Each login issues a new one. */
export const deviceSeconds = 180 * 86_400;

const label = 'device';
const textOf = (account: string, random: string, at: string, ver: string): string =>
  `${random}.${at}.${ver}.${account}`;

/**
 * Proof that a login of this account succeeded on this device, `<random>.<time>.<ver>.<seal>`. It grants no access:
 * failed logins with it are counted for the device alone, so that failures of others never lock its owner out. The seal
 * covers the name and not the id of the user, so that only a genuine proof causes a query.
 */
export async function deviceToken(app: App, user: Pick<UserOf, 'username_key' | 'ver'>): Promise<string> {
  const random = randomBytes(16).toString('base64url');
  const at = Math.floor(app.now() / 1000).toString(36);
  const ver = String(user.ver);
  return `${random}.${at}.${ver}.${await sealOf(app, label, textOf(user.username_key, random, at, ver))}`;
}

/**
 * The key that failures with a device token are counted under; null when it is forged, of another account, expired, or
 * issued before the account's tokens were revoked: by another password or role, or a logout everywhere.
 * @param account folded username
 */
export async function provenDevice(app: App, account: string, token: string | null): Promise<string | null> {
  const at = token?.match(/^([\w-]{22})\.([0-9a-z]{1,8})\.(\d{1,9})\.([\w-]{22})$/);
  if (!at) return null;
  const [, random = '', time = '', ver = '', seal = ''] = at;
  if (Number.parseInt(time, 36) + deviceSeconds < app.now() / 1000) return null;
  if (!(await isSealed(app, label, textOf(account, random, time, ver), seal))) return null;
  const user = await app.db.write
    .selectFrom('users')
    .select('ver')
    .where('username_key', '=', account)
    .executeTakeFirst();
  return user?.ver === Number(ver) ? random : null;
}

/** A hash of account and address, which reveals neither. */
export const loginKey = (account: string, ip: string): string =>
  createHash('sha256')
    .update(`${addressKey(ip)} ${account}`)
    .digest('base64url')
    .slice(0, 27);
