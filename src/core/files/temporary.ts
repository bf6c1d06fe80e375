import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { isRunning } from '../process/is-running.ts';
import { makeFolder } from './owner.ts';

/** A file that nobody has written to for so long belongs to no request and no job any more. */
const abandonedMs = 3_600_000;

/** Where disk storage puts files. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => resolve(dataDir, 'files');

/** Beside the files, so that a finished one is renamed into its place. */
const temporaryFolder = (config: Pick<Config, 'dataDir'>): string => join(filesFolder(config), '.tmp');

const host =
  hostname()
    .replace(/[^\w-]/g, '')
    .slice(0, 40) || 'host';

/** The path of a new temporary file, or folder, which its user makes and removes. */
export async function temporaryPath(config: Pick<Config, 'dataDir'>, extension = 'part'): Promise<string> {
  const folder = temporaryFolder(config);
  await makeFolder(folder);
  return join(folder, `${host}.${process.pid}.${randomBytes(9).toString('hex')}.${extension}`);
}

/** Removes what requests and jobs of processes that were killed have left. Gives the number. */
export async function sweepTemporary(config: Pick<Config, 'dataDir'>): Promise<number> {
  const folder = temporaryFolder(config);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const path = join(folder, name);
    if (!isDead(name) && !(await isAbandoned(path))) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

/** Another machine may share the folder: its processes are judged by the age of their files. */
function isDead(name: string): boolean {
  const [machine, pid] = name.split('.');
  return machine === host && !isRunning(Number(pid));
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > abandonedMs;
}

/** Removes a temporary file, and all whose names begin with it. */
export async function removeTemporary(config: Pick<Config, 'dataDir'>, path: string): Promise<void> {
  const folder = temporaryFolder(config);
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names) if (join(folder, name).startsWith(path)) await rm(join(folder, name), { force: true });
}
