import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { api } from './app.ts';
import { print, withApp } from './cli/common.ts';
import { dataCommands } from './cli/data.ts';
import { doctorCommand } from './cli/doctor.ts';
import { mailCommands } from './cli/mail.ts';
import { panchangCommand } from './cli/panchang.ts';
import { placesCommand } from './cli/places.ts';
import { pushCommands } from './cli/push.ts';
import { routesCommand } from './cli/routes.ts';
import { secretCommands } from './cli/secrets.ts';
import { serviceCommands } from './cli/serve.ts';
import { upgradeCommands } from './cli/upgrade.ts';
import { userCommands } from './cli/user.ts';
import { type Config, ConfigError, describeConfig, readConfig } from './core/config/config.ts';
import { migrationText } from './core/db/migration-text.ts';
import { isPretty } from './core/log/format.ts';
import { startProblem } from './core/process/start-error.ts';
import { buildText, version } from './core/release.ts';
import { removeSample, seed } from './seed/seed.ts';

/**
 * A command for a service runs in the folder of that service (`bin/as-service.mjs`). Files are named from where it was
 * called: arguments that are called `file` or `folder`, and options that take a `<file>`.
 */
function nameFiles(command: Command): void {
  const from = process.env.DINAM_CALLED_FROM;
  if (from === undefined) return;
  const named = (value: unknown): unknown =>
    typeof value === 'string' && value !== '-' && !/^[a-z]+:\/\//.test(value) ? resolve(from, value) : value;
  for (const [i, argument] of command.registeredArguments.entries())
    if (/^(file|folder)$/.test(argument.name())) command.processedArgs[i] = named(command.processedArgs[i]);
  for (const option of command.options)
    if (/<(file|folder)/.test(option.flags))
      command.setOptionValue(option.attributeName(), named(command.getOptionValue(option.attributeName())));
}

function createProgram(): Command {
  const program = new Command('dinam')
    .description('Backend for regional-language news apps')
    .option('-V, --version', 'print version, commit and date')
    .on('option:version', () => {
      const build = buildText();
      print(build ? `${version} (${build})` : version);
      throw new CommanderError(0, 'commander.version', version);
    })
    .exitOverride()
    .hook('preAction', (_, command) => nameFiles(command));
  serviceCommands(program);
  program
    .command('migrate')
    .description('apply pending migrations')
    .action(() =>
      withApp(
        async (app) => print(`The database (${app.db.dialect.kind}) is up to date.`),
        (event) => print(migrationText(event)),
      ),
    );
  program
    .command('seed')
    .description('load the starter content into an empty database')
    .option('--remove', 'delete the sample content instead')
    .action(({ remove }: { remove?: boolean }) =>
      withApp(async (app) => {
        if (remove) print(`Removed ${await removeSample(app)} rows of sample content.`);
        else
          print((await seed(app)) ? 'Sample content loaded.' : 'The database has content already; nothing was loaded.');
      }),
    );
  userCommands(program);
  dataCommands(program);
  secretCommands(program);
  doctorCommand(program);
  panchangCommand(program);
  placesCommand(program);
  pushCommands(program);
  mailCommands(program);
  routesCommand(program);
  upgradeCommands(program);
  program
    .command('config')
    .description('print the effective configuration, secrets masked')
    .action(() => print(describeConfig(readConfig(process.env)).join('\n')));
  program
    .command('openapi')
    .description('print the OpenAPI document')
    .option('--public', 'only what apps and sites use')
    .action(async ({ public: isPublic }: { public?: boolean }) => {
      const { documentsOf } = await import('./http/docs/documents.ts');
      const { whole, open } = await documentsOf(api, readConfig(process.env).publicUrl);
      print(JSON.stringify(isPublic ? open : whole, null, 2));
    });
  return program;
}

/** The configuration, where it can be read: errors name what it says. */
function configOrNull(): Config | null {
  try {
    return readConfig(process.env);
  } catch {
    return null;
  }
}

/** For people, or one line of JSON where a service's output is a log. A bug keeps its stack. */
function tellFailure(error: unknown, isService: boolean): void {
  const problem = startProblem(error, configOrNull());
  const { message, advice, problems, ...rest } = problem ?? { message: (error as Error).message };
  if (isService && !isPretty(configOrNull()?.logFormat ?? 'auto', 2)) {
    const stack = problem ? {} : { err: { stack: (error as Error).stack } };
    const time = new Date().toISOString();
    const line = { level: 'fatal', time, ...rest, ...stack, problems, advice, msg: message.split('\n')[0] };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  } else if (problem) process.stderr.write(advice ? `${message}\n${advice}\n` : `${message}\n`);
  else process.stderr.write(`${(error as Error).stack ?? message}\n`);
}

/** Runs a command line. Gives the exit status: 0, 1 for what went wrong, 2 for a command or a configuration that is wrong. */
export async function run(argv: string[]): Promise<number> {
  try {
    await createProgram().parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    const { code, exitCode } = error as { code?: string; exitCode?: number };
    if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : 2;
    if (code === 'EPIPE') return 1; // the reader of the output has closed it
    tellFailure(error, argv[0] === 'serve' || argv[0] === 'work');
    return error instanceof ConfigError ? 2 : 1;
  }
}
