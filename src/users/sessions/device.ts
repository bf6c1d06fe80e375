import { createHash, randomBytes } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { addressKey } from '../../core/rate-limit.ts';
import { isSealed, sealOf } from './tokens.ts';

/** Seconds for which a device token is valid. Each login issues a new one. */
export const deviceSeconds = 180 * 86_400;

const label = 'device';
const textOf = (account: string, random: string, at: string): string => `${random}.${at}.${account}`;

/**
 * Proof that a login of this account succeeded on this device, `<random>.<time>.<seal>`. It grants no access: failed
 * logins with it are counted for the device alone, so that failures of others never lock its owner out. The seal covers
 * the name and not the id of the user, so that no query is needed to check it.
 * @param account folded username
 */
export async function deviceToken(app: App, account: string): Promise<string> {
  const random = randomBytes(16).toString('base64url');
  const at = Math.floor(app.now() / 1000).toString(36);
  return `${random}.${at}.${await sealOf(app, label, textOf(account, random, at))}`;
}

/** The key that failures with a device token are counted under; null when it is forged, of another account or expired. */
export async function provenDevice(app: App, account: string, token: string | null): Promise<string | null> {
  const at = token?.match(/^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{22})$/);
  if (!at) return null;
  const [, random = '', time = '', seal = ''] = at;
  if (Number.parseInt(time, 36) + deviceSeconds < app.now() / 1000) return null;
  return (await isSealed(app, label, textOf(account, random, time), seal)) ? random : null;
}

/** A hash of account and address, which reveals neither. */
export const loginKey = (account: string, ip: string): string =>
  createHash('sha256')
    .update(`${addressKey(ip)} ${account}`)
    .digest('base64url')
    .slice(0, 27);
