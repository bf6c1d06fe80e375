import type { Command } from 'commander';
import { schema } from '../app.ts';
import { fileSize } from '../backup/files.ts';
import { type Config, ConfigError, readConfig } from '../core/config/config.ts';
import { unknownOptions, unknownText } from '../core/config/unknown.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { checkEnvFile, checkFolder, type Finding, fail, warn } from '../core/doctor.ts';
import { checkMail } from '../core/mail/check.ts';
import { modules } from '../modules.ts';
import { checkConfig } from '../system/config-checks.ts';
import { checkDatabase } from '../system/database-checks.ts';
import { printFindings, withDatabase } from './common.ts';
import { checkPublicAddress } from './public-address.ts';

/** Checks configuration, files and database; changes nothing. */
export async function examineInstallation(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => fail('config', problem));
    throw error;
  }
  return [
    ...checkConfig(config),
    ...unknownOptions(env).map((of) => warn('options', unknownText(of))),
    ...(await checkEnvFile('.env')),
    ...(await checkFolder(config.dataDir)),
    ...(await examineDatabase(config)),
    await checkMail(config),
    ...(await Promise.all(modules.map(async (module) => (await module.configChecks?.(config)) ?? []))).flat(),
  ];
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) {
    const file = sqliteFile(config.dataDir);
    const isThere = await fileSize(file).then(Boolean, () => false);
    if (!isThere) return [warn('database', `${file} does not exist; the first start creates it`)];
  }
  try {
    return await withDatabase(config, async (db) => {
      const findings = await checkDatabase(db, Date.now);
      const isCurrent = findings.some((f) => f.name === 'migrations' && f.level === 'ok');
      if (!isCurrent) return findings;
      if (config.env === 'production') findings.push(await checkPublicAddress({ config, db }, Date.now));
      for (const module of modules) findings.push(...((await module.checks?.(db, config, Date.now, schema)) ?? []));
      return findings;
    });
  } catch (error) {
    return [fail('database', (error as Error).message)];
  }
}

async function doctor({ json = false }: { json?: boolean }): Promise<void> {
  printFindings(await examineInstallation(process.env), json);
}

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check config, disk, database, clock and credentials; exit status 1 when a check fails')
    .option('--json', 'as JSON')
    .action(doctor);
}
