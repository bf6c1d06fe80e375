import { categoryResource } from '../categories/categories.ts';
import { change } from '../core/api/change.ts';
import { insertRow } from '../core/api/resource.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import { formerOwner } from '../core/slugs/former.ts';
import { presentId } from '../core/slugs/merged.ts';
import { storeRedirect } from '../redirects/find.ts';
import { cutGraphemes, exceedsGraphemes } from '../text/graphemes.ts';
import { tidyLine } from '../text/normalise.ts';
import type { Run } from './context.ts';
import { changedPart, lostPart, shortText } from './difference.ts';
import { importedItems, storeItem } from './store.ts';
import { cleaned, type OldCategory } from './story.ts';

/** A category by its id, or by a slug that it has or had. */
async function present(db: Db, by: { id: number } | { slug: string }): Promise<number | undefined> {
  const query = db.selectFrom('categories').select('id');
  const row = await ('id' in by
    ? query.where('id', '=', await presentId(db, 'categories', by.id))
    : query.where('slug', '=', by.slug)
  ).executeTakeFirst();
  return row?.id ?? ('slug' in by ? await formerOwner(db, 'categories', by.slug) : undefined);
}

/** Parents first; a category whose parents form a circle stands at the top. */
function parentsFirst(categories: readonly OldCategory[]): OldCategory[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const depth = ({ parent }: OldCategory): number => {
    let n = 0;
    for (let at = byKey.get(parent ?? ''); at && n <= categories.length; at = byKey.get(at.parent ?? '')) n++;
    return n;
  };
  return categories
    .map((category) => ({ category, at: depth(category) }))
    .map(({ category, at }) =>
      at > categories.length ? { category: { ...category, parent: null }, at: 0 } : { category, at },
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ category }) => category);
}

/**
 * Brings the tree of categories in: one that was imported before is recognised, and one with the same slug is the
 * same. Gives the ids by key; without `isDry` all of them.
 */
export async function importCategories(run: Run): Promise<Map<string, number>> {
  const { app, source, report, options } = run;
  const ids = new Map<string, number>();
  const categories = parentsFirst(source.categories.map(cleaned));
  const before = new Map<string, number>();
  for (let at = 0; at < categories.length; at += 500) {
    const keys = categories.slice(at, at + 500).map(({ key }) => key);
    for (const [key, { row_id }] of await importedItems(app.db.write, source.name, 'category', keys))
      before.set(key, row_id);
  }
  for (const category of categories) {
    const stored = before.get(category.key);
    const found =
      (stored === undefined ? undefined : await present(app.db.write, { id: stored })) ??
      (category.slug === undefined ? undefined : await present(app.db.write, { slug: category.slug }));
    if (found === undefined) {
      report.categories.added++;
      for (const about of category.about ?? [])
        await report.note(
          { line: 1, id: category.key, title: category.name },
          lostPart('category', `the description of the category is left out: ${shortText(about)}`),
        );
    } else report.categories.present++;
    if (found !== undefined) ids.set(category.key, found);
    if (!options.dryRun) ids.set(category.key, await write(run, category, found, ids));
  }
  return ids;
}

async function write(
  { app, actor, source, report }: Run,
  { key, parent, name, slug, names, paths }: OldCategory,
  found: number | undefined,
  ids: ReadonlyMap<string, number>,
): Promise<number> {
  const short = (text: string): string => cutGraphemes(tidyLine(text), 80);
  const texts = Object.fromEntries(Object.entries(names).map(([lang, text]) => [lang, { name: short(text) }]));
  const input = { name: short(name), texts, ...(slug === undefined ? {} : { slug }) };
  const place = { line: 1, id: key, title: name };
  if (exceedsGraphemes(tidyLine(name), 80))
    await report.note(
      place,
      changedPart('category', `the name of the category is cut after 80 letters: ${shortText(name)}`),
    );
  const parentId = ids.get(parent ?? '') ?? null;
  const store = (parent_id: number | null): Promise<number> =>
    change(app, actor, async (c) => {
      const row_id = found ?? (await insertRow(c, categoryResource, { ...input, parent_id })).id;
      await storeItem(c, { source: source.name, kind: 'category', external_id: key, row_id });
      for (const { path, lang } of paths)
        await storeRedirect(c, { path, resource: 'categories', row_id, lang, leads_to: null });
      return row_id;
    });
  const id = await store(parentId).catch(async (error) => {
    // A tree that is deeper than ours: the category stands at the top.
    if (!(error instanceof Fault) || error.code !== 'invalid' || parentId === null) throw error;
    await report.note(place, changedPart('category', 'the tree is too deep: the category stands at the top'));
    return store(null);
  });
  return id;
}
