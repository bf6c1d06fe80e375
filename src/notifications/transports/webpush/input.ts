import type { App } from '../../../core/app.ts';
import type { FieldError } from '../../../core/error.ts';
import type { Subscription } from '../../model/device.ts';
import { endpointRefusal, isKnownService, isOnCurve, subscriptionSize } from './subscription.ts';

/** Names that no machine on the Internet has. What any other leads to is judged when it is connected to. */
const localName = /^[^.]*$|(^|\.)(localhost|local|internal|lan|home|arpa|test|invalid|example)$/i;

function endpointError(app: Pick<App, 'config'>, endpoint: string): string | null {
  const refusal = endpointRefusal(app.config, endpoint);
  if (refusal) return refusal;
  const { hostname, hash } = new URL(endpoint);
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  if (isName && app.config.fetchAllow.length === 0 && localName.test(hostname)) return 'must be on the Internet';
  if (!isKnownService(app.config, endpoint)) return 'must be of a push service that WEBPUSH_HOSTS names';
  return hash === '' ? null : 'must have no # in it';
}

/** What is wrong with a subscription, field by field. */
export function subscriptionErrors(app: Pick<App, 'config'>, { endpoint, keys }: Subscription): FieldError[] {
  const { p256dh, auth } = keys;
  const isKey = subscriptionSize(p256dh) === 65 && isOnCurve(p256dh);
  const checks: [field: string, message: string | null][] = [
    ['value.endpoint', endpointError(app, endpoint)],
    ['value.keys.p256dh', isKey ? null : 'must be a public key of P-256: 65 bytes in base64url'],
    ['value.keys.auth', subscriptionSize(auth) === 16 ? null : 'must be 16 bytes in base64url'],
  ];
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** A subscription as it is kept: what it is made of, in one order. */
export const subscriptionText = ({ endpoint, keys: { p256dh, auth } }: Subscription): string =>
  JSON.stringify({ endpoint, keys: { p256dh, auth } });
