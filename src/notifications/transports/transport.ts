import type { App } from '../../core/app.ts';
import type { Stored } from '../../core/db/table.ts';
import type { DeviceRow } from '../tables.ts';

/** What a phone gets. `payload.ts` makes it fit: titles and bodies may be cut there, between letters, nothing else is. */
export interface Message {
  notificationId: number;
  title: string;
  body: string;
  imageUrl: string | null;
  /** Also the name of the Android channel: an app without a channel of that name uses its default one. */
  type: string;
  data: Record<string, string>;
  deepLink: string | null;
  ttlSeconds: number | null;
  priority: 'normal' | 'high';
  /** Replaces what came under the same key: messages that wait, and notifications that are shown. */
  collapseKey: string | null;
}

/**
 * A device to send to. `value` is a secret: it never gets into a log. Of kind `webpush` it is the JSON of the
 * browser's PushSubscription: `{endpoint, keys: {p256dh, auth}}`.
 */
export interface Recipient {
  deviceId: number;
  kind: Stored<DeviceRow>['kind'];
  value: string;
}

/** Where one message for many goes: to a topic, or to a condition over topics. */
export type TopicTarget = { topic: string } | { condition: string };

/**
 * What became of one message. `code` is a key of `codes.ts`, which has a sentence for each.
 * - `gone`: the push service does not know the device any more, so it is removed here.
 * - `retry`: not accepted, or uncertain; worth another try after `retryAfterMs`, absent: as the caller sees fit. With
 *   `unasked` no request was sent for this one: that is no try.
 * - `failed`: no retry mends it. With `stop` it is the message or the set-up that is wrong, not the device: no other
 *   message of this notification would go out either.
 */
export type Result =
  | { state: 'sent' }
  | { state: 'failed'; code: string; stop?: true }
  | { state: 'gone'; code: string }
  | { state: 'retry'; code: string; retryAfterMs?: number; unasked?: true };

export interface SendOptions {
  /**
   * After it aborts nothing more is sent: the rest is returned as `retry` with the code `STOPPED`. What is on its way is
   * waited for, as nobody would know what became of it.
   */
  signal: AbortSignal;
  /** A dry run: the push service validates the message and does not deliver it. */
  validate?: boolean;
  /** Called for each message of `send`; absent: results are not recorded one by one. */
  progress?: SendProgress;
}

/**
 * Follows the messages of one `send`, to record those that were accepted while others are still being sent. `end` or
 * `cancel` follows each `begin`.
 */
export interface SendProgress {
  /** Messages of this process that may be under way or unrecorded at once. */
  readonly most: number;
  /** Waits until one more message may be under way. */
  begin(): Promise<void> | undefined;
  end(recipient: Recipient, result: Result): void;
  /** The message was not sent after all. */
  cancel(): void;
}

/**
 * How messages are sent. The fan-out gives it batches in the order of devices and counts its results.
 *
 * When a process dies during a call, messages that `SendOptions.progress` had not recorded are sent once more, so a
 * transport that can should make the second one harmless (a collapse key, a message id). `send` and `sendTopic` do not throw for anything that a push
 * service or the network does: that is a result. They take several calls at once.
 */
export interface Transport {
  /** log, fcm, webpush or fcm+webpush. */
  name: string;
  /** The state of a notification once everything has been handed to this transport. */
  ends: 'sent' | 'logged';
  /** Whether there are topics: only FCM has them. The log takes them too. */
  topics: boolean;
  /** One result per recipient, in their order. */
  send(app: App, message: Message, recipients: readonly Recipient[], options: SendOptions): Promise<Result[]>;
  /** One message to all who subscribed. */
  sendTopic(app: App, message: Message, target: TopicTarget, options: SendOptions): Promise<Result>;
  /**
   * Milliseconds until FCM may be called again, after it said that its quota is used up or when we have used it up; 0
   * when it may be called now. Meanwhile `send` calls it for nobody and returns `retry`, so that batches are better
   * postponed. A topic may go out when devices may not.
   */
  rateLimitedMs(app: App, isTopic?: boolean): number;
  close(): Promise<void>;
}

/** Enough of a secret to distinguish two of them in a log or on a screen, and no more: a third of a short one. */
export function masked(value: string): string {
  return `${value.slice(0, Math.min(4, Math.floor(value.length / 3)))}…(${value.length})`;
}
