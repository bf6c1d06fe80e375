import type { Command } from 'commander';
import { readConfig } from '../core/config/config.ts';
import { checkMail, tryMail } from '../core/mail/check.ts';
import { printFindings } from './common.ts';

export function mailCommands(program: Command): void {
  program
    .command('mail')
    .description('e-mail')
    .command('check')
    .description('log in to the mail server of SMTP_URL; exit status 1 when that fails')
    .option('--to <address>', 'send a test message there')
    .option('--json', 'as JSON')
    .action(async ({ to, json = false }: { to?: string; json?: boolean }) => {
      const config = readConfig(process.env);
      printFindings([await (to === undefined ? checkMail(config) : tryMail(config, to))], json);
    });
}
