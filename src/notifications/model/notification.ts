import { type Static, Type } from 'typebox';
import { Id, JsonValue, Nullable, Text, Time, Timestamp, timestamp, Url } from '../../core/model/common.ts';
import { InstallationId } from './device.ts';

const closed = { additionalProperties: false };

export const targetTypes = ['all', 'topic', 'condition', 'lang', 'place', 'category', 'segment', 'device'] as const;
export type TargetType = (typeof targetTypes)[number];

export const notificationStatuses = [
  'awaiting_approval',
  'scheduled',
  'queued',
  'sending',
  'paused',
  'sent',
  'logged',
  'failed',
  'cancelled',
] as const;

/** Whom a notification is for. `all` takes no value; `segment` takes an object, the rest text. */
export const Target = Type.Object(
  {
    type: Type.Enum([...targetTypes]),
    value: Type.Optional(
      Type.Union([Type.String({ maxLength: 1_000 }), Id, Type.Record(Type.String(), JsonValue), Type.Null()], {
        description:
          'A topic, condition, language, place or category slug; of a device its id, or its installation id; for segment ' +
          'an object of platform, lang, kind, app_version {min, max}, last_seen_days, place, category, any [], all [], not {}',
      }),
    ),
  },
  { ...closed, $id: 'Target' },
);
export type Target = Static<typeof Target>;

const Priority = Type.Enum(['normal', 'high']);
const Data = Type.Record(Type.String(), Type.String({ maxLength: 2_000 }), {
  description: 'Data for the app; strings only',
});
/** 28 days, the longest that FCM keeps a message. */
const Ttl = Type.Integer({
  minimum: 0,
  maximum: 2_419_200,
  description: 'Seconds during which it may still be delivered',
});
const Spread = Type.Integer({
  minimum: 0,
  maximum: 86_400,
  description: 'Seconds over which the batches are spread, to spread the load of phones that open the app',
});
const Kind = Type.String({
  pattern: '^[a-z][a-z0-9_.-]{0,39}$',
  description: 'Type: general, breaking, news ...',
});

/** How many devices a target means. */
export const Preview = Type.Object(
  {
    count: Nullable(Type.Integer({ description: 'null for a topic and a condition: only the push service knows' })),
    by_platform: Type.Record(Type.String(), Type.Integer()),
    by_lang: Type.Record(Type.String(), Type.Integer()),
  },
  { $id: 'Preview' },
);
export type Preview = Static<typeof Preview>;
export const PreviewInput = Type.Object({ target: Target }, { ...closed, $id: 'PreviewInput' });

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
    news_id: Type.Optional(
      Nullable(Type.Integer({ minimum: 1, description: 'The story it is about: a story is pushed once' })),
    ),
    category: Type.Optional(
      Nullable(
        Text(100, {
          min: 1,
          description: 'Category slug, for devices that opted out of it; default: that of the story',
        }),
      ),
    ),
    allow_repeat: Type.Optional(Type.Boolean({ description: 'true: even if the story was pushed before' })),
    scheduled_at: Type.Optional(Nullable(Time)),
    spread_seconds: Type.Optional(Spread),
    dry_run: Type.Optional(Type.Boolean({ description: 'true: validate only; nothing is sent or stored' })),
  },
  { ...closed, $id: 'NotificationInput' },
);
export type NotificationInput = Static<typeof NotificationInput>;

/** Why a notification is not approved. */
export const RejectApproval = Type.Object(
  { note: Type.Optional(Nullable(Text(500, { description: 'Reason, for the audit trail' }))) },
  { ...closed, $id: 'RejectApproval' },
);

/** What an editor sends to a phone of their own, which one of the two names. */
export const TestInput = Type.Object(
  {
    device_id: Type.Optional(Id),
    installation_id: Type.Optional(InstallationId),
    ...Type.Omit(NotificationInput, ['target', 'scheduled_at', 'spread_seconds', 'allow_repeat', 'dry_run']).properties,
  },
  { ...closed, $id: 'TestInput' },
);
export type TestInput = Static<typeof TestInput>;

/** What the push service said of one message. */
export const Tried = Type.Object(
  {
    to: Type.String({
      description:
        'The id of a device; for a dry run a platform, `webpush` for browsers by Web Push, `topic` or `condition`',
    }),
    ok: Type.Boolean(),
    code: Nullable(Type.String()),
    text: Nullable(Type.String({ description: 'What the code means' })),
  },
  { $id: 'Tried' },
);
export type Tried = Static<typeof Tried>;

export const DryRun = Type.Object(
  {
    dry_run: Type.Literal(true),
    transport: Type.String(),
    targets: Nullable(Type.Integer({ description: 'Devices that it would go to; null for a topic and a condition' })),
    results: Type.Array(Tried, { description: 'For one device of each platform, or the topic' }),
  },
  { $id: 'DryRun' },
);
export type DryRun = Static<typeof DryRun>;

const Counts = Type.Object(
  {
    targets: Nullable(Type.Integer({ description: 'Devices; null before the fan-out and for a topic' })),
    sent: Type.Integer(),
    failed: Type.Integer(),
    failed_by_code: Type.Record(Type.String(), Type.Integer()),
    skipped: Type.Record(Type.String(), Type.Integer(), {
      description: 'Devices that were left out: push_off, opted_out, quiet_hours, daily_cap',
    }),
    removed: Type.Integer({ description: 'Devices that the push service reported as unregistered' }),
    opened: Type.Integer(),
  },
  { $id: 'NotificationCounts' },
);

const Share = Nullable(
  Type.Number({ description: 'Opened of sent, from 0 to 1; null where the number of recipients is unknown' }),
);

/** Devices of one platform, or of one language. */
const Group = Type.Object(
  {
    sent: Nullable(Type.Integer({ description: 'null for a topic and a condition: only the push service knows' })),
    opened: Type.Integer(),
    opened_share: Share,
  },
  { $id: 'NotificationByPlatform' },
);
const Groups = (what: string) =>
  Type.Record(Type.String(), Group, { description: `By ${what}: those that it was sent to, or opened on` });

const waitReasons = ['schedule', 'turn', 'spread', 'quiet_hours', 'retry', 'quota', 'paused', 'approval'] as const;
export type WaitReason = (typeof waitReasons)[number];

const Wait = Type.Object({
  reason: Type.Enum([...waitReasons]),
  devices: Nullable(Type.Integer({ description: 'How many wait for this; null before the fan-out and for a topic' })),
  from: Nullable(timestamp('When the first of them are due; null: now, or when somebody acts')),
  until: Nullable(timestamp('When the last of them are due')),
});
export type Wait = Static<typeof Wait>;

const Progress = Type.Object(
  {
    first_sent_at: Nullable(timestamp('When the first message went out')),
    last_sent_at: Nullable(timestamp('When the last message went out, so far')),
    seconds_to_last: Nullable(
      Type.Number({ description: 'To `last_sent_at` from `scheduled_at`, or from `created_at` without one' }),
    ),
    sending_seconds: Nullable(
      Type.Number({ description: 'For how long messages went out; waits of more than a minute do not count' }),
    ),
    per_second: Nullable(Type.Number({ description: 'Messages in a second of `sending_seconds`' })),
    per_minute: Nullable(Type.Number({ description: 'The same in a minute' })),
    left: Nullable(
      Type.Integer({ description: 'Devices whose turn is to come, of a topic messages; null: not known yet' }),
    ),
    waits_for: Type.Array(Wait, { description: 'What is left waits for this; empty when nothing is left' }),
  },
  { $id: 'NotificationProgress' },
);
/** What sets a notification off. */
const origins = ['desk', 'publish', 'breaking', 'feed', 'almanac'] as const;
export type Origin = (typeof origins)[number];

/** Texts of a notification that follow an edit of its story while it waits. */
export const followed = ['title', 'body', 'image_url'] as const;
export type Followed = (typeof followed)[number];

/** What went wrong, in words. */
const PushError = Type.Object(
  { code: Type.String(), text: Type.String(), count: Type.Integer() },
  { $id: 'NotificationError' },
);

/** A notification as administrators see it. */
export const Notification = Type.Object(
  {
    id: Id,
    title: Type.String(),
    body: Type.String(),
    image_url: Nullable(Type.String()),
    type: Type.String(),
    target: Type.Object({ type: Type.Enum([...targetTypes]), value: JsonValue }, { $id: 'NotificationTarget' }),
    data: Type.Record(Type.String(), Type.String()),
    deep_link: Nullable(Type.String()),
    ttl_seconds: Nullable(Type.Integer()),
    priority: Priority,
    collapse_key: Nullable(Type.String()),
    news_id: Nullable(Type.Integer()),
    category: Nullable(Type.String()),
    origin: Type.Enum([...origins], {
      description:
        'What set it off: an editor; publish-and-notify; a breaking flag; a feed that pushes; a reminder of the almanac',
    }),
    goes_with: Nullable(
      Type.Integer({ description: 'The story whose publication it goes out with: it moves and is given up with that' }),
    ),
    follows: Type.Array(Type.Enum([...followed]), {
      description: 'What follows an edit of the story until it goes out',
    }),
    cancelled: Nullable(
      Type.Object({ code: Type.String(), text: Type.String() }, { description: 'Why the program cancelled it' }),
    ),
    scheduled_at: Nullable(Timestamp),
    spread_seconds: Type.Integer(),
    status: Type.Enum([...notificationStatuses]),
    counts: Counts,
    errors: Type.Array(PushError),
    opened_share: Share,
    by_platform: Groups('platform'),
    by_lang: Groups('language'),
    progress: Progress,
    created_by: Nullable(Type.Integer({ description: 'Id of the user' })),
    approved_by: Nullable(Type.Integer({ description: 'Id of the second person, where one had to approve it' })),
    sent_at: Nullable(timestamp('When the last batch was done')),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;
