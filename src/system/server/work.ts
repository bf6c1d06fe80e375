import { copySqlite, sqliteProblems } from '../../backup/backup.ts';
import { exportAll } from '../../backup/export.ts';
import { writeFile } from '../../backup/files.ts';
import { backupFiles } from '../../backup/stored-files.ts';
import type { Config } from '../../core/config/config.ts';
import { openDatabase } from '../../core/db/database.ts';
import { sqliteFile } from '../../core/db/sqlite.ts';
import type { TableList } from '../../core/db/table.ts';
import { createLog } from '../../core/log/log.ts';
import { migrationNames } from '../../migrations/list.ts';

/** What a thread of its own does, since the file of SQLite is read by whoever asks for it, and would hold up requests. */

/** Writes the whole database as of one moment, and beside it the uploaded files that are on the disk. */
export async function makeBackup(config: Config, tables: TableList, file: string): Promise<void> {
  if (config.databaseUrl) await exportTo(config, tables, file);
  else await copySqlite(sqliteFile(config.dataDir), file);
  if (config.filesS3Bucket === '') await backupFiles(config, file, () => {});
}

async function exportTo(config: Config, tables: TableList, file: string): Promise<void> {
  const db = openDatabase(config, createLog('silent'));
  try {
    await writeFile(file, (write) => exportAll(db, write, { tables, migrations: migrationNames }));
  } finally {
    await db.close();
  }
}

/** What is wrong with the file of SQLite; nothing when it is sound. */
export const problemsOf = (dataDir: string): string[] => sqliteProblems(sqliteFile(dataDir));
