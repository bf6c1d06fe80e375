import type { Subscription } from '../../model/device.ts';
import type { DeviceKind } from '../kind.ts';
import { subscriptionErrors, subscriptionText } from './input.ts';

/** A browser with its own subscription, which its address identifies, whatever its keys are. */
const browser: DeviceKind = {
  way: 'webpush',
  hasTopics: false,
  countedAs: 'webpush',
  form: 'object',
  wrongForm: 'must be a subscription: {endpoint, keys: {p256dh, auth}}',
  errorsOf: (app, value) => subscriptionErrors(app, value as Subscription),
  stored: (value) => subscriptionText(value as Subscription),
  identity: (stored) => (JSON.parse(stored) as { endpoint: string }).endpoint,
};

export const webpushKinds = { webpush: browser };
