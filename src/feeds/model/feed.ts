import { type Static, Type } from 'typebox';
import { Id, isZone, Lang, Nullable, Text, Timestamp, timestamp, Url } from '../../core/model/common.ts';
import { feedRules, feedRulesInput } from './feed-rules.ts';

/** An item of a feed, as readers get it. */
export const FeedItem = Type.Object(
  {
    id: Id,
    guid: Nullable(Type.String()),
    feed: Type.Object({ id: Id, title: Type.String(), icon_url: Nullable(Type.String()) }, { $id: 'FeedItemFeed' }),
    title: Type.String(),
    link: Nullable(Type.String()),
    summary: Type.String({ description: 'Plain text' }),
    content: Type.String({ description: 'Sanitised HTML with absolute addresses' }),
    author: Nullable(Type.String()),
    image_url: Nullable(Type.String()),
    audio_url: Nullable(
      Type.String({ description: 'The first sound that is attached; further ones are links in the content' }),
    ),
    video_url: Nullable(Type.String({ description: 'The first film that is attached' })),
    categories: Type.Array(Type.String()),
    published_at: Nullable(Timestamp),
    first_seen_at: Timestamp,
    lang: Lang,
    sources: Type.Array(
      Type.Object(
        {
          feed_id: Id,
          title: Type.String(),
          link: Nullable(Type.String()),
          icon_url: Nullable(Type.String()),
          published_at: Nullable(Timestamp),
        },
        { $id: 'FeedItemSource' },
      ),
      { description: 'Other feeds that have the same story: the first 20 of them' },
    ),
    duplicate_of: Nullable(Type.Integer({ description: 'The item that represents this story in lists' })),
  },
  { $id: 'FeedItem' },
);
export type FeedItem = Static<typeof FeedItem>;

/** The same for administrators. */
export const AdminFeedItem = Type.Object(
  {
    ...FeedItem.properties,
    feed_id: Id,
    date_raw: Nullable(Type.String({ description: 'The date as the feed writes it' })),
    news_id: Nullable(Type.Integer({ description: 'The news item that was made of it' })),
    is_parted: Type.Boolean({ description: 'An editor made it a story of its own' }),
    is_held_back: Type.Boolean({
      description:
        'Not published, although its feed publishes automatically: another feed had the story, or, with a `news_id`, it took the place of the story of that news',
    }),
    rev: Type.Integer(),
    updated_at: Timestamp,
  },
  { $id: 'AdminFeedItem' },
);
export type AdminFeedItem = Static<typeof AdminFeedItem>;

const Zone = Type.Refine(
  Type.String({ maxLength: 64, description: 'IANA time zone of dates without one; default Asia/Kolkata' }),
  isZone,
  () => 'must be an IANA zone such as Asia/Kolkata',
);
const Ascii = Type.Refine(
  Type.String({ maxLength: 300, description: 'Absent or null: our own' }),
  (text) => /^[\x21-\x7e]([\x20-\x7e]{0,298}[\x21-\x7e])?$/.test(text),
  () => 'must be 1 to 300 printable ASCII characters without spaces around them',
);
const UserName = Type.Refine(
  Type.String({ minLength: 1, maxLength: 200, description: 'HTTP Basic; no colon' }),
  (text) => !/[:\p{Cc}]/u.test(text),
  () => 'must have no colon and no control character',
);
const Password = Type.Refine(
  Type.String({ minLength: 1, maxLength: 500, description: 'Never returned; null removes it' }),
  (text) => !/\p{Cc}/u.test(text),
  () => 'must have no control character',
);

export const Feed = Type.Object(
  {
    id: Id,
    title: Type.String(),
    feed_url: Type.String(),
    site_url: Nullable(Type.String()),
    icon_url: Nullable(Type.String()),
    lang: Lang,
    category_id: Nullable(Type.Integer()),
    refresh_minutes: Nullable(Type.Integer({ description: 'null: by what the feed does' })),
    interval_minutes: Type.Integer({ description: 'Between two fetches as it is now, without what failures add' }),
    backoff_minutes: Nullable(Type.Integer({ description: 'Wait after failures in a row; null without one' })),
    zone: Type.String(),
    user_agent: Nullable(Type.String()),
    username: Nullable(Type.String()),
    has_password: Type.Boolean(),
    header_names: Type.Array(Type.String(), {
      description: 'Names of its own headers; their values are never returned',
    }),
    auto_publish: Type.Boolean({ description: 'Whether `publish_mode` is not off' }),
    ...feedRules,
    last_fetched_at: Nullable(Timestamp),
    next_fetch_at: Nullable(timestamp('null while the feed is not active')),
    last_status: Nullable(Type.Integer({ description: 'HTTP status of the last answer; null when there was none' })),
    last_error: Nullable(Type.String()),
    error_count: Type.Integer({ description: 'Failures in a row' }),
    stopped_reason: Nullable(Type.String({ description: 'Why the program made it inactive; null when an editor did' })),
    moved_to: Nullable(
      Type.String({ description: 'Where its server sends us for good; after a day the feed follows' }),
    ),
    host_waits_until: Nullable(timestamp('Its server wants to be left alone until then')),
    hub_url: Nullable(Type.String({ description: 'The WebSub hub that the feed names' })),
    hub_topic: Nullable(Type.String({ description: 'Its address there' })),
    websub_state: Type.Enum(['none', 'pending', 'active', 'denied', 'failed'] as const, {
      description: 'Whether the hub sends us its news: while active the feed is visited every few hours only',
    }),
    websub_lease_until: Nullable(Timestamp),
    websub_error: Nullable(Type.String()),
    last_push_at: Nullable(timestamp('When the hub last sent something')),
    item_count: Type.Integer(),
    held_back: Type.Integer({ description: 'Items that were not published: see `is_held_back` of an item' }),
    is_active: Type.Boolean(),
    is_sample: Type.Boolean(),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Feed' },
);
export type Feed = Static<typeof Feed>;

/** What the list of feeds is narrowed to. */
export const FeedHealth = Type.Enum(['failing', 'paused'] as const, {
  description: 'failing: active, and the last fetch failed; paused: not active',
});

export const FeedInput = Type.Object(
  {
    feed_url: Url,
    title: Type.Optional(Text(200, { description: 'Default: the title of the feed' })),
    site_url: Type.Optional(Nullable(Url)),
    icon_url: Type.Optional(Nullable(Url)),
    lang: Type.Optional(Nullable(Lang)),
    category_id: Type.Optional(Nullable(Id)),
    refresh_minutes: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 5,
          maximum: 10_080,
          description: 'Minutes between fetches; null (default): adapted to the feed',
        }),
      ),
    ),
    zone: Type.Optional(Zone),
    user_agent: Type.Optional(Nullable(Ascii)),
    headers: Type.Optional(
      Nullable(
        Type.Record(Type.String(), Nullable(Type.String({ maxLength: 2_000 })), {
          maxProperties: 20,
          description: 'At most ten own request headers, for the server of the feed only; null removes one, or all',
        }),
      ),
    ),
    username: Type.Optional(Nullable(UserName)),
    password: Type.Optional(Nullable(Password)),
    auto_publish: Type.Optional(
      Type.Boolean({ description: 'New items become news: true means `publish_mode` link where it was off' }),
    ),
    ...feedRulesInput,
    is_active: Type.Optional(
      Type.Boolean({ description: 'false: not fetched, and its items are not shown', default: true }),
    ),
  },
  { $id: 'FeedInput', additionalProperties: false },
);
export type FeedInput = Static<typeof FeedInput>;

/** What a feed sends beyond what is ingested. */
export const FeedLeftOut = Type.Object(
  {
    what: Type.Enum(['items', 'content', 'media', 'categories'], {
      description:
        'items: those behind the first 1,000; content: texts that are cut after 200,000 characters; media: attached files behind the first 20 of a kind; categories: labels behind the first 20 of an item',
    }),
    count: Type.Integer(),
  },
  { $id: 'FeedLeftOut' },
);
export type FeedLeftOut = Static<typeof FeedLeftOut>;

/** One fetch of a feed. */
export const FeedFetch = Type.Object(
  {
    at: Timestamp,
    outcome: Type.Enum(
      [
        ...['changed', 'unchanged', 'not_modified', 'host_waits', 'http_error', 'no_feed', 'address', 'refused', 'dns'],
        ...['connect', 'tls', 'timeout', 'too_large', 'redirects', 'answer', 'encoding'],
      ] as const,
      { $id: 'FeedTestProblem' },
    ),
    status: Nullable(Type.Integer()),
    ms: Type.Integer({ description: 'Until the answer was there' }),
    bytes: Type.Integer({ description: 'Of the body, decompressed' }),
    added: Type.Integer(),
    changed: Type.Integer(),
    not_modified: Type.Boolean(),
    error: Nullable(Type.String()),
    left_out: Type.Array(FeedLeftOut, { description: 'What the items that this fetch read had too much of' }),
  },
  { $id: 'FeedFetch' },
);
export type FeedFetch = Static<typeof FeedFetch>;
