import { type Static, Type } from 'typebox';
import { Id, languages, Nullable, Text, Timestamp, Url } from '../../core/model/common.ts';
import { Person } from '../../users/model/people.ts';

export const MediaKind = Type.Enum(['image', 'audio', 'video'], { $id: 'MediaKind' });
export const MediaStatus = Type.Enum(['processing', 'ready', 'failed'], { $id: 'MediaStatus' });

const Fraction = Type.Number({ minimum: 0, maximum: 1 });
const Point = Type.Object({ x: Fraction, y: Fraction }, { $id: 'MediaFocal', additionalProperties: false });
const Rectangle = Type.Object(
  {
    x: Fraction,
    y: Fraction,
    width: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
    height: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  },
  { $id: 'MediaCrop', additionalProperties: false },
);

const textsOf = (text: ReturnType<typeof Text>) =>
  Type.Object(Object.fromEntries(languages.map((lang) => [lang, Type.Optional(text)])), {
    additionalProperties: false,
    description: 'Texts by language',
  });

/** Addresses by width, as `srcset` of HTML takes them. */
export const SourceSet = Type.Object(
  {
    avif: Type.String(),
    webp: Type.String(),
    jpeg: Type.String(),
  },
  { $id: 'SourceSet' },
);
export type SourceSet = Static<typeof SourceSet>;

export const MediaVariant = Type.Object(
  {
    name: Type.Enum(['thumb', 'card', 'full', 'wide']),
    format: Type.Enum(['avif', 'webp', 'jpeg']),
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    bytes: Type.Integer(),
  },
  { $id: 'MediaVariant' },
);

export const Media = Type.Object(
  {
    id: Id,
    kind: MediaKind,
    status: Type.Enum(['processing', 'ready', 'failed'], {
      description: 'A picture is `processing` until its variants are made; `failed` with the reason in `error`',
    }),
    error: Nullable(Type.String()),
    name: Type.String({ description: 'The name that the file was uploaded with' }),
    mime_type: Type.String(),
    bytes: Type.Integer(),
    sha256: Type.String({ description: 'Of the stored file: pictures, MP4 and M4A without location and camera data' }),
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
    is_animated: Type.Boolean(),
    blurhash: Nullable(Type.String()),
    color: Nullable(Type.String({ description: 'The dominant colour, `#rrggbb`' })),
    focal: Nullable(Point),
    crop: Nullable(Rectangle),
    alt: textsOf(Text(300)),
    caption: textsOf(Text(1_000)),
    credit: Nullable(Type.String()),
    url: Nullable(Type.String({ description: 'What readers are shown; null until it is ready' })),
    thumbnail_url: Nullable(Type.String()),
    original_url: Type.String({
      description: 'The file as it was uploaded; pictures, MP4 and M4A without location and camera data',
    }),
    edit_url: Type.String({
      description:
        'The whole original for those who edit it, also with a crop and in the trash; it works for half a day',
    }),
    srcset: Nullable(SourceSet),
    variants: Type.Array(MediaVariant),
    source_url: Nullable(Type.String({ description: 'Where it was fetched from' })),
    use_count: Type.Integer(),
    created_by: Nullable(Person),
    may_change: Type.Optional(
      Type.Boolean({
        description: 'Whether the user who asks may change, replace and remove it: who may change all that shows it',
      }),
    ),
    trashed_at: Nullable(Timestamp),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Media' },
);
export type Media = Static<typeof Media>;

export const described = {
  alt: Type.Optional(textsOf(Text(300))),
  caption: Type.Optional(textsOf(Text(1_000))),
  credit: Type.Optional(Nullable(Text(200))),
};

/** What an editor changes of a file. */
export const MediaInput = Type.Object(
  {
    name: Type.Optional(Text(200, { min: 1 })),
    ...described,
    focal: Type.Optional(Nullable(Point)),
    crop: Type.Optional(Nullable(Rectangle)),
  },
  { $id: 'MediaInput', additionalProperties: false },
);
export type MediaInput = Static<typeof MediaInput>;

/** What may be said with an upload. */
export const UploadBody = Type.Object(
  { url: Type.Optional(Url), ...described },
  { $id: 'UploadBody', additionalProperties: false },
);
export type UploadBody = Static<typeof UploadBody>;

/** A file that is uploaded in parts. */
export const MediaUpload = Type.Object(
  {
    id: Id,
    name: Type.String(),
    bytes: Type.Integer({ description: 'Of the whole file' }),
    received_bytes: Type.Integer({ description: 'That are there: the next part begins behind them' }),
    media_id: Nullable(Type.Integer({ description: 'The file of the library, once it is whole and accepted' })),
    created_at: Timestamp,
    expires_at: Type.String({ format: 'date-time', description: 'A day after the last part' }),
  },
  { $id: 'MediaUpload' },
);
export type MediaUpload = Static<typeof MediaUpload>;

export const MediaUse = Type.Object(
  {
    resource: Type.String({ description: 'As in addresses: `news`' }),
    id: Id,
    title: Nullable(Type.String()),
    status: Nullable(Type.String()),
    news_id: Nullable(
      Type.Integer({
        description: 'The story to open: itself, or that of a live entry; null for what belongs to none',
      }),
    ),
  },
  { $id: 'MediaUse' },
);
export type MediaUse = Static<typeof MediaUse>;

export const RemoveQuery = Type.Object({
  force: Type.Optional(Type.Boolean({ description: 'Also a file that is in use' })),
});

export const TrashUnusedBody = Type.Object(
  {
    ids: Type.Optional(Type.Array(Id, { maxItems: 500, description: 'Only these' })),
    unused_days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3_650, description: 'Uploaded at least so many days ago; default 30' }),
    ),
  },
  { $id: 'TrashUnusedBody', additionalProperties: false },
);
export const TrashUnusedReply = Type.Object(
  {
    trashed: Type.Array(Id),
    in_use: Type.Array(Id, { description: 'Of `ids`, those that stay because they are in use' }),
  },
  { $id: 'TrashUnusedReply' },
);
export type TrashUnusedReply = Static<typeof TrashUnusedReply>;
