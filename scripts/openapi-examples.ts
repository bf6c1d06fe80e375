/**
 * Writes the examples of the API document from the pages whose examples a test runs:
 *
 *   node scripts/openapi-examples.ts && npx biome check --write src/http/docs
 *
 * A test fails when the file is not what this would write. Examples of responses are those that the server gave to that
 * test; a test checks them against their schemas:
 *
 *   RECORD=$(mktemp -d) && RECORD=$RECORD node scripts/test.ts test/docs-examples.test.ts \
 *     test/feeds/feeds.test.ts test/notifications/push-ways.test.ts test/users/oidc.test.ts test/users/recovery-codes.test.ts \
 *     && node scripts/openapi-examples.ts $RECORD
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Check } from 'typebox/schema';
import { api } from '../src/app.ts';
import { openapiOf } from '../src/http/docs/openapi.ts';

const root = join(import.meta.dirname, '..');
const pages = ['docs/api.md', 'docs/admin-api.md', ...globSync('test/examples/*.md', { cwd: root }).sort()];

const examplesFile = join(root, 'src/http/docs/examples.json');
const responsesFile = join(root, 'src/http/docs/response-examples.json');

interface Operation {
  id: string;
  method: string;
  path: RegExp;
  isPublic: boolean;
  /** Schema of the successes, as JSON. */
  schema: object | undefined;
  /** Parts of the path that are no parameter. */
  fixed: number;
}

interface Described {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

const operations: Operation[] = Object.entries(
  JSON.parse(JSON.stringify(openapiOf(api, ''))).paths as Record<string, Record<string, Described>>,
)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      id: operationId,
      isPublic: !path.startsWith('/api/admin/'),
      schema: Object.entries(responses).find(([status]) => status < '300')?.[1].content?.['application/json']?.schema,
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
      const command = given.replaceAll(`'"$PASSWORD"'`, 'your-password').replace(/'"?\$\{?\w+\}?"?'/g, '1');
      const path = command.match(/"\$DINAM(\/[^"?\s]*)/)?.[1]?.replace(/\$\{?\w+\}?/g, '1');
      const body = command.match(/\s(?:-d|--data)\s+'(\{[\s\S]*?\})'(?=[\s)]|$)/)?.[1];
      if (!path || body === undefined || /# [45]\d\d$/.test(command)) continue;
      const method = command.match(/-X (\w+)/)?.[1] ?? 'POST';
      const operation = operations.find((one) => one.method === method && one.path.test(path));
      if (operation) found[operation.id] ??= JSON.parse(body);
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists with their first entry, long texts and secrets with their beginning. */
function shortened(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => shortened(one, name));
  if (typeof value === 'string' && isSecret(name)) return `${value.slice(0, 8)}...`;
  if (typeof value === 'string') return value.length > 22 && /[^\p{ASCII}]|</u.test(value) ? value.slice(0, 14) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]));
}

/** Answers with more in `meta` than is described: the linters take no example of them. */
const without = /^postAdminNotifications$/;

/** Bytes that an example may have, and that all of the admin API may have together. */
const mostBytes = { public: 16_000, admin: 900, allAdmin: 9_000 };

/** What lets somebody in, of a server that has gone, is shown by its beginning: tools that look for secrets find none. */
const isSecret = (key: string): boolean => /^(\w*token|secret|otpauth_url|recovery_codes)$/.test(key);

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Answers that the server gave, by operation: of each the shortest that has something to show. */
function responsesOf(folder: string): Record<string, unknown> {
  const found = new Map<Operation, unknown>();
  for (const file of readdirSync(folder).sort()) {
    const [request = '', status = '', ...lines] = readFileSync(join(folder, file), 'utf8').split('\n');
    const [method, url] = request.split(' ');
    const text = lines.join('\n').trim();
    const json = text.slice(Math.max(0, text.indexOf('\n{') + 1));
    if (!url || !/^2\d\d$/.test(status) || !json.startsWith('{')) continue;
    const { pathname, searchParams } = new URL(url);
    const operation = operations.find((one) => one.method === method && one.path.test(pathname));
    if (!operation?.schema || without.test(operation.id) || pathname.endsWith('.php') || searchParams.has('fields'))
      continue;
    const example = shortened(JSON.parse(json));
    const { data } = example as { data?: unknown };
    const isEmpty = data === null || (typeof data === 'object' && Object.keys(data).length === 0);
    if ((isEmpty && found.has(operation)) || !Check(operation.schema, example)) continue;
    const before = found.get(operation);
    if (before === undefined || sizeOf(example) < sizeOf(before)) found.set(operation, example);
  }
  let left = mostBytes.allAdmin;
  const list = [...found].map(([operation, example]) => ({ operation, example, size: sizeOf(example) }));
  const chosen = list
    .sort((a, b) => a.size - b.size)
    .filter(({ operation, size }) => {
      if (operation.isPublic) return size <= mostBytes.public;
      if (size > Math.min(left, mostBytes.admin)) return false;
      left -= size;
      return true;
    });
  return Object.fromEntries(
    chosen
      .map(({ operation, example }) => [operation.id, example])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder) writeFileSync(responsesFile, `${JSON.stringify(responsesOf(folder))}\n`);
  else writeFileSync(examplesFile, `${JSON.stringify(examplesOf(), null, 2)}\n`);
}
