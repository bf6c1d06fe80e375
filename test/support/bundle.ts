import { globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bundleName, threadUrl } from '../../scripts/build-server.ts';

/**
 * Bundles for a run of many test processes. To find, read and link the 1,500 modules of the program takes a process a
 * second of CPU time. In a bundle what the program loads as it starts is one module, `program.mjs`, which is compiled once
 * for all processes; test files import from it. What a test starts as a program is that of `dist`. What it loads later, or in threads alone, is in `later-*.mjs`,
 * one for each folder of `src`. The code is that of `src`. That it runs from the source as well is
 * shown by each file that is run by its name.
 */
const root = join(import.meta.dirname, '../..');

/** Packages with native code or files of their own, and those that the program loads only where it uses them. */
const external = [
  ...['better-sqlite3', 'pg-native', 'undici', 'web-push', 'linkedom', '@mozilla/readability'],
  ...['@scalar/fastify-api-reference', '@zxcvbn-ts/language-common', 'sharp', '@aws-sdk/client-s3'],
];

/** Modules that act when they are loaded: they cannot be part of what everybody loads. The decoder forbids formats. */
const programs = new Set(
  [
    'main',
    'core/threads/thread-main',
    'core/threads/child-main',
    'core/db/reader/sqlite-thread-main',
    'cards/worker',
    'cards/draw/background',
    'cards/draw/render',
    'cards/draw/write',
    'media/worker',
    'media/picture/decode',
    'media/picture/render',
  ].map((name) => join(root, `src/${name}.ts`)),
);

/** Modules of the tests that run in a process of their own: `test/support/<name>.ts` becomes `<name>.mjs`. */
const processes = ['servers', 'command-lines-process'];

const asModule = (path: string): string => JSON.stringify(pathToFileURL(path).href);

/**
 * Bundles the program and the tests into `folder`: `servers.mjs`, and a file for each process of tests.
 * @param tests the test files of each process, by the name of its bundle
 */
export async function bundle(tests: ReadonlyMap<string, readonly string[]>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')); // external packages are found from here
  const threads = new Map<string, string>();
  const shared: BuildOptions = {
    bundle: true,
    format: 'esm',
    platform: 'node',
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    // Packages in CommonJS require modules of Node.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(${asModule(join(root, 'package.json'))});`,
    },
  };
  const plugins = [inPlace(folder, threads)];

  const names = await namesInBundles(folder);
  const files = [...new Set([...names.values()].map(({ file }) => file))];
  const contentsOf = (wanted: string): string[] =>
    [...names].flatMap(([path, { file, name }]) =>
      file === wanted ? [`export * as ${name} from ${JSON.stringify(path)};`] : [],
    );
  const program = files[0] as string;
  const dynamic = new Map<string, string>();
  await build({
    ...shared,
    plugins: [later(folder, names, dynamic), ...plugins],
    external,
    stdin: { contents: contentsOf(program).join('\n'), resolveDir: root },
    outfile: program,
  });
  const ofProgram = new Map([...names].filter(([, { file }]) => file === program));
  const entriesLater = new Map([
    ...files.slice(1).map((file): [string, string[]] => [`later:${basename(file, '.mjs')}`, contentsOf(file)]),
    ...[...dynamic].map(([path, file]): [string, string[]] => [
      `later:${basename(file, '.mjs')}`,
      [`export * from ${JSON.stringify(path)};`],
    ]),
  ]);
  await build({
    ...shared,
    outdir: folder,
    splitting: true,
    chunkNames: 'later-chunk-[hash]',
    external,
    plugins: [entriesOf(entriesLater), await fromBundles(ofProgram), ...plugins],
    entryPoints: [...entriesLater.keys()].map((name) => ({ in: name, out: name.slice('later:'.length) })),
  });

  const imports = (paths: readonly string[]) => paths.map((path) => `import ${JSON.stringify(resolve(root, path))};`);
  const entries = new Map([...tests].map(([name, some]) => [`tests:${name}`, imports(some)]));
  await build({
    ...shared,
    outdir: folder,
    plugins: [entriesOf(entries), await fromBundles(names), ...plugins],
    entryPoints: [
      ...processes.map((name) => ({ in: join(root, `test/support/${name}.ts`), out: name })),
      ...[...tests.keys()].map((name) => ({ in: `tests:${name}`, out: name })),
    ],
  });

  for (const built = new Set<string>(); built.size < threads.size; ) {
    const entryPoints = [...threads].filter(([path]) => !built.has(path)).map(([path, out]) => ({ in: path, out }));
    await build({ ...shared, outdir: folder, plugins, external, entryPoints });
    for (const { in: path } of entryPoints) built.add(path);
  }
}

/** The bundle that a module or a package is part of, and its name in there. */
interface Place {
  file: string;
  name: string;
}

/**
 * Where every module of the program is, and every package that is bundled with it, by path or name. The first is in
 * `program.mjs`.
 */
async function namesInBundles(folder: string): Promise<Map<string, Place>> {
  const inRoot = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => join(root, file));
  const modules = inRoot('src/**/*.ts').filter((path) => !path.endsWith('.test.ts') && !programs.has(path));
  const atStart = await loadedAtStart();
  const imported = (paths: readonly string[]) => paths.flatMap((path) => packagesOf(readFileSync(path, 'utf8')));
  const first = modules.filter((path) => atStart.has(path));
  const own = new Set(imported(first).map(packageOf));
  const packages = new Set(imported([...first, ...inRoot('test/**/*.ts')]).filter((name) => own.has(packageOf(name))));
  const late = modules.filter((path) => !atStart.has(path));
  return new Map([
    ...[...first, ...packages].map((path, i): [string, Place] => [
      path,
      { file: join(folder, 'program.mjs'), name: `m${i}` },
    ]),
    ...late.map((path, i): [string, Place] => [
      path,
      { file: join(folder, `later-${relative(root, path).split('/')[1]}.mjs`), name: `l${i}` },
    ]),
  ]);
}

const laterName = (path: string): string => `later-${relative(root, path).replace(/\.ts$/, '').replaceAll('/', '-')}`;

/** The modules that `main.ts` imports when it is loaded, and those that they import. */
async function loadedAtStart(): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [join(root, 'src/main.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    absWorkingDir: root,
    metafile: true,
    write: false,
  });
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(join(root, path))) return;
    found.add(join(root, path));
    for (const { path: other, kind, external: isPackage } of metafile.inputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !isPackage) follow(other);
  };
  follow('src/main.ts');
  return found;
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages whose values a module imports when it is loaded, but for those outside the bundle. */
const packagesOf = (code: string): string[] =>
  [...code.matchAll(/^(?:import (?!type )|\} )[^;]*?from '([^.'][^']*)';$/gm)]
    .map(([, name]) => name as string)
    .filter((name) => !name.startsWith('node:') && !external.includes(name));

/** @param entries the lines of each entry point */
function entriesOf(entries: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(tests|later):/ }, ({ path }) => ({ path, namespace: 'entries' }));
      onLoad({ filter: /./, namespace: 'entries' }, ({ path }) => ({
        contents: (entries.get(path) ?? []).join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/**
 * What a module of the program loads while it runs stays outside of `program.mjs`, or all that it imports were loaded at once.
 * @param found gets the files of these modules, by path
 */
function later(folder: string, names: ReadonlyMap<string, Place>, found: Map<string, string>): Plugin {
  return {
    name: 'later',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
        if (kind !== 'dynamic-import') return;
        if (!path.startsWith('.')) return { path, external: true };
        const module = join(resolveDir, path);
        if (names.get(module)?.name.startsWith('m') !== false) return;
        const file = join(folder, `${laterName(module)}.mjs`);
        found.set(module, file);
        return { path: file, external: true };
      });
    },
  };
}

/** What the bundles have is loaded from there; other packages are loaded as they are. */
async function fromBundles(names: ReadonlyMap<string, Place>): Promise<Plugin> {
  const namespace = 'bundles';
  const files = [...new Set([...names.values()].map(({ file }) => file))];
  const loaded = await Promise.all(files.map(async (file) => [file, await import(pathToFileURL(file).href)] as const));
  const bundled = new Map(loaded as [string, Record<string, object>][]);
  return {
    name: 'from-bundles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, resolveDir, kind, namespace: from }) => {
        if (kind === 'entry-point') return;
        if (from === namespace) return { path, external: true };
        const found = path.startsWith('.') ? join(resolveDir, path) : path;
        if (names.has(found)) return { path: found, namespace };
        return /^[./]/.test(path) ? undefined : { path, external: true };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const { file, name } = names.get(path) as Place;
        const exported = Object.keys(bundled.get(file)?.[name] as object);
        return {
          contents: [
            `import { ${name} } from ${JSON.stringify(file)};`,
            `export const { ${exported.filter((one) => one !== 'default').join(', ')} } = ${name};`,
            exported.includes('default') ? `export default ${name}.default;` : '',
          ].join('\n'),
          resolveDir: root,
        };
      });
    },
  };
}

/** Modules find the files beside them as before; what they start as a thread is bundled as well. */
function inPlace(folder: string, threads: Map<string, string>): Plugin {
  return {
    name: 'in-place',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        if (path.includes('node_modules') || !code.includes('import.meta.')) return;
        const contents = code
          .replace(threadUrl, (_, other: string) => {
            const thread = join(dirname(path), other);
            const name = bundleName(thread);
            threads.set(thread, name);
            return `new URL(${asModule(join(folder, `${name}.mjs`))})`;
          })
          .replaceAll('import.meta.main', 'false')
          .replaceAll('import.meta.url', asModule(path))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.filename', JSON.stringify(path));
        return { contents, loader: 'ts' };
      });
    },
  };
}
