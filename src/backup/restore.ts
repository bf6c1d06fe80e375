import { constants, existsSync, rmSync } from 'node:fs';
import { chmod, copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Config } from '../core/config/config.ts';
import { openDatabase } from '../core/db/database.ts';
import { carryOver, foreignSchema, schemaState } from '../core/db/migrate.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import type { TableList } from '../core/db/table.ts';
import { Fault } from '../core/error.ts';
import { syncFolder } from '../core/files/local.ts';
import { makeFolder, ownLike } from '../core/files/owner.ts';
import type { Log } from '../core/log/log.ts';
import { backupProblems } from './backup.ts';
import { partFile, removeDeadParts } from './files.ts';
import { engineOf } from './format.ts';
import { notEmpty, rowCounts } from './import.ts';

/**
 * Where the old database lies until the new one has proved to work; it is left there when the process dies in
 * between, and may be renamed back.
 */
const asideOf = (file: string): string => `${file}.before-restore`;

/** A copy of an SQLite database, opened. */
export type Copy = Pick<Database.Database, 'prepare'>;

interface Steps {
  /** The tables of all modules. */
  tables: TableList;
  /** Names of the migrations of this release: a copy that knows more is of a newer one. */
  migrations: readonly string[];
  /** Changes the copy before it gets its name. */
  settle: (copy: Copy) => void;
  /** Opens the new database and does what a start does. */
  prove: () => Promise<void>;
}

/**
 * Puts a backup in the place of the database. At every moment there is a whole database under the name: the old one,
 * or the new one. `prove` opens the new one and does what a start does; when it fails the old one is restored.
 * @throws Fault `invalid` for a copy that is damaged or of a newer release, `conflict` while a server has it open
 */
async function replaceSqlite(
  file: string,
  backup: string,
  { migrations, prove, settle }: Omit<Steps, 'tables'>,
): Promise<void> {
  await makeFolder(dirname(file));
  await removeDeadParts(file);
  const part = partFile(file);
  const aside = asideOf(file);
  try {
    await copyFile(backup, part, constants.COPYFILE_FICLONE);
    checkCopy(part, backup, migrations, settle);
    const handle = await open(part, 'r+');
    await handle.sync().finally(() => handle.close());
    const hadOld = existsSync(file);
    await ownLike(part, hadOld ? file : dirname(file));
    if (hadOld) {
      await release(file);
      await chmod(part, (await stat(file)).mode & 0o777);
      await rm(aside, { force: true });
      // A second name for the old one, so that the rename that follows is the only moment that counts.
      await link(file, aside).catch(() => copyFile(file, aside));
    }
    await rename(part, file);
    await syncFolder(dirname(file));
    try {
      await prove();
    } catch (error) {
      removeWal(file);
      await (hadOld ? rename(aside, file) : rm(file));
      throw error;
    }
    await rm(aside, { force: true });
    await rm(`${aside}-wal`, { force: true });
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(part + suffix, { force: true });
  }
}

function checkCopy(part: string, backup: string, migrations: readonly string[], settle: Steps['settle']): void {
  const bad = (what: string): Fault => new Fault('invalid', `${backup} ${what}`);
  try {
    const db = new Database(part);
    try {
      db.pragma('journal_mode = delete');
      const problems = backupProblems(db, 'integrity_check');
      if (problems.length) throw bad(`is damaged:\n  ${problems.join('\n  ')}`);
      const tables = db.prepare("select 1 from sqlite_schema where name = 'migrations'").all();
      if (tables.length === 0) throw bad('is no database of Dinam.');
      const names = db.prepare('select name from migrations').all() as { name: string }[];
      const state = schemaState(
        names.map(({ name }) => name),
        migrations,
      );
      if (state.kind === 'foreign') throw bad(`cannot be used: its schema, ${foreignSchema(state)}. ${carryOver}`);
      if (state.kind === 'newer')
        throw bad(`was made by a newer Dinam (${state.unknown[0]}); restore it with that release.`);
      settle(db);
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof Database.SqliteError) throw bad(`is damaged: ${error.message}.`);
    throw error;
  }
}

/**
 * Makes sure that no process has the database open, and writes its WAL into the file. A file so damaged that
 * one that cannot be opened is ignored: replacing it is what a restore is for.
 */
async function release(file: string): Promise<void> {
  try {
    const db = new Database(file, { timeout: 0 });
    try {
      db.pragma('journal_mode = delete'); // needs the database for itself, also from readers that are idle
    } finally {
      db.close();
    }
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (/^SQLITE_(BUSY|LOCKED)/.test(code))
      throw new Fault('conflict', 'A running Dinam has the database open. Stop it first.');
    if (!/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) throw new Error(`${file}: ${message}`);
    // A log that stayed would be read into the new file.
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${asideOf(file)}-wal`);
    rmSync(`${file}-shm`, { force: true });
  }
}

function removeWal(file: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/**
 * Restores a copy that `copySqlite` made.
 * @throws Fault `conflict` for a database that is not empty, without `force`
 */
export async function restoreSqlite(
  config: Config,
  log: Log,
  backup: string,
  { force, ...steps }: { force: boolean } & Steps,
): Promise<void> {
  const file = sqliteFile(config.dataDir);
  if (!force && existsSync(file)) await refuseContent(config, log, steps.tables);
  await replaceSqlite(file, backup, steps);
}

async function refuseContent(config: Config, log: Log, tables: TableList): Promise<void> {
  let content: [string, number][];
  try {
    const db = openDatabase(config, log);
    content = await rowCounts(db.read, engineOf(db), tables).finally(() => db.close());
  } catch (error) {
    const { message } = error as Error;
    throw new Fault('conflict', `The database cannot be read (${message}). With --force it is replaced.`);
  }
  if (content.length) throw notEmpty(content);
}
