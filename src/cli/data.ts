import { type Command, InvalidArgumentError } from 'commander';
import { closeApp, openApp, schema, searchSources } from '../app.ts';
import { copySqlite, freshBackup, kindOfBackup, newestBackupBytes, overCopy, pruneBackups } from '../backup/backup.ts';
import { exportAll } from '../backup/export.ts';
import { fileBytes, fileSize, writeFile, writeOutput } from '../backup/files.ts';
import { type DataImportOptions, importAll, proveExport } from '../backup/import.ts';
import { refuseOthers } from '../backup/others.ts';
import { type Copy, restoreSqlite } from '../backup/restore.ts';
import { makeRoom } from '../backup/room.ts';
import {
  backupFiles,
  copyFilesFrom,
  copyFilesTo,
  filesBeside,
  restoreFiles,
  withFiles,
} from '../backup/stored-files.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { Fault } from '../core/error.ts';
import { development } from '../migrations/development.ts';
import { migrationNames, migrations } from '../migrations/list.ts';
import { modules } from '../modules.ts';
import { pauseInCopy } from '../notifications/after-restore.ts';
import { commandLog, print, withDatabase } from './common.ts';
import { importCommands } from './imports.ts';
import { withProgress } from './progress.ts';

/** The file that an argument names; null, for standard input or output, when it is absent or `-`. */
const fileOf = (given: string | undefined): string | null => (given === undefined || given === '-' ? null : given);

/** Opening an SQLite database that is not there would create an empty one. */
async function mustExist(config: Config): Promise<void> {
  if (!config.databaseUrl) await fileSize(sqliteFile(config.dataDir));
}

async function exportTo(config: Config, file: string | null, secrets: boolean): Promise<number> {
  await mustExist(config);
  const isSlow = file === null && !config.databaseUrl;
  return isSlow ? overCopy(config, (copy) => exportFrom(copy, file, secrets)) : exportFrom(config, file, secrets);
}

function exportFrom(config: Config, file: string | null, secrets: boolean): Promise<number> {
  return withDatabase(config, (db) =>
    withProgress('export, rows', (onProgress) => {
      const all = (write: Parameters<typeof exportAll>[1]): Promise<number> =>
        exportAll(db, write, { tables: schema.tables, migrations: migrationNames, secrets, onProgress });
      return file === null ? writeOutput(all) : writeFile(file, all);
    }),
  );
}

async function importFrom(
  config: Config,
  file: string | null,
  force: boolean,
  only?: readonly string[],
): Promise<void> {
  if (file === null && process.stdin.isTTY)
    throw new Fault('invalid', 'Name a file, or send the export to standard input.');
  if (file !== null) await fileSize(file);
  const notes: string[] = [];
  const settle: DataImportOptions['settle'] = async (tx, tables) => {
    for (const module of modules) notes.push(...((await module.imported?.(tx, tables)) ?? []));
  };
  const { rows } = await withDatabase(config, (db) =>
    withProgress('import, rows', (onProgress) =>
      importAll(db, fileBytes(file), {
        force,
        ...(only ? { only } : {}),
        ...(file === null ? {} : { prove: () => proveExport(fileBytes(file)) }),
        search: searchSources,
        tables: schema.tables,
        steps: migrations,
        former: development,
        settle,
        now: Date.now(),
        onProgress,
      }),
    ),
  );
  print(`${rows} rows are in the database (${config.databaseUrl ? 'PostgreSQL' : 'SQLite'}).`);
  for (const note of notes) print(note);
}

function tellPaused(count: number): void {
  if (count)
    print(
      `Notifications that were waiting or being sent: ${count}. They may have gone out since, and are paused: resume or cancel each.`,
    );
}

/** Files of the disk are part of a backup; a bucket has its own. */
async function tellFilesOfBackup(config: Config, file: string): Promise<void> {
  if (config.filesS3Bucket !== '')
    return print(`Uploaded files are in the bucket ${config.filesS3Bucket}, which is not part of the backup.`);
  const count = await withProgress('backup, files', (tick) => backupFiles(config, file, tick));
  if (count > 0) print(`${filesBeside(file)} ${count} files`);
}

async function tellRestoredFiles(config: Config, file: string): Promise<void> {
  const count = await restoreFiles(config, file);
  if (count !== null) print(`Uploaded files that were not there: ${count}.`);
}

async function backup(given: string | undefined, keep: number | undefined, alone: boolean): Promise<void> {
  const config = readConfig(process.env);
  if (given !== undefined && keep !== undefined)
    throw new Fault('invalid', '--keep counts the backups under DATA_DIR/backups; it needs no FILE.');
  await mustExist(config);
  if (alone) await withDatabase(config, refuseOthers);
  const isSqlite = !config.databaseUrl;
  if (keep !== undefined) {
    // The export of PostgreSQL is compressed: about as large as the last one.
    const bytes = isSqlite ? await fileSize(sqliteFile(config.dataDir)) : await newestBackupBytes(config.dataDir);
    for (const old of await makeRoom(config.dataDir, bytes)) print(`${old} was removed: the disk had no room`);
  }
  const file = given ?? (await freshBackup(config.dataDir, Date.now(), isSqlite ? 'sqlite' : 'jsonl.gz'));
  if (isSqlite) await withProgress('backup, pages', (tick) => copySqlite(sqliteFile(config.dataDir), file, tick));
  else await exportTo(config, file, true);
  print(`${file} ${await fileSize(file)} bytes`);
  await tellFilesOfBackup(config, file);
  if (keep !== undefined) for (const old of await pruneBackups(config.dataDir, keep)) print(`${old} was removed`);
}

async function restore(file: string, force: boolean, only?: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  if ((await kindOfBackup(file)) === 'export') {
    await importFrom(config, file, force, only);
    return tellRestoredFiles(config, file);
  }
  if (config.databaseUrl)
    throw new Fault(
      'invalid',
      'This is a copy of an SQLite database, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL, then export and import.',
    );
  const log = commandLog(config);
  const prove = async (): Promise<void> => closeApp(await openApp(config, { log }));
  let paused = 0;
  const settle = (copy: Copy): void => {
    paused = pauseInCopy(copy);
  };
  await restoreSqlite(config, log, file, {
    tables: schema.tables,
    migrations: migrationNames,
    force,
    prove,
    settle,
  });
  print(`${sqliteFile(config.dataDir)} is the database of ${file}.`);
  await tellRestoredFiles(config, file);
  tellPaused(paused);
}

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}

function names(text: string): string[] {
  if (!/^\w+(,\w+)*$/.test(text)) throw new InvalidArgumentError('It must be names of tables: feeds,news.');
  return text.split(',');
}

/** Copies of the stored files, from wherever they are: to a folder, and back into the storage of the options. */
function filesCommands(program: Command): void {
  const files = program.command('files').description('uploaded files: copy them out of the storage, or into it');
  files
    .command('copy-to <folder>')
    .description('copy every stored file to a folder that does not have it yet')
    .action(async (folder: string) => {
      const config = readConfig(process.env);
      const count = await withFiles(config, (store) =>
        withProgress('files', (tick) => copyFilesTo(store, folder, tick)),
      );
      print(`${folder} has ${count} files.`);
    });
  files
    .command('copy-from <folder>')
    .description('store every file of such a folder that is not stored yet')
    .action(async (folder: string) => {
      const config = readConfig(process.env);
      const count = await withFiles(config, (store) => copyFilesFrom(config, store, folder));
      print(`${count} files were stored.`);
    });
}

/** Commands for whole databases. */
export function dataCommands(program: Command): void {
  filesCommands(program);
  program
    .command('export [file]')
    .description('write a snapshot of the database as JSON Lines; to standard output without a file')
    .option('--no-secrets', 'leave out users, sessions, devices, keys and jobs')
    .addHelpText('after', '\nA file that is called .gz is compressed.')
    .action(async (file: string | undefined, { secrets }: { secrets: boolean }) => {
      const rows = await exportTo(readConfig(process.env), fileOf(file), secrets);
      if (fileOf(file) !== null) print(`${rows} rows are in ${file}.`);
    });
  const imports = program
    .command('import [file]')
    .description('import an export of this program, all of it or nothing; or what another system has')
    .option('--force', 'replace what is in the database')
    .addHelpText(
      'after',
      '\nWithout a file the export comes from standard input. An export of this program that is called `csv` is ./csv.',
    )
    .action((file: string | undefined, { force = false }: { force?: boolean }) =>
      importFrom(readConfig(process.env), fileOf(file), force),
    );
  importCommands(imports);
  program
    .command('backup [file]')
    .description('copy the database while it is in use: a file of SQLite, the export of PostgreSQL')
    .option('--keep <n>', 'remove all but the newest of DATA_DIR/backups', count)
    .option('--alone', 'only while no other instance has the database open (PostgreSQL)')
    .action((file: string | undefined, { keep, alone = false }: { keep?: number; alone?: boolean }) =>
      backup(file, keep, alone),
    );
  program
    .command('restore <file>')
    .description('restore a backup')
    .option('--force', 'replace what is in the database')
    .option(
      '--only <tables>',
      'of a newer release remove these tables and those of this one, or nothing (PostgreSQL)',
      names,
    )
    .action((file: string, { force = false, only }: { force?: boolean; only?: string[] }) =>
      restore(file, force, only),
    );
}
