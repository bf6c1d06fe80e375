import { categoriesOfStories } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { isoTime } from '../core/clock.ts';
import type { Lang } from '../core/model/common.ts';
import { mediaAddress } from '../media/pictures.ts';
import { visibleItem } from '../news/store.ts';
import { storyAddress } from '../news/view.ts';
import { cachedSettings } from '../settings/settings.ts';
import { paths } from '../site/site.ts';
import { lookupKeys } from './path.ts';
import type { RedirectRow } from './tables.ts';
import type { PlannedRedirect } from './target.ts';

export const redirectsTopic = 'redirects';

/** Stores where an old address leads now. */
export async function storeRedirect(c: Change, redirect: PlannedRedirect): Promise<void> {
  const { path, ...target } = redirect;
  await c.tx
    .insertInto('redirects')
    .values({ ...redirect, rev: 1, created_at: c.now, updated_at: c.now })
    .onConflict((o) =>
      o.column('path').doUpdateSet((e) => ({ ...target, rev: e('redirects.rev', '+', 1), updated_at: c.now })),
    )
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
 * Where an old address leads now: to the page of a story that readers see, or of a category, to a picture of the library,
 * or to an address that an administrator has given. Null for an address that never was one.
 * @param address path and query, as requested
 */
export async function findOldAddress(app: App, address: string): Promise<string | null> {
  if (!(await hasRedirects(app))) return null;
  const keys = lookupKeys(address);
  if (keys.length === 0) return null;
  const rows = await app.db.read.selectFrom('redirects').selectAll().where('path', 'in', keys).execute();
  const found = keys.map((key) => rows.find(({ path }) => path === key)).find(Boolean);
  if (!found) return null;
  if (found.resource !== 'news') return rowPath(app, found);
  const story = await visibleItem(app, found.row_id as number, isoTime(app.now()));
  return story ? `/n/${storyAddress(app, story).slug}` : null;
}

type Place = Pick<RedirectRow, 'resource' | 'row_id' | 'lang' | 'leads_to'>;

/** Where a row leads that is none of a story. */
export async function rowPath(app: App, { resource, row_id, lang, leads_to }: Place): Promise<string | null> {
  if (resource === 'address') return leads_to;
  if (resource === 'media') return mediaAddress(app, row_id as number);
  const category = (await categoriesOfStories(app)).get(row_id as number);
  if (category?.row.is_active !== 1) return null;
  return paths.section((lang ?? cachedSettings(app).basic.default_lang) as Lang, category.row.slug);
}
