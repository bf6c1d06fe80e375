import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Metafile, OutputFile, Plugin } from 'esbuild';

/**
 * Bundles the program into `dist`: `main.mjs`, a file for each module that runs in a thread or a process of its own, and
 * chunks of what they share or load later. A start then reads some dozen files instead of 1,800, and keeps a third of the text in memory.
 * `places` has rows for a new database (see `build-places.ts`).
 * `sources.json` names what the bundle was made of (see `bin/built.mjs`), a map beside each file its lines in the sources
 * (see `stack-lines.ts`); `packages.json` the packages that it loads. An installation without the development tools has no bundler: a release comes with what was built.
 */
const root = join(import.meta.dirname, '..');

/**
 * Packages that are not bundled: with native code or files of their own, large and used by a rare thread alone, or found
 * beside the development tools only (`debug` runs without `supports-color`).
 */
const external = [
  ...['better-sqlite3', 'pg-native', 'sharp'],
  ...['@aws-sdk/client-s3', '@mozilla/readability', 'linkedom', 'supports-color'],
];

/** Packages that are loaded where they are used: a chunk of a package in CommonJS would export nothing but its default. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** How a module names the module of a thread or a process. */
export const threadUrl = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Path of a file below the root, with the separator of addresses on every system. */
const slashed = (path: string): string => relative(root, path).replaceAll(sep, '/');

/** Name of such a module's file, without its ending: `src/core/threads/thread-main.ts` is `core-threads-thread-main`. */
export const bundleName = (path: string): string =>
  slashed(path)
    .replace(/^src\/|\.ts$/g, '')
    .replaceAll('/', '-');

/** Modules that start as a thread or a process of their own. */
function threadModules(): string[] {
  const modules = globSync('src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const found = modules.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(threadUrl)].map(([, other]) =>
      resolve(root, dirname(path), other as string),
    ),
  );
  return [...new Set(found)];
}

/** Whether it is a source of the program: a checkout may lie in a folder `src`, as in images, with all its packages. */
const isSource = (path: string): boolean => path.startsWith(join(root, 'src') + sep);

/** Modules find the files beside their source; what they start as a thread is a file of the bundle. */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!isSource(path)) return;
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.')) return;
      const toSource = JSON.stringify(`../${slashed(path)}`);
      const toFolder = JSON.stringify(`../${slashed(dirname(path))}`);
      const contents = code
        .split(threadUrl)
        .map((part, i) =>
          i % 2 === 1
            ? `new URL(${JSON.stringify(`./${bundleName(join(dirname(path), part))}.mjs`)}, import.meta.url)`
            : part
                .replaceAll('import.meta.url', `new URL(${toSource}, import.meta.url).href`)
                .replaceAll(
                  'import.meta.dirname',
                  `process.getBuiltinModule('node:path').join(import.meta.dirname, ${toFolder})`,
                ),
        )
        .join('');
      return { contents, loader: 'ts' };
    });
    // Read from the source: as a part of the bundle its text would stay in memory beside what it means, six bytes a letter.
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      if (!isSource(path)) return;
      const url = `new URL(${JSON.stringify(`../${slashed(path)}`)},import.meta.url)`;
      const contents = `import{readFileSync}from'node:fs';export default JSON.parse(readFileSync(${url},'utf8'))`;
      return { contents, loader: 'js' };
    });
  },
};

/**
 * An `import` of `node:http` reads every property of the module. One of them loads the client behind `fetch`, which takes a tenth
 * of a second of CPU in each thread. So the bundle takes the plain properties from the module itself.
 */
const plainHttp: Plugin = {
  name: 'plain-http',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'plain-http' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'plain-http' }, () => {
      const names = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) =>
        get ? [] : name,
      );
      return {
        contents: `const http=process.getBuiltinModule('node:http');export default http;export const{${names}}=http;`,
      };
    });
  },
};

const notAscii = /[^\0-\x7f]/g;

/**
 * A file with a letter that Latin-1 lacks takes two bytes a letter in memory. Text and keys are written with escapes by the
 * bundler; those of regular expressions and templates are left.
 * @returns the file and, by line, the columns behind which it is five letters longer than the map says
 */
function escaped(text: string): { text: string; columns: number[][] } {
  const columns = text.split('\n').map((line) => [...line.matchAll(notAscii)].map(({ index }) => index));
  const asEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { text: text.replace(notAscii, asEscape), columns };
}

/** Writes a file of the bundle; a map takes the columns that its file was changed at. */
function write(folder: string, files: readonly OutputFile[]): void {
  for (const file of files.filter(({ path }) => path.endsWith('.mjs'))) {
    const map = files.find(({ path }) => path === `${file.path}.map`) as OutputFile;
    const { text, columns } = escaped(file.text);
    const name = relative(join(root, 'dist'), file.path);
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.map`), JSON.stringify({ ...JSON.parse(map.text), x_escaped: columns }));
  }
}

/**
 * What `dinam --version` says of the commit: `DINAM_BUILD` where there is no git, as in an image, else the commit that is checked out.
 * @returns undefined: neither is there
 */
function buildOf(): string | undefined {
  const { DINAM_BUILD } = process.env;
  if (DINAM_BUILD) return DINAM_BUILD;
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', join(root, '.git'), '--work-tree', root, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('log', '-1', '--format=%h, %cs') + (isChanged ? ', with changes' : '');
  } catch {
    return undefined;
  }
}

/** Builds `dist` anew; a failure leaves the former one. A program that runs from it must be restarted: it loads parts later. */
export async function buildServer(): Promise<void> {
  const { build } = await import('esbuild');
  const built = Date.now();
  const commit = buildOf();
  const define: Record<string, string> = commit === undefined ? {} : { DINAM_BUILD: JSON.stringify(commit) };
  const { outputFiles, metafile } = await build({
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    absWorkingDir: root,
    minify: true,
    lineLimit: 500, // an error that nobody catches prints the line that it came from
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    metafile: true,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'chunk-[hash]',
    logLevel: 'warning',
    external,
    define,
    plugins: [inPlace, loadedLater, plainHttp],
    inject: [join(import.meta.dirname, 'stack-lines.ts')],
    // Packages in CommonJS require modules of Node.
    banner: { js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);" },
    entryPoints: ['src/main.ts', ...threadModules()].map((path) => ({
      in: path,
      out: bundleName(resolve(root, path)),
    })),
  });
  const folder = mkdtempSync(join(root, 'dist-'));
  chmodSync(folder, 0o755); // for all users, as the sources
  try {
    write(folder, outputFiles);
    writeFileSync(
      join(folder, 'sources.json'),
      JSON.stringify({ built, files: sourcesOf(Object.keys(metafile.inputs)) }),
    );
    writeFileSync(join(folder, 'packages.json'), JSON.stringify(packagesOf(metafile)));
    const { buildPlaces } = await import('./build-places.ts'); // an installation has no need of it
    await buildPlaces(join(folder, 'places'));
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    renameSync(folder, join(root, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packages that the program loads when it runs: what an installation needs beside the bundle. */
function packagesOf({ outputs }: Metafile): string[] {
  const dependencies = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies);
  const loaded = Object.values(outputs).flatMap(({ imports }) => imports.filter((one) => one.external));
  const names = new Set(loaded.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]));
  // Fonts are no modules: their files are found by the names of the packages.
  return dependencies.filter((name) => names.has(name) || name.startsWith('@expo-google-fonts/'));
}

/** Size and hash of each file of the program that an installation has, and of `package.json` of each package, for its version. */
function sourcesOf(inputs: readonly string[]): Record<string, [size: number, hash: string]> {
  const packages = inputs.flatMap((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const own = inputs.filter((path) => path === 'package.json' || path.startsWith('src/'));
  const paths = [...own, ...new Set(packages.map((folder) => `${folder}/package.json`))];
  return Object.fromEntries(
    paths.map((path) => {
      const bytes = readFileSync(join(root, path));
      return [path, [bytes.length, createHash('sha256').update(bytes).digest('base64url')]];
    }),
  );
}

if (import.meta.main && existsSync(join(root, 'node_modules/esbuild'))) await buildServer();
