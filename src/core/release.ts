import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };

/** The running release. */
export const { version } = pkg;

const root = join(import.meta.dirname, '../..');

/** Where files lie that are built of the sources. The program runs without them, too. */
export const builtFolder = join(root, 'dist');

/** Where the build of the web interface is. */
export const interfaceFolder = join(root, 'admin/dist');

/** Commit and its date, a constant of the bundle (`scripts/build-server.ts`). */
declare const DINAM_BUILD: string;

let ofSources: string | undefined;

/** What the program was built of, `0123abcd, 2026-12-01`; of sources, what git says. Empty where neither is known. */
export function buildText(): string {
  if (typeof DINAM_BUILD === 'string') return DINAM_BUILD;
  ofSources ??= fromGit();
  return ofSources;
}

function fromGit(): string {
  try {
    // Not a repository around a copy of the sources.
    const git = ['--git-dir', join(root, '.git'), 'log', '-1', '--format=%h, %cs'];
    return `${execFileSync('git', git, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()}, sources`;
  } catch {
    return '';
  }
}
