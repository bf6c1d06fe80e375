import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import { type Input, type ManagedRow, resource } from '../core/api/resource.ts';
import type { App } from '../core/app.ts';
import type { Stored } from '../core/db/table.ts';
import { Fault, invalid } from '../core/error.ts';
import { composed } from '../text/normalise.ts';
import { percentDecoded } from '../text/percent.ts';
import { redirectsTopic, rowPath } from './find.ts';
import { Redirect, RedirectInput } from './model.ts';
import type { RedirectRow } from './tables.ts';
import { noStory, type PlannedRedirect, pathOf, redirectTarget, storiesAmong } from './target.ts';

type StoredRedirect = Stored<RedirectRow> & ManagedRow;

/** Old addresses, for administrators: those of an import, and those that they add. */
export const redirectResource = resource<StoredRedirect>({
  name: 'redirects',
  one: 'redirect',
  table: 'redirects',
  input: RedirectInput,
  noun: Redirect,
  filters: { resource: Redirect.properties.resource },
  sorts: ['-id', 'path', 'updated_at'],
  access: { read: 'settings.read', write: 'settings.write' },
  topics: () => [redirectsTopic],
  narrow(_app, query, { search, resource }) {
    const words = composed(percentDecoded(String(search ?? ''))).toLowerCase();
    const [like, encoded] = [words, encodeURI(words).toLowerCase()].map(
      (text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    );
    let narrowed = query;
    if (resource !== undefined) narrowed = narrowed.where(sql<boolean>`resource = ${resource}`);
    if (search !== undefined)
      narrowed = narrowed.where(
        sql<boolean>`(path like ${like} escape '\\' or lower(leads_to) like ${encoded} escape '\\')`,
      );
    return narrowed;
  },
  async prepare(input, app, id) {
    const planned = await planOf(app, input, id);
    return { input, set: planned };
  },
  async toRow(c, _input, before, set) {
    await checkUnique(c, set.path as string, before?.id ?? 0);
    return {};
  },
  toNoun: async (app, row) => (await nounsOf(app, [row]))[0],
  toNouns: nounsOf,
});

/** The columns of a row as it will be. @throws Fault `invalid`, naming the fields */
async function planOf(app: App, input: Input, id: number | null): Promise<Partial<PlannedRedirect>> {
  const given = input as { path?: string; leads_to?: string };
  const before =
    id === null
      ? undefined
      : await app.db.write.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
  const path = given.path === undefined ? (before?.path ?? '') : await pathOf(app, given.path);
  if (typeof path !== 'string') throw invalid([path]);
  if (given.leads_to === undefined) return { path };
  const target = await redirectTarget(app, given.leads_to, path);
  if ('field' in target) throw invalid([target]);
  if (target.resource === 'news' && (await storiesAmong(app, [target.row_id as number])).size === 0)
    throw invalid([noStory]);
  return target;
}

async function checkUnique(c: Change, path: string, own: number): Promise<void> {
  const other = await c.tx.selectFrom('redirects').select('id').where('path', '=', path).executeTakeFirst();
  if (!other || other.id === own) return;
  throw new Fault('conflict', 'This old address is in the list already.', {
    errors: [{ field: 'path', message: 'is taken', code: 'taken' }],
  });
}

/** Rows with where each leads now. */
async function nounsOf(app: App, rows: StoredRedirect[]): Promise<unknown[]> {
  const stories = await storiesAmong(
    app,
    rows.filter((row) => row.resource === 'news').map((row) => row.row_id as number),
  );
  return Promise.all(
    rows.map(async ({ row_id, lang, ...row }) => ({
      ...row,
      leads_to:
        row.resource === 'news'
          ? (stories.get(row_id as number) ?? null)
          : await rowPath(app, { ...row, row_id, lang }),
    })),
  );
}
