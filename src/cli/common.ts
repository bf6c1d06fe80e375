import { closeApp, openApp } from '../app.ts';
import type { App } from '../core/app.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import { type Database, openDatabase } from '../core/db/database.ts';
import type { Finding } from '../core/doctor.ts';
import { Fault } from '../core/error.ts';
import { createLog, type Log } from '../core/log/log.ts';

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Only warnings, on standard error: the output is the command's. */
export const commandLog = (config: Config): Log => createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, 2);

/** Runs `work` over an open database, brought up to date, and closes it, whatever happens. */
export async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const app = await openApp(config, { log: commandLog(config) });
  try {
    await work(app);
  } finally {
    await closeApp(app);
  }
}

/** The same over the database as it is: nothing is migrated, nothing made. */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(config, commandLog(config));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A line for each. @throws Fault `unavailable` when one fails: exit status 1 */
export function printFindings(findings: readonly Finding[], json: boolean): void {
  const widest = Math.max(...findings.map((f) => f.name.length));
  if (json) print(JSON.stringify(findings, null, 2));
  else for (const { level, name, text } of findings) print(`${level.padEnd(4)}  ${name.padEnd(widest)}  ${text}`);
  const failed = findings.filter((f) => f.level === 'fail').length;
  if (failed) throw new Fault('unavailable', `${failed} of ${findings.length} checks failed.`);
}
