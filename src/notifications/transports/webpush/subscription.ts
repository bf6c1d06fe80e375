import { ECDH } from 'node:crypto';
import type { Config } from '../../../core/config/config.ts';
import { refusalOf } from '../../../core/fetch/fetch.ts';

/** What a browser gives for itself (`PushSubscription.toJSON()`), as far as it is used. */
export interface WebPushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Bytes of a text in base64url; 0 for what is none. */
export const subscriptionSize = (text: unknown): number =>
  typeof text === 'string' && /^[A-Za-z0-9_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0;

/** Whether it is a point of P-256: with anything else no message can be encrypted. */
export function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** A subscription from its stored JSON; null when it is none. */
export function webPushSubscription(value: string): WebPushSubscription | null {
  try {
    const { endpoint, keys } = JSON.parse(value) as WebPushSubscription;
    if (typeof endpoint !== 'string' || endpoint.length > 2_000) return null;
    const { p256dh, auth } = keys;
    if (subscriptionSize(p256dh) !== 65 || subscriptionSize(auth) !== 16 || !isOnCurve(p256dh)) return null;
    return { endpoint, keys: { p256dh, auth } };
  } catch {
    return null;
  }
}

/** Whether it is one of the allowed push services. @param endpoint an address that is none of the refused */
export function isKnownService({ webpushHosts }: Pick<Config, 'webpushHosts'>, endpoint: string): boolean {
  const { hostname } = new URL(endpoint);
  return webpushHosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === '*' || host === hostname,
  );
}

/**
 * Why no request is sent to the address of a subscription; null: it is accepted. A client chose it: it must be https, and must not
 * lead inside (a name is judged once more when it is connected to).
 */
export function endpointRefusal(config: Pick<Config, 'fetchAllow'>, endpoint: string): string | null {
  if (URL.parse(endpoint)?.protocol !== 'https:') return 'must begin with https://';
  return refusalOf(config, endpoint);
}
