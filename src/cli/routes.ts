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

Written by \`npx dinam routes\`. \`public\` reads are cached and need no token; \`anyone\` needs no token either; \`self\` is any
signed-in user; the others are rights, and [rights.md](rights.md) says which role has them. The reference of parameters and fields is \`/docs\`,
\`/api/openapi.json\` and, of what apps and sites use alone, \`/api/openapi-public.json\`.

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
  return `# Rights

Written by \`npx dinam rights\`. Each operation that needs a login names one right, and each role has some of them; each
module declares its own in a file \`rights.ts\`. \`setting\`: editors have the right while it is in the list
\`editors_may\` of \`PATCH /api/admin/settings/newsroom\`. By default all of these are, for a newsroom without a chief;
where a chief publishes, an owner empties the list or keeps a part of it.

${table(
  ['right', ...roles, 'what it allows'],
  rightNames.map((right) => [`\`${right}\``, ...cellsOf(right), rightOf(right).about]),
)}

Some rights depend on more than the operation:

- What readers see changes only with \`news.publish\`: an edit of a published or scheduled story with \`apply=now\`, and
  every action that takes it back. Without it, an edit of a published story goes to its working copy. A feed that publishes
  by itself without review is written by who has it, and one that pushes by who has \`push.send\`.
- A contributor sees the own stories only; others are answered with 404. They can be changed while they are a draft or in
  review, until an editor has accepted or rejected them. Editors decide about \`is_breaking\`, \`is_featured\` and \`priority\`.
- A file is changed, replaced, removed and restored by who may change at once all that uses it: stories (of a published or
  scheduled one that is \`news.publish\`), live entries, products, categories, festivals, stored days, settings. Otherwise
  it is 403: upload a new file instead. \`may_change\` of a file says it. \`uses\` lists what the user may read.
- A target reaches everybody, and needs \`push.all\`, when it is \`all\`, the topic \`news.all\`, or a segment that names no
  language, place or category. With the setting \`newsroom.push_approval\` such a notification waits in the status
  \`awaiting_approval\` until another user with \`push.all\` approves it.
- \`langs\`, \`category_ids\` and \`place_ids\` of a user restrict the stories that the user writes; an empty list restricts
  nothing, and a place means all below it, too. A write to a story outside is 403 and names the field. Where places are
  listed, every place of a story lies in them, and it has one. The same holds for what names a story (polls, pushes, preview
  links, reports, another item that a translation joins), for feeds that publish by themselves, and for the target of a push:
  it lies inside, and one about a story inside only by its language. A preview link ends with the user, the right or the
  limits that it was made with.
- An API token needs all the scopes in the last column: what reaches another resource needs the scope of that, too. Those in
  brackets depend on the request, and [\`/docs\`](admin-api.md#users-and-audit) says when. Without a scope there, it takes a session.
- \`GET /api/auth/me\` lists the rights of the user who asks.

## Operations

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
