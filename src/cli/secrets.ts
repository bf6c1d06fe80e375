import type { Command } from 'commander';
import { unsealSecrets } from '../core/secrets/sealed-columns.ts';
import { print, withApp } from './common.ts';

/** Commands for the secrets that are stored in the database. */
export function secretCommands(program: Command): void {
  program
    .command('secrets')
    .description('manage the secrets that are stored in the database')
    .command('unseal')
    .description('store them unencrypted again, before SECRET_KEY is removed; stop the service first')
    .action(() =>
      withApp(async (app) =>
        print(
          `${await unsealSecrets(app.db, app.config, app.schema.secrets)} secrets are in clear. Take SECRET_KEY away before the next start.`,
        ),
      ),
    );
}
