import { type Static, Type } from 'typebox';
import { Id, Nullable, Slug, StoredTexts, TakeSlug, Text, Timestamp, Translations, Url } from '../core/model/common.ts';

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

export const Category = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    parent_id: Nullable(Type.Integer()),
    icon_url: Nullable(Type.String()),
    color: Nullable(Type.String()),
    sort_order: Type.Integer(),
    news_count: Type.Integer(),
    is_active: Type.Boolean(),
    topic: Type.String({ description: 'Push topic of the category in this language' }),
  },
  { $id: 'Category' },
);
export type Category = Static<typeof Category>;

export const AdminCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    texts: StoredTexts(Type.Object({ name: Type.Optional(Type.String()) })),
    parent_id: Nullable(Type.Integer()),
    icon_url: Nullable(Type.String()),
    color: Nullable(Type.String()),
    sort_order: Type.Integer(),
    is_active: Type.Boolean(),
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminCategory' },
);
export type AdminCategory = Static<typeof AdminCategory>;

export const CategoryInput = Type.Object(
  {
    name: Text(80, { min: 1 }),
    slug: Type.Optional(Slug),
    take_slug: Type.Optional(TakeSlug),
    texts: Type.Optional(
      Translations(Type.Object({ name: Type.Optional(Text(80, { min: 1 })) }, { additionalProperties: false })),
    ),
    parent_id: Type.Optional(Nullable(Id)),
    icon_url: Type.Optional(Nullable(Url)),
    color: Type.Optional(Nullable(Color)),
    sort_order: Type.Optional(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
    is_active: Type.Optional(Type.Boolean({ default: true })),
  },
  { $id: 'CategoryInput', additionalProperties: false },
);
export type CategoryInput = Static<typeof CategoryInput>;
