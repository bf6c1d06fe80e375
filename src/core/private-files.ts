import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sticky = 0o1000;
const others = 0o077;

/** What holds hashes, tokens and keys: the folder, the database with its log, and backups. */
function privatePaths(dataDir: string): { folders: string[]; files: string[] } {
  const names = (folder: string): string[] => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const backups = join(dataDir, 'backups');
  const databases = names(dataDir).filter((name) => name.startsWith('dinam.sqlite'));
  return {
    folders: [dataDir, ...(names(dataDir).includes('backups') ? [backups] : [])],
    files: [
      ...databases.map((name) => join(dataDir, name)),
      ...names(backups)
        .filter((name) => name.startsWith('dinam-'))
        .map((name) => join(backups, name)),
    ],
  };
}

const modeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

/** Those of them that other users of the machine may read or enter. */
export function openPaths(dataDir: string): string[] {
  if (process.platform === 'win32') return [];
  const { folders, files } = privatePaths(dataDir);
  return [...folders, ...files].filter((path) => (modeOf(path) & others) !== 0);
}

/**
 * Folder 0700, files 0600, also where an older release or another tool made them. What belongs to somebody else stays as
 * it is (`dinam doctor` names it), and so does a folder that everybody shares, such as /tmp.
 */
export function makePrivate(dataDir: string): void {
  for (const path of openPaths(dataDir)) {
    const mode = modeOf(path);
    if (mode & sticky) continue;
    try {
      chmodSync(path, mode & 0o700);
    } catch {
      // Not ours to change.
    }
  }
}
