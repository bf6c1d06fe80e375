import { access, constants, stat } from 'node:fs/promises';
import type { Config } from '../core/config/config.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { backupFolder, newestBackup, oldBackupDays } from './backup.ts';

const hourMs = 3_600_000;

const ageText = (ms: number): string =>
  ms < 48 * hourMs ? `${Math.floor(ms / hourMs)} hours` : `${Math.floor(ms / (24 * hourMs))} days`;

/** Why the user of the data folder could make no backup; null: that user can. */
async function whyNotWritable(dataDir: string): Promise<string | null> {
  const folder = backupFolder(dataDir);
  const [above, found] = await Promise.all([dataDir, folder].map((path) => stat(path).catch(() => null)));
  if (!above || !found) return null;
  // Root may write everywhere; the service may not.
  if (found.uid !== above.uid && process.getuid?.() === 0) return `${folder} belongs to another user than ${dataDir}`;
  const isOpen = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return isOpen ? null : `${folder} cannot be written: chown it to the user of the service`;
}

/** Whether there are backups, of late, and whether another one can be made. */
export async function checkBackups({ dataDir, databaseUrl }: Config, now = Date.now()): Promise<Finding> {
  const reason = await whyNotWritable(dataDir);
  if (reason !== null) return fail('backups', reason);
  const at = await newestBackup(dataDir);
  // A database of PostgreSQL is usually backed up by its own tools.
  if (at === null && databaseUrl) return ok('backups', 'none here; PostgreSQL has its own tools');
  if (at === null) return warn('backups', `none in ${backupFolder(dataDir)}: \`dinam backup\` makes one`);
  const age = ageText(now - at);
  if (now - at >= oldBackupDays * 24 * hourMs) return warn('backups', `the newest is ${age} old`);
  return ok('backups', `the newest is ${age} old`);
}
