/**
 * Writes the examples of the API document from the pages whose examples a test runs:
 *
 *   node scripts/openapi-examples.ts && npx biome check --write src/http/docs
 *
 * A test fails when the file is not what this would write.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../src/app.ts';
import { openapiOf } from '../src/http/docs/openapi.ts';

const root = join(import.meta.dirname, '..');
const pages = [
  'docs/api.md',
  'docs/admin-api.md',
  'docs/editors.md',
  ...globSync('test/examples/*.md', { cwd: root }).sort(),
];

export const examplesFile = join(root, 'src/http/docs/examples.json');

interface Operation {
  id: string;
  method: string;
  path: RegExp;
  /** Parts of the path that are no parameter. */
  fixed: number;
}

const operations: Operation[] = Object.entries(
  openapiOf(routes, '').paths as Record<string, Record<string, { operationId: string }>>,
)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      fixed: path.split('/').filter((part) => !part.startsWith('{')).length,
    })),
  )
  .sort((a, b) => b.fixed - a.fixed);

/** The requests of a page: a line ends where no quote is open and no backslash stands at its end. */
function* commandsOf(page: string): Generator<string> {
  let isShell = false;
  let command = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) isShell = line === '```sh';
    else if (isShell) {
      command += command === '' ? line : `\n${line}`;
      if (/\\$/.test(line) || (command.match(/'/g)?.length ?? 0) % 2 === 1) continue;
      yield command;
      command = '';
    }
  }
}

/** Bodies of requests that succeed, by operation: the first of each. */
export function examplesOf(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const page of pages)
    for (const given of commandsOf(readFileSync(join(root, page), 'utf8'))) {
      // Within a body the quote ends for the value of a variable, such as an id.
      const command = given.replace(/'"?\$\{?\w+\}?"?'/g, '1');
      const path = command.match(/"\$DINAM(\/[^"?\s]*)/)?.[1]?.replace(/\$\{?\w+\}?/g, '1');
      const body = command.match(/\s(?:-d|--data)\s+'(\{[\s\S]*?\})'(?=[\s)]|$)/)?.[1];
      if (!path || body === undefined || /# [45]\d\d$/.test(command)) continue;
      const method = command.match(/-X (\w+)/)?.[1] ?? 'POST';
      const operation = operations.find((one) => one.method === method && one.path.test(path));
      if (operation) found[operation.id] ??= JSON.parse(body);
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (import.meta.main) writeFileSync(examplesFile, `${JSON.stringify(examplesOf(), null, 2)}\n`);
