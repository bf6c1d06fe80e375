import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Copies the few parts of two large packages that are imported to `packages/icons` and `packages/date-fns`, after the import of another
 * icon or an upgrade of react-admin or of one of them. Whole they are 210 MB in 48,000 files, of 110,000 that were installed:
 *
 *   node scripts/copies.ts
 */
const root = join(import.meta.dirname, '..');
const icons = join(root, 'packages/icons');
const dates = join(root, 'packages/date-fns');

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
      [...text.matchAll(/import \{([^}]*)\} from 'date-fns'/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    ),
  );

/** Runs `work` with the folder of the whole package. */
async function withWhole(folder: string, work: (whole: string) => unknown): Promise<void> {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const temporary = mkdtempSync(join(tmpdir(), 'dinam-copies-'));
  try {
    const pack = ['pack', '--silent', '--pack-destination', temporary, `${name}@${version}`];
    const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', join(temporary, archive), '-C', temporary]);
    await work(join(temporary, 'package'));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  // npm copies a folder of the project once, and not again while its version stays.
  cpSync(folder, join(root, 'node_modules', name), { recursive: true });
}

async function copy(): Promise<void> {
  await withWhole(icons, (whole) => {
    for (const old of copiedIcons()) rmSync(join(icons, `${old}.mjs`));
    const files = ['LICENSE', 'utils/createSvgIcon.mjs', ...importedIcons().map((icon) => `${icon}.mjs`)];
    for (const file of files) cpSync(join(whole, file), join(icons, file));
  });
  await withWhole(dates, async (whole) => {
    const { build } = await import('esbuild');
    const contents = `export { ${importedDates().join(', ')} } from './index.mjs';`;
    const stdin = { contents, resolveDir: whole };
    await build({ stdin, bundle: true, format: 'esm', outfile: join(dates, 'index.mjs') });
    cpSync(join(whole, 'LICENSE.md'), join(dates, 'LICENSE.md'));
  });
}

if (import.meta.main) await copy();
