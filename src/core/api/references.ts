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
  if (by === 'slug' && table !== 'media')
    for (const { slug } of await db.selectFrom(table).select('slug').where('slug', 'in', texts).execute())
      found.add(slug);
  const wrong = texts.flatMap((text, at) => {
    // What is no name at all is for the schema to say.
    const isName = by === 'slug' || /^[1-9]\d{0,14}$/.test(text);
    return isName && !found.has(text) && !found.has(text.toLowerCase()) ? [at] : [];
  });
  if (wrong.length === 0) return [];
  const known = isListed && table !== 'media' ? await knownOf(db, table, by) : [];
  return wrong.map((at) => {
    const name = Array.isArray(sent) ? `${field}.${at}` : field;
    return known.length > 0 ? fieldError(name, 'not_found.known', { known }) : fieldError(name, 'not_found');
  });
}

async function knownOf(db: Db, table: Exclude<Reference['table'], 'media'>, by: Reference['by']): Promise<string[]> {
  const rows = await db.selectFrom(table).select(['id', 'slug']).orderBy('id').limit(mostKnown).execute();
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
