import { type Static, type TSchema, Type } from 'typebox';
import { Id, Nullable, Text, Timestamp, Url } from '../core/model/common.ts';
import { Media } from '../media/model/media.ts';

const NewsEventData = Type.Object(
  {
    id: Id,
    lang: Type.String(),
    slug: Type.String(),
    url: Type.String({ description: 'Where the API shows it to readers' }),
    title: Type.String(),
    category_id: Nullable(Type.Integer()),
    status: Type.String({ description: '`published`, or what it became when it was removed' }),
    published_at: Nullable(Timestamp),
    updated_at: Timestamp,
  },
  { $id: 'NewsEventData' },
);

const NotificationEventData = Type.Object(
  {
    id: Id,
    type: Type.String(),
    title: Type.String(),
    news_id: Nullable(Type.Integer()),
    status: Type.Enum(['sent', 'logged', 'failed'], { description: 'logged: no push service is set up' }),
    targets: Nullable(Type.Integer({ description: 'null for a topic' })),
    sent: Type.Integer(),
    failed: Type.Integer(),
  },
  { $id: 'NotificationEventData' },
);

const FeedEventData = Type.Object(
  {
    id: Id,
    title: Type.String(),
    feed_url: Type.String(),
    error_count: Type.Integer({ description: 'Fetches that failed in a row' }),
    last_error: Nullable(Type.String()),
  },
  { $id: 'FeedEventData' },
);

const { id, kind, name, mime_type, bytes, width, height, url, error, updated_at } = Media.properties;
const MediaEventData = Type.Object(
  { id, kind, name, mime_type, bytes, width, height, url, error, updated_at },
  { $id: 'MediaEventData' },
);

/** What happens, in words, and what `data` holds. */
export const webhookEvents = {
  'news.published': ['A story has appeared', NewsEventData],
  'news.updated': ['A published story looks different to readers', NewsEventData],
  'news.removed': ['A published story was withdrawn, archived, trashed or has expired', NewsEventData],
  'notification.sent': ['A push notification has ended: it went out', NotificationEventData],
  'notification.failed': ['A push notification has ended: it could not be sent', NotificationEventData],
  'feed.failing': ['Five fetches of a feed in a row have failed', FeedEventData],
  'feed.recovered': ['A failing feed was fetched again', FeedEventData],
  'feed.stopped': ['A feed was stopped, because its server says that it is gone or moved', FeedEventData],
  'media.ready': ['A file of the library can be shown: it is new, replaced, cut anew or restored', MediaEventData],
  'media.failed': ['The sizes of a picture cannot be made', MediaEventData],
  'media.removed': ['A file of the library was moved to the trash', MediaEventData],
  'webhook.test': ['A test that an administrator asked for', Type.Object({ webhook_id: Id })],
} as const satisfies Record<string, readonly [string, TSchema]>;

export type WebhookEvent = keyof typeof webhookEvents;
/** `data` of an event. */
export type EventData<E extends WebhookEvent> = Static<(typeof webhookEvents)[E][1]>;

const subscribable = (Object.keys(webhookEvents) as WebhookEvent[]).filter((name) => name !== 'webhook.test');

const EventName = Type.Enum(subscribable, { $id: 'WebhookEvent' });

/** The body of a delivery, as Standard Webhooks describes it. */
export const eventBody = (type: WebhookEvent): TSchema =>
  Type.Object({ type: Type.Literal(type), timestamp: Timestamp, data: webhookEvents[type][1] });

export const Webhook = Type.Object(
  {
    id: Id,
    url: Type.String(),
    description: Type.String(),
    events: Type.Array(Type.String()),
    is_active: Type.Boolean(),
    failing_since: Nullable(
      Type.String({ format: 'date-time', description: 'First failed attempt since the last delivery that succeeded' }),
    ),
    stopped_reason: Nullable(Type.String({ description: 'Why the program stopped it' })),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;

const secret = Type.String({ description: 'Signing secret, `whsec_` and base64. It is shown in this answer only' });

export const NewWebhook = Type.Object({ ...Webhook.properties, secret }, { $id: 'NewWebhook' });
export type NewWebhook = Static<typeof NewWebhook>;

export const WebhookInput = Type.Object(
  {
    url: Url,
    description: Type.Optional(Text(200)),
    events: Type.Array(EventName, { minItems: 1, maxItems: subscribable.length, uniqueItems: true }),
    is_active: Type.Optional(Type.Boolean({ description: 'true starts one that was stopped again', default: true })),
  },
  { additionalProperties: false },
);
export type WebhookInput = Static<typeof WebhookInput>;

const DeliveryStatus = Type.Enum(['pending', 'succeeded', 'failed']);

export const WebhookDelivery = Type.Object(
  {
    id: Id,
    webhook_id: Id,
    event: Type.String(),
    message_id: Type.String({ description: 'Header `webhook-id`: the same in every attempt and replay' }),
    status: DeliveryStatus,
    attempts: Type.Integer(),
    next_attempt_at: Nullable(Timestamp),
    response_status: Nullable(Type.Integer({ description: 'Status of the last response' })),
    error: Nullable(Type.String({ description: 'Why the last attempt failed' })),
    duration_ms: Nullable(Type.Integer()),
    created_at: Timestamp,
    ended_at: Nullable(Timestamp),
  },
  { $id: 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** A delivery with what was sent and answered. */
export const WebhookDeliveryDetail = Type.Object(
  {
    ...WebhookDelivery.properties,
    payload: Type.String({ description: 'The body that was sent, as text' }),
    response_body: Nullable(Type.String({ description: 'The beginning of the last response' })),
  },
  { $id: 'WebhookDeliveryDetail' },
);
export type WebhookDeliveryDetail = Static<typeof WebhookDeliveryDetail>;

export const WebhookDeliveryQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  status: Type.Optional(DeliveryStatus),
  event: Type.Optional(Type.Enum(Object.keys(webhookEvents))),
});
