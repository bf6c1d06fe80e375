import type { App } from '../core/app.ts';
import { originalKeys } from '../core/files/key.ts';
import { type StoredMedia, variantsOf } from './store.ts';
import { fileUrl } from './view.ts';

/** A variant by its path: the name of its original, how it was made, its size, its format. */
const variantPath = /^\/files\/v\/[0-9a-f]{2}\/([0-9a-f]{32}-[0-9a-f]{16})-[0-9a-f]{12}-([a-z]+)\.([a-z0-9]+)$/;
const originalPath = /^\/files\/(o\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{16}\.[a-z0-9]+)$/;

type Shown = Pick<StoredMedia, 'original_key' | 'variants'>;

/** The file whose original has one of these keys, or had it before it was replaced. */
async function fileOf({ db }: App, keys: string[]): Promise<Shown | undefined> {
  const columns = ['media.original_key', 'media.variants'] as const;
  const shown = db.read.selectFrom('media').select(columns).where('trashed_at', 'is', null);
  const present = await shown.where('original_key', 'in', keys).executeTakeFirst();
  if (present) return present;
  return shown
    .innerJoin('media_former_keys as former', 'former.media_id', 'media.id')
    .where('former.key', 'in', keys)
    .executeTakeFirst();
}

/**
 * Where the address of a picture leads that was cropped or replaced since: to the present variant of the same size and
 * format, or the original. Texts of live blogs, apps and other sites name such addresses for longer than the old files
 * are stored. Null for any other address. An address of a variant never leads to an original, whose name is not public.
 */
export async function findMovedFile(app: App, address: string): Promise<string | null> {
  const [, original] = originalPath.exec(address) ?? [];
  if (original !== undefined) {
    const row = await fileOf(app, [original]);
    return row && row.original_key !== original ? fileUrl(app.config, row.original_key) : null;
  }
  const [, name, size, extension] = variantPath.exec(address) ?? [];
  if (name === undefined) return null;
  const row = await fileOf(app, originalKeys(name));
  const same = (row ? variantsOf(row) : []).filter(({ key }) => key.endsWith(`.${extension}`));
  // A smaller picture has fewer sizes.
  const found = same.find((variant) => variant.name === size) ?? same.sort((a, b) => b.width - a.width)[0];
  return found && !address.endsWith(found.key) ? fileUrl(app.config, found.key) : null;
}
