import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const src = join(import.meta.dirname, '../src');

/** The order of docs/architecture.md: a file imports from its own folder or from an earlier one. */
const order = [
  ...['text', 'panchang', 'model', 'schema', 'core', 'migrations'],
  ...['system', 'settings', 'users', 'places', 'categories', 'media', 'almanac', 'horoscope', 'shopping', 'updates'],
  ...['notifications', 'news', 'liveblog', 'engagement', 'feeds', 'syndication', 'site', 'mobile', 'seed', 'legacy'],
  ...['http', 'modules.ts', 'app.ts', 'cli', 'cli.ts', 'main.ts'],
];

interface Import {
  file: string;
  from: string;
  typeOnly: boolean;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
const production = files.filter((f) => !/\.test\.ts$|testdata\.ts$|\/test-[\w-]+\.ts$/.test(f));

function importsOf(file: string): Import[] {
  const text = readFileSync(join(src, file), 'utf8');
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'/gm,
  );
  return [...statements].map((m) => ({ file, from: (m[2] ?? m[3] ?? m[4]) as string, typeOnly: m[1] !== undefined }));
}

const imports = production.flatMap(importsOf);

/** The folder or file directly under src. */
const topOf = (path: string): string => path.split('/')[0] as string;
const placeOf = (path: string): number => {
  const place = order.indexOf(topOf(path));
  assert.ok(place !== -1, `src/${topOf(path)} has no place in the order: give it one here and in docs/architecture.md`);
  return place;
};

test('every import goes to the own folder or to an earlier one', () => {
  assert.ok(imports.length > 100, 'the imports were read');
  const wrong = imports.flatMap(({ file, from }) => {
    if (!from.startsWith('.')) return [];
    const target = relative(src, join(src, dirname(file), from));
    if (target.startsWith('..'))
      return target === '../package.json' && file === 'core/release.ts' ? [] : [`${file} leaves src: ${from}`];
    return placeOf(target) <= placeOf(file) ? [] : [`${file} imports ${target}`];
  });
  assert.deepEqual(wrong, []);
});

test('text and panchang are pure: nothing of the project above them, no I/O, no clock', () => {
  const wrong = imports.filter(
    ({ file, from }) =>
      /^(text|panchang)\//.test(file) && /^node:|^(pg|fastify|kysely|better-sqlite3|pino)$/.test(from),
  );
  assert.deepEqual(wrong, []);
  for (const file of production.filter((f) => /^(text|panchang)\//.test(f))) {
    const code = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    assert.doesNotMatch(code, /Date\.now\(|new Date\(\)|performance\.now|process\.|setTimeout/, file);
  }
});

test('only http and app.ts know fastify; only core knows database drivers; stores may build queries', () => {
  const wrong = imports.filter(({ file, from }) => {
    if (/^fastify$|^@fastify\/|^@scalar\//.test(from)) return !(file.startsWith('http/') || file === 'app.ts');
    if (/^(better-sqlite3|pg)$/.test(from)) return !file.startsWith('core/');
    return false;
  });
  assert.deepEqual(wrong, []);
});

test('files, sockets and processes only in core and in the start and the commands', () => {
  const wrong = imports.filter(
    ({ file, from, typeOnly }) =>
      !typeOnly &&
      /^node:(fs|fs\/promises|net|tls|dgram|child_process|worker_threads|http2|https|cluster)$/.test(from) &&
      !file.startsWith('core/') &&
      file.includes('/'),
  );
  assert.deepEqual(wrong, []);
});

test('there are no import cycles', () => {
  const graph = new Map<string, string[]>();
  for (const { file, from, typeOnly } of imports)
    if (from.startsWith('.') && !typeOnly)
      graph.set(file, [...(graph.get(file) ?? []), relative(src, join(src, dirname(file), from))]);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    assert.ok(!path.includes(file), `a cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
});

test('no file is over 300 lines but tables of data', () => {
  const tables = new Set(['settings/defaults.ts']);
  const long = production.flatMap((file) => {
    const n = readFileSync(join(src, file), 'utf8').split('\n').length;
    return n > 300 && !tables.has(file) ? [`${file}: ${n}`] : [];
  });
  assert.deepEqual(long, []);
});
