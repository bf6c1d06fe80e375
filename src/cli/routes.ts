import type { Command } from 'commander';
import type { ActRoute, Route } from '../core/api/route.ts';
import { isOpenRead } from '../core/api/route.ts';
import { delegable, type Right, type Role, rightNames, rightOf, roles } from '../core/model/rights.ts';
import { neededScopes } from '../core/model/scopes.ts';
import type { Module } from '../core/module.ts';
import { modules } from '../modules.ts';
import { print } from './common.ts';

const accessOf = (route: Route): string => (isOpenRead(route) ? 'public' : route.access);

/** Every address as a table in Markdown: method, address, who may ask, module, what it does. */
export function routesPage(all: readonly Module[] = modules): string {
  const rows = all.flatMap(({ name, routes = [] }) =>
    routes.map((route) => [
      route.method,
      `\`${route.path}\``,
      accessOf(route),
      name,
      route.summary.replaceAll('|', '\\|'),
    ]),
  );
  const lines = [
    ['method', 'address', 'access', 'module', 'what it does'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ];
  return `# Addresses

Written by \`dinam routes\`. \`public\` reads are cached and need no token; \`anyone\` needs no token either; \`self\` is any signed-in
user; the others are [rights](rights.md). Parameters and fields are at \`/docs\`.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

const mark = (right: Right, role: Role): string => {
  if (rightOf(right).roles.includes(role)) return 'yes';
  return role === 'editor' && delegable.includes(right) ? 'setting' : '';
};
const cellsOf = (right: Right): string[] => roles.map((role) => mark(right, role));

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The scopes that an API token needs; in brackets those that depend on the request. */
function scopesOf({ method, path, scopes, scopesIf = {} }: ActRoute): string {
  const needed = neededScopes(method, path, scopes);
  if (needed === null) return '';
  return [...needed, ...Object.keys(scopesIf).map((scope) => `(${scope})`)].join(' ');
}

const isRight = (access: string): access is Right => (rightNames as readonly string[]).includes(access);

/** Which role has which right, and which operation needs which right, as tables in Markdown. */
export function rightsPage(all: readonly Module[] = modules): string {
  const operations = all.flatMap(({ routes = [] }) =>
    routes.flatMap((route) => {
      const access = accessOf(route);
      return isRight(access)
        ? [[route.method, `\`${route.path}\``, `\`${access}\``, ...cellsOf(access), scopesOf(route as ActRoute)]]
        : [];
    }),
  );
  return `# Rights by role and operation

Written by \`dinam rights\`. [Rights](rights.md) says what else decides. \`setting\`: editors have the right while it is in the list \`editors_may\`
of \`PATCH /api/admin/settings/newsroom\`, as by default.

## Roles

${table(
  ['right', ...roles, 'what it allows'],
  rightNames.map((right) => [`\`${right}\``, ...cellsOf(right), rightOf(right).about]),
)}

## Operations

An API token needs all the scopes in the last column; those in brackets depend on the request. Without a scope, the operation takes a session.

${table(['method', 'address', 'right', ...roles, 'scopes'], operations)}
`;
}

export function routesCommand(program: Command): void {
  program
    .command('routes')
    .description('print every address with its access and module')
    .action(() => print(routesPage().trimEnd()));
  program
    .command('rights')
    .description('print the rights of roles and operations')
    .action(() => print(rightsPage().trimEnd()));
}
