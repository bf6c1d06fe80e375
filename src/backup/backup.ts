import { existsSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import Database from 'better-sqlite3';
import { isoTime } from '../core/clock.ts';
import type { Config } from '../core/config/config.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { Fault } from '../core/error.ts';
import { makeFolder, ownLike } from '../core/files/owner.ts';
import { isRunning } from '../core/process/is-running.ts';
import { fileSize, finishPart, partFile } from './files.ts';
import type { Progress } from './format.ts';
import { filesBeside } from './stored-files.ts';

const pattern = /^dinam-\d{8}-\d{6}(-\d+)?(-desk)?\.(sqlite|jsonl\.gz)$/;
/** Those that somebody requested in the interface; a schedule of the command line has others. */
const ofDesk = /-desk\.\w+(\.gz)?$/;

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/**
 * A path for a backup of this moment, `dinam-YYYYMMDD-HHMMSS` (UTC), that is still free. Makes the folder.
 * @param isOfDesk the interface requested it
 */
export async function freshBackup(
  dataDir: string,
  now: number,
  extension: 'sqlite' | 'jsonl.gz',
  isOfDesk = false,
): Promise<string> {
  const folder = backupFolder(dataDir);
  await makeFolder(folder);
  await ownLike(folder, dataDir); // one that an older release made as root has made is in the way of every other user
  const [date, time] = isoTime(now).replace(/[-:]/g, '').split(/[T.]/);
  for (let n = 1; ; n++) {
    const file = join(folder, `dinam-${date}-${time}${n === 1 ? '' : `-${n}`}${isOfDesk ? '-desk' : ''}.${extension}`);
    if (!existsSync(file)) return file;
  }
}

/**
 * Removes the oldest backups beyond `keep`; gives their paths. Files of other names are left alone.
 * @param onlyOfDesk looks at none but those that the interface requested
 */
export async function pruneBackups(dataDir: string, keep: number, onlyOfDesk = false): Promise<string[]> {
  const folder = backupFolder(dataDir);
  const names = await namesOf(folder, onlyOfDesk);
  const moment = (name: string): string => {
    const [, date, time, n = '1'] = name.match(/^dinam-(\d{8})-(\d{6})(?:-(\d+))?/) as RegExpMatchArray;
    return `${date}${time}${n.padStart(6, '0')}`;
  };
  names.sort((a, b) => (moment(a) < moment(b) ? 1 : -1));
  const old = names.slice(keep).map((name) => join(folder, name));
  for (const file of old) await removeBackup(file);
  return old;
}

/** Removes a backup, or what there is of one, with the files beside it. */
export async function removeBackup(file: string): Promise<void> {
  for (const name of [file, partFile(file)]) await rm(name, { force: true });
  await rm(filesBeside(file), { recursive: true, force: true });
}

/**
 * Removes what processes that were killed have left of backups that the interface requested. Each has a name of its own, so
 * that no later one would replace it. This process must not be making one.
 */
export async function removeDeadBackups(dataDir: string): Promise<void> {
  const folder = backupFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, file = '', pid] = /^(.*)\.part-(\d+)(?:-wal|-shm|-journal)?$/.exec(name) ?? [];
    if (!pattern.test(file) || !ofDesk.test(file)) continue;
    if (Number(pid) === process.pid || !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

async function namesOf(folder: string, onlyOfDesk = false): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  return names.filter((name) => pattern.test(name) && (!onlyOfDesk || ofDesk.test(name)));
}

/** When (ms) a backup was made, by its name. */
function timeOf(name: string): number {
  const [, date = '', time = ''] = name.match(/^dinam-(\d{8})-(\d{6})/) ?? [];
  return Date.parse(
    `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`,
  );
}

/** Nobody notices a backup that is not made any more: two days leave room for a failed night. */
export const oldBackupDays = 2;

/** When (ms) the newest backup under `DATA_DIR/backups` was made; null: there is none. */
export async function newestBackup(dataDir: string): Promise<number | null> {
  const times = (await namesOf(backupFolder(dataDir))).map(timeOf);
  return times.length ? Math.max(...times) : null;
}

/** The bytes of that one; 0: there is none. */
export const newestBackupBytes = async (dataDir: string): Promise<number> =>
  (await listBackups(dataDir))[0]?.bytes ?? 0;

const mostListed = 100;

/** The backups under `DATA_DIR/backups`, the newest first. */
export async function listBackups(dataDir: string): Promise<{ name: string; bytes: number; at: string }[]> {
  const folder = backupFolder(dataDir);
  const names = (await namesOf(folder)).sort().reverse().slice(0, mostListed);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null); // removed in this moment
      return file?.isFile() ? [{ name, bytes: file.size, at: isoTime(timeOf(name)) }] : [];
    }),
  );
  return found.flat();
}

/** The bytes of a backup; null for a name that none has. */
export async function openBackup(dataDir: string, name: string): Promise<{ bytes: number; stream: Readable } | null> {
  if (!pattern.test(name)) return null;
  const handle = await open(join(backupFolder(dataDir), name)).catch(() => null);
  if (!handle) return null;
  const { size } = await handle.stat();
  return { bytes: size, stream: handle.createReadStream() };
}

/** Where a backup of this name lies. */
export const pathOfBackup = (dataDir: string, name: string): string => join(backupFolder(dataDir), name);

/** What kind of backup a file is, by its first bytes. @throws Fault `invalid` for anything else */
export async function kindOfBackup(file: string): Promise<'sqlite' | 'export'> {
  await fileSize(file);
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.toString('latin1') === 'SQLite format 3\0') return 'sqlite';
    if (head[0] === 0x7b || (head[0] === 0x1f && head[1] === 0x8b)) return 'export';
  } finally {
    await handle.close();
  }
  throw new Fault('invalid', `${file} is neither a copy of an SQLite database nor an export.`);
}

/** What is wrong with an SQLite file; nothing when it is sound. */
export function backupProblems(db: Database.Database, check: 'integrity_check' | 'quick_check'): string[] {
  const found = (db.pragma(check) as Record<string, string>[]).map((r) => String(Object.values(r)[0]));
  const dangling = db.pragma('foreign_key_check') as { table: string; rowid: number; parent: string }[];
  return [
    ...found.filter((text) => text !== 'ok'),
    ...dangling.slice(0, 10).map((d) => `${d.table} ${d.rowid} points at a row of ${d.parent} that is not there`),
  ];
}

/** What is wrong with the file of a database that is in use. Reads all of it at once: call it in a thread. */
export function sqliteProblems(file: string): string[] {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    return backupProblems(db, 'quick_check');
  } finally {
    db.close();
  }
}

/**
 * Copies an SQLite database while others write to it: the copy is the database as it was at one moment, in one file,
 * checked before it gets its name.
 * @throws Fault `invalid` when there can be no such file, and when the copy is not sound, which means that the database
 * is not
 */
export async function copySqlite(file: string, target: string, onProgress?: Progress): Promise<void> {
  if (!existsSync(dirname(target))) throw new Fault('invalid', `${target} cannot be written: there is no such folder.`);
  // Found out before the copy, which may take long, and not by the name that it gets at its end.
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new Fault('invalid', `${target} cannot be written: it is a folder; name a file in it.`);
  const part = partFile(target);
  const source = new Database(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    // Within a reading transaction the copy never begins anew, however much is written meanwhile.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    await (await open(part, 'w', 0o600)).close(); // it holds hashes of passwords from its first byte
    await source.backup(part, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress?.(totalPages - remainingPages, totalPages);
        return 1_000;
      },
    });
    source.exec('rollback');
    const copy = new Database(part);
    try {
      copy.pragma('journal_mode = delete'); // no second file beside it
      const problems = backupProblems(copy, 'integrity_check');
      if (problems.length) throw new Fault('invalid', `The database is damaged:\n  ${problems.join('\n  ')}`);
    } finally {
      copy.close();
    }
    await finishPart(part, target);
  } finally {
    source.close();
    for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(part + suffix, { force: true });
  }
}

/**
 * Runs `work` over a copy of this moment where the database is a file: the reader of the output may be slow, and beside
 * a reader that stands still the log of SQLite grows with every write, without an end.
 */
export async function overCopy<T>(config: Config, work: (config: Config) => Promise<T>): Promise<T> {
  await removeDeadCopies(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, `${copyPrefix}${process.pid}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // `dinam export | head` ends the process at once
  try {
    await copySqlite(sqliteFile(config.dataDir), sqliteFile(folder));
    return await work({ ...config, dataDir: folder });
  } finally {
    process.off('exit', remove);
    await rm(folder, { recursive: true, force: true });
  }
}

const copyPrefix = 'export-';

/** Copies of processes that were killed: each is a whole database, with the hashes of passwords. */
async function removeDeadCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = name.startsWith(copyPrefix) ? name.slice(copyPrefix.length).match(/^(\d+)-/)?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
