import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A request that the interface makes: `PATCH /api/admin/users/*`, and the file that makes it. */
export interface Call {
  method: string;
  /** Parts of the address; `*` for what is known only when it runs. */
  path: string;
  file: string;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of many kinds
type Node = any;

const root = join(import.meta.dirname, '../../admin/src');

/** What an expression may be, with `*` for what is not known; `names` are the constants of the file. */
function textsOf(node: Node, names: ReadonlyMap<string, Node[]>, depth = 0): string[] {
  if (depth > 4 || !node) return ['*'];
  const of = (one: Node): string[] => textsOf(one, names, depth + 1);
  switch (node.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return node.quasis.reduce(
        (all: string[], { value }: Node, i: number) => {
          const ends = i < node.expressions.length ? of(node.expressions[i]) : [''];
          return all.flatMap((start) => ends.map((end) => start + value.cooked + end));
        },
        [''],
      );
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)];
    case 'Identifier':
      return names.has(node.name) ? (names.get(node.name) ?? []).flatMap(of) : ['*'];
    case 'TSAsExpression':
      return of(node.expression);
    default:
      return ['*'];
  }
}

const property = (object: Node, name: string): Node =>
  object?.type === 'ObjectExpression'
    ? object.properties.find((one: Node) => one.key?.name === name)?.value
    : undefined;

const admin = (resource: string): string => `/api/admin/${resource}`;

/** What the parts that all pages share request of a resource. */
const shared: Readonly<Record<string, (resource: string) => [string, string][]>> = {
  useRows: (resource) => [['GET', admin(resource)]],
  useRecord: (resource) => [
    ['POST', admin(resource)],
    ['PATCH', `${admin(resource)}/*`],
    ['DELETE', `${admin(resource)}/*`],
  ],
  useAdd: (path) => [
    ['POST', path],
    ['PATCH', `${path}/*`],
  ],
  useMine: (kind) => [
    ['GET', admin(`my/${kind}`)],
    ['PUT', admin(`my/${kind}/*`)],
    ['DELETE', admin(`my/${kind}/*`)],
  ],
  // The list, by the data provider.
  Resource: (resource) => [['GET', admin(resource)]],
  RecordDialog: (resource) => [
    ['POST', admin(resource)],
    ['PATCH', `${admin(resource)}/*`],
    ['DELETE', `${admin(resource)}/*`],
  ],
};

/** The node and all below it. */
function* nodesIn(node: Node): Generator<Node> {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const part of Object.values(node)) yield* nodesIn(part);
}

function callsIn(file: string): Call[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const names = new Map<string, Node[]>();
  const found: Call[] = [];
  const add = (method: string, paths: readonly string[]) =>
    found.push(...paths.map((path) => ({ method, path, file })));
  const nodes = [...nodesIn(program)];
  for (const { type, id, init } of nodes)
    if (type === 'VariableDeclarator' && id.type === 'Identifier' && init)
      names.set(id.name, [...(names.get(id.name) ?? []), init]);
  for (const node of nodes) {
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments;
      const { name } = node.callee;
      const method = property(second, 'method');
      if (name === 'call' || name === 'download')
        for (const one of method ? textsOf(method, names) : ['GET']) add(one, textsOf(first, names));
      const named = name === 'useRecord' ? property(first, 'resource') : first;
      for (const resource of name in shared ? textsOf(named, names) : [])
        for (const [of, path] of shared[name]?.(resource) ?? []) add(of, [path]);
    } else if (node.type === 'JSXOpeningElement') {
      const named = node.attributes.find((one: Node) => ['resource', 'name'].includes(one.name?.name))?.value;
      const of = named?.type === 'Literal' ? shared[node.name.name] : undefined;
      for (const [method, path] of of?.(named.value) ?? []) add(method, [path]);
    }
  }
  return found;
}

/** Every request of the interface that its source names. */
export const requestsOfInterface = (): Call[] => globSync('**/*.{ts,tsx}', { cwd: root }).sort().flatMap(callsIn);
