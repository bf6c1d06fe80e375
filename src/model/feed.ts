import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Text, Url } from './common.ts';

/** An item of a feed, as readers get it. */
export const FeedItem = Type.Object({
  id: Id,
  guid: Nullable(Type.String()),
  feed: Type.Object({ id: Id, title: Type.String(), icon_url: Nullable(Type.String()) }),
  title: Type.String(),
  link: Nullable(Type.String()),
  summary: Type.String({ description: 'Plain text' }),
  content: Type.String({ description: 'Sanitised HTML with absolute addresses' }),
  author: Nullable(Type.String()),
  image_url: Nullable(Type.String()),
  categories: Type.Array(Type.String()),
  published_at: Nullable(Type.String()),
  first_seen_at: Type.String(),
  lang: Lang,
});
export type FeedItem = Static<typeof FeedItem>;

/** The same for the desk. */
export const DeskFeedItem = Type.Object({
  ...FeedItem.properties,
  feed_id: Id,
  date_raw: Nullable(Type.String({ description: 'The date as the feed writes it' })),
  news_id: Nullable(Type.Integer({ description: 'The news item that was made of it' })),
  rev: Type.Integer(),
  updated_at: Type.String(),
});

export const Feed = Type.Object({
  id: Id,
  title: Type.String(),
  feed_url: Type.String(),
  site_url: Nullable(Type.String()),
  icon_url: Nullable(Type.String()),
  lang: Lang,
  category_id: Nullable(Type.Integer()),
  refresh_minutes: Type.Integer(),
  auto_publish: Type.Boolean(),
  last_fetched_at: Nullable(Type.String()),
  next_fetch_at: Nullable(Type.String({ description: 'null while the feed is not active' })),
  last_status: Nullable(Type.Integer({ description: 'HTTP status of the last answer; null when there was none' })),
  last_error: Nullable(Type.String()),
  error_count: Type.Integer({ description: 'Failures in a row' }),
  item_count: Type.Integer(),
  is_active: Type.Boolean(),
  is_sample: Type.Boolean(),
  rev: Type.Integer({ description: 'What if-match names' }),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Feed = Static<typeof Feed>;

export const FeedInput = Type.Object(
  {
    feed_url: Url,
    title: Type.Optional(Text(200, { description: 'Absent or empty: the title that the feed has' })),
    site_url: Type.Optional(Nullable(Url)),
    icon_url: Type.Optional(Nullable(Url)),
    lang: Type.Optional(Nullable(Lang)),
    category_id: Type.Optional(Nullable(Id)),
    refresh_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 10_080, description: '30 unless told' })),
    auto_publish: Type.Optional(Type.Boolean({ description: 'New items become news at once' })),
    is_active: Type.Optional(
      Type.Boolean({ description: 'false: it is not refreshed and its items are not shown to readers' }),
    ),
  },
  { additionalProperties: false },
);
export type FeedInput = Static<typeof FeedInput>;

/** What a feed would give, without anything being kept. */
export const FeedTest = Type.Object({
  ok: Type.Boolean(),
  error: Nullable(Type.String()),
  status: Nullable(Type.Integer()),
  feed_url: Type.String({ description: 'Where the answer came from, behind redirects' }),
  title: Nullable(Type.String()),
  site_url: Nullable(Type.String()),
  icon_url: Nullable(Type.String()),
  lang: Nullable(Lang),
  item_count: Type.Integer(),
  items: Type.Array(
    Type.Object({
      title: Type.String(),
      link: Nullable(Type.String()),
      published_at: Nullable(Type.String()),
      date_raw: Nullable(Type.String()),
      image_url: Nullable(Type.String()),
      summary: Type.String(),
    }),
    { description: 'The first five' },
  ),
});
export type FeedTest = Static<typeof FeedTest>;

export const OpmlInput = Type.Object(
  {
    opml: Type.String({ maxLength: 1_000_000, description: 'The text of an OPML file' }),
    lang: Type.Optional(Lang),
    category_id: Type.Optional(Nullable(Id)),
    refresh_minutes: FeedInput.properties.refresh_minutes,
  },
  { additionalProperties: false },
);
export type OpmlInput = Static<typeof OpmlInput>;

export const OpmlReport = Type.Object({
  added: Type.Integer(),
  known: Type.Integer({ description: 'Were there already' }),
  refused: Type.Array(Type.Object({ feed_url: Type.String(), message: Type.String() })),
});
export type OpmlReport = Static<typeof OpmlReport>;
