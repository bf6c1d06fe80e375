import { sql } from 'kysely';
import type { App } from '../src/core/app.ts';
import { isoTime } from '../src/core/clock.ts';
import type { Queries } from '../src/core/db/database.ts';
import { placeLabel } from '../src/places/tree.ts';
import { fold } from '../src/text/fold.ts';
import { storyRow } from './support/news-rows.ts';

/** LGD sub-district 4525, as it comes with Dinam. */
export const aMandal = 92_004_525;

/** Stories; enough that reading them all is never the cheapest way to a page. */
export const stories = 3_000;
const others = 1_000;

const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Puts rows into a table that is only known by its name, a part at a time. */
async function fill(db: Queries, table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 250)
    await db
      .insertInto(table as 'news')
      .values(rows.slice(at, at + 250) as never)
      .execute();
}

const commonAt = (end: number) => ({
  search_text: '',
  is_sample: 0,
  rev: 1,
  created_at: isoTime(end),
  updated_at: isoTime(end),
});

function categoriesAt(end: number): Record<string, unknown>[] {
  const names = [
    ['politics', null],
    ['sports', null],
    ['cricket', 2],
  ] as const;
  return names.map(([slug, parent_id], i) => ({
    id: i + 1,
    slug,
    name: slug,
    texts: '{}',
    parent_id,
    icon_url: null,
    color: null,
    sort_order: i,
    is_active: 1,
    ...commonAt(end),
  }));
}

/** Stories of one language, a minute apart, the newest at `end`; each second one is featured or has the tag. */
export async function fillStories(app: App, end: number, count: number): Promise<void> {
  const db = app.db.write;
  await fill(db, 'categories', categoriesAt(end));
  const timeOf = (i: number): string => isoTime(end - (count - i - 1) * 60_000);
  const tags = each(count, (i) => `సినిమా ${i % 2 ? 3 : 1}`);
  await fill(
    db,
    'news',
    each(count, (i) => ({
      ...storyRow({ published_at: timeOf(i), category_id: (i % 3) + 1, is_featured: +(i % 2 === 0) }),
      id: i + 1,
    })),
  );
  await fill(
    db,
    'news_labels',
    each(count, (i) => ({
      kind: 'tag',
      label: fold(tags[i] as string),
      news_id: i + 1,
      lang: 'te',
      published_at: timeOf(i),
    })),
  );
}

/** As SQL by numbers: what a test needs many of, and cares for none. */
export async function fillAll(app: App, end: number): Promise<void> {
  const db = app.db.write;
  const common = commonAt(end);
  await fill(db, 'categories', categoriesAt(end));
  const timeOf = (i: number): string => isoTime(end - (stories - i) * 60_000);
  const tagsOf = (i: number): string[] => [`సినిమా ${i % 7}`, 'వార్త'];
  await fill(
    db,
    'news',
    each(stories, (i) => ({
      ...storyRow({ published_at: timeOf(i), category_id: (i % 3) + 1, title: `వార్త ${i % 50} సంఖ్య ${i}` }),
      id: i + 1,
      lang: i % 4 === 3 ? 'hi' : 'te',
      tags: JSON.stringify(tagsOf(i)),
      district: 'Guntur',
      author: 'రచయిత',
      is_featured: +(i % 5 === 0),
      breaking_until: i % 100 === 0 ? isoTime(end + 3_600_000) : null,
      expires_at: i % 10 === 0 ? isoTime(end + 86_400_000) : null,
      translation_group: i % 8 === 0 ? i + 1 : null,
      content_type: i === 1 ? 'live' : 'article',
    })),
  );
  const labels = each(stories, (i) => {
    const own = [...tagsOf(i).map((t) => ['tag', t]), ['place', 'Guntur'], ['author', 'రచయిత']];
    if (i % 10 === 0) own.push(['place', placeLabel(aMandal)]);
    const lang = i % 4 === 3 ? 'hi' : 'te';
    return own.map(([kind, label]) => ({
      kind,
      label: fold(label as string),
      news_id: i + 1,
      lang,
      published_at: timeOf(i),
    }));
  });
  await fill(db, 'news_labels', labels.flat());
  await fill(
    db,
    'news_heat',
    each(others, (i) => ({ news_id: i + 1, lang: i % 4 === 3 ? 'hi' : 'te', score: 1e9 + i })),
  );
  await fill(
    db,
    'news_gone',
    each(others, (i) => ({ news_id: stories + i + 1, lang: 'te', updated_at: timeOf(i) })),
  );
  await fillRooms(db, common, end);
  for (let i = 0; i < stories; i += 10) {
    const words = { words: ['వార్త', `సంఖ్య${i}`], keys: [] };
    const none = { words: [], keys: [] };
    const row = { lang: i % 4 === 3 ? 'hi' : 'te', title: words, tags: none, summary: none, content: none };
    await db.transaction().execute((tx) => app.db.dialect.putIndex(tx, i + 1, row));
  }
  // A table that is not in `categories` begins to count behind what was given by number.
  if (app.db.dialect.kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('news', 'id'), ${stories})`.execute(db);
}

/** What other rooms have. */
async function fillRooms(db: Queries, common: Record<string, unknown>, end: number): Promise<void> {
  const { search_text: _, ...unsearched } = common;
  const dateOf = (i: number): string => isoTime(end - i * 86_400_000).slice(0, 10);
  const category = { slug: 'phones', name: 'Phones', texts: '{}', icon_url: null, sort_order: 0, is_active: 1 };
  await fill(db, 'product_categories', [{ id: 1, ...category, ...common }]);
  const product = {
    slug: 'p',
    title: 'Phone',
    description: '',
    texts: '{}',
    image_url: null,
    images: '[]',
    mrp: 20_000,
    currency: 'INR',
    coupon_code: null,
    store_name: null,
    store_icon_url: null,
    deal_url: null,
    category_id: 1,
    is_affiliate: 0,
    in_stock: 1,
    rating: 4,
    is_active: 1,
  };
  await fill(
    db,
    'products',
    each(others, (i) => ({
      ...product,
      is_featured: +(i % 5 === 0),
      price: 1_000 + i,
      sort_order: i % 50,
      ...(i % 10 === 0
        ? { deal_starts_at: isoTime(end - 1), deal_ends_at: isoTime(end + 3_600_000), deal_price: 900 }
        : { deal_starts_at: null, deal_ends_at: null, deal_price: null }),
      ...unsearched,
    })),
  );
  const feed = {
    id: 1,
    title: 'F',
    title_given: 1,
    feed_url: 'https://f.example/',
    site_url: null,
    icon_url: null,
    lang: 'te',
    lang_given: 1,
    category_id: 1,
    refresh_minutes: 60,
    auto_publish: 0,
    is_active: 0,
    etag: null,
    last_modified: null,
    body_hash: null,
    last_fetched_at: null,
    next_fetch_at: isoTime(end),
    last_status: null,
    last_error: null,
    error_count: 0,
    item_count: others,
  };
  await fill(db, 'feeds', [{ ...feed, ...common }]);
  const { is_sample: __, ...ofItems } = unsearched;
  await fill(
    db,
    'feed_items',
    each(others, (i) => ({
      feed_id: 1,
      hash: 'h',
      guid: null,
      title: 'T',
      link: null,
      summary: '',
      content: '',
      author: null,
      image_url: null,
      categories: '[]',
      published_at: null,
      date_raw: null,
      is_shown: 1,
      first_seen_at: isoTime(end),
      sort_at: isoTime(end - i),
      lang: 'te',
      category_id: 1,
      news_id: null,
      ...ofItems,
    })),
  );
  const prediction = {
    period: 'daily',
    lang: 'te',
    title: null,
    prediction: 'శుభం',
    love: null,
    career: null,
    health: null,
    finance: null,
    rating: null,
    lucky_number: null,
    lucky_color_name: null,
    lucky_color_hex: null,
    lucky_time: null,
    factors: '[]',
    source: 'editor',
  };
  await fill(
    db,
    'horoscopes',
    each(others, (i) => {
      const date = dateOf(Math.floor(i / 12));
      return { ...prediction, sign: (i % 12) + 1, start_date: date, end_date: date, ...common };
    }),
  );
  const festival = {
    texts: '{}',
    type: 'festival',
    is_holiday: 0,
    is_tentative: 0,
    regions: '["IN"]',
    image_url: null,
  };
  await fill(
    db,
    'festivals',
    each(others, (i) => ({ ...festival, date: dateOf(i), key: i % 2 ? 'ugadi' : `own_${i}`, ...common })),
  );
  const day = { place_id: 0, facts: '{}', festivals: '[]', has_festivals: 0, festivals_replace: 0 };
  await fill(
    db,
    'panchang_days',
    each(others, (i) => ({ ...day, date: dateOf(i), has_festivals: +(i % 9 === 0), ...unsearched })),
  );
}
