import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installed, stageProgram } from './program.ts';

/**
 * Makes the package of npm: the program as it was built. npm installs the packages that it loads, and Node. The package of the
 * repository has folders (`file:`) among its dependencies and builds itself: it stays private.
 *
 *   node scripts/release/npm.ts <file> [--any]
 */
export function packNpm(file: string, any = false): void {
  const folder = mkdtempSync(join(dirname(resolve(file)), 'npm-'));
  try {
    stageProgram(folder, undefined, any);
    copyFileSync(join(import.meta.dirname, '../../README.md'), join(folder, 'README.md'));
    const manifest = { ...installed(), publishConfig: { access: 'public' } };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const pack = ['pack', '--silent', '--ignore-scripts'];
    const name = execFileSync('npm', pack, { cwd: folder }).toString().trim();
    renameSync(join(folder, name), file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { any: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Error('usage: npm.ts <file> [--any]');
  packNpm(file, values.any);
}
