import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { copyStored } from '../../core/files/copy.ts';
import { filesOf } from '../../core/files/file-store.ts';
import { nameOfKey, originalKey } from '../../core/files/key.ts';
import { enqueueRemoval } from '../render-job.ts';
import { filesTopic } from '../store.ts';
import { renameInTexts } from '../uses.ts';

/** Files of one run: each is copied. */
const mostAtOnce = 50;

/**
 * Gives originals another name whose variants have the same, from before variants had one of their own: of a picture with a
 * crop nobody finds the whole by the address of a part, also where files are served past this program. Variants keep their
 * addresses. The name that the original had stays reserved, as that of a file which was replaced.
 */
export async function renameOriginals(app: App): Promise<void> {
  const rows = await app.db.write
    .selectFrom('media')
    .select(['id', 'original_key', 'sha256'])
    .where('public_name', 'is', null)
    .where('kind', '=', 'image')
    .where('crop', 'is not', null)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  const files = await filesOf(app);
  for (const { id, original_key, sha256 } of rows) {
    const isStored = (await files.size(original_key)) !== null;
    const kind = original_key.slice(original_key.lastIndexOf('.') + 1);
    const key = isStored ? originalKey(sha256, kind) : original_key;
    if (isStored) await copyStored(app.config, files, original_key, key);
    await change(app, systemActor, async (c) => {
      await c.dialect.lockRow(c.tx, 'media', id);
      const { numUpdatedRows } = await c.tx
        .updateTable('media')
        .set({ original_key: key, public_name: nameOfKey(original_key), updated_at: c.now })
        .where('id', '=', id)
        .where('original_key', '=', original_key)
        .executeTakeFirst();
      if (!isStored) return;
      if (numUpdatedRows > 0n) await renameInTexts(c, id, original_key, key);
      await enqueueRemoval(c, [numUpdatedRows > 0n ? original_key : key], 0);
      c.touch(filesTopic);
    });
  }
}
