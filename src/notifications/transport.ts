import type { App } from '../core/app.ts';
import type { DeviceRow, Stored } from '../core/tables.ts';

/** What a phone gets, whole: no transport may cut a text (a title in Telugu is many bytes, and half a syllable is none). */
export interface Message {
  notificationId: number;
  title: string;
  body: string;
  imageUrl: string | null;
  type: string;
  data: Record<string, string>;
  deepLink: string | null;
  ttlSeconds: number | null;
  priority: 'normal' | 'high';
  collapseKey: string | null;
}

/** A device to send to. `value` is a secret: it never gets into a log. */
export interface Recipient {
  deviceId: number;
  kind: Stored<DeviceRow>['kind'];
  value: string;
}

/** What became of one message. `gone`: the push service does not know the device any more, so it is removed here. */
export type Result = { state: 'sent' } | { state: 'failed' | 'gone'; code: string };

/**
 * How messages leave the house. The fan-out gives it batches in the order of devices and counts its results.
 *
 * A process that dies during a call lets the whole batch be sent once more, so a transport that can should make the
 * second one harmless (a collapse key, a message id). Throwing means that nothing of the batch is known to have been
 * taken: the job is tried again later with the usual waits; core/jobs has `Later` for a time that the push service
 * asked for and `GiveUp` for what no retry can mend.
 */
export interface Transport {
  name: string;
  /** The state of a notification once everything has been handed to this transport. */
  ends: 'sent' | 'logged';
  /** One result per recipient, in their order. */
  send(app: App, message: Message, recipients: readonly Recipient[], signal: AbortSignal): Promise<Result[]>;
  /** One message to all who subscribed to a topic. */
  sendTopic(app: App, message: Message, topic: string, signal: AbortSignal): Promise<Result>;
}

/** Enough of a token to tell two of them apart in a log or on a screen, and no more. */
export function masked(value: string): string {
  return `${value.slice(0, 4)}…(${value.length})`;
}
