import { type Static, Type } from 'typebox';
import { Id, Nullable, Text, Time, Url } from './common.ts';

const closed = { additionalProperties: false };

export const targetTypes = ['all', 'topic', 'condition', 'lang', 'place', 'category', 'segment', 'device'] as const;
export type TargetType = (typeof targetTypes)[number];

export const notificationStatuses = [
  'scheduled',
  'queued',
  'sending',
  'paused',
  'sent',
  'logged',
  'failed',
  'cancelled',
] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** Whom a notification is for. `all` takes no value; `segment` takes an object, the rest text. */
export const Target = Type.Object(
  {
    type: Type.Enum([...targetTypes]),
    value: Type.Optional(
      Type.Union([Type.String({ maxLength: 1_000 }), Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
        description: 'A topic, language, place, category slug or installation id; an object for segment',
      }),
    ),
  },
  closed,
);
export type Target = Static<typeof Target>;

const Priority = Type.Enum(['normal', 'high']);
const Data = Type.Record(Type.String(), Type.String({ maxLength: 2_000 }), {
  description: 'What the app gets besides; text to text',
});
/** 28 days, the longest that FCM keeps a message. */
const Ttl = Type.Integer({ minimum: 0, maximum: 2_419_200, description: 'Seconds that it is worth delivering' });
const Spread = Type.Integer({
  minimum: 0,
  maximum: 86_400,
  description: 'Seconds over which the batches are spread, so that the phones do not all open the app at once',
});
const Kind = Type.String({
  pattern: '^[a-z][a-z0-9_.-]{0,39}$',
  description: 'What it is about: general, breaking, news ...',
});

/** What an editor sends. */
export const NotificationInput = Type.Object(
  {
    title: Text(120, { min: 1 }),
    body: Type.Optional(Text(1_000)),
    image_url: Type.Optional(Nullable(Url)),
    type: Type.Optional(Kind),
    target: Target,
    data: Type.Optional(Data),
    deep_link: Type.Optional(
      Nullable(Type.String({ maxLength: 2_000, description: 'An address, an app address like dinam://, or a path' })),
    ),
    ttl_seconds: Type.Optional(Nullable(Ttl)),
    priority: Type.Optional(Priority),
    collapse_key: Type.Optional(Nullable(Type.String({ pattern: '^[A-Za-z0-9_.~%-]{1,64}$' }))),
    scheduled_at: Type.Optional(Nullable(Time)),
    spread_seconds: Type.Optional(Spread),
  },
  closed,
);
export type NotificationInput = Static<typeof NotificationInput>;

const Counts = Type.Object({
  targets: Nullable(Type.Integer({ description: 'Devices; null before the fan-out and for a topic' })),
  sent: Type.Integer(),
  failed: Type.Integer(),
  failed_by_code: Type.Record(Type.String(), Type.Integer()),
  removed: Type.Integer({ description: 'Devices that the transport said are gone' }),
  opened: Type.Integer(),
});

/** A notification as the desk sees it. */
export const Notification = Type.Object({
  id: Id,
  title: Type.String(),
  body: Type.String(),
  image_url: Nullable(Type.String()),
  type: Type.String(),
  target: Type.Object({ type: Type.Enum([...targetTypes]), value: Type.Unknown() }),
  data: Type.Record(Type.String(), Type.String()),
  deep_link: Nullable(Type.String()),
  ttl_seconds: Nullable(Type.Integer()),
  priority: Priority,
  collapse_key: Nullable(Type.String()),
  scheduled_at: Nullable(Type.String()),
  spread_seconds: Type.Integer(),
  status: Type.Enum([...notificationStatuses]),
  counts: Counts,
  created_by: Nullable(Type.Integer({ description: 'Id of the user' })),
  sent_at: Nullable(Type.String({ description: 'When the last batch was done' })),
  rev: Type.Integer({ description: 'What if-match names' }),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Notification = Static<typeof Notification>;
