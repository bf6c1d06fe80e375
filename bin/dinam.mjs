#!/usr/bin/env node
// Dinam runs on the Node that came with `npm install`, whatever Node started this file.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const main = fileURLToPath(new URL('src/main.ts', root));
const names = process.platform === 'win32' ? ['node.exe', 'node.cmd'] : ['node'];
const own = names
  .map((name) => fileURLToPath(new URL(`node_modules/.bin/${name}`, root)))
  .find((path) => existsSync(path));
const major = Number(process.versions.node.split('.')[0]);

if (!own && major < 24) {
  console.error(`Dinam needs Node 24 or newer; this is ${process.version}. \`npm install\` brings one along.`);
  process.exit(1);
}
if (major >= 24) {
  await import(new URL('src/main.ts', root).href);
} else {
  const child = spawn(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A service manager signals this process; the one that does the work has to hear of it.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Dinam cannot be started by ${own}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}
