import type { Command } from 'commander';
import type { Route } from '../core/api/route.ts';
import { isOpenRead } from '../core/api/route.ts';
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

Written by \`npx dinam routes\`. \`public\` reads are cached and need no token; \`anyone\` needs no token either; \`self\` is any
signed-in user; the others are roles. The reference of parameters and fields is \`/docs\` and \`/api/openapi.json\`.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

export function routesCommand(program: Command): void {
  program
    .command('routes')
    .description('print every address with its access and module')
    .action(() => print(routesPage().trimEnd()));
}
