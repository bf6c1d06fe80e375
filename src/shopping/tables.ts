import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface ShoppingTables {
  product_categories: ProductCategoryRow;
  products: ProductRow;
  product_prices: ProductPriceRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends ShoppingTables {}
}

export interface ProductCategoryRow {
  id: Generated<number>;
  slug: string;
  name: string;
  texts: string;
  icon_url: string | null;
  sort_order: number;
  is_active: number;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface ProductRow {
  id: Generated<number>;
  slug: string;
  title: string;
  description: string;
  /** `{"hi": {"title": "...", "description": "..."}}` */
  texts: string;
  /** The picture of the library; `image_url` is shown where there is none. */
  media_id: Generated<number | null>;
  /** Ids of further pictures of the library, as JSON. */
  gallery: Generated<string>;
  image_url: string | null;
  images: string;
  /** Money in minor units of `currency`. */
  price: number;
  mrp: number | null;
  currency: string;
  coupon_code: string | null;
  store_name: string | null;
  store_icon_url: string | null;
  deal_url: string | null;
  category_id: number | null;
  is_featured: number;
  is_affiliate: number;
  /** Both null: there is no deal. A deal without an end has the last instant that the text can say. */
  deal_starts_at: string | null;
  deal_ends_at: string | null;
  deal_price: number | null;
  in_stock: number;
  rating: number | null;
  sort_order: number;
  is_active: number;
  /** What the last check found at `deal_url`; null: it was not checked. */
  link_state: Generated<'ok' | 'broken' | 'unsure' | null>;
  /** The status of HTTP, or why there was no answer; null where nothing is wrong. */
  link_problem: Generated<string | null>;
  link_checked_at: Generated<string | null>;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** What a product costs since `at`. */
export interface ProductPriceRow {
  id: Generated<number>;
  product_id: number;
  at: string;
  price: number;
  mrp: number | null;
  deal_price: number | null;
  currency: string;
  /** Who changed it, who may have gone since; null for a program. */
  user_id: number | null;
}

/** How they take part in an export, those that others point at first. */
export const shoppingExport = {
  product_categories: {},
  products: {},
  product_prices: {},
} satisfies ExportOf<ShoppingTables>;
