import { setImmediate } from 'node:timers/promises';
import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { mostErrors, readCsv } from '../../core/csv/csv.ts';
import { type FieldError, invalid } from '../../core/error.ts';
import type { ImportReport } from '../../core/model/csv-import.ts';
import { formerSlugs, keepFormerSlug } from '../../core/slugs/former.ts';
import { placesMoved } from '../hooks.ts';
import { pieces, placeSearchText, writeNames } from '../parts.ts';
import { holdTree } from '../shipped/ship.ts';
import { placeLevel, placesTopic, type StoredPlace } from '../tree.ts';
import { isPresent, type PlannedPlace, type Present, placePlan } from './plan.ts';
import { type Given, givenOf, placeColumns } from './rows.ts';

/**
 * Brings places of a CSV file (its text) into the tree. All of it is checked before a row is written, and written in
 * one transaction; a second time it changes nothing. An empty cell leaves what is there.
 * @throws Fault `invalid` naming lines and columns
 */
export async function importPlaces(app: App, csv: string, dryRun: boolean, actor: Actor): Promise<ImportReport> {
  const rows = await readCsv(csv, placeColumns);
  const errors: FieldError[] = [];
  const given: Given[] = [];
  for (const [i, row] of rows.entries()) {
    const one = givenOf(row, errors);
    if (one) given.push(one);
    if (errors.length >= mostErrors) throw invalid(errors.slice(0, mostErrors));
    if (i % 1_000 === 999) await setImmediate();
  }
  if (errors.length) throw invalid(errors);
  return change(app, actor, async (c) => {
    await holdTree(c);
    const plan = await placePlan(given, await presentPlaces(c), await formerSlugs(c.tx, 'places'), errors);
    if (errors.length) throw invalid(inOrder(errors));
    const added = plan.filter(({ before }) => before === null);
    const changed = plan.filter(differs);
    const report = {
      rows: plan.length,
      added: added.length,
      changed: changed.length,
      unchanged: plan.length - added.length - changed.length,
      dry_run: dryRun,
    };
    if (dryRun || added.length + changed.length === 0) return report;
    await write(c, added, changed);
    c.touch(placesTopic);
    const { dry_run: _, ...counts } = report;
    await c.audit('import', 'places', '', counts);
    return report;
  });
}

async function presentPlaces(c: Change): Promise<Present[]> {
  const all: Present[] = [];
  for (;;) {
    const some = await c.tx
      .selectFrom('places')
      .select(['id', 'parent_id', 'type', 'code', 'slug', 'name', 'texts', 'lat', 'lon', 'tz', 'rev'])
      .where('id', '>', all.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(5_000)
      .execute();
    all.push(...some);
    if (some.length < 5_000) return all;
    await setImmediate();
  }
}

/** By line, as many as one response reports. */
const inOrder = (errors: FieldError[]): FieldError[] =>
  errors.toSorted((a, b) => lineOf(a) - lineOf(b)).slice(0, mostErrors);
const lineOf = ({ field }: FieldError): number => Number(field.match(/\d+/)?.[0] ?? 0);

const columnsOf = ({ type, name, slug, code, texts, lat, lon, tz }: PlannedPlace) => ({
  type,
  name,
  slug,
  code,
  texts,
  lat,
  lon,
  tz,
});

function differs(place: PlannedPlace): boolean {
  const { before, parent } = place;
  if (before === null) return false;
  if (parent !== null && (!isPresent(parent) ? parent.before?.id : parent.id) !== before.parent_id) return true;
  return Object.entries(columnsOf(place)).some(([name, value]) => before[name as keyof Present] !== value);
}

async function write(c: Change, added: readonly PlannedPlace[], changed: readonly PlannedPlace[]): Promise<void> {
  const ids = new Map<PlannedPlace, number>();
  const idOf = (place: PlannedPlace | Present): number =>
    isPresent(place) ? place.id : (place.before?.id ?? (ids.get(place) as number));
  const parentId = ({ parent }: PlannedPlace): number | null => (parent === null ? null : idOf(parent));
  const written: Pick<StoredPlace, 'id' | 'name' | 'slug' | 'texts'>[] = [];
  const moved: number[] = [];
  for (const [i, place] of changed.entries()) {
    const id = idOf(place);
    const row = { ...columnsOf(place), search_text: placeSearchText(place), is_edited: 1, updated_at: c.now };
    await c.tx
      .updateTable('places')
      .set((e) => ({ ...row, rev: e('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
    written.push({ id, ...columnsOf(place) });
    await keepFormerSlug(c, 'places', { id, slug: place.slug }, place.before);
    if (i % 500 === 499) await setImmediate();
  }
  for (const level of Map.groupBy(added, ({ type }) => placeLevel(type)).values())
    for (const some of pieces(level)) {
      const values = some.map((place) => ({ ...newRow(c, place), parent_id: parentId(place) }));
      const rows = await c.tx.insertInto('places').values(values).returning(['id', 'slug']).execute();
      const bySlug = new Map(rows.map((row) => [row.slug, row.id]));
      for (const place of some) {
        const id = bySlug.get(place.slug) as number;
        ids.set(place, id);
        written.push({ id, ...columnsOf(place) });
      }
      await setImmediate(); // readers get their turn
    }
  for (const place of changed) {
    if (parentId(place) === place.before?.parent_id) continue;
    await c.tx
      .updateTable('places')
      .set({ parent_id: parentId(place) })
      .where('id', '=', idOf(place))
      .execute();
    moved.push(idOf(place));
  }
  for (const some of pieces(written)) {
    await writeNames(c.tx, some);
    await setImmediate();
  }
  await placesMoved(c, moved);
}

const newRow = (c: Change, place: PlannedPlace) => ({
  ...columnsOf(place),
  is_shipped: 0,
  is_edited: 0,
  is_active: 1,
  search_text: placeSearchText(place),
  rev: 1,
  created_at: c.now,
  updated_at: c.now,
});
