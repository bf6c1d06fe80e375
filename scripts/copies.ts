import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Copies what the interface and react-admin import of @mui/icons-material to `packages/icons`, after the import of another icon or
 * an upgrade of one of them. The whole package is 174 MB in 43,000 files, two in five of all that was installed:
 *
 *   node scripts/icons.ts
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/icons');

/** Names of the icons that are imported, sorted. */
export function importedIcons(): string[] {
  const files = globSync(['admin/src/**/*.{ts,tsx}', 'node_modules/ra-ui-materialui/dist/**/*.js'], { cwd: root });
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/['"]@mui\/icons-material\/(\w+)['"]/g),
  ]);
  return [...new Set(imports.map(([, name]) => name as string))].sort();
}

/** Names of the icons that were copied, sorted. */
export const copiedIcons = (): string[] =>
  globSync('*.mjs', { cwd: folder })
    .map((file) => basename(file, '.mjs'))
    .sort();

function copy(): void {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const work = mkdtempSync(join(tmpdir(), 'dinam-icons-'));
  try {
    const pack = ['pack', '--silent', '--pack-destination', work, `${name}@${version}`];
    const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', join(work, archive), '-C', work]);
    for (const old of copiedIcons()) rmSync(join(folder, `${old}.mjs`));
    const files = ['LICENSE', 'utils/createSvgIcon.mjs', ...importedIcons().map((icon) => `${icon}.mjs`)];
    for (const file of files) cpSync(join(work, 'package', file), join(folder, file));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  // npm copies a folder of the project once, and not again while its version stays.
  cpSync(folder, join(root, 'node_modules', name), { recursive: true });
}

if (import.meta.main) copy();
