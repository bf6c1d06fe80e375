import { type Command, InvalidArgumentError } from 'commander';
import { rollback } from '../core/upgrade/back.ts';
import { findInstallation } from '../core/upgrade/installed.ts';
import { addressOf, systemd } from '../core/upgrade/service.ts';
import type { Setting } from '../core/upgrade/setting.ts';
import { upgrade } from '../core/upgrade/upgrade.ts';
import { print } from './common.ts';

interface Options {
  service: string;
  wait: number;
}

function settingOf({ service, wait }: Options): Setting {
  let isOver = false;
  const { env } = process;
  return {
    installation: findInstallation(env.DINAM_PROGRAM),
    service: { command: service, url: addressOf(env), patienceMs: wait * 1_000 },
    env,
    unit: env.DINAM_UNIT_FILE ?? '/etc/systemd/system/dinam.service',
    tell: print,
    // A closed terminal changes nothing, and who interrupts it gets the old release back.
    hold() {
      process.on('SIGHUP', () => {});
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, () => {
          isOver = true;
        });
      process.stdout.removeAllListeners('error').on('error', () => {});
    },
    isOver: () => isOver,
  };
}

function seconds(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of seconds, from 1.');
  return Number(text);
}

const withService = (command: Command): Command =>
  command
    .option(
      '--service <command>',
      'how the service is stopped and started, with {} for the verb',
      process.env.DINAM_SERVICE ?? systemd,
    )
    .option('--wait <seconds>', 'how long it may not be ready, apart from migrations', seconds, 60);

/** Commands for a server that was set up by a tar. `bin/as-service.mjs` leaves them the rights of root. */
export function upgradeCommands(program: Command): void {
  withService(program.command('upgrade <release>'))
    .description('upgrade a server that was installed from a tar, and go back by itself where that fails')
    .option('--sha256 <hex>', 'checksum of the tar, where there is no SHA256SUMS beside it')
    .addHelpText(
      'after',
      '\nA release is a tar (dinam-1.2.3-linux-x64.tar.gz), its https:// address, or a version (1.2.3).',
    )
    .action((release: string, { sha256, ...options }: Options & { sha256?: string }) => {
      const from = process.env.DINAM_CALLED_FROM ?? process.cwd();
      return upgrade(settingOf(options), release, from, sha256);
    });
  withService(program.command('rollback'))
    .description('go back to the release of before the last upgrade')
    .option('--force', 'also where it needs the data of before that upgrade')
    .action(({ force = false, ...options }: Options & { force?: boolean }) => rollback(settingOf(options), force));
}
