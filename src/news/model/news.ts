import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Slug, Text, Time, Timestamp, timestamp, Url } from '../../core/model/common.ts';
import { Label } from '../../core/model/label.ts';
import { SourceSet } from '../../media/model/media.ts';
import { Person } from '../../users/model/people.ts';
import { CopySummary, Correction, Editing } from './workflow.ts';

export const NewsStatuses = ['draft', 'review', 'scheduled', 'published', 'archived', 'trashed'] as const;
export const ContentType = Type.Enum(['article', 'video', 'gallery', 'live', 'short', 'page'], { $id: 'ContentType' });
const ContentFormat = Type.Enum(['html', 'text']);

const Image = Type.Object(
  {
    url: Url,
    width: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    height: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    alt: Type.Optional(Text(300)),
    blurhash: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  },
  { $id: 'AdminInputImage', additionalProperties: false },
);

/** A picture as readers get it; those of the library have all fields. */
const ShownImage = Type.Object(
  {
    ...Image.properties,
    thumbnail_url: Type.Optional(Type.String()),
    caption: Type.Optional(Nullable(Type.String())),
    credit: Type.Optional(Nullable(Type.String())),
    srcset: Type.Optional(SourceSet),
  },
  { $id: 'NewsItemImage' },
);

const Location = Type.Object(
  {
    state: Type.Optional(Nullable(Text(80))),
    district: Type.Optional(Nullable(Text(80))),
    mandal: Type.Optional(Nullable(Text(80))),
  },
  { $id: 'AdminInputLocation', additionalProperties: false },
);

const place = { id: Id, name: Type.String(), type: Type.String() };

/** A news item as readers get it. */
export const NewsItem = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    url: Type.String(),
    share_url: Nullable(Type.String()),
    share_card_url: Nullable(Type.String()),
    status_card_url: Nullable(Type.String()),
    title: Type.String(),
    summary: Type.String(),
    content: Type.String({ description: 'Sanitised HTML, or text when content_format says so' }),
    content_format: ContentFormat,
    content_type: ContentType,
    lang: Lang,
    is_fallback: Type.Boolean(),
    translation_group: Nullable(Type.Integer()),
    category: Nullable(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          slug: Type.String(),
          color: Nullable(Type.String()),
          icon_url: Nullable(Type.String()),
        },
        { $id: 'NewsItemCategory' },
      ),
    ),
    category_id: Nullable(Type.Integer()),
    category_name: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    places: Type.Array(Type.Object(place, { $id: 'NewsItemPlace' })),
    location: Type.Object(
      {
        state: Nullable(Type.String()),
        district: Nullable(Type.String()),
        mandal: Nullable(Type.String()),
      },
      { $id: 'NewsItemLocation' },
    ),
    image_url: Nullable(Type.String()),
    thumbnail_url: Nullable(Type.String()),
    images: Type.Array(ShownImage, { description: 'Pictures of the library first, in the order of the gallery' }),
    video_url: Nullable(Type.String()),
    audio_url: Nullable(Type.String()),
    author: Nullable(Type.String()),
    byline: Nullable(Type.String({ description: "The reporter's line under the title, as it is printed" })),
    source: Type.Object({ name: Nullable(Type.String()), url: Nullable(Type.String()) }, { $id: 'NewsItemSource' }),
    is_breaking: Type.Boolean(),
    breaking_until: Nullable(Timestamp),
    is_featured: Type.Boolean(),
    priority: Type.Integer(),
    published_at: Nullable(Timestamp),
    updated_at: Timestamp,
    expires_at: Nullable(Timestamp),
    views: Type.Integer(),
    read_minutes: Type.Integer(),
    corrections: Type.Array(Correction, { description: 'What was wrong and was put right, oldest first' }),
    live_ended_at: Nullable(timestamp('null while a live blog runs, and for what is none')),
  },
  { $id: 'NewsItem' },
);
export type NewsItem = Static<typeof NewsItem>;

/** What `fields=` may name. */
export const newsFields: readonly string[] = Object.keys(NewsItem.properties);

/** What no list says of a story to readers. */
const seo = {
  seo_title: Nullable(Type.String({ description: 'Title for search engines and shared links; null: `title`' })),
  seo_description: Nullable(Type.String({ description: 'Description for the same; null: `summary`' })),
};

/** One item by itself: with the same story in other languages, which no list says. */
export const NewsItemWhole = Type.Object(
  {
    ...NewsItem.properties,
    ...seo,
    translations: Type.Array(
      Type.Object({ lang: Lang, id: Id, slug: Type.String(), url: Type.String(), title: Type.String() }),
      { description: 'The same story in other languages, as far as readers see it' },
    ),
  },
  { $id: 'NewsItemWhole' },
);

/** What `fields=` may name of one item. */
export const itemFields: readonly string[] = Object.keys(NewsItemWhole.properties);

/** The same for administrators. */
export const AdminItem = Type.Object(
  {
    ...NewsItem.properties,
    ...seo,
    places: Type.Array(Type.Object({ ...place, within_ids: Type.Array(Id) })),
    status: Type.Enum([...NewsStatuses]),
    is_expired: Type.Boolean({ description: 'Was out or archived, and expires_at has passed' }),
    is_sample: Type.Boolean(),
    media_id: Nullable(Type.Integer({ description: 'The picture of the library' })),
    gallery: Type.Array(Type.Integer(), { description: 'Further pictures of the library' }),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_by: Nullable(Person),
    updated_by: Nullable(Person),
    assigned_to: Nullable(Person),
    created_at: Timestamp,
    trashed_at: Nullable(Timestamp),
    review_note: Nullable(Type.String({ description: 'Why the last review gave it back' })),
    editing: Nullable(Editing),
    working_copy: Nullable(CopySummary),
    included: Type.Optional(
      Type.Object({
        translations: Type.Optional(
          Type.Array(Type.Object({ id: Id, lang: Lang, status: Type.Enum([...NewsStatuses]) }), {
            description: 'The other items of the story',
          }),
        ),
      }),
    ),
  },
  { $id: 'AdminItem' },
);
export type AdminItem = Static<typeof AdminItem>;

/** What an editor writes. Publishing is a verb of its own. */
export const NewsInput = Type.Object(
  {
    title: Text(300, { min: 1 }),
    summary: Type.Optional(Text(1_500, { description: 'Absent: the first 60 words of the content' })),
    content: Type.Optional(Type.String({ maxLength: 400_000 })),
    content_format: Type.Optional(ContentFormat),
    content_type: Type.Optional(ContentType),
    lang: Type.Optional(Lang),
    translation_group: Type.Optional(Nullable(Id)),
    slug: Type.Optional(Slug),
    category_id: Type.Optional(Nullable(Id)),
    tags: Type.Optional(Type.Array(Label(60, { min: 1 }), { maxItems: 30 })),
    location: Type.Optional(Nullable(Location)),
    place_ids: Type.Optional(
      Type.Array(Id, {
        maxItems: 20,
        description: 'Places of the tree, the main one first; `location` follows from it',
      }),
    ),
    media_id: Type.Optional(
      Nullable(
        Type.Integer({ minimum: 1, description: 'A picture of the library; it is shown instead of `image_url`' }),
      ),
    ),
    gallery: Type.Optional(Type.Array(Id, { maxItems: 50, description: 'Further pictures of the library' })),
    image_url: Type.Optional(Nullable(Url)),
    thumbnail_url: Type.Optional(Nullable(Url)),
    images: Type.Optional(Type.Array(Image, { maxItems: 50 })),
    video_url: Type.Optional(Nullable(Url)),
    audio_url: Type.Optional(Nullable(Url)),
    author: Type.Optional(Nullable(Text(120))),
    byline: Type.Optional(
      Nullable(Text(200, { description: "The reporter's line under the title; `author` is the name that lists find" })),
    ),
    seo_title: Type.Optional(Nullable(Text(200))),
    seo_description: Type.Optional(Nullable(Text(500))),
    source: Type.Optional(
      Nullable(
        Type.Object(
          { name: Type.Optional(Nullable(Text(120))), url: Type.Optional(Nullable(Url)) },
          { $id: 'AdminInputSource', additionalProperties: false },
        ),
      ),
    ),
    is_breaking: Type.Optional(Type.Boolean()),
    breaking_until: Type.Optional(Nullable(Time)),
    is_featured: Type.Optional(Type.Boolean()),
    priority: Type.Optional(Type.Integer({ minimum: -1_000, maximum: 1_000 })),
    expires_at: Type.Optional(Nullable(Time)),
  },
  { additionalProperties: false },
);
export type NewsInput = Static<typeof NewsInput>;

/** Input of the admin API: an item begins as a draft or goes to review. */
export const AdminInput = Type.Object(
  { ...NewsInput.properties, status: Type.Optional(Type.Enum(['draft', 'review'])) },
  { $id: 'AdminInput', additionalProperties: false },
);

const { translation_group: _, lang: __, title: ___, ...inherited } = AdminInput.properties;

/** The beginning of a story's item in another language; what is absent is copied from the item that it translates. */
export const TranslationInput = Type.Object(
  { lang: Lang, title: NewsInput.properties.title, ...inherited },
  { $id: 'TranslationInput', additionalProperties: false },
);
export type TranslationInput = Static<typeof TranslationInput>;

export const ConfirmTranslationBody = Type.Object(
  {
    original_rev: Type.Integer({
      minimum: 1,
      description: '`rev` of the original that the translation was compared with',
    }),
  },
  { $id: 'ConfirmTranslationBody', additionalProperties: false },
);

/** A story in its languages, for administrators. */
export const StoryLanguages = Type.Object(
  {
    translation_group: Nullable(Id),
    items: Type.Array(
      Type.Object({
        id: Id,
        lang: Lang,
        status: Type.Enum([...NewsStatuses]),
        title: Type.String(),
        rev: Type.Integer(),
        updated_at: Timestamp,
        outdated_since: Nullable(
          Type.Integer({
            description:
              'The words of the original have changed since this item was last saved or confirmed: the revision of the original that was the newest then',
          }),
        ),
      }),
    ),
    missing: Type.Array(Lang, { description: "The setting's languages that the story is not in" }),
  },
  { $id: 'StoryLanguages' },
);
export type StoryLanguages = Static<typeof StoryLanguages>;
