// The Node that came with `npm ci`, a release or the package of npm. Node 20 runs this file.
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = resolve(root, 'node_modules');
/** Where packages are: npm puts those of a package of its registry beside it. */
const folders = [modules, ...(basename(dirname(root)) === 'node_modules' ? [dirname(root)] : [])];
/** They bring the libraries that Node needs. */
const starters = [resolve(modules, 'dinam-node/node.sh'), resolve(root, 'packages/node/node.sh')];

// By the packages and not by `.bin`: npm 10 removes `.bin/node` after it has left out those of other systems.
const packages = {
  linux: [`node-linux-${process.arch}/bin/node`],
  darwin: [`node-bin-darwin-${process.arch}/bin/node`],
  win32: [`node-win-${process.arch}/bin/node.exe`, '.bin/node.exe', '.bin/node.cmd'],
};

/** Path of it; `undefined` where there is none, as in the image, which has a Node of its own. */
export function ownNode() {
  const paths = folders.flatMap((folder) => (packages[process.platform] ?? []).map((path) => resolve(folder, path)));
  const found = paths.find((path) => existsSync(path));
  const starter = process.platform === 'linux' && starters.find((path) => existsSync(path));
  return (found && starter) || found;
}

/** Makes `.bin/node` anew where npm 10 has removed it: scripts of npm and services of the system start that one. */
export function linkNode() {
  const node = ownNode();
  const path = resolve(modules, '.bin/node');
  if (!node?.startsWith(modules) || process.platform === 'win32' || lstatSync(path, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), node), path);
}

/** Parts of packages that nothing here reads, 90 MB: what compilers need of Node and SQLite, and SQLite for other systems. */
function removeUnread() {
  const nodes = (packages[process.platform] ?? []).map((path) => path.split('/')[0]).filter((name) => name !== '.bin');
  for (const node of nodes)
    for (const part of ['include', 'share', 'CHANGELOG.md'])
      rmSync(resolve(modules, node, part), { recursive: true, force: true });
  const sqlite = resolve(modules, 'better-sqlite3');
  for (const part of ['deps', 'src']) rmSync(resolve(sqlite, part), { recursive: true, force: true });
  const builds = resolve(sqlite, 'prebuilds');
  for (const name of existsSync(builds) ? readdirSync(builds) : []) {
    // `linuxmusl-x64.node` is for Linux too, where the library of C is another.
    if (!name.startsWith(process.platform) || !name.endsWith(`-${process.arch}.node`)) rmSync(resolve(builds, name));
  }
}

/** What npm does not do after an installation. */
function complete() {
  // An older one leaves out what the interface is built with and what reads pictures, and says so among many warnings.
  const [, major, minor] = (/ node\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? []).map(Number);
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
    console.error(
      `\`npm ci\` needs Node 20.19, 22.12 or newer to install every part; npm runs on ${major}.${minor} here.`,
    );
    process.exit(1);
  }
  linkNode();
  removeUnread();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) complete();
