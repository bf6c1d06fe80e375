import type { App } from '../../core/app.ts';
import { isOriginal, nameOfKey, originalKeys } from '../../core/files/key.ts';
import { type StoredMedia, variantsOf } from '../store.ts';
import { fileUrl, pictureOf } from '../view.ts';

const filePath = /^\/files\/([ov]\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{16}[0-9a-z-]*\.[a-z0-9]+)$/;
/** A variant: the name of the picture, how it was made, its size, its format. */
const variantForm = /-[0-9a-f]{12}-([a-z]+)\.([a-z0-9]+)$/;

const columns = ['media.kind', 'original_key', 'variants', 'crop', 'trashed_at'] as const;
export type OwnerOfKey = Pick<StoredMedia, 'kind' | 'original_key' | 'variants' | 'crop' | 'trashed_at'>;

/** The file of the library to which a key belongs, or belonged before the file was replaced. */
export async function ownerOfKey({ db }: App, key: string): Promise<OwnerOfKey | undefined> {
  const name = nameOfKey(key);
  const keys = isOriginal(key) ? [key] : originalKeys(name);
  const files = db.write.selectFrom('media').select(columns);
  const present = await files
    .where((e) => e.or([e('original_key', 'in', keys), ...(isOriginal(key) ? [] : [e('public_name', '=', name)])]))
    .executeTakeFirst();
  if (present) return present;
  return files
    .innerJoin('media_former_keys as former', 'former.media_id', 'media.id')
    .where('former.key', 'in', keys)
    .executeTakeFirst();
}

/** The present variant of the size and format of another key of a picture; null while there is none. */
export function presentVariant(row: OwnerOfKey, key: string): string | null {
  const [, size, extension] = variantForm.exec(key) ?? [];
  if (size === undefined) return null;
  const same = variantsOf(row).filter((variant) => variant.key.endsWith(`.${extension}`));
  // A smaller picture has fewer sizes.
  const found = same.find((variant) => variant.name === size) ?? same.sort((a, b) => b.width - a.width)[0];
  return found?.key ?? null;
}

/**
 * Where the address of a file leads that was cropped or replaced since: to the present variant of the same size and format.
 * Texts of live blogs, apps and other sites name such addresses for longer than the old files are stored. Null for any other
 * address. No address leads to the original of a picture, of which readers may see a part only.
 */
export async function findMovedFile(app: App, address: string): Promise<string | null> {
  const [, key] = filePath.exec(address) ?? [];
  if (key === undefined) return null;
  const row = await ownerOfKey(app, key);
  if (!row || row.trashed_at !== null || row.original_key === key) return null;
  if (isOriginal(key))
    return row.kind === 'image' ? (pictureOf(app.config, row)?.url ?? null) : fileUrl(app.config, row.original_key);
  const found = presentVariant(row, key);
  return found && found !== key ? fileUrl(app.config, found) : null;
}
