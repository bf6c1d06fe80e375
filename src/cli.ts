import { Command, Option } from 'commander';
import { build, closeGround, doors, openGround } from './app.ts';
import type { App } from './core/app.ts';
import { type Config, ConfigError, describeConfig, readConfig } from './core/config.ts';
import { Fault } from './core/error.ts';
import { createLog } from './core/log.ts';
import { version } from './core/release.ts';
import { openapiOf } from './http/openapi.ts';
import { removeSample, seed } from './seed/seed.ts';
import { addUser, disableUser, enableUser, ensureOwner, listUsers, type Made, setPassword } from './users/users.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs `work` over an open database and closes it, whatever happens. Only warnings are logged beside the output. */
async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const app = await openGround(config, { log: createLog(config.logLevel === 'info' ? 'warn' : config.logLevel) });
  try {
    await work(app);
  } finally {
    await closeGround(app);
  }
}

/** Resolves at the first signal that asks to stop; a second one ends the process at once. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    let first = 0;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // A terminal's Ctrl-C reaches us twice when npm passes it on as well.
        if (first > 0 && Date.now() - first > 50) process.exit(1);
        first ||= Date.now();
        resolve(signal);
      });
    }
  });
}

async function runUntilStopped(
  config: Config,
  start: (dinam: Awaited<ReturnType<typeof build>>) => Promise<void>,
): Promise<void> {
  const stopped = stopSignal();
  const dinam = await build(config);
  await start(dinam);
  dinam.app.log.info({ signal: await stopped }, 'stopping');
  // Running requests end within their own limit; this is for a peer that never reads.
  setTimeout(() => process.exit(0), 9_500).unref();
  await dinam.close();
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  await runUntilStopped(config, async (dinam) => {
    const owner = await ensureOwner(dinam.app);
    if (config.sampleContent) await seed(dinam.app);
    const address = await dinam.serve();
    dinam.app.log.info({ address, version, database: dinam.app.db.dialect.kind }, `Dinam is ready at ${address}`);
    if (process.stdout.isTTY || owner) print(welcome(address, owner));
  });
}

/** What to open first, and the owner's password the only time that it is known. */
function welcome(address: string, owner: Made | null): string {
  const lines = [
    '',
    `  News         ${address}/api/v1/news`,
    `  App config   ${address}/api/v1/config`,
    `  All of it    ${address}/docs`,
  ];
  if (owner) {
    lines.push('', `  The owner "${owner.username}" was created.`);
    if (owner.password !== null)
      lines.push(`  Password: ${owner.password}`, '  It is shown this once and has to be changed at the first login.');
  }
  return `${lines.join('\n')}\n`;
}

async function work(): Promise<void> {
  const config = readConfig(process.env);
  await runUntilStopped(config, async (dinam) => {
    dinam.work();
    dinam.app.log.info({ version, database: dinam.app.db.dialect.kind }, 'Dinam works on jobs');
  });
}

const credentials = ({ username, password }: Made): string =>
  password === null ? `User ${username}` : `User ${username}\nPassword (to be changed at the first login): ${password}`;

function userCommands(program: Command): void {
  const user = program.command('user').description('people who may log in');
  user
    .command('add <username>')
    .description('add one; the password is printed once')
    .addOption(new Option('--role <role>').choices(['owner', 'editor', 'viewer']).default('editor'))
    .option('--name <name>', 'name as it is shown')
    .action((username: string, { role, name }: { role: 'owner' | 'editor' | 'viewer'; name?: string }) =>
      withApp(async (app) => print(credentials(await addUser(app, { username, role, ...(name ? { name } : {}) })))),
    );
  user
    .command('passwd <username>')
    .description('give a new password, printed once, and end what the user has open')
    .option('--reset-totp', 'take a lost second factor away, too')
    .action((username: string, { resetTotp = false }: { resetTotp?: boolean }) =>
      withApp(async (app) => print(credentials(await setPassword(app, username, { resetTotp })))),
    );
  user
    .command('list')
    .description('list them')
    .action(() =>
      withApp(async (app) => {
        for (const u of await listUsers(app))
          print([u.id, u.username, u.role, u.is_active ? 'active' : 'disabled', u.name].join('\t'));
      }),
    );
  user
    .command('disable <username>')
    .description('end all sessions and let nobody in')
    .action((username: string) => withApp(async (app) => void (await disableUser(app, username))));
  user
    .command('enable <username>')
    .description('let somebody in again who was disabled')
    .action((username: string) => withApp(async (app) => void (await enableUser(app, username))));
}

function createProgram(): Command {
  const program = new Command('dinam')
    .description('Backend for regional-language news apps')
    .version(version)
    .exitOverride();
  program.command('serve').description('answer requests and run jobs').action(serve);
  program.command('work').description('run jobs only').action(work);
  program
    .command('migrate')
    .description('bring the database up to date')
    .action(() => withApp(async (app) => print(`The database (${app.db.dialect.kind}) is up to date.`)));
  program
    .command('seed')
    .description('load the starter content into an empty database')
    .option('--remove', 'remove every row of it instead')
    .action(({ remove }: { remove?: boolean }) =>
      withApp(async (app) => {
        if (remove) print(`Removed ${await removeSample(app)} rows of sample content.`);
        else print((await seed(app)) ? 'Sample content loaded.' : 'There is content already; nothing was loaded.');
      }),
    );
  userCommands(program);
  program
    .command('config')
    .description('print the effective configuration, secrets masked')
    .action(() => print(describeConfig(readConfig(process.env)).join('\n')));
  program
    .command('openapi')
    .description('print the OpenAPI document')
    .action(() => {
      const config = readConfig(process.env);
      const routes = doors(config).flatMap((d) => d.routes);
      print(JSON.stringify(openapiOf(routes, config.publicUrl), null, 2));
    });
  return program;
}

/** Runs a command line. Gives the exit status: 0, 1 for what went wrong, 2 for a command or a configuration that is wrong. */
export async function run(argv: string[]): Promise<number> {
  try {
    await createProgram().parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    const { code, exitCode, message } = error as { code?: string; exitCode?: number; message: string };
    if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : 2;
    if (error instanceof ConfigError || error instanceof Fault) {
      process.stderr.write(`${message}\n`);
      return error instanceof ConfigError ? 2 : 1;
    }
    process.stderr.write(`${(error as Error).stack ?? message}\n`);
    return 1;
  }
}
