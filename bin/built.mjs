// The bundle of the program (scripts/build-server.ts), and whether it agrees with the sources. Node 20 runs this file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A file of another time is compared by its content: copies and archives give files times of their own.
 * @returns the path of a file that is not as it was when the bundle was made
 */
function changedSince({ built, files }) {
  for (const [path, [size, hash]] of Object.entries(files)) {
    const file = root + path; // 1,400 addresses would take longer to parse than files to be looked at
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.size !== size) return path;
    if (stat.mtimeMs < built) continue;
    if (createHash('sha256').update(readFileSync(file)).digest('base64url') !== hash) return path;
  }
}

/**
 * @returns the program to start: the bundle, or the sources where there is none or where `changed` was edited since. A
 * release has no sources.
 */
export function program() {
  const sources = join(root, 'src/main.ts');
  if (!existsSync(sources)) return { main: join(root, 'dist/main.mjs') };
  let made;
  try {
    made = JSON.parse(readFileSync(join(root, 'dist/sources.json'), 'utf8'));
  } catch {
    return { main: sources };
  }
  const changed = changedSince(made);
  return changed ? { main: sources, changed } : { main: join(root, 'dist/main.mjs') };
}
