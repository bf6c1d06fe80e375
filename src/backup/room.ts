import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault } from '../core/error.ts';
import { freeBytes } from '../core/files/local.ts';
import { kindOfBackup, listBackups, pathOfBackup, removeBackup } from './backup.ts';

const megabyte = 1_048_576;
/** What is left of a disk must do for the running server. */
const spareBytes = 16 * megabyte;

/**
 * Makes room for a backup where the disk is too full for it: removes the oldest ones, but keeps the newest that can be read,
 * and removes none where all of them would not be enough.
 * @param bytes of the backup that is to come
 * @returns paths of those that were removed
 * @throws Fault `unavailable` naming the sizes, when there is not enough room
 */
export async function makeRoom(dataDir: string, bytes: number): Promise<string[]> {
  const needed = bytes + spareBytes;
  let free = await freeBytes(dataDir);
  if (free >= needed) return [];
  const spare = await removable(dataDir);
  const gain = spare.reduce((sum, one) => sum + one.bytes, 0);
  if (free + gain < needed) {
    const [has, gains, needs] = [free, gain, needed].map((n) => Math.ceil(n / megabyte));
    throw new Fault(
      'unavailable',
      `The disk has ${has} MB free, and older backups take ${gains} MB: the new one needs ${needs} MB. Nothing was removed; make room, or name a file on another disk.`,
    );
  }
  const removed: string[] = [];
  for (const { file } of spare) {
    await removeBackup(file);
    removed.push(file);
    free = await freeBytes(dirname(file));
    if (free >= needed) break;
  }
  return removed;
}

/** All backups but the newest that can be read, the oldest first. */
async function removable(dataDir: string): Promise<{ file: string; bytes: number }[]> {
  const newestFirst = (await listBackups(dataDir)).map(({ name }) => pathOfBackup(dataDir, name));
  for (const [i, file] of newestFirst.entries()) {
    if ((await kindOfBackup(file).catch(() => null)) === null) continue;
    const others = newestFirst.filter((_, n) => n !== i).reverse();
    return Promise.all(others.map(async (one) => ({ file: one, bytes: (await stat(one)).size })));
  }
  return []; // none can be read: whatever they hold, they are all there is
}
