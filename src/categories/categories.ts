import type { Change } from '../core/api/change.ts';
import { byHand, columns, flag, inputOnly, json, line, same } from '../core/api/columns.ts';
import { hiddenSlugs } from '../core/api/references.ts';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import { invalidField } from '../core/error.ts';
import { hook } from '../core/hook.ts';
import { refuseUsed, type Use } from '../core/merge/uses.ts';
import type { Lang } from '../core/model/common.ts';
import { checkSlug, dropFormerSlugs, formerSlugs, freeSlug, keepFormerSlug, numbered } from '../core/slugs/former.ts';
import { dropMerged, isHidden, mergedRows, presentId } from '../core/slugs/merged.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { slugText } from '../text/slug.ts';
import { changedBy } from '../users/people.ts';
import { AdminCategory, CategoryInput } from './model.ts';
import type { CategoryRow } from './tables.ts';

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

/** All categories by id, in the editor's order. There are few and every item shows one, so they are cached in memory. */
export function cachedCategories(app: App): Promise<ReadonlyMap<number, CachedCategory>> {
  return memo(app, 'categories', ['categories', settingsTopic], async () => {
    const { default_lang } = (await currentSettings(app)).basic;
    const rows = await app.db.read.selectFrom('categories').selectAll().orderBy('sort_order').orderBy('id').execute();
    const there = rows.filter((row) => !isHidden(row));
    return new Map(
      there.map((row) => {
        const texts = JSON.parse(row.texts) as Partial<Record<Lang, { name?: string }>>;
        const names: Partial<Record<Lang, string>> = Object.fromEntries(
          Object.entries(texts).map(([lang, t]) => [lang, t.name]),
        );
        return [row.id, { row, names, name: names[default_lang] ?? row.name }];
      }),
    );
  });
}

/** Those that were merged into others: the ids of the others, and what stories still name while they are moved. */
const merged = (app: App) =>
  memo(app, 'categories.merged', ['categories'], async () => {
    const rows = await mergedRows(app.db.read, 'categories');
    const moving = Map.groupBy(
      rows.filter(({ is_done }) => is_done === 0),
      ({ into_id }) => into_id,
    );
    return {
      into: new Map(rows.map(({ row_id, into_id }) => [row_id, into_id])),
      moving: new Map([...moving].map(([id, all]) => [id, all.map(({ row_id }) => row_id)])),
    };
  });

/** Categories by the ids that stories have: one that was merged into another is that one. */
export function categoriesOfStories(app: App): Promise<ReadonlyMap<number, CachedCategory>> {
  return memo(app, 'categories.of-stories', ['categories', settingsTopic], async () => {
    const [all, { into }] = await Promise.all([cachedCategories(app), merged(app)]);
    const others = [...into].flatMap(([id, other]) => {
      const stored = all.get(other);
      return stored ? [[id, stored] as const] : [];
    });
    return others.length === 0 ? all : new Map([...all, ...others]);
  });
}

/** These categories, and the ids of what is still being moved into them. */
export async function withMovingCategories(app: App, ids: readonly number[]): Promise<number[]> {
  const { moving } = await merged(app);
  return moving.size === 0 ? [...ids] : [...ids, ...ids.flatMap((id) => moving.get(id) ?? [])];
}

export function viewOf({ row, names, name }: CachedCategory, lang: Lang): CategoryView {
  return { id: row.id, name: names[lang] ?? name, slug: row.slug, color: row.color, icon_url: row.icon_url };
}

/** Ids by slug: those that categories have, and those that they had before. */
const slugs = (app: App): Promise<Map<string, number>> =>
  memo(app, 'categories.slugs', ['categories'], async () => {
    const all = await formerSlugs(app.db.read, 'categories');
    for (const { row } of (await cachedCategories(app)).values()) all.set(row.slug, row.id);
    return all;
  });

/** The category that has a slug, or had it before it was renamed. */
export async function categoryOfSlug(app: App, slug: string): Promise<CachedCategory | undefined> {
  const id = (await slugs(app)).get(slug);
  return id === undefined ? undefined : (await cachedCategories(app)).get(id);
}

/** The category that a parameter means, by slug, former slug or id, with those below it; empty when there is none. */
export async function categoryIds(app: App, slugOrId: string): Promise<number[]> {
  const byId = await cachedCategories(app);
  const found =
    (await categoryOfSlug(app, slugOrId.toLowerCase())) ?? (await categoriesOfStories(app)).get(idOf(slugOrId));
  if (!found) return [];
  const all = [...byId.values()];
  const ids = [found.row.id];
  for (const id of ids) for (const { row } of all) if (row.parent_id === id && !ids.includes(row.id)) ids.push(row.id);
  return withMovingCategories(app, ids);
}

/** An id as an address writes it; any other text is that of no row. */
const idOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Whether an id is that of a category, or of one that was merged into another. */
export async function isCategory(db: Db, id: number): Promise<boolean> {
  const present = await presentId(db, 'categories', id);
  const row = await db.selectFrom('categories').select('slug').where('id', '=', present).executeTakeFirst();
  return row !== undefined && !isHidden(row);
}

/** @throws Fault `invalid` for the id of no category */
export async function checkCategory(c: Change, id: number): Promise<void> {
  if (!(await isCategory(c.tx, id))) throw invalidField('category_id', 'is no category', 'not_found');
}

/** @throws Fault `invalid` for a parent that is not there or lies below the category itself */
export async function checkParent(db: Db, id: number | null, parent: number): Promise<void> {
  for (let at: number | null = parent, depth = 0; at !== null; depth++) {
    if (at === id || depth > 8) throw invalidField('parent_id', 'would put the category below itself');
    const row: { parent_id: number | null; slug: string } | undefined = await db
      .selectFrom('categories')
      .select(['parent_id', 'slug'])
      .where('id', '=', at)
      .executeTakeFirst();
    if (!row || isHidden(row)) throw invalidField('parent_id', 'is no category', 'not_found');
    at = row.parent_id;
  }
}

/** What names categories by their ids: it refuses the removal of one, and follows where one is merged into another. */
export const categoryUses = hook<Use>();

const categoryColumns = columns<Stored<CategoryRow>, CategoryInput>({
  name: line(),
  slug: byHand((row) => row.slug),
  texts: json<NonNullable<CategoryInput['texts']>>({}),
  parent_id: same<number | null>(null),
  icon_url: same<string | null>(null),
  color: same<string | null>(null),
  sort_order: same(0),
  is_active: flag(true),
  take_slug: inputOnly(),
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
  isGone: isHidden,
  narrow: (_app, query, { search: _, ...equal }) => whereEqual(query, equal).where('slug', 'not like', hiddenSlugs),
  access: { read: 'categories.read', write: 'categories.write' },
  // Items show the name and colour of their category, so every list of news follows from this topic too.
  topics: () => ['categories'],
  toNoun: (_app, row) => {
    const { search_text: _, ...rest } = row;
    return { ...rest, ...categoryColumns.read(row), is_sample: row.is_sample === 1 };
  },
  async toRow(c, input, before) {
    const given = input as Partial<CategoryInput>;
    const { name, slug, parent_id, take_slug: takes } = given;
    if (parent_id != null) await checkParent(c.tx, before?.id ?? null, parent_id);
    const id = before?.id ?? null;
    if (slug !== undefined) await checkSlug(c, 'categories', { slug, id, takes, one: 'category' });
    const written = categoryColumns.write(given);
    const row = before ? written : { ...categoryColumns.blank, is_sample: 0, ...written };
    if (slug !== undefined) row.slug = slug;
    else if (!before) row.slug = await freeSlug(c.tx, 'categories', numbered(slugText(name as string)));
    const names = Object.values(JSON.parse(row.texts ?? before?.texts ?? '{}') as Record<string, { name?: string }>);
    row.search_text = fold([row.name ?? before?.name, row.slug ?? before?.slug, ...names.map((t) => t.name)].join(' '));
    return row;
  },
  async afterWrite(c, row, before) {
    await keepFormerSlug(c, 'categories', row, before);
    await writeAddressUses(c, 'categories', row.id, row.icon_url, before?.icon_url);
  },
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'categories', row.id, null, row.icon_url);
    await refuseUsed(c, categoryUses, row.id);
    await dropMerged(c, 'categories', row.id);
    await dropFormerSlugs(c, 'categories', row.id);
  },
});
