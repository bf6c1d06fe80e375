import type { Change } from '../core/api/change.ts';
import { byHand, columns, flag, json, line, same } from '../core/api/columns.ts';
import { resource } from '../core/api/resource.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Db } from '../core/db/database.ts';
import { Fault, invalidField } from '../core/error.ts';
import { hook } from '../core/hook.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import type { Lang } from '../model/common.ts';
import { AdminCategory, CategoryInput } from '../model/news/news.ts';
import type { CategoryRow } from '../schema/categories.ts';
import type { Stored } from '../schema/table.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { slugText } from '../text/slug.ts';
import { changedBy } from '../users/people.ts';

/** What an item shows of its category, in one language. */
interface CategoryView {
  id: number;
  name: string;
  slug: string;
  color: string | null;
  icon_url: string | null;
}

export interface CachedCategory {
  row: Stored<CategoryRow>;
  names: Partial<Record<Lang, string>>;
  /** For languages without a name of their own: that of the default language, or else the main name. */
  name: string;
}

/** All categories by id. There are few and every item shows one, so they are cached in memory. */
export function categories(app: App): Promise<Map<number, CachedCategory>> {
  return memo(app, 'categories', ['categories', settingsTopic], async () => {
    const { default_lang } = (await currentSettings(app)).basic;
    const rows = await app.db.read.selectFrom('categories').selectAll().orderBy('sort_order').orderBy('id').execute();
    return new Map(
      rows.map((row) => {
        const texts = JSON.parse(row.texts) as Partial<Record<Lang, { name?: string }>>;
        const names: Partial<Record<Lang, string>> = Object.fromEntries(
          Object.entries(texts).map(([lang, t]) => [lang, t.name]),
        );
        return [row.id, { row, names, name: names[default_lang] ?? row.name }];
      }),
    );
  });
}

export function viewOf({ row, names, name }: CachedCategory, lang: Lang): CategoryView {
  return { id: row.id, name: names[lang] ?? name, slug: row.slug, color: row.color, icon_url: row.icon_url };
}

/** The category that a parameter means, by slug or by id, with those below it; empty when there is none. */
export async function categoryIds(app: App, slugOrId: string): Promise<number[]> {
  const all = [...(await categories(app)).values()];
  const found = all.find(({ row }) => row.slug === slugOrId.toLowerCase() || String(row.id) === slugOrId);
  if (!found) return [];
  const ids = [found.row.id];
  for (const id of ids) for (const { row } of all) if (row.parent_id === id && !ids.includes(row.id)) ids.push(row.id);
  return ids;
}

export const isCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** @throws Fault `invalid` for the id of no category */
export async function checkCategory(c: Change, id: number): Promise<void> {
  if (!(await isCategory(c.tx, id))) throw invalidField('category_id', 'is no category', 'not_found');
}

async function freeSlug(c: Change, wanted: string, id: number | null): Promise<string> {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    const taken = await c.tx.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken || taken.id === id) return slug;
  }
}

/** @throws Fault `invalid` for a parent that is not there or lies below the category itself */
async function checkParent(db: Db, id: number | null, parent: number): Promise<void> {
  for (let at: number | null = parent, depth = 0; at !== null; depth++) {
    if (at === id || depth > 8) throw invalidField('parent_id', 'would put the category below itself');
    const row: { parent_id: number | null } | undefined = await db
      .selectFrom('categories')
      .select('parent_id')
      .where('id', '=', at)
      .executeTakeFirst();
    if (!row) throw invalidField('parent_id', 'is no category', 'not_found');
    at = row.parent_id;
  }
}

/** Before a category is removed; handlers throw Fault `conflict` while something refers to it. */
export const categoryRemoval = hook<(c: Change, id: number) => Promise<void>>();

const categoryColumns = columns<Stored<CategoryRow>, CategoryInput>({
  name: line(),
  slug: byHand((row) => row.slug),
  texts: json<NonNullable<CategoryInput['texts']>>({}),
  parent_id: same<number | null>(null),
  icon_url: same<string | null>(null),
  color: same<string | null>(null),
  sort_order: same(0),
  is_active: flag(true),
});

export const categoryResource = resource<Stored<CategoryRow>>({
  name: 'categories',
  one: 'category',
  table: 'categories',
  input: CategoryInput,
  references: { parent_id: { table: 'categories', isListed: true } },
  noun: AdminCategory,
  includes: { people: changedBy('categories'), parent: namedBy('parent_id', 'categories', 'name') },
  filters: { parent_id: CategoryInput.properties.sort_order, is_active: CategoryInput.properties.is_active },
  sorts: ['sort_order', 'name', 'slug', 'parent_id', 'is_active', 'id', 'created_at', 'updated_at'],
  nullable: ['parent_id'],
  searchColumn: 'search_text',
  access: { read: 'categories.read', write: 'categories.write' },
  // Items show the name and colour of their category, so every list of news follows from this topic too.
  topics: () => ['categories'],
  toNoun: (_app, row) => {
    const { search_text: _, ...rest } = row;
    return { ...rest, ...categoryColumns.read(row), is_sample: row.is_sample === 1 };
  },
  async toRow(c, input, before) {
    const given = input as Partial<CategoryInput>;
    const { name, slug, parent_id } = given;
    if (parent_id != null) await checkParent(c.tx, before?.id ?? null, parent_id);
    if (slug !== undefined && (await freeSlug(c, slug, before?.id ?? null)) !== slug)
      throw new Fault('conflict', 'There is another category with this slug.', {
        errors: [{ field: 'slug', message: 'is taken', code: 'taken' }],
      });
    const written = categoryColumns.write(given);
    const row = before ? written : { ...categoryColumns.blank, is_sample: 0, ...written };
    if (slug !== undefined) row.slug = slug;
    else if (!before) row.slug = await freeSlug(c, slugText(name as string), null);
    const names = Object.values(JSON.parse(row.texts ?? before?.texts ?? '{}') as Record<string, { name?: string }>);
    row.search_text = fold([row.name ?? before?.name, row.slug ?? before?.slug, ...names.map((t) => t.name)].join(' '));
    return row;
  },
  afterWrite: (c, row, before) => writeAddressUses(c, 'categories', row.id, row.icon_url, before?.icon_url),
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'categories', row.id, null, row.icon_url);
    for (const refuse of categoryRemoval(c.app)) await refuse(c, row.id);
    const child = await c.tx
      .selectFrom('categories')
      .select('id')
      .where('parent_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (child) throw new Fault('conflict', 'There are categories below this one; move them first.');
  },
});
