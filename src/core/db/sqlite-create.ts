import { closeSync, constants, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import Database from 'better-sqlite3';

/**
 * Makes an empty database where there is no file yet. It is made under another name and gets its own when it is on the
 * disk, so that a process killed meanwhile leaves no file of 0 bytes: such a file is what is left of a lost database,
 * and no start accepts it.
 */
export function createSqlite(file: string): void {
  if (existsSync(file)) return;
  const part = `${file}.part-${process.pid}-${threadId}`;
  remove(part); // of a process with the same id, as each start of a container may have; a thread has its own
  try {
    closeSync(openSync(part, 'wx', 0o600)); // SQLite gives its own files the mode of this one
    const db = new Database(part);
    db.pragma('journal_mode = WAL'); // writes the first page
    db.close();
    const fd = openSync(part, 'r+');
    fsyncSync(fd);
    closeSync(fd);
    claimName(part, file);
  } finally {
    remove(part);
  }
}

function remove(part: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
}

/** Another instance that starts at the same time may have been first: its file stays. */
function claimName(part: string, file: string): void {
  const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';
  try {
    linkSync(part, file);
  } catch (error) {
    if (isTaken(error)) return;
    // Some file systems have no links.
    try {
      copyFileSync(part, file, constants.COPYFILE_EXCL);
    } catch (second) {
      if (!isTaken(second)) throw second;
    }
  }
}
