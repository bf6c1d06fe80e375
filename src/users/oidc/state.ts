import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { isSealed, sealOf } from '../sessions/tokens.ts';

/** Seconds for which a sign-in that has begun at the provider may end here. */
export const stateSeconds = 600;

const label = 'oidc';

export const stateHash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const stateSecret = (): string => randomBytes(32).toString('base64url');

/** The cookie of a browser, if it has the form of ours. */
export const browserOf = (cookie: string | undefined): string | null =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : null;

const sealed = (time: string, random: string, browser: string): string => `${time}.${random}.${stateHash(browser)}`;

/**
 * The `state` of a sign-in, `<time>.<random>.<seal>`. The seal covers the browser, so a sign-in that has begun is stored
 * nowhere: requests without a token write no rows, and any instance can end it.
 */
export async function newState(app: App, browser: string): Promise<string> {
  const time = Math.floor(app.now() / 1000).toString(36);
  const random = randomBytes(16).toString('base64url');
  return `${time}.${random}.${await sealOf(app, label, sealed(time, random, browser))}`;
}

/** When the `state` expires, in ms; null when it is forged, expired, or of another browser. */
export async function stateExpiry(app: App, state: string, browser: string): Promise<number | null> {
  const [, time = '', random = '', seal = ''] = /^([0-9a-z]{1,8})\.([\w-]{22})\.([\w-]{22})$/.exec(state) ?? [];
  const expiresMs = (Number.parseInt(time, 36) + stateSeconds) * 1000;
  if (!seal || expiresMs <= app.now()) return null;
  return (await isSealed(app, label, sealed(time, random, browser), seal)) ? expiresMs : null;
}

/** `nonce` and PKCE verifier (43 characters, RFC 7636): they follow from the cookie, which the browser alone has. */
export const derived = (browser: string, state: string, what: 'nonce' | 'verifier'): string =>
  createHmac('sha256', browser).update(`${what}:${state}`).digest('base64url');
