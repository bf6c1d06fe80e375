import { type Static, Type } from 'typebox';
import { Id, Limit, Nullable, Text, Time, Timestamp, timestamp, Url } from '../core/model/common.ts';

const entry = {
  id: Id,
  seq: Type.Integer({ description: 'Number of its last change within the blog' }),
  title: Nullable(Type.String()),
  content: Type.String({ description: 'Sanitised HTML' }),
  image_url: Nullable(Type.String()),
  at: timestamp('When it happened'),
  is_pinned: Type.Boolean(),
  is_key_event: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
};

/** An entry of a live blog as readers get it. */
export const LiveEntry = Type.Object(entry, { $id: 'LiveEntry' });
export type LiveEntry = Static<typeof LiveEntry>;

/** What is left of an entry that was removed. */
export const LiveRemoved = Type.Object(
  {
    id: Id,
    seq: Type.Integer(),
    deleted: Type.Literal(true),
    updated_at: Timestamp,
  },
  { $id: 'LiveRemoved' },
);
export type LiveRemoved = Static<typeof LiveRemoved>;

/** What became of an entry with a change. */
export type LiveChange = LiveEntry | LiveRemoved;

/** The same for administrators. */
export const AdminLiveEntry = Type.Object(
  {
    ...entry,
    news_id: Id,
    deleted_at: Nullable(Timestamp),
    created_by: Nullable(Type.Integer()),
    rev: Type.Integer({ description: 'What if-match names' }),
  },
  { $id: 'AdminLiveEntry' },
);
export type AdminLiveEntry = Static<typeof AdminLiveEntry>;

/** What an editor writes: a title, a content or a picture, or several of them. */
export const LiveInput = Type.Object(
  {
    title: Type.Optional(Nullable(Text(300))),
    content: Type.Optional(Type.String({ maxLength: 20_000 })),
    image_url: Type.Optional(Nullable(Url)),
    at: Type.Optional(Time),
    is_pinned: Type.Optional(Type.Boolean()),
    is_key_event: Type.Optional(Type.Boolean()),
  },
  { $id: 'LiveInput', additionalProperties: false },
);
export type LiveInput = Static<typeof LiveInput>;

/** How a blog stands. */
export const LiveState = Type.Object(
  {
    news_id: Id,
    last_seq: Type.Integer(),
    live_ended_at: Nullable(Timestamp),
  },
  { $id: 'LiveState' },
);
export type LiveState = Static<typeof LiveState>;

/** `meta` of the entries of a live blog beside that of a list. */
export const LiveMeta = Type.Object({
  next_after: Type.Integer({ description: 'The value of `after` for the next call' }),
  last_seq: Type.Integer({ description: 'Number of the last change' }),
  ended: Type.Boolean(),
  ended_at: Nullable(Timestamp),
});

const after = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Number of the last change that the client has: only what changed since',
});

/** Which story is meant; one of the two. */
const which = { id: Type.Optional(Id), slug: Type.Optional(Type.String({ maxLength: 500 })) };

export const LiveQuery = Type.Object({
  ...which,
  after: Type.Optional(after),
  limit: Limit,
  order: Type.Optional(
    Type.Enum(['newest', 'oldest'], { description: 'newest: pinned ones first. oldest: as it happened' }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 300, description: '`meta.next_cursor` of the page before' })),
});
export type LiveQuery = Static<typeof LiveQuery>;

export const LiveStreamQuery = Type.Object({ ...which, after: Type.Optional(after) });
export type LiveStreamQuery = Static<typeof LiveStreamQuery>;
