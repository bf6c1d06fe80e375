import { createHash } from 'node:crypto';
import type { FieldError } from '../../core/error.ts';
import { cutBytes, cutGraphemes, graphemeLength } from '../../text/graphemes.ts';
import type { NotificationInput } from '../model/notification.ts';
import type { Message } from './transport.ts';

/**
 * Bytes of a whole message as JSON, its target aside. FCM's own limit is 4,096 for keys and values to a device and
 * 2,048 to a topic (its page on error codes), Web Push has 3,993 left after encryption: under 2 KB fits everywhere.
 */
export const mostBytes = 2_000;
/** Of the name of a field that is left out when it is empty. */
const bodyField = '"body":"",'.length;
/** What data, links and image must leave for title and body: 150 letters of an Indic script and more. */
const textBytes = 500;
const mostKeys = 50;

/** FCM's own words (reference of `Message.data`), and those that we fill in from other fields. */
const reservedKey = /^(from|message_type|notification)$|^(google|gcm)(\.|$)/;
const ownKeys: Record<string, string> = {
  notification_id: 'is filled in by Dinam: it tells which notification was opened',
  deep_link: 'is filled in by Dinam: use the field deep_link',
  type: 'is filled in by Dinam: use the field type',
  collapse_key: 'is filled in by FCM: use the field collapse_key',
};

function keyErrors(data: Record<string, string>): FieldError[] {
  const keys = Object.keys(data);
  const errors = keys.flatMap((key): FieldError[] => {
    const field = `data.${key}`;
    if (Object.hasOwn(ownKeys, key)) return [{ field, message: ownKeys[key] as string }];
    if (reservedKey.test(key)) return [{ field, message: 'is a name that the push services keep for themselves' }];
    return /^[\x21-\x7e]{1,100}$/.test(key)
      ? []
      : [{ field, message: 'must be named in 1 to 100 visible ASCII characters' }];
  });
  return keys.length > mostKeys
    ? [{ field: 'data', message: `must have at most ${mostKeys} keys`, code: 'too_long' }, ...errors]
    : errors;
}

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** Bytes of a text inside JSON, without the quotes context it. */
const innerBytes = (text: string): number => jsonBytes(text) - 2;

/** The part of an input that goes to the phone. */
type Content = Pick<
  NotificationInput,
  'title' | 'body' | 'data' | 'image_url' | 'deep_link' | 'type' | 'collapse_key' | 'ttl_seconds' | 'priority'
>;

const widestId = Number.MAX_SAFE_INTEGER;

function draftOf(input: Content): Message {
  return {
    notificationId: widestId,
    title: input.title,
    body: input.body ?? '',
    imageUrl: input.image_url ?? null,
    type: input.type ?? 'general',
    data: input.data ?? {},
    deepLink: input.deep_link ?? null,
    ttlSeconds: input.ttl_seconds ?? 0,
    priority: input.priority ?? 'normal',
    collapseKey: input.collapse_key ?? null,
  };
}

function sizeErrors(input: Content): FieldError[] {
  const draft = draftOf(input);
  const fixed = jsonBytes(assembled(emptied(draft), 0));
  const most = mostBytes - Math.min(textBytes, innerBytes(draft.title) + innerBytes(draft.body) + bodyField);
  if (fixed <= most) return [];
  const { data, imageUrl: image_url, deepLink: deep_link } = draft;
  const values = Object.entries(data).map(([key, value]) => [`data.${key}`, innerBytes(value)] as const);
  const links = Object.entries({ image_url, deep_link }).map(
    ([field, value]) => [field, innerBytes(value ?? '')] as const,
  );
  const [[field]] = [...values, ...links].sort((a, b) => b[1] - a[1]) as [readonly [string, number]];
  const message = `makes the message ${fixed} bytes without its text; phones take ${most} besides title and body`;
  return [{ field, message }];
}

/** What must not go to a phone, or does not fit, field by field. Texts that are long are cut, not refused. */
export function contentErrors(input: Content): FieldError[] {
  const errors = keyErrors(input.data ?? {});
  return errors.length ? errors : sizeErrors(input);
}

/** The beginning of a text in at most so many bytes of JSON, cut between words or letters, with an ellipsis. */
function fitted(text: string, bytes: number): string {
  if (innerBytes(text) <= bytes) return text;
  for (let most = bytes - 3; most > 0; ) {
    const whole = graphemeLength(cutBytes(text, most));
    const cut = whole === 0 ? '' : cutGraphemes(text, whole + 1);
    const over = innerBytes(cut) - bytes;
    if (over <= 0) return cut;
    most -= over;
  }
  return '';
}

/** Title and body within the bytes that the rest of a message leaves them: the title goes first, half of it is the body's. */
function fittedTexts({ title, body }: Message, maxBytes: number): { title: string; body: string } {
  const reserved = Math.min(innerBytes(body), Math.floor(maxBytes / 2));
  const first = fitted(title, maxBytes - reserved);
  return { title: first, body: fitted(body, maxBytes - innerBytes(first)) };
}

/** Under which a phone shows it: what comes under the same tag replaces it, also a second copy of this one. */
export const tagOf = (message: Pick<Message, 'collapseKey' | 'notificationId'>): string =>
  message.collapseKey ?? `dinam-${message.notificationId}`;

/**
 * What replaces an older message at a browser's push service. RFC 8030 (5.4) wants at most 32 letters of base64url, and
 * Apple decodes them: a length of 1 mod 4 is none (`BadWebPushTopic`). So it is a hash of 24 bytes, whatever the tag is.
 */
export const topicHeader = (tag: string): string =>
  createHash('sha256').update(tag).digest().subarray(0, 24).toString('base64url');

const dataOf = (message: Message): Record<string, string> => ({
  ...message.data,
  notification_id: String(message.notificationId),
  type: message.type,
  ...(message.deepLink === null ? {} : { deep_link: message.deepLink }),
});

const imageOf = ({ imageUrl }: Message): { image?: string } => (imageUrl === null ? {} : { image: imageUrl });

/** FCM's message without a target. The image stands once, for all platforms. */
function assembled(message: Message, nowMs: number) {
  const { title, body, ttlSeconds, priority, collapseKey, type, deepLink, imageUrl } = message;
  const tag = tagOf(message);
  const isHigh = priority === 'high';
  const expires = ttlSeconds === 0 ? 0 : Math.floor(nowMs / 1_000) + (ttlSeconds ?? 0);
  return {
    notification: { title, ...(body === '' ? {} : { body }), ...imageOf(message) },
    data: dataOf(message),
    android: {
      priority: isHigh ? 'HIGH' : 'NORMAL',
      ...(ttlSeconds === null ? {} : { ttl: `${ttlSeconds}s` }),
      ...(collapseKey === null ? {} : { collapse_key: collapseKey }),
      notification: { channel_id: type, tag },
    },
    apns: {
      headers: {
        'apns-priority': isHigh ? '10' : '5',
        ...(ttlSeconds === null ? {} : { 'apns-expiration': String(expires) }),
        'apns-collapse-id': tag,
      },
      payload: { aps: { sound: 'default', ...(imageUrl === null ? {} : { 'mutable-content': 1 }) } },
    },
    webpush: {
      headers: {
        ...(ttlSeconds === null ? {} : { TTL: String(ttlSeconds) }),
        Urgency: priority,
        Topic: topicHeader(tag),
      },
      notification: { tag },
      ...(deepLink?.startsWith('https://') ? { fcm_options: { link: deepLink } } : {}),
    },
  };
}

/** Title and body as phones get them: cut to what fits beside the rest. */
export function fittedText(input: Content): { title: string; body: string } {
  const { title, body = '' } = fcmContent(draftOf(input), 0).notification;
  return { title, body };
}

type FcmContent = ReturnType<typeof assembled>;

const emptied = (message: Message): Message => ({ ...message, title: '', body: '' });

/** What FCM gets, without a target, in at most `mostBytes` bytes of JSON. */
export function fcmContent(message: Message, nowMs: number): FcmContent {
  const maxBytes = mostBytes - jsonBytes(assembled(emptied(message), nowMs)) - bodyField;
  return assembled({ ...message, ...fittedTexts(message, maxBytes) }, nowMs);
}

/** What a service worker gets by Web Push: the shape that FCM's own library for browsers gives it. */
export function webPushContent(message: Message) {
  const build = (title: string, body: string) => ({
    notification: { title, body, ...imageOf(message), tag: tagOf(message) },
    data: dataOf(message),
  });
  const { title, body } = fittedTexts(message, mostBytes - jsonBytes(build('', '')));
  return build(title, body);
}
