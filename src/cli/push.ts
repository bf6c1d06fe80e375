import type { Command } from 'commander';
import { type Config, ConfigError, readConfig } from '../core/config/config.ts';
import { vapidPair } from '../core/config/push-keys.ts';
import { type Finding, fail } from '../core/doctor.ts';
import { createLog } from '../core/log/log.ts';
import { checkPushWays } from '../notifications/check/check.ts';
import { print, printFindings } from './common.ts';

/** The findings of `push check`, which needs the configuration and no database. */
async function findingsOf(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => fail('config', problem));
    throw error;
  }
  return checkPushWays({ config, now: Date.now, log: createLog('silent') });
}

export function pushCommands(program: Command): void {
  const push = program.command('push').description('push notifications');
  push
    .command('check')
    .description('ask Google whether the configuration works, without sending anything; exit status 1 when it does not')
    .option('--json', 'as JSON')
    .action(async ({ json = false }: { json?: boolean }) => printFindings(await findingsOf(process.env), json));
  push
    .command('keys')
    .description(
      'print a new pair of keys for Web Push; browsers that have subscribed with another must subscribe anew',
    )
    .action(() => {
      const { publicKey, privateKey } = vapidPair();
      print(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
    });
}
