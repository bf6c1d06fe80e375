import type { Change } from '../api/change.ts';
import type { Db } from '../db/database.ts';
import { Fault } from '../error.ts';

/** Tables whose rows apps, pages, feeds and other programs name by their slugs. */
export type Slugged = 'categories' | 'places' | 'product_categories';

/** The row that had a slug before it was renamed; undefined for a slug that none had. */
export async function formerOwner(db: Db, kind: Slugged, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('former_slugs')
    .select('row_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.row_id;
}

/** All former slugs of a table, with the ids of the rows that had them; the newest last. */
export async function formerSlugs(db: Db, kind: Slugged): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('former_slugs')
    .select(['slug', 'row_id', 'since'])
    .where('kind', '=', kind)
    .execute();
  rows.sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : a.slug < b.slug ? -1 : 1));
  return new Map(rows.map(({ slug, row_id }) => [slug, row_id]));
}

async function presentOwner(db: Db, kind: Slugged, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom(kind).select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** The first of these slugs that no other row has or had. */
export async function freeSlug(db: Db, kind: Slugged, wanted: Iterable<string>): Promise<string> {
  for (const slug of wanted) {
    if ((await presentOwner(db, kind, slug)) !== undefined) continue;
    if ((await formerOwner(db, kind, slug)) === undefined) return slug;
  }
  throw new Error('There are always more slugs.');
}

/** `news`, `news-2`, `news-3`: what `freeSlug` chooses from. */
export function* numbered(slug: string): Generator<string> {
  yield slug;
  for (let n = 2; ; n++) yield `${slug}-${n}`;
}

interface Wanted {
  slug: string;
  /** The row that is renamed; null: a new one. */
  id: number | null;
  /** The editor has seen whose slug it was: addresses and apps that name it mean this row from now on. */
  takes: boolean | undefined;
  /** What the rows are called in messages: `category`. */
  one: string;
}

/** @throws Fault `conflict` for a slug that another row has, or had and the editor does not take */
export async function checkSlug(c: Change, kind: Slugged, { slug, id, takes, one }: Wanted): Promise<void> {
  const owner = await presentOwner(c.tx, kind, slug);
  if (owner !== undefined && owner !== id)
    throw new Fault('conflict', `There is another ${one} with this slug.`, {
      errors: [{ field: 'slug', message: 'is taken', code: 'taken' }],
    });
  const former = await formerOwner(c.tx, kind, slug);
  if (former === undefined || former === id || takes === true) return;
  const named = await c.tx.selectFrom(kind).select('name').where('id', '=', former).executeTakeFirst();
  throw new Fault('conflict', `Another ${one} had this slug before.`, {
    errors: [
      {
        field: 'slug',
        message: `was the slug of ${named?.name ?? former} and still leads there; take_slug makes it lead here`,
        code: 'taken',
      },
    ],
  });
}

/** Stores that a row has another slug now: the old one means it still. A slug that is in use is no former one. */
export async function keepFormerSlug(
  c: Change,
  kind: Slugged,
  row: { id: number; slug: string },
  before: { slug: string } | null,
): Promise<void> {
  if (before?.slug === row.slug) return;
  await c.tx.deleteFrom('former_slugs').where('kind', '=', kind).where('slug', '=', row.slug).execute();
  if (!before) return;
  const target = { row_id: row.id, since: c.now };
  await c.tx
    .insertInto('former_slugs')
    .values({ kind, slug: before.slug, ...target })
    .onConflict((o) => o.columns(['kind', 'slug']).doUpdateSet(target))
    .execute();
}

/** What a row was called is free again when it is removed. */
export async function dropFormerSlugs(c: Change, kind: Slugged, id: number): Promise<void> {
  await c.tx.deleteFrom('former_slugs').where('kind', '=', kind).where('row_id', '=', id).execute();
}

/** Names of a row that one statement looks for; nobody renames as often. */
const mostSlugs = 20;

/** All slugs of the row that has or had this one: the present one, then the former ones, the newest first. Empty: none. */
export async function slugsOf(db: Db, kind: Slugged, slug: string): Promise<string[]> {
  const id = (await presentOwner(db, kind, slug)) ?? (await formerOwner(db, kind, slug));
  if (id === undefined) return [];
  const present = await db.selectFrom(kind).select('slug').where('id', '=', id).executeTakeFirst();
  if (!present) return [];
  const former = await db
    .selectFrom('former_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .orderBy('since', 'desc')
    .orderBy('slug')
    .limit(mostSlugs)
    .execute();
  return [present.slug, ...former.map((one) => one.slug)];
}
