import type { Command } from 'commander';
import { type Config, ConfigError, readConfig } from '../core/config/config.ts';
import { unknownOptions, unknownText } from '../core/config/unknown.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { checkEnvFile, checkFolder, type Finding, fail, ok, warn } from '../core/doctor.ts';
import { sizeOf } from '../core/dump/files.ts';
import { modules } from '../modules.ts';
import { checkDatabase } from '../system/database-checks.ts';
import { printFindings, withDatabase } from './common.ts';

/** Checks configuration, files and database; changes nothing. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => fail('config', problem));
    throw error;
  }
  return [
    checkConfig(config),
    ...unknownOptions(env).map((of) => warn('options', unknownText(of))),
    checkProxy(config),
    ...(await checkEnvFile('.env')),
    ...(await checkFolder(config.dataDir)),
    ...(await examineDatabase(config)),
    ...(await Promise.all(modules.map(async (module) => (await module.configChecks?.(config)) ?? []))).flat(),
  ];
}

/** The proxy that terminates TLS. When `TRUST_PROXY` does not name it, all readers count as one client. */
function checkProxy({ env, publicUrl, trustProxy }: Config): Finding {
  if (trustProxy.length) return ok('proxy', `X-Forwarded-For is trusted from ${trustProxy.join(', ')}`);
  if (env === 'production' && publicUrl.startsWith('https:'))
    return warn(
      'proxy',
      'PUBLIC_URL is https, so a proxy ends TLS: name its address in TRUST_PROXY, or all readers count as one client',
    );
  return ok('proxy', 'none');
}

function checkConfig({ env, publicUrl }: Config): Finding {
  const isLocal = /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(publicUrl);
  if (env === 'production' && isLocal)
    return warn('config', `PUBLIC_URL is ${publicUrl}: readers cannot follow the links in answers`);
  return ok('config', `${env}, ${publicUrl}`);
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) {
    const file = sqliteFile(config.dataDir);
    const isThere = await sizeOf(file).then(Boolean, () => false);
    if (!isThere) return [warn('database', `${file} does not exist; the first start creates it`)];
  }
  try {
    return await withDatabase(config, async (db) => {
      const findings = await checkDatabase(db, Date.now);
      const isCurrent = findings.some((f) => f.name === 'migrations' && f.level === 'ok');
      if (!isCurrent) return findings;
      for (const module of modules) findings.push(...((await module.checks?.(db, config)) ?? []));
      return findings;
    });
  } catch (error) {
    return [fail('database', (error as Error).message)];
  }
}

async function doctor({ json = false }: { json?: boolean }): Promise<void> {
  printFindings(await examine(process.env), json);
}

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check config, disk, database, clock and credentials; exit status 1 when a check fails')
    .option('--json', 'as JSON')
    .action(doctor);
}
