import type { App } from '../../core/app.ts';
import { lruMap } from '../../core/cache/lru.ts';
import type { FileAccess } from '../../core/files/access.ts';
import { isOriginal } from '../../core/files/key.ts';
import { perProgram } from '../../core/state.ts';
import { filesTopic, variantsOf } from '../store.ts';
import { fileUrl, pictureOf } from '../view.ts';
import { ownerOfKey, presentVariant } from './moved.ts';
import { isSigned } from './signed.ts';

/** Keys of which it is remembered how they are answered, until a file is cropped, replaced or moved to the trash. */
const mostKnown = 20_000;
const accessCache = perProgram(() => ({ version: -1, access: lruMap<string, FileAccess>(mostKnown) }));

/**
 * How a stored file is answered. A file in the trash is none. Of a picture with a crop readers get its variants only: the
 * original, and variants from before the crop, lead to the present one.
 */
export async function accessToFile(app: App, key: string, sig?: string): Promise<FileAccess> {
  if (sig !== undefined && (await isSigned(app, key, sig))) return 'staff';
  const memory = accessCache(app);
  const version = app.versions.of(filesTopic);
  if (memory.version !== version) {
    memory.version = version;
    memory.access.clear();
  }
  const found = memory.access.get(key);
  if (found !== undefined) return found;
  const access = await lookUp(app, key);
  if (memory.version === version && app.versions.of(filesTopic) === version) memory.access.set(key, access);
  return access;
}

async function lookUp(app: App, key: string): Promise<FileAccess> {
  const row = await ownerOfKey(app, key);
  if (!row) return 'all'; // of no file of the library
  if (row.trashed_at !== null) return 'none';
  if (row.kind !== 'image') return 'all';
  const isFormer = isOriginal(key) && key !== row.original_key; // it may have had a crop
  if (row.crop === null && !isFormer) return 'all';
  if (isOriginal(key)) {
    const shown = pictureOf(app.config, row);
    return shown ? { moved: shown.url } : 'none';
  }
  if (variantsOf(row).some((variant) => variant.key === key)) return 'all';
  const present = presentVariant(row, key);
  return present ? { moved: fileUrl(app.config, present) } : 'all';
}
