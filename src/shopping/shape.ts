import type { App } from '../core/app.ts';
import { instant } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { Lang } from '../core/model/common.ts';
import { type LibraryPicture, libraryPictures } from '../media/pictures.ts';
import { type CachedProductCategory, categoriesOfProducts, productCategoryName } from './categories.ts';
import type { Product } from './model.ts';
import { discountPercent, moneyText } from './money.ts';
import type { ProductRow } from './tables.ts';

export type StoredProduct = Stored<ProductRow>;

export const productsTopic = 'products';

/** The end of a deal without one: the greatest time text, so that one comparison is enough. */
export const forever = '9999-12-31T23:59:59.999Z';

type DealState = 'none' | 'upcoming' | 'running' | 'ended';

type Offer = Pick<StoredProduct, 'deal_starts_at' | 'deal_ends_at'>;

/** The state of a product's deal at `now` (ISO time). Its end is exclusive. */
function dealState({ deal_starts_at, deal_ends_at }: Offer, now: string): DealState {
  if (deal_starts_at === null || deal_ends_at === null) return 'none';
  if (now < deal_starts_at) return 'upcoming';
  return now < deal_ends_at ? 'running' : 'ended';
}

/** The next instant (ms) at which a product changes by itself; Infinity: it does not. */
export function nextOfferChange({ deal_starts_at, deal_ends_at }: Offer, now: string): number {
  const change = [deal_starts_at, deal_ends_at].find((at) => at !== null && at > now && at !== forever);
  return change ? instant(change) : Number.POSITIVE_INFINITY;
}

interface Texts {
  title?: string;
  description?: string;
}

/** What products only point at. */
interface ProductContext {
  categories: ReadonlyMap<number, CachedProductCategory>;
  pictures: ReadonlyMap<number, LibraryPicture>;
}

/** Ids of a product's pictures of the library, the main one first. */
export const productMediaIds = ({ media_id, gallery }: Pick<StoredProduct, 'media_id' | 'gallery'>): number[] => [
  ...new Set([...(media_id === null ? [] : [media_id]), ...(JSON.parse(gallery) as number[])]),
];

/** @param db the side that pictures are read from */
export async function contextOf(
  app: App,
  rows: readonly StoredProduct[],
  db: Db = app.db.read,
): Promise<ProductContext> {
  const [categories, pictures] = await Promise.all([
    categoriesOfProducts(app),
    libraryPictures(app, db, rows.flatMap(productMediaIds)),
  ]);
  return { categories, pictures };
}

/** The picture of the library as readers get it, described in the first of these languages that has words. */
function imageOf(picture: LibraryPicture | undefined, langs: readonly Lang[]): Product['image'] {
  if (!picture) return null;
  const { url, thumbnail_url, width, height, blurhash, srcset, alt } = picture;
  const words = langs.map((lang) => alt[lang]).find(Boolean) ?? null;
  return { url, thumbnail_url, width, height, alt: words, blurhash, srcset };
}

/** A row as readers of a language see it at `now`: texts of the language, else of the default one, else its own. */
export function productOf(
  app: App,
  row: StoredProduct,
  { categories, pictures }: ProductContext,
  langs: { lang: Lang; fallback: Lang },
  now: string,
): Product {
  const { lang, fallback } = langs;
  const texts = row.texts === '{}' ? {} : (JSON.parse(row.texts) as Partial<Record<Lang, Texts>>);
  const category = row.category_id === null ? undefined : categories.get(row.category_id);
  const image = imageOf(row.media_id === null ? undefined : pictures.get(row.media_id), [lang, fallback]);
  const others = productMediaIds(row).flatMap((id) => (id === row.media_id ? [] : (pictures.get(id)?.url ?? [])));
  const isRunning = dealState(row, now) === 'running';
  const price = isRunning ? (row.deal_price ?? row.price) : row.price;
  const slug = `${row.slug}-${row.id}`;
  return {
    id: row.id,
    slug,
    url: `${app.config.publicUrl}/api/v1/shopping/products/${slug}`,
    title: texts[lang]?.title ?? texts[fallback]?.title ?? row.title,
    description: texts[lang]?.description ?? texts[fallback]?.description ?? row.description,
    image_url: image?.url ?? row.image_url,
    image,
    images: [...others, ...imagesOf(row)],
    price: row.price,
    current_price: price,
    mrp: row.mrp,
    currency: row.currency,
    price_text: moneyText(price, row.currency, lang),
    mrp_text: row.mrp === null ? null : moneyText(row.mrp, row.currency, lang),
    discount_percent: discountPercent(price, row.mrp ?? row.price),
    coupon_code: row.coupon_code,
    store: row.store_name === null ? null : { name: row.store_name, icon_url: row.store_icon_url },
    deal_url: row.deal_url,
    category_id: category?.row.id ?? row.category_id,
    category_name: category ? productCategoryName(category, lang, fallback) : null,
    is_featured: row.is_featured === 1,
    is_affiliate: row.is_affiliate === 1,
    // Readers do not see a deal before it begins; administrators do.
    deal: isRunning ? { starts_at: row.deal_starts_at as string, ends_at: endOf(row), price } : null,
    in_stock: row.in_stock === 1,
    rating: row.rating,
    sort_order: row.sort_order,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const imagesOf = ({ images }: StoredProduct): string[] => (images === '[]' ? [] : (JSON.parse(images) as string[]));

const endOf = ({ deal_ends_at }: Offer): string | null => (deal_ends_at === forever ? null : deal_ends_at);

const linkOf = ({ link_state: state, link_problem: problem, link_checked_at: checked_at }: StoredProduct) =>
  state === null || checked_at === null ? null : { state, problem, checked_at };

/** The same for administrators: its own texts, and the deal as it was written. */
export function adminProductOf(app: App, row: StoredProduct, context: ProductContext, fallback: Lang, now: string) {
  const { title, description, deal_starts_at, deal_price } = row;
  return {
    ...productOf(app, { ...row, texts: '{}' }, context, { lang: fallback, fallback }, now),
    title,
    description,
    deal: deal_starts_at === null ? null : { starts_at: deal_starts_at, ends_at: endOf(row), price: deal_price },
    media_id: row.media_id,
    gallery: JSON.parse(row.gallery) as number[],
    images: imagesOf(row),
    deal_state: dealState(row, now),
    link: linkOf(row),
    texts: JSON.parse(row.texts) as unknown,
    is_active: row.is_active === 1,
    is_sample: row.is_sample === 1,
    rev: row.rev,
  };
}
