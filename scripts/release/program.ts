import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { schema } from '../../src/app.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { type Arch, bundledLicences, copyPackages } from './packages.ts';

/**
 * Puts the program together as it is installed: what was built, what the bundle reads, the packages that it loads, Node. No sources.
 *
 *   node scripts/release/program.ts <folder> --arch x64|arm64 [--without-node] [--any]
 *
 * `--any` also takes what was built of changed sources, or without git.
 */
const root = join(import.meta.dirname, '../..');

/** What files of a release say of it. */
export interface Release {
  version: string;
  /** Commit and its date. */
  build: string;
  arch: Arch;
  /** Names of the migrations that it knows. */
  migrations: readonly string[];
}

/** The manifest of the repository, of which a release keeps what describes it and what it runs. */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
} & Record<string, unknown>;

/** Packages that the bundle loads. */
export const loadedPackages = (): string[] => JSON.parse(readFileSync(join(root, 'dist/packages.json'), 'utf8'));

/**
 * @param any also of changed sources, or without a commit
 * @throws Error where the bundle is of another version, or of sources that no commit has
 */
function buildOf(any: boolean): string {
  const said = execFileSync(process.execPath, [join(root, 'dist/main.mjs'), '--version'], { cwd: join(root, 'dist') });
  const [, version, build = ''] = /^(\S+)(?: \((.+)\))?\n$/.exec(said.toString()) ?? [];
  if (version !== manifest.version || (!any && !/^[0-9a-f]{7,40}, \d{4}-\d\d-\d\d$/.test(build)))
    throw new Error(`A release is built of a commit; the bundle says: ${said}`);
  return build;
}

/** `package.json` of what is installed: its versions are exact, and nothing is built. */
export const installed = (): Record<string, unknown> => {
  const { name, version, description, license, type, bin, engines, repository, dependencies, optionalDependencies } =
    manifest;
  const nodes = Object.entries(optionalDependencies).filter(([, one]) => !one.startsWith('file:'));
  return {
    ...{ name, version, description, license, repository, type, bin, engines },
    dependencies: Object.fromEntries(loadedPackages().map((one) => [one, dependencies[one]])),
    optionalDependencies: Object.fromEntries(nodes),
  };
};

function copy(paths: readonly string[], target: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path), { recursive: true });
  }
}

/** The program without packages: the same for every system. */
export function stageProgram(target: string, arch: Arch | undefined, any = false): void {
  const build = buildOf(any);
  // What the bundle reads beside itself: texts, tables, rows.
  const data = globSync('src/**/*.{json,tsv,conf}', { cwd: root, exclude: ['**/*.test.*'] });
  copy([...data, 'bin', 'dist', 'admin/dist', 'packages/node', '.env.example', 'LICENSE', 'CHANGELOG.md'], target);
  const { files } = JSON.parse(readFileSync(join(root, 'dist/sources.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  // Of use beside sources alone.
  const unread = [
    'dist/sources.json',
    'dist/packages.json',
    ...['atomic.c', 'atomic.map', 'build.sh'].map((name) => `packages/node/${name}`),
  ];
  for (const path of [...unread, ...globSync('bin/*.d.mts', { cwd: target })]) rmSync(join(target, path));
  const bundled = Object.keys(files).flatMap((path) => /^(.*node_modules\/.*)\/package\.json$/.exec(path)?.[1] ?? []);
  writeFileSync(join(target, 'LICENSES-OF-PACKAGES.txt'), bundledLicences(bundled));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(installed(), null, 2)}\n`);
  const release = {
    version: manifest.version,
    build,
    arch,
    migrations: migrationNames,
    tables: Object.keys(schema.tables),
  };
  writeFileSync(join(target, 'release.json'), `${JSON.stringify(release)}\n`);
}

/** The program with its packages, and with Node. */
export function stage(target: string, arch: Arch, { withNode = true, any = false } = {}): void {
  stageProgram(target, arch, any);
  const paths = copyPackages([...loadedPackages(), ...(withNode ? [`node-linux-${arch}`] : [])], arch, target);
  // Where units and wrappers find Node.
  if (withNode) {
    copy(['deploy', 'compose.yaml', 'compose.sqlite.yaml'], target);
    rmSync(join(target, 'deploy/debian'), { recursive: true });
    renameSync(join(target, 'packages/node'), join(target, 'node_modules/dinam-node'));
    rmSync(join(target, 'node_modules/dinam-node/lib', arch === 'x64' ? 'arm64' : 'x64'), { recursive: true });
    mkdirSync(join(target, 'node_modules/.bin'));
    symlinkSync('../dinam-node/node.sh', join(target, 'node_modules/.bin/node'));
  }
  rmSync(join(target, 'packages'), { recursive: true });
  for (const path of paths) if (!existsSync(join(target, path, 'package.json'))) throw new Error(`${path} is empty.`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { arch: { type: 'string' }, 'without-node': { type: 'boolean' }, any: { type: 'boolean' } },
  });
  const arch = ({ amd64: 'x64', x64: 'x64', arm64: 'arm64' } as const)[values.arch ?? process.arch];
  const [target] = positionals;
  if (!arch || !target) throw new Error('usage: program.ts <folder> --arch x64|arm64 [--without-node] [--any]');
  stage(target, arch, { withNode: !values['without-node'], any: values.any ?? false });
}
