import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { invalid } from '../core/error.ts';
import { fieldError } from '../core/messages/messages.ts';
import { ownerSeenBy } from './permissions.ts';
import type { Focal } from './picture/plan.ts';
import { cropOf, focalOf, type StoredMedia } from './store.ts';
import { fileUrl, type PictureView, pictureOf } from './view.ts';

type Texts = Partial<Record<string, string>>;

/** A picture of the library as stories show it. */
export interface LibraryPicture extends PictureView {
  blurhash: string | null;
  alt: Texts;
  caption: Texts;
  credit: string | null;
  /** The point that stays visible, as fractions of what is shown. */
  focal: Focal | null;
}

/** Pictures by id: those that have variants and are not in the trash. */
export async function libraryPictures(app: App, db: Db, ids: readonly number[]): Promise<Map<number, LibraryPicture>> {
  const found = new Map<number, LibraryPicture>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'variants', 'blurhash', 'alt', 'caption', 'credit', 'focal', 'crop'])
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '=', 'image')
    .where('trashed_at', 'is', null)
    .execute();
  for (const { id, blurhash, credit, alt, caption, variants, ...row } of rows) {
    const picture = pictureOf(app.config, { variants });
    const texts = { alt: JSON.parse(alt) as Texts, caption: JSON.parse(caption) as Texts };
    if (picture) found.set(id, { ...picture, ...texts, blurhash, credit, focal: focalIn(row) });
  }
  return found;
}

/** The whole address under which readers get a file of the library; null for one in the trash. */
export async function mediaAddress({ db, config }: App, id: number): Promise<string | null> {
  const row = await db.read
    .selectFrom('media')
    .select(['kind', 'variants', 'original_key'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return (row.kind === 'image' ? pictureOf(config, row)?.url : null) ?? fileUrl(config, row.original_key);
}

/** The focal point within what the crop leaves of a picture. */
function focalIn(row: Pick<StoredMedia, 'focal' | 'crop'>): Focal | null {
  const [focal, crop] = [focalOf(row), cropOf(row)];
  if (!focal || !crop) return focal;
  const within = (at: number, from: number, length: number): number => Math.min(1, Math.max(0, (at - from) / length));
  return { x: within(focal.x, crop.x, crop.width), y: within(focal.y, crop.y, crop.height) };
}

/** Those of these ids that are pictures of the library, not in the trash, and seen by the actor. */
export async function picturesThere(c: Change, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  let query = c.tx.selectFrom('media').select('id').where('id', 'in', ids).where('kind', '=', 'image');
  const owner = ownerSeenBy(c.actor);
  if (owner !== undefined) query = query.where('created_by', '=', owner);
  return new Set((await query.where('trashed_at', 'is', null).execute()).map(({ id }) => id));
}

/**
 * Pictures that a story is to show: they are in the library, and the actor sees them.
 * @throws Fault `invalid` naming each that is not there, or is no picture
 */
export async function checkPictures(
  c: Change,
  { media_id, gallery = [] }: { media_id?: number | null; gallery?: number[] },
): Promise<void> {
  const there = await picturesThere(c, [...(media_id == null ? [] : [media_id]), ...gallery]);
  const missing = [
    ...(media_id == null || there.has(media_id) ? [] : ['media_id']),
    ...gallery.flatMap((id, n) => (there.has(id) ? [] : [`gallery.${n}`])),
  ];
  if (missing.length) throw invalid(missing.map((field) => fieldError(field, 'not_found')));
}
