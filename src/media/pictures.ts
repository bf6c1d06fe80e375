import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { invalid } from '../core/error.ts';
import { fieldError } from '../core/messages/messages.ts';
import { seenBy } from './permissions.ts';
import { type Picture, pictureOf } from './view.ts';

type Texts = Partial<Record<string, string>>;

/** A picture of the library as stories show it. */
export interface LibraryPicture extends Picture {
  blurhash: string | null;
  alt: Texts;
  caption: Texts;
  credit: string | null;
}

/** Pictures by id: those that have variants and are not in the trash. */
export async function libraryPictures(app: App, db: Db, ids: readonly number[]): Promise<Map<number, LibraryPicture>> {
  const found = new Map<number, LibraryPicture>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'variants', 'blurhash', 'alt', 'caption', 'credit'])
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '=', 'image')
    .where('trashed_at', 'is', null)
    .execute();
  for (const { id, blurhash, credit, alt, caption, variants } of rows) {
    const picture = pictureOf(app.config, { variants });
    const texts = { alt: JSON.parse(alt) as Texts, caption: JSON.parse(caption) as Texts };
    if (picture) found.set(id, { ...picture, ...texts, blurhash, credit });
  }
  return found;
}

/**
 * Pictures that a story is to show: they are in the library, and the actor sees them.
 * @throws Fault `invalid` naming each that is not there, or is no picture
 */
export async function checkPictures(
  c: Change,
  { media_id, gallery = [] }: { media_id?: number | null; gallery?: number[] },
): Promise<void> {
  const ids = [...(media_id == null ? [] : [media_id]), ...gallery];
  if (ids.length === 0) return;
  let query = c.tx.selectFrom('media').select('id').where('id', 'in', ids).where('kind', '=', 'image');
  const owner = seenBy(c.actor);
  if (owner !== undefined) query = query.where('created_by', '=', owner);
  const there = new Set((await query.where('trashed_at', 'is', null).execute()).map(({ id }) => id));
  const missing = [
    ...(media_id == null || there.has(media_id) ? [] : ['media_id']),
    ...gallery.flatMap((id, n) => (there.has(id) ? [] : [`gallery.${n}`])),
  ];
  if (missing.length) throw invalid(missing.map((field) => fieldError(field, 'not_found')));
}
