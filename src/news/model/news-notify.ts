import { type Static, Type } from 'typebox';
import { Id, Lang, languages, Nullable, Time, Timestamp } from '../../core/model/common.ts';
import { Notification, NotificationInput, notificationStatuses } from '../../notifications/model/notification.ts';
import { AdminItem, NewsStatuses } from './news.ts';

const closed = { additionalProperties: false };

/** A notification that a story had before, or is planned to have. */
const Pushed = Type.Object({
  id: Id,
  status: Type.Enum([...notificationStatuses]),
  created_at: Timestamp,
  scheduled_at: Nullable(Timestamp),
});

const Status = Type.Enum([...NewsStatuses]);

/** What one language of a story would say on its phones. */
const LanguageMessage = Type.Object({
  lang: Lang,
  news_id: Id,
  status: Status,
  title: Type.String(),
  body: Type.String(),
  image_url: Nullable(Type.String()),
  deep_link: Nullable(Type.String()),
  type: Type.String(),
  priority: Type.Enum(['normal', 'high']),
  ttl_seconds: Nullable(Type.Integer()),
  category: Nullable(Type.String()),
  collapse_key: Type.String(),
  target: Type.Object({ type: Type.Literal('lang'), value: Lang }),
  topic: Type.String({ description: 'Where `by: topic` sends it' }),
  devices: Type.Integer({ description: 'That have the language now' }),
  pushed: Nullable(Pushed),
  included: Type.Boolean({ description: 'Whether it is sent by default: it was not pushed before' }),
});

/** What "publish and notify" would send. */
export const StoryNotices = Type.Object(
  {
    news_id: Id,
    languages: Type.Array(LanguageMessage, { description: 'The story itself first, then its others that are out' }),
    not_out: Type.Array(Type.Object({ lang: Lang, news_id: Id, status: Status, published_at: Nullable(Timestamp) }), {
      description: 'Other languages of the story that readers do not see',
    }),
  },
  { $id: 'StoryNotices' },
);
export type StoryNotices = Static<typeof StoryNotices>;

const { title, body, image_url, deep_link, type, priority, ttl_seconds, spread_seconds, allow_repeat } =
  NotificationInput.properties;

const LanguageText = Type.Object({ title: Type.Optional(title), body, image_url, deep_link }, closed);
type LanguageText = Static<typeof LanguageText>;

/** Publish a story and notify the phones of its languages. */
export const PublishAndNotifyInput = Type.Object(
  {
    /** A time to come schedules the story, and the notifications with it. */
    published_at: Type.Optional(Nullable(Time)),
    languages: Type.Optional(
      Type.Unsafe<Partial<Record<Lang, LanguageText | null>>>(
        Type.Object(Object.fromEntries(languages.map((lang) => [lang, Type.Optional(Nullable(LanguageText))])), {
          ...closed,
          description: 'Texts by language that override those of the story; null leaves a language out',
        }),
      ),
    ),
    by: Type.Optional(
      Type.Enum(['devices', 'topic'], {
        description:
          'default devices: the phones of the language, counted; topic: one message to `news.{lang}.breaking`, for breaking news',
      }),
    ),
    type,
    priority,
    ttl_seconds,
    spread_seconds,
    allow_repeat,
  },
  { ...closed, $id: 'PublishAndNotifyInput' },
);
export type PublishAndNotifyInput = Static<typeof PublishAndNotifyInput>;

export const PublishedAndNotified = Type.Object(
  {
    news: AdminItem,
    notifications: Type.Array(Notification),
    left_out: Type.Array(
      Type.Object({
        lang: Lang,
        news_id: Id,
        pushed: Nullable(Type.Integer({ description: 'The earlier notification' })),
      }),
      { description: 'Published languages without a push: left out by the request, or pushed before' },
    ),
  },
  { $id: 'PublishedAndNotified' },
);
export type LeftOutOfPush = Static<typeof PublishedAndNotified>['left_out'];
