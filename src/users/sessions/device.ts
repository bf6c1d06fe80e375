import { createHash, randomBytes } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { addressKey } from '../../core/rate-limit.ts';
import { isSealed, sealOf } from './tokens.ts';

/** Seconds for which a device proves that a login of an account succeeded on it; each login begins anew. */
export const deviceSeconds = 180 * 86_400;

const label = 'device';
const textOf = (account: string, random: string, at: string): string => `${random}.${at}.${account}`;

/**
 * Proof that a login of this account has succeeded on this device, `<random>.<time>.<seal>`. It opens nothing: with it
 * wrong guesses are counted for the device alone, so that those of others never keep its owner out. The seal is over
 * the name and not the user, so that it is checked without a question to the database.
 * @param account folded username
 */
export async function deviceToken(app: App, account: string): Promise<string> {
  const random = randomBytes(16).toString('base64url');
  const at = Math.floor(app.now() / 1000).toString(36);
  return `${random}.${at}.${await sealOf(app, label, textOf(account, random, at))}`;
}

/** What a proof's guesses are counted under; null when it is not ours, of another account, or too old. */
export async function provenDevice(app: App, account: string, token: string | null): Promise<string | null> {
  const at = token?.match(/^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{22})$/);
  if (!at) return null;
  const [, random = '', time = '', seal = ''] = at;
  if (Number.parseInt(time, 36) + deviceSeconds < app.now() / 1000) return null;
  return (await isSealed(app, label, textOf(account, random, time), seal)) ? random : null;
}

/** Names a pair of account and address without telling either. */
export const loginKey = (account: string, ip: string): string =>
  createHash('sha256')
    .update(`${addressKey(ip)} ${account}`)
    .digest('base64url')
    .slice(0, 27);
