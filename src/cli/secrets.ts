import type { Command } from 'commander';
import { unsealSecrets } from '../core/secrets/sealed-columns.ts';
import { print, withApp } from './common.ts';

/** What is done with the secrets that the database keeps. */
export function secretCommands(program: Command): void {
  program
    .command('secrets')
    .description('secrets that the database keeps')
    .command('unseal')
    .description('write them in clear again, to give SECRET_KEY up; with the service stopped')
    .action(() =>
      withApp(async (app) =>
        print(
          `${await unsealSecrets(app.db, app.config)} secrets are in clear. Take SECRET_KEY away before the next start.`,
        ),
      ),
    );
}
