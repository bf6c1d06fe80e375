import { type Command, Option } from 'commander';
import { type Role, roles } from '../core/model/rights.ts';
import type { FirstUser } from '../users/password/first.ts';
import { addUser, disableUser, enableUser, listUsers, setPassword } from '../users/users.ts';
import { print, withApp } from './common.ts';
import { passwordFrom } from './password.ts';

const credentials = ({ username, password }: FirstUser): string =>
  password === null ? `User ${username}` : `User ${username}\nPassword (to be changed at the first login): ${password}`;

interface PasswdOptions {
  resetTotp?: boolean;
  stdin?: boolean;
}

export function userCommands(program: Command): void {
  const user = program.command('user').description('manage the users who may log in');
  user
    .command('add <username>')
    .description('add one; the password is printed once')
    .addOption(new Option('--role <role>').choices(roles).default('editor'))
    .option('--name <name>', 'display name')
    .action((username: string, { role, name }: { role: Role; name?: string }) =>
      withApp(async (app) => print(credentials(await addUser(app, { username, role, ...(name ? { name } : {}) })))),
    );
  user
    .command('passwd <username>')
    .description('set a new password, printed once unless it is given, and end the sessions of the user')
    .option('--reset-totp', 'turn a lost second factor off and remove the passkeys, too')
    .option('--stdin', 'read the password from the first line of standard input instead of generating one')
    .action(async (username: string, { resetTotp = false, stdin = false }: PasswdOptions) => {
      const given = stdin ? { password: await passwordFrom(process.stdin) } : {};
      await withApp(async (app) => print(credentials(await setPassword(app, username, { resetTotp, ...given }))));
    });
  user
    .command('list')
    .description('list the users')
    .action(() =>
      withApp(async (app) => {
        for (const u of await listUsers(app))
          print([u.id, u.username, u.role, u.is_active ? 'active' : 'disabled', u.name].join('\t'));
      }),
    );
  user
    .command('disable <username>')
    .description('end the sessions of a user and refuse his logins')
    .action((username: string) => withApp(async (app) => void (await disableUser(app, username))));
  user
    .command('enable <username>')
    .description('allow logins of a disabled user again')
    .action((username: string) => withApp(async (app) => void (await enableUser(app, username))));
}
