import { categories } from '../../categories/categories.ts';
import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { memo } from '../../core/cache/memo.ts';
import { isoTime } from '../../core/clock.ts';
import { mediaAddress } from '../../media/pictures.ts';
import type { Lang } from '../../model/common.ts';
import { visibleItem } from '../../news/store.ts';
import { addressOf } from '../../news/view.ts';
import type { RedirectRow } from '../../schema/later/imports.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { paths } from '../../site/site.ts';
import { lookupKeys } from './path.ts';

const redirectsTopic = 'redirects';

/** Stores where an old address leads now. */
export async function storeRedirect(c: Change, { path, resource, row_id, lang }: RedirectRow): Promise<void> {
  await c.tx
    .insertInto('redirects')
    .values({ path, resource, row_id, lang })
    .onConflict((o) => o.column('path').doUpdateSet({ resource, row_id, lang }))
    .execute();
  c.touch(redirectsTopic);
}

/** Old addresses that lead somewhere now. */
export async function countRedirects({ db }: App): Promise<number> {
  const { n } = await db.write
    .selectFrom('redirects')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Most sites have none: then nothing is looked up. */
const hasRedirects = (app: App): Promise<boolean> =>
  memo(
    app,
    'redirects',
    [redirectsTopic],
    async () => (await app.db.read.selectFrom('redirects').select('path').limit(1).executeTakeFirst()) !== undefined,
  );

/**
 * Where an address of the old site leads now: to the page of a story that readers see, or of a category, or to a picture
 * of the library. Null for an address that never was one.
 * @param address path and query, as requested
 */
export async function findOldAddress(app: App, address: string): Promise<string | null> {
  if (!(await hasRedirects(app))) return null;
  const keys = lookupKeys(address);
  if (keys.length === 0) return null;
  const rows = await app.db.read.selectFrom('redirects').selectAll().where('path', 'in', keys).execute();
  const found = keys.map((key) => rows.find(({ path }) => path === key)).find(Boolean);
  if (!found) return null;
  if (found.resource === 'categories') return categoryPath(app, found);
  if (found.resource === 'media') return mediaAddress(app, found.row_id);
  const story = await visibleItem(app, found.row_id, isoTime(app.now()));
  return story ? `/n/${addressOf(app, story).slug}` : null;
}

async function categoryPath(app: App, { row_id, lang }: RedirectRow): Promise<string | null> {
  const category = (await categories(app)).get(row_id);
  if (category?.row.is_active !== 1) return null;
  return paths.section((lang ?? cachedSettings(app).basic.default_lang) as Lang, category.row.slug);
}
