import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { byHand, columns, flag, group, inputOnly, json, line, lineOrNull, same, text } from '../core/api/columns.ts';
import { hiddenSlugs } from '../core/api/references.ts';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import { searchSource } from '../core/db/search/source.ts';
import { type FieldError, invalid } from '../core/error.ts';
import { Id } from '../core/model/common.ts';
import { checkPictures } from '../media/pictures.ts';
import { fileNamesIn, mediaOfAddresses, writeUses } from '../media/uses.ts';
import { cachedSettings } from '../settings/settings.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { slugText } from '../text/slug.ts';
import { indexText, parseSearch } from '../text/tokens.ts';
import { changedBy } from '../users/people.ts';
import { AdminProduct, linkStates, ProductInput } from './model.ts';
import { recordPrice } from './prices.ts';
import { adminProductOf, contextOf, forever, productMediaIds, productsTopic, type StoredProduct } from './shape.ts';

type Fields = Omit<ProductInput, 'texts'> & { texts?: Record<string, Texts> };
type Input = Partial<Fields>;
interface Texts {
  title?: string;
  description?: string;
}

/** Search hits that the list for administrators filters. */
const maxHits = 10_000;

const noDeal = { deal_starts_at: null, deal_ends_at: null, deal_price: null } satisfies Partial<StoredProduct>;

/** Of an address that nobody has checked. */
const unchecked = { link_state: null, link_problem: null, link_checked_at: null } satisfies Partial<StoredProduct>;

const productColumns = columns<StoredProduct, Fields>({
  title: line(),
  description: text(''),
  texts: json<Record<string, Texts>>({}, tidyTexts),
  slug: byHand((row) => row.slug),
  media_id: same<number | null>(null),
  gallery: json<number[]>([], (list) => [...new Set(list)]),
  image_url: same<string | null>(null),
  images: json<string[]>([]),
  price: same(),
  mrp: same<number | null>(null),
  currency: same('INR'),
  coupon_code: lineOrNull(),
  store: group({ name: ['store_name', lineOrNull()], icon_url: ['store_icon_url', same<unknown>(null)] }),
  deal_url: same<string | null>(null),
  category_id: same<number | null>(null),
  is_featured: flag(false),
  is_affiliate: flag(false),
  deal: { ...inputOnly(), blank: noDeal },
  in_stock: flag(true),
  rating: same<number | null>(null),
  sort_order: same(0),
  is_active: flag(true),
});

/** Products, for administrators. */
export const productResource = resource<StoredProduct>({
  name: 'products',
  one: 'product',
  table: 'products',
  input: ProductInput,
  references: {
    category_id: { table: 'product_categories', isListed: true },
    media_id: { table: 'media' },
    gallery: { table: 'media' },
  },
  noun: AdminProduct,
  includes: { people: changedBy('products'), category: namedBy('category_id', 'product_categories', 'name') },
  filters: {
    category_id: Id,
    is_featured: Type.Boolean(),
    is_active: Type.Boolean(),
    in_stock: Type.Boolean(),
    deal: Type.Enum(['none', 'upcoming', 'running', 'ended']),
    store: Type.String({ maxLength: 80 }),
    link: Type.Enum([...linkStates, 'unchecked']),
  },
  sorts: [
    ...['-updated_at', 'sort_order', 'price', 'title', 'category_id', 'is_active', 'is_featured', 'in_stock'],
    ...['created_at', 'id', 'deal_starts_at', 'deal_ends_at', 'mrp', 'rating', 'is_affiliate'],
  ],
  nullable: ['category_id', 'deal_starts_at', 'deal_ends_at', 'mrp', 'rating'],
  access: { read: 'shopping.read', write: 'shopping.write' },
  topics: () => [productsTopic],
  narrow(app, query, { search, deal, store, link, ...equal }) {
    let q = whereEqual(query, { ...equal, store_name: store });
    if (link === 'unchecked') q = q.where('deal_url', 'is not', null).where('link_state', 'is', null);
    // Not a parameter: few links are broken.
    else if (link !== undefined) q = q.where('link_state', '=', sql.lit(link as StoredProduct['link_state']));
    const now = isoTime(app.now());
    if (deal === 'none') q = q.where('deal_starts_at', 'is', null);
    if (deal === 'upcoming') q = q.where('deal_starts_at', '>', now);
    if (deal === 'running') q = q.where(sql<boolean>`deal_starts_at <= ${now} and deal_ends_at > ${now}`);
    if (deal === 'ended') q = q.where('deal_ends_at', '<=', now);
    if (typeof search === 'string')
      q = q.where('id', 'in', app.db.dialect.searchIds('products_search', parseSearch(search), maxHits));
    return q;
  },
  toNoun: async (app, row) => (await adminProducts(app, [row]))[0],
  toNouns: adminProducts,
  async toRow(c, input, before) {
    const row = columnsOf(c, input as Input, before);
    await checkPictures(c, input as Input);
    const errors = errorsOf({ ...before, ...row } as StoredProduct);
    if (row.category_id != null) {
      const found = await c.tx
        .selectFrom('product_categories')
        .select('id')
        .where('id', '=', row.category_id)
        .where('slug', 'not like', hiddenSlugs)
        .executeTakeFirst();
      if (!found) errors.push({ field: 'category_id', message: 'is no category of products', code: 'not_found' });
    }
    if (errors.length) throw invalid(errors);
    return row;
  },
  async afterWrite(c, row, before) {
    if (shownFiles(before) !== shownFiles(row))
      await writeUses(c, 'products', row.id, [
        ...productMediaIds(row),
        ...(await mediaOfAddresses(c, addressesOf(row))),
      ]);
    await recordPrice(c, row, before);
    const [heavy, light] = wordsOf(row);
    if (before && wordsOf(before).join('\n') === `${heavy}\n${light}`) return;
    await c.dialect.putSearch(c.tx, 'products_search', row.id, indexText(heavy), indexText(light));
  },
  async beforeRemove(c, row) {
    await writeUses(c, 'products', row.id, []);
    await c.dialect.dropSearch(c.tx, 'products_search', row.id);
  },
});

/** All addresses of a product that may be of a picture of the library. */
const addressesOf = ({ image_url, images, store_icon_url }: StoredProduct): string =>
  [image_url, images, store_icon_url].join(' ');

/** All files of the library that a product shows, to see whether they have changed. */
const shownFiles = (row: StoredProduct | null): string =>
  row === null ? '' : String([...productMediaIds(row), ...fileNamesIn(addressesOf(row))]);

async function adminProducts(app: App, rows: StoredProduct[]) {
  const { default_lang } = cachedSettings(app).basic;
  const context = await contextOf(app, rows, app.db.write);
  const now = isoTime(app.now());
  return rows.map((row) => adminProductOf(app, row, context, default_lang, now));
}

/** Columns that an editor's input sets: text tidied, times in UTC. */
function columnsOf(c: Change, input: Input, before: StoredProduct | null): Partial<StoredProduct> {
  const { slug, deal } = input;
  const row = { ...(before ? {} : { ...productColumns.blank, is_sample: 0 }), ...productColumns.write(input) };
  if (deal === null) Object.assign(row, noDeal);
  else if (deal !== undefined) {
    row.deal_starts_at = deal.starts_at === undefined ? c.now : isoTime(instant(deal.starts_at));
    row.deal_ends_at = deal.ends_at == null ? forever : isoTime(instant(deal.ends_at));
    row.deal_price = deal.price ?? null;
  }
  if (row.deal_url !== undefined && row.deal_url !== before?.deal_url) Object.assign(row, unchecked);
  if (slug !== undefined) row.slug = slug;
  else if (!before) row.slug = slugText(row.title as string);
  return row;
}

/** Without what is empty, which falls back to the product's own text. */
function tidyTexts(texts: Record<string, Texts>): Record<string, Texts> {
  const tidied = Object.entries(texts).map(([lang, { title, description }]) => {
    const texts: Texts = {};
    if (title?.trim()) texts.title = tidyLine(title);
    if (description?.trim()) texts.description = tidyText(description);
    return [lang, texts] as const;
  });
  return Object.fromEntries(tidied.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Checks that concern several fields of a product. */
function errorsOf({ price, mrp, deal_price, deal_starts_at, deal_ends_at }: StoredProduct): FieldError[] {
  const errors: FieldError[] = [];
  // The maximum retail price of the packet binds the seller by law.
  if (mrp !== null && mrp < price) errors.push({ field: 'mrp', message: 'must not be below the price', code: 'range' });
  if (deal_price !== null && deal_price > price)
    errors.push({ field: 'deal.price', message: 'must not be above the price', code: 'range' });
  if (deal_starts_at !== null && deal_ends_at !== null && deal_ends_at <= deal_starts_at)
    errors.push({ field: 'deal.ends_at', message: 'must come after starts_at' });
  return errors;
}

/** Texts of every language: a reader of one may search in another. */
function wordsOf(row: StoredProduct): [heavy: string, light: string] {
  const texts = Object.values(JSON.parse(row.texts) as Record<string, Texts>);
  const titles = [row.title, ...texts.map((t) => t.title ?? '')];
  const others = [
    row.description,
    row.store_name ?? '',
    row.coupon_code ?? '',
    ...texts.map((t) => t.description ?? ''),
  ];
  return [titles.join(' '), others.join(' ')];
}

export const productsSearch = searchSource('products', wordsOf);
