import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// The source as text, for tests of its structure. Paths are relative to src.

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');

interface Import {
  file: string;
  /** As it is written: a package, or a relative path. */
  from: string;
  typeOnly: boolean;
}

const tsFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));

/** Paths below `test`. */
export const testFiles = tsFiles('test');
/** Paths below `bench`. */
export const benchFiles = tsFiles('bench');
/** Paths below `admin/src`. */
export const adminFiles = tsFiles('admin/src');
/** Everything below src, tests beside the source included. */
export const allFiles = tsFiles('src');
/** Files that the program consists of. */
export const production = allFiles.filter((f) => !f.endsWith('.test.ts'));

export const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');
export const linesOf = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;
/** A file without its comments. */
export const codeOf = (file: string): string => textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g, '');

function importsOf(file: string): Import[] {
  const statements = textOf(file).matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'/gm,
  );
  return [...statements].map((m) => ({ file, from: (m[2] ?? m[3] ?? m[4]) as string, typeOnly: m[1] !== undefined }));
}

/** Imports of the project's own files: `to` is the path of the target. */
const arrowsOf = (all: readonly Import[]) =>
  all
    .filter(({ from }) => from.startsWith('.'))
    .map(({ file, from, typeOnly }) => ({ file, to: relative(src, join(src, dirname(file), from)), typeOnly }));

export const imports = production.flatMap(importsOf);
export const arrows = arrowsOf(imports);
/** What the web interface imports of the program. */
export const interfaceArrows = arrowsOf(adminFiles.flatMap((file) => importsOf(`../admin/src/${file}`))).filter(
  ({ to }) => !to.startsWith('..'),
);

/** The folder or file directly below src. */
export const topOf = (path: string): string => path.split('/')[0] as string;

/** Folders of the modules in the order of modules.ts. */
export const modules: readonly string[] = [
  ...(textOf('modules.ts').match(/modules: readonly Module\[\] = \[([^\]]*)\]/)?.[1] ?? '').matchAll(/\w+/g),
].map(([name]) => {
  const folder = textOf('modules.ts').match(new RegExp(`\\b${name}\\b[^'\\n]*from '\\./([\\w-]+)/module\\.ts'`))?.[1];
  assert.ok(folder, `modules.ts imports ${name} from its module.ts`);
  return folder;
});

/**
 * Fails for what is found and not listed, and for what is listed and no longer found: a list of exceptions only shrinks.
 */
export function onlyListed(found: Iterable<string>, listed: readonly string[], rule: string): void {
  const all = new Set(found);
  const breaks = [...all].filter((one) => !listed.includes(one)).sort();
  assert.deepEqual(breaks, [], `${rule}\n  broken by:\n  ${breaks.join('\n  ')}`);
  const gone = listed.filter((one) => !all.has(one));
  assert.deepEqual(gone, [], `These exceptions no longer occur; remove them from the list:\n  ${gone.join('\n  ')}`);
}

/** The nodes of a graph that lie on a circle, as circles. */
export function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    const at = path.indexOf(node);
    if (at !== -1) {
      const ring = path.slice(at);
      const first = ring.indexOf([...ring].sort()[0] as string);
      found.add([...ring.slice(first), ...ring.slice(0, first), ring[first]].join(' -> '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found];
}

/** @param pairs from, to */
export function graphOf(pairs: Iterable<readonly [string, string]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}
