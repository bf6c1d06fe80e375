import { type App, system } from '../core/app.ts';
import { change } from '../core/change.ts';
import { isoTime } from '../core/clock.ts';
import { deleteRow, insertRow } from '../core/resource.ts';
import { categoryResource } from '../news/categories.ts';
import { newsResource } from '../news/desk.ts';
import { releases } from '../updates/updates.ts';
import { sampleCategories, sampleNews, sampleRelease } from './content.ts';

/**
 * Loads the starter content once: into a database without news, and never again after it was removed. Two instances
 * that start together load it once. Gives false when nothing was loaded.
 */
export async function seed(app: App): Promise<boolean> {
  return change(app, system, async (c) => {
    const marked = await c.tx
      .insertInto('meta')
      .values({ key: 'sample_content', value: c.now })
      .onConflict((o) => o.doNothing())
      .executeTakeFirst();
    const anything = await c.tx.selectFrom('news').select('id').limit(1).executeTakeFirst();
    if ((marked.numInsertedOrUpdatedRows ?? 0n) === 0n || anything) return false;
    const ids = new Map<string, number>();
    for (const category of sampleCategories) {
      const row = await insertRow(c, categoryResource, { ...category });
      ids.set(category.slug, row.id);
      await c.tx.updateTable('categories').set({ is_sample: 1 }).where('id', '=', row.id).execute();
    }
    for (const [index, { category, ...item }] of sampleNews.entries()) {
      const row = await insertRow(c, newsResource, {
        ...item,
        category_id: ids.get(category) ?? null,
        status: 'published',
        published_at: isoTime(c.nowMs - (index + 1) * 60_000),
      });
      await c.tx.updateTable('news').set({ is_sample: 1 }).where('id', '=', row.id).execute();
    }
    const release = await insertRow(c, releases, { ...sampleRelease });
    await c.tx.updateTable('releases').set({ is_sample: 1 }).where('id', '=', release.id).execute();
    return true;
  });
}

/** Removes every sample row; a category that other news uses stays, and is the publisher's own from then on. */
export async function removeSample(app: App): Promise<number> {
  return change(app, system, async (c) => {
    let removed = 0;
    for (const [table, def] of [
      ['news', newsResource],
      ['releases', releases],
    ] as const) {
      const rows = await c.tx.selectFrom(table).select('id').where('is_sample', '=', 1).execute();
      for (const { id } of rows) await deleteRow(c, def, id, null);
      removed += rows.length;
    }
    const unused = await c.tx
      .selectFrom('categories')
      .select('id')
      .where('is_sample', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('news').select('news.id').whereRef('news.category_id', '=', 'categories.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('categories as below').select('below.id').whereRef('below.parent_id', '=', 'categories.id'),
          ),
        ),
      )
      .execute();
    for (const { id } of unused) await deleteRow(c, categoryResource, id, null);
    await c.tx.updateTable('categories').set({ is_sample: 0 }).where('is_sample', '=', 1).execute();
    return removed + unused.length;
  });
}
