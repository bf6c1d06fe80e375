import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Packages of npm that a release has, for one processor. */

export type Arch = 'x64' | 'arm64';

const root = join(import.meta.dirname, '../..');

interface Locked {
  version: string;
  integrity?: string;
  cpu?: string | string[];
  os?: string | string[];
  libc?: string | string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const lock = (): Record<string, Locked> =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as Record<string, Locked>;

/** Packages with native parts for every system in one. */
const forAllSystems = ['better-sqlite3'];

const fits = ({ cpu, os, libc }: Locked, arch: Arch): boolean =>
  [cpu ?? arch].flat().includes(arch) &&
  [os ?? 'linux'].flat().includes('linux') &&
  [libc ?? 'glibc'].flat().includes('glibc');

/**
 * Paths in `node_modules` of packages and of all that they need.
 * @throws Error for a package that the lock file lacks
 */
export function closure(names: readonly string[], arch: Arch, packages = lock()): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    // As Node looks for it: beside the package, then in each folder above.
    for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
      const path = `${folder}${folder && '/'}node_modules/${name}`;
      const locked = packages[path];
      if (locked) {
        if (found.has(path) || !fits(locked, arch)) return;
        found.add(path);
        for (const one of Object.keys(locked.dependencies ?? {})) add(one, path, false);
        for (const one of Object.keys(locked.optionalDependencies ?? {})) add(one, path, true);
        for (const one of Object.keys(locked.peerDependencies ?? {}))
          if (!locked.peerDependenciesMeta?.[one]?.optional) add(one, path, false);
        return;
      }
      if (folder === '') break;
    }
    if (!isOptional) throw new Error(`package-lock.json lacks ${name}, which ${from || 'the program'} needs.`);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}

const isLicence = /(^|\/)(licen[cs]e|notice|copying|ofl)[^/]*(?<!ts)$/i;
/** What compilers, editors and readers use. */
const isUnread = /\.(map|[cm]?ts|md|markdown|flow|tsbuildinfo|png|h|hpp|cc|cpp|gyp|gypi)$/i;

/** What of a package a running program reads, and its licence. */
export function isRead(path: string, arch: Arch): boolean {
  if (isLicence.test(path)) return true;
  if (isUnread.test(path)) return false;
  const [, name = '', rest = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(path) ?? [];
  if (name.startsWith('node-linux-')) return /^(package\.json|bin(\/node)?)?$/.test(rest);
  if (name === 'better-sqlite3')
    return !/^(deps|src)/.test(rest) && (!/^prebuilds\/./.test(rest) || rest === `prebuilds/linux-${arch}.node`);
  // `cards/draw/fonts.ts` reads two weights.
  if (name.startsWith('@expo-google-fonts/')) return /^(package\.json|(400Regular|700Bold)(\/.*)?)?$/.test(rest);
  return true;
}

/** Fetches a package that is not installed here, and compares it with the lock file. */
function fetchPackage(name: string, { version, integrity }: Locked, target: string): void {
  const work = mkdtempSync(join(tmpdir(), 'dinam-package-'));
  try {
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', work], { stdio: 'pipe' });
    const [file = ''] = readdirSync(work);
    const [algorithm = '', wanted] = (integrity ?? '').split('-');
    const hash = createHash(algorithm)
      .update(readFileSync(join(work, file)))
      .digest('base64');
    if (hash !== wanted) throw new Error(`${name}@${version} is not what package-lock.json names.`);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(work, file), '-C', target, '--strip-components=1', '--no-same-owner']);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Copies packages into `target/node_modules`; those of another processor are fetched. @returns their paths */
export function copyPackages(names: readonly string[], arch: Arch, target: string): string[] {
  const packages = lock();
  const paths = closure(names, arch, packages);
  for (const path of paths) {
    const locked = packages[path] as Locked;
    const name = path.replace(/^.*node_modules\//, '');
    const isNative = locked.cpu !== undefined || forAllSystems.includes(name);
    const isHere = existsSync(join(root, path)) && (!isNative || arch === process.arch);
    const work = isHere ? root : mkdtempSync(join(tmpdir(), 'dinam-fetched-'));
    try {
      if (!isHere) fetchPackage(name, locked, join(work, path));
      cpSync(join(work, path), join(target, path), {
        recursive: true,
        filter: (from) => {
          const inside = relative(work, from);
          const nested = inside.slice(path.length).includes('/node_modules');
          return !nested && isRead(inside, arch);
        },
      });
    } finally {
      if (!isHere) rmSync(work, { recursive: true, force: true });
    }
  }
  return paths;
}

/** Licences of packages whose code is in the bundle: of each its name and what its files of that kind say. */
export function bundledLicences(paths: readonly string[]): string {
  const parts = paths.map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const files = readdirSync(join(root, path), { withFileTypes: true })
      .filter((file) => file.isFile() && isLicence.test(file.name))
      .map((file) => file.name);
    const texts = files.map((file) => readFileSync(join(root, path, file), 'utf8').trim());
    return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
