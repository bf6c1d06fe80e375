#!/usr/bin/env node
// Dinam runs on the Node that came with `npm install`, whatever Node started this file.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { program } from './built.mjs';
import { linkNode, ownNode } from './own-node.mjs';

const root = new URL('..', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);
const isRecent = major > 24 || (major === 24 && minor >= 7);
const node = ownNode() ?? (isRecent ? process.execPath : undefined);

if (!node) {
  console.error(`Dinam needs Node 24.7 or newer; this is ${process.version}. \`npm install\` brings one along.`);
  process.exit(1);
}

try {
  linkNode(); // `npm prune` has removed it, and runs no script afterwards
} catch {} // a folder of somebody else

const { main, changed } = program();
if (changed && process.argv[2] === 'serve')
  console.error(
    `Runs from the sources, which needs more memory: ${changed} has changed since \`npm run build:server\`.`,
  );

const env = {
  // Code that was compiled before is taken from here; the sources would need the tool that strips types, and 20 MB for it. `npm ci` fills it; where it cannot be written the start is slower, no more.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/dinam', root)),
  NODE_COMPILE_CACHE_PORTABLE: '1',
  MALLOC_ARENA_MAX: '2', // the C library keeps a heap per thread otherwise, mostly empty
  ...process.env,
};

// A small young generation: the default keeps 30 MB that a server at rest has no use for. On a machine with much memory the
// old generation would grow to two or three times of what is in use before it is collected. An import reads files of any
// size, and what it makes of a story is garbage soon: a larger young generation takes most of it.
const memory =
  process.argv[2] === 'import'
    ? ['--max-semi-space-size=16', '--heap-growing-percent=20']
    : ['--max-semi-space-size=4', '--heap-growing-percent=40'];
const args = [...memory, main, ...process.argv.slice(2)];

// The process becomes the other one where the system can do that: no second process stays behind.
if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env);

// By the channel the child learns of the end of this process, however that comes.
const child = spawn(node, args, {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...env, DINAM_LAUNCHER: '1' },
});
// A service manager signals this process; the one that does the work has to hear of it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`Dinam cannot be started by ${node}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
