import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { FieldError } from '../error.ts';
import { fieldError } from '../messages/messages.ts';

/** A field whose value names rows of a table: by id, or by slug or id. */
interface Reference {
  table: 'categories' | 'product_categories' | 'places' | 'news' | 'media';
  by?: 'slug';
  /** The slugs of the table are few enough to be named. */
  isListed?: boolean;
}

export type References = Readonly<Record<string, Reference>>;

/** The ids of these that were merged into others, with the ids of the others. */
async function mergedAmong(db: Db, table: Reference['table'], ids: readonly number[]): Promise<Map<number, number>> {
  if (table === 'news' || table === 'media') return new Map();
  const rows = await db
    .selectFrom('merged_rows')
    .select(['row_id', 'into_id'])
    .where('kind', '=', table)
    .where('row_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ row_id, into_id }) => [row_id, into_id]));
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** An input as it is meant now: an id of what was merged meanwhile, in a form or a draft, is that of the other one. */
export async function presentInput<I extends Record<string, unknown>>(
  db: Db,
  references: References | undefined,
  input: I,
): Promise<I> {
  let present = input;
  for (const [field, { table }] of Object.entries(references ?? {})) {
    const value = input[field];
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    const ids = (Array.isArray(value) ? value : isMap ? Object.values(value) : [value]).filter(isId);
    if (ids.length === 0) continue;
    const into = await mergedAmong(db, table, ids.slice(0, 1_000));
    if (into.size === 0) continue;
    const meant = (id: unknown) => into.get(id as number) ?? id;
    const now = Array.isArray(value)
      ? [...new Set(value.map(meant))]
      : isMap
        ? Object.fromEntries(Object.entries(value).map(([name, id]) => [name, meant(id)]))
        : meant(value);
    present = { ...present, [field]: now };
  }
  return present;
}

/**
 * Filters of a list as they are meant now: by what another was merged into, and by all that is still being moved there.
 */
export async function presentFilters(
  db: Db,
  references: References | undefined,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const present: Record<string, unknown> = { ...(await presentInput(db, references, given)) };
  for (const [field, { table }] of Object.entries(references ?? {})) {
    const id = present[field];
    if (!isId(id) || table === 'news' || table === 'media') continue;
    const moving = await db
      .selectFrom('merged_rows')
      .select('row_id')
      .where('kind', '=', table)
      .where('into_id', '=', id)
      .where('is_done', '=', sql.lit(0)) // not a parameter: the index of these is a partial one
      .execute();
    if (moving.length > 0) present[field] = [id, ...moving.map(({ row_id }) => row_id)];
  }
  return present;
}

/** Slugs of rows that were merged into others and are there for the database alone. */
export const hiddenSlugs = '#%';

/** More than this are not named. */
const mostKnown = 50;

async function missing(
  db: Db,
  { table, by, isListed }: Reference,
  field: string,
  sent: unknown,
): Promise<FieldError[]> {
  const values = Array.isArray(sent) ? sent.slice(0, 100) : [sent];
  const texts = values.map(String);
  const ids = texts.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  const found = new Set<string>();
  if (ids.length > 0)
    for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', ids).execute())
      found.add(String(id));
  if (ids.length > 0) for (const id of (await mergedAmong(db, table, ids)).keys()) found.add(String(id));
  if (by === 'slug' && table !== 'media') {
    for (const { slug } of await db.selectFrom(table).select('slug').where('slug', 'in', texts).execute())
      found.add(slug);
    const former = db.selectFrom('former_slugs').select('slug').where('kind', '=', table);
    for (const { slug } of await former.where('slug', 'in', texts).execute()) found.add(slug);
  }
  const wrong = texts.flatMap((text, at) => {
    // What is no name at all is for the schema to say.
    const isName = by === 'slug' || /^[1-9]\d{0,14}$/.test(text);
    return isName && !found.has(text) && !found.has(text.toLowerCase()) ? [at] : [];
  });
  if (wrong.length === 0) return [];
  const existing = isListed && table !== 'media' ? await existingOf(db, table, by) : [];
  return wrong.map((at) => {
    const name = Array.isArray(sent) ? `${field}.${at}` : field;
    return existing.length > 0
      ? fieldError(name, 'not_found.known', { known: existing })
      : fieldError(name, 'not_found');
  });
}

async function existingOf(db: Db, table: Exclude<Reference['table'], 'media'>, by: Reference['by']): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .where('slug', 'not like', hiddenSlugs)
    .orderBy('id')
    .limit(mostKnown)
    .execute();
  return rows.map(({ id, slug }) => (by === 'slug' ? slug : `${id} (${slug})`));
}

/** Errors of the fields of a body that name what is not there. What else is wrong with the body does not matter. */
export async function referenceErrors(db: Db, references: References, body: unknown): Promise<FieldError[]> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const errors: FieldError[] = [];
  for (const [field, reference] of Object.entries(references)) {
    const value = (body as Record<string, unknown>)[field];
    if (value === undefined || value === null || value === '') continue;
    errors.push(...(await missing(db, reference, field, value)));
  }
  return errors;
}
