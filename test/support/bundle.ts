import { globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * Bundles for a run of many test processes. To find, read and link the 1,500 modules of the program takes a process a
 * second of CPU time. In a bundle the whole program is one module, `program.mjs`, which is compiled once for all
 * processes; test files and `main.mjs` import from it. The code is that of `src`. That it runs from the source as well is
 * shown by every test that starts `bin/dinam.mjs`, and by each file that is run by its name.
 */
const root = join(import.meta.dirname, '../..');

/** Packages with native code or files of their own, and those that the program loads only where it uses them. */
const external = [
  ...['better-sqlite3', 'pg', 'pino', 'undici', 'web-push', 'linkedom', '@mozilla/readability'],
  ...['@scalar/fastify-api-reference', '@zxcvbn-ts/language-common', 'sharp', 'flydrive', '@aws-sdk/client-s3'],
];

/** Modules that act when they are loaded: they cannot be part of what everybody loads. The decoder forbids formats. */
const programs = new Set(
  [
    'main',
    'core/threads/thread-main',
    'core/threads/child-main',
    'core/db/reader/sqlite-thread-main',
    'media/worker',
    'media/picture/decode',
    'media/picture/render',
  ].map((name) => join(root, `src/${name}.ts`)),
);

/** Modules of the tests that run in a process of their own: `test/support/<name>.ts` becomes `<name>.mjs`. */
const processes = ['servers', 'command-lines-process'];

const asModule = (path: string): string => JSON.stringify(pathToFileURL(path).href);

/**
 * Bundles the program and the tests into `folder`: `main.mjs`, `servers.mjs`, and a file for each process of tests.
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

  const names = namesInProgram();
  const program = join(folder, 'program.mjs');
  const contents = [...names].map(([path, name]) => `export * as ${name} from ${JSON.stringify(path)};`).join('\n');
  await build({ ...shared, plugins, external, stdin: { contents, resolveDir: root }, outfile: program });

  const entries = new Map([...tests].map(([name, files]) => [`tests:${name}`, files]));
  await build({
    ...shared,
    outdir: folder,
    plugins: [entriesOf(entries), await fromProgram(program, names), ...plugins],
    entryPoints: [
      { in: join(root, 'src/main.ts'), out: 'main' },
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

/** Every module of the program and every package that is bundled with it, by path or name, under its name in there. */
function namesInProgram(): Map<string, string> {
  const inRoot = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => join(root, file));
  const modules = inRoot('src/**/*.ts').filter(
    (path) => !/[./](test|testdata|test-\w+)\.ts$/.test(path) && !programs.has(path),
  );
  const imported = (paths: readonly string[]) => paths.flatMap((path) => packagesOf(readFileSync(path, 'utf8')));
  const own = new Set(imported(modules).map(packageOf));
  const packages = new Set(
    imported([...modules, ...inRoot('test/**/*.ts')]).filter((name) => own.has(packageOf(name))),
  );
  return new Map([...modules, ...packages].map((path, i) => [path, `m${i}`]));
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages whose values a module imports when it is loaded, but for those outside the bundle. */
const packagesOf = (code: string): string[] =>
  [...code.matchAll(/^(?:import (?!type )|\} )[^;]*?from '([^.'][^']*)';$/gm)]
    .map(([, name]) => name as string)
    .filter((name) => !name.startsWith('node:') && !external.includes(name));

function entriesOf(entries: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^tests:/ }, ({ path }) => ({ path, namespace: 'entries' }));
      onLoad({ filter: /./, namespace: 'entries' }, ({ path }) => ({
        contents: (entries.get(path) ?? []).map((file) => `import ${JSON.stringify(resolve(root, file))};`).join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/** What `program.mjs` has is taken from there; other packages are loaded as they are. */
async function fromProgram(program: string, names: ReadonlyMap<string, string>): Promise<Plugin> {
  const namespace = 'program';
  const bundled = (await import(pathToFileURL(program).href)) as Record<string, object>;
  return {
    name: 'from-program',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, resolveDir, kind, namespace: from }) => {
        if (kind === 'entry-point') return;
        if (from === namespace) return { path: program, external: true };
        const found = path.startsWith('.') ? join(resolveDir, path) : path;
        if (names.has(found)) return { path: found, namespace };
        return /^[./]/.test(path) ? undefined : { path, external: true };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const name = names.get(path) as string;
        const exported = Object.keys(bundled[name] as object);
        return {
          contents: [
            `import { ${name} } from 'program';`,
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
          .replace(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (_, other: string) => {
            const thread = join(dirname(path), other);
            const name = relative(root, thread).replace(/\.ts$/, '').replaceAll('/', '-');
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
