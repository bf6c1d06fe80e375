/**
 * Prints what a release is made of as CycloneDX, from package.json and package-lock.json alone.
 *
 *   node scripts/sbom.ts > sbom.cdx.json
 *
 * `npm sbom --omit dev` would leave out every package that a development tool uses as well, such as `pg`. So it is
 * run on a project that has no development tools.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const { devDependencies: _tools, scripts: _scripts, ...project } = read('package.json');
// Folders of the project are a part of it.
for (const list of [project.dependencies, project.optionalDependencies])
  for (const [name, version] of Object.entries<string>(list)) if (version.startsWith('file:')) delete list[name];
const lock = read('package-lock.json');
const packages = Object.fromEntries(
  Object.entries<{ dev?: boolean; resolved?: string }>(lock.packages).filter(
    ([path, { dev, resolved = '' }]) => path !== '' && !dev && !resolved.startsWith('file:'),
  ),
);
const work = mkdtempSync(join(tmpdir(), 'dinam-sbom-'));
const folder = join(work, project.name); // npm names the project by its folder
mkdirSync(folder);
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: { '': project, ...packages } }));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  process.stdout.write(execFileSync('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }));
} finally {
  rmSync(work, { recursive: true, force: true });
}
