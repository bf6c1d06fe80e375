import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Copies the icons that are imported to `packages/icons`, after the import of another one or an upgrade of react-admin or of the
 * icons. The whole package is 174 MB in 43,000 files:
 *
 *   node scripts/copies.ts
 */
const root = join(import.meta.dirname, '..');
const icons = join(root, 'packages/icons');

const sources = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Names of the icons that the interface and react-admin import. */
export const importedIcons = (): string[] =>
  sorted(
    sources('admin/src/**/*.{ts,tsx}', 'node_modules/ra-ui-materialui/dist/**/*.js').flatMap((text) =>
      [...text.matchAll(/['"]@mui\/icons-material\/(\w+)['"]/g)].map(([, name]) => name as string),
    ),
  );

/** Names of the icons that were copied. */
export const copiedIcons = (): string[] =>
  sorted(globSync('*.mjs', { cwd: icons }).map((file) => basename(file, '.mjs')));

/** Functions of date-fns that react-admin imports. */
export const importedDates = (): string[] =>
  sorted(
    sources('node_modules/ra-{core,ui-materialui}/dist/**/*.js').flatMap((text) =>
      [...text.matchAll(/^import \{([^}]*)\} from 'date-fns'/gm)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      ),
    ),
  );

function copy(): void {
  const { name, version } = JSON.parse(readFileSync(join(icons, 'package.json'), 'utf8'));
  const temporary = mkdtempSync(join(tmpdir(), 'dinam-copies-'));
  try {
    const pack = ['pack', '--silent', '--pack-destination', temporary, `${name}@${version}`];
    const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', join(temporary, archive), '-C', temporary]);
    for (const old of copiedIcons()) rmSync(join(icons, `${old}.mjs`));
    for (const file of ['LICENSE', 'utils/createSvgIcon.mjs', ...importedIcons().map((icon) => `${icon}.mjs`)])
      cpSync(join(temporary, 'package', file), join(icons, file));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  // npm copies a folder of the project once, and not again while its version stays.
  cpSync(icons, join(root, 'node_modules', name), { recursive: true });
}

if (import.meta.main) copy();
