import { type Static, Type } from 'typebox';
import { Id, Nullable, StoredTexts, TakeSlug, Text, Time, Timestamp, Translations, Url } from '../core/model/common.ts';
import { SourceSet } from '../media/model/media.ts';

const closed = { additionalProperties: false };
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

/** Money in minor units: paise for INR. */
const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'In minor units (paise)' });

const currencies = new Set(Intl.supportedValuesOf('currency'));
const Currency = Type.Refine(
  Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217; default INR' }),
  (code) => currencies.has(code),
  () => 'must be a currency like INR',
);

const Order = Type.Integer({ minimum: -100_000, maximum: 100_000 });
const Rating = Type.Number({ minimum: 0, maximum: 5 });

const LibraryImage = Type.Object(
  {
    url: Type.String(),
    thumbnail_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Nullable(Type.String()),
    blurhash: Nullable(Type.String()),
    srcset: SourceSet,
  },
  { $id: 'ProductImage', description: 'The picture of image_url in all sizes; null where it is not of the library' },
);

/** A product as readers get it, its price that of the hour. */
export const Product = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    url: Type.String(),
    title: Type.String(),
    description: Type.String(),
    image_url: Nullable(Type.String()),
    image: Nullable(LibraryImage),
    images: Type.Array(Type.String(), { description: 'Further pictures, those of the library first' }),
    price: Type.Integer({ description: 'Outside of a deal; in minor units, as is all money' }),
    current_price: Type.Integer({ description: 'What is paid now: the price of the deal while it runs' }),
    mrp: Nullable(Type.Integer()),
    currency: Type.String(),
    price_text: Type.String({ description: 'current_price for people: ₹1,23,456' }),
    mrp_text: Nullable(Type.String()),
    discount_percent: Type.Integer({ description: 'current_price against mrp; without an mrp, against price' }),
    coupon_code: Nullable(Type.String()),
    store: Nullable(
      Type.Object({ name: Type.String(), icon_url: Nullable(Type.String()) }, { $id: 'ProductStoreName' }),
    ),
    deal_url: Nullable(Type.String()),
    category_id: Nullable(Type.Integer()),
    category_name: Nullable(Type.String()),
    is_featured: Type.Boolean(),
    is_affiliate: Type.Boolean(),
    deal: Nullable(
      Type.Object(
        { starts_at: Timestamp, ends_at: Nullable(Timestamp), price: Type.Integer() },
        { description: 'null unless it runs now' },
      ),
    ),
    in_stock: Type.Boolean(),
    rating: Nullable(Rating),
    sort_order: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Product' },
);
export type Product = Static<typeof Product>;

/** What `fields=` may name. */
export const productFields: readonly string[] = Object.keys(Product.properties);

const Deal = Type.Object(
  {
    starts_at: Type.Optional(Time),
    ends_at: Type.Optional(Nullable(Time)),
    price: Type.Optional(Nullable(Money)),
  },
  {
    $id: 'ProductInputDeal',
    ...closed,
    description: 'Default: begins at once, never ends, has the price of the product',
  },
);

const texts = { title: Type.Optional(Text(200, { min: 1 })), description: Type.Optional(Text(5_000)) };

/** What an editor writes. */
export const ProductInput = Type.Object(
  {
    title: Text(200, { min: 1 }),
    description: texts.description,
    texts: Type.Optional(Translations(Type.Object(texts, { ...closed, $id: 'ProductInputText' }))),
    slug: Type.Optional(Slug),
    media_id: Type.Optional(
      Nullable(Type.Integer({ minimum: 1, description: 'A picture of the library, shown instead of image_url' })),
    ),
    gallery: Type.Optional(Type.Array(Id, { maxItems: 30, description: 'Further pictures of the library' })),
    image_url: Type.Optional(Nullable(Url)),
    images: Type.Optional(Type.Array(Url, { maxItems: 30 })),
    price: Money,
    mrp: Type.Optional(Nullable(Money)),
    currency: Type.Optional(Currency),
    coupon_code: Type.Optional(Nullable(Text(40))),
    store: Type.Optional(
      Nullable(
        Type.Object(
          { name: Text(80, { min: 1 }), icon_url: Type.Optional(Nullable(Url)) },
          { ...closed, $id: 'ProductInputStore' },
        ),
      ),
    ),
    deal_url: Type.Optional(Nullable(Url)),
    category_id: Type.Optional(Nullable(Id)),
    is_featured: Type.Optional(Type.Boolean()),
    is_affiliate: Type.Optional(Type.Boolean()),
    deal: Type.Optional(Nullable(Deal)),
    in_stock: Type.Optional(Type.Boolean({ default: true })),
    rating: Type.Optional(Nullable(Rating)),
    sort_order: Type.Optional(Order),
    is_active: Type.Optional(Type.Boolean({ default: true })),
  },
  { ...closed, $id: 'ProductInput' },
);
export type ProductInput = Static<typeof ProductInput>;

export const linkStates = ['ok', 'broken', 'unsure'] as const;

const LinkCheck = Type.Object(
  {
    state: Type.Enum([...linkStates]),
    problem: Nullable(Type.String({ description: 'A status of HTTP such as 404, or dns, tls, timeout, home_page' })),
    checked_at: Timestamp,
  },
  { $id: 'AdminProductLink', description: 'The last check of deal_url; unsure: the shop did not let the program look' },
);

/** A product as administrators see it: the deal also before and after it runs. */
export const AdminProduct = Type.Object(
  {
    ...Product.properties,
    deal: Nullable(
      Type.Object(
        { starts_at: Timestamp, ends_at: Nullable(Timestamp), price: Nullable(Type.Integer()) },
        { $id: 'AdminProductDeal' },
      ),
    ),
    media_id: Nullable(Type.Integer()),
    gallery: Type.Array(Type.Integer()),
    /** As written: without the pictures of the library, which readers get first. */
    images: Type.Array(Type.String()),
    deal_state: Type.Enum(['none', 'upcoming', 'running', 'ended']),
    link: Nullable(LinkCheck),
    texts: StoredTexts(Type.Object(texts, { $id: 'AdminProductText' })),
    is_active: Type.Boolean(),
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
  },
  { $id: 'AdminProduct' },
);
export type AdminProduct = Static<typeof AdminProduct>;

/** What a product costs from an instant on. */
export const ProductPrice = Type.Object(
  {
    at: Timestamp,
    price: Type.Integer(),
    mrp: Nullable(Type.Integer()),
    deal_price: Nullable(Type.Integer()),
    currency: Type.String(),
    by: Nullable(Type.String({ description: 'Name of the user who changed it' })),
  },
  { $id: 'ProductPrice' },
);
export type ProductPrice = Static<typeof ProductPrice>;

/** A shop, as products name it. */
export const ProductStore = Type.Object(
  {
    name: Type.String(),
    icon_url: Nullable(Type.String()),
    products: Type.Integer(),
  },
  { $id: 'ProductStore' },
);
export type ProductStore = Static<typeof ProductStore>;

/** A category of products. */
export const ProductCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    icon_url: Nullable(Type.String()),
    sort_order: Type.Integer(),
    product_count: Type.Integer(),
    is_active: Type.Boolean(),
  },
  { $id: 'ProductCategory' },
);

export const AdminProductCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    texts: StoredTexts(Type.Object({ name: Type.Optional(Type.String()) })),
    icon_url: Nullable(Type.String()),
    sort_order: Type.Integer(),
    is_active: Type.Boolean(),
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminProductCategory' },
);
export type AdminProductCategory = Static<typeof AdminProductCategory>;

export const ProductCategoryInput = Type.Object(
  {
    name: Text(80, { min: 1 }),
    slug: Type.Optional(Slug),
    take_slug: Type.Optional(TakeSlug),
    texts: Type.Optional(Translations(Type.Object({ name: Type.Optional(Text(80, { min: 1 })) }, closed))),
    icon_url: Type.Optional(Nullable(Url)),
    sort_order: Type.Optional(Order),
    is_active: Type.Optional(Type.Boolean({ default: true })),
  },
  { ...closed, $id: 'ProductCategoryInput' },
);
export type ProductCategoryInput = Static<typeof ProductCategoryInput>;
