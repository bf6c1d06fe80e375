import { setImmediate } from 'node:timers/promises';
import { type Change, change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { type CsvRow, cellError, mostErrors, readCsv } from '../core/csv/csv.ts';
import type { Stored } from '../core/db/table.ts';
import { type FieldError, invalid } from '../core/error.ts';
import type { ImportReport } from '../core/model/csv-import.ts';
import { redirectsTopic } from './find.ts';
import type { RedirectRow } from './tables.ts';
import { noStory, type PlannedRedirect, pathOf, redirectTarget, storiesAmong } from './target.ts';

export const redirectColumns = { needed: ['path', 'leads_to'], optional: [] };
const mostRows = 20_000;
const perStatement = 500;

/**
 * Adds and changes old addresses from a CSV file (its text) with the columns `path` and `leads_to`. All of it is checked
 * before a row is written, and written in one transaction; a second time it changes nothing.
 * @throws Fault `invalid` naming lines and columns
 */
export async function importRedirects(app: App, csv: string, dryRun: boolean, actor: Actor): Promise<ImportReport> {
  const rows = await readCsv(csv, redirectColumns);
  if (rows.length > mostRows)
    throw invalid([cellError((rows[mostRows] as CsvRow).line, null, `is one too many: a file has up to ${mostRows}`)]);
  const plan = await planOf(app, rows);
  return change(app, actor, async (c) => {
    const present = await presentRows(c, [...plan.keys()]);
    const added = [...plan.values()].filter(({ path }) => !present.has(path));
    const changed = [...plan.values()].filter((one) => differs(one, present.get(one.path)));
    const counts = {
      rows: plan.size,
      added: added.length,
      changed: changed.length,
      unchanged: plan.size - added.length - changed.length,
    };
    if (!dryRun && added.length + changed.length > 0) {
      await write(c, added, changed);
      c.touch(redirectsTopic);
      await c.audit('import', 'redirects', '', counts);
    }
    return { ...counts, dry_run: dryRun };
  });
}

/** The changes of the rows of a file, by path. @throws Fault `invalid` */
async function planOf(app: App, rows: readonly CsvRow[]): Promise<Map<string, PlannedRedirect>> {
  const plan = new Map<string, PlannedRedirect>();
  const lineOf = new Map<string, number>();
  const errors: FieldError[] = [];
  const refuse = (line: number, { field, message }: FieldError): void =>
    void errors.push(cellError(line, field, message));
  for (const [i, { line, cells }] of rows.entries()) {
    if (errors.length >= mostErrors) break;
    if (i % perStatement === perStatement - 1) await setImmediate(); // others get their turn
    const path = await pathOf(app, cells.path ?? '');
    if (typeof path !== 'string') {
      refuse(line, path);
      continue;
    }
    const target = await redirectTarget(app, cells.leads_to ?? '', path);
    if ('field' in target) refuse(line, target);
    else if (plan.has(path)) errors.push(cellError(line, 'path', `is that of line ${lineOf.get(path)} too`));
    else {
      plan.set(path, target);
      lineOf.set(path, line);
    }
  }
  const ofStories = [...plan.values()].filter(({ resource }) => resource === 'news');
  const ids = [...new Set(ofStories.map(({ row_id }) => row_id as number))];
  const stories = await storiesAmong(app, ids);
  for (const { path, row_id } of ofStories)
    if (!stories.has(row_id as number)) refuse(lineOf.get(path) as number, noStory);
  if (errors.length) throw invalid(errors.slice(0, mostErrors));
  return plan;
}

type Present = Map<string, Stored<RedirectRow>>;

async function presentRows(c: Change, paths: readonly string[]): Promise<Present> {
  const present: Present = new Map();
  for (let at = 0; at < paths.length; at += perStatement) {
    const some = paths.slice(at, at + perStatement);
    const rows = await c.tx.selectFrom('redirects').selectAll().where('path', 'in', some).execute();
    for (const row of rows) present.set(row.path, row);
  }
  return present;
}

const differs = (one: PlannedRedirect, before: Stored<RedirectRow> | undefined): boolean =>
  before !== undefined &&
  (before.resource !== one.resource || before.row_id !== one.row_id || before.leads_to !== one.leads_to);

async function write(c: Change, added: readonly PlannedRedirect[], changed: readonly PlannedRedirect[]): Promise<void> {
  const times = { rev: 1, created_at: c.now, updated_at: c.now };
  for (let at = 0; at < added.length; at += perStatement) {
    const values = added.slice(at, at + perStatement).map((one) => ({ ...one, ...times }));
    await c.tx.insertInto('redirects').values(values).execute();
    await setImmediate();
  }
  for (const [i, { path, ...columns }] of changed.entries()) {
    await c.tx
      .updateTable('redirects')
      .set((e) => ({ ...columns, rev: e('rev', '+', 1), updated_at: c.now }))
      .where('path', '=', path)
      .execute();
    if (i % perStatement === perStatement - 1) await setImmediate();
  }
}
