import { closeApp, openApp } from '../app.ts';
import { fileBytes } from '../backup/files.ts';
import type { App } from '../core/app.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import { type Database, openDatabase } from '../core/db/database.ts';
import type { MigrationEvent } from '../core/db/migrate.ts';
import type { Finding } from '../core/doctor.ts';
import { Fault } from '../core/error.ts';
import { createLog, type Log } from '../core/log/log.ts';

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Warnings and errors, on standard error: standard output belongs to the command. */
export const commandLog = ({ logLevel, logFormat }: Config): Log =>
  createLog(logLevel === 'info' ? 'warn' : logLevel, 2, logFormat);

/** A file of text, whole. @throws Fault `not_found`, or `invalid` for other encodings */
export async function fileText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of fileBytes(file)) chunks.push(chunk);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Fault('invalid', `${file} is not UTF-8; save it as "CSV UTF-8".`);
  }
}

/** Opens and migrates the database, runs `work`, and closes it in any case. */
export async function withApp(
  work: (app: App) => Promise<void>,
  onMigration: (event: MigrationEvent) => void = () => {},
): Promise<void> {
  const config = readConfig(process.env);
  const app = await openApp(config, { log: commandLog(config), onMigration });
  try {
    await work(app);
  } finally {
    await closeApp(app);
  }
}

/** The same without migrations: the database is used as it is. */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(config, commandLog(config));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Prints a line per finding. @throws Fault `unavailable` when one fails: exit status 1 */
export function printFindings(findings: readonly Finding[], json: boolean): void {
  const widest = Math.max(...findings.map((f) => f.name.length));
  if (json) print(JSON.stringify(findings, null, 2));
  else for (const { level, name, text } of findings) print(`${level.padEnd(4)}  ${name.padEnd(widest)}  ${text}`);
  const failed = findings.filter((f) => f.level === 'fail').length;
  if (failed) throw new Fault('unavailable', `${failed} of ${findings.length} checks failed.`);
}
