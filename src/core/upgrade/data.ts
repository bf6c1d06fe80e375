import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFile } from '../db/sqlite.ts';
import { Fault } from '../error.ts';
import type { Release } from './installed.ts';
import { run } from './run.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A command of a release, with the options and as the user of the service. */
const command = (release: Release, ...args: string[]) => {
  const { DINAM_UNIT, PATH = '' } = process.env;
  return run([join(release.folder, 'node_modules/.bin/node'), join(release.folder, 'bin/as-service.mjs'), ...args], {
    env: { PATH, ...(DINAM_UNIT ? { DINAM_UNIT } : {}) },
  });
};

/**
 * What there is to be kept.
 * @returns `absent`: file of the database that is not there, as before the first start; null: there is a database
 * @throws Fault `invalid` for a folder that only systemd can name
 */
export function databaseOf(env: Env, service: string): { folder: string; bytes: number; absent: string | null } {
  const folder = resolve(service, env.DATA_DIR || 'data');
  if (env.DATABASE_URL || env.DATABASE_URL_FILE) return { folder, bytes: 0, absent: null };
  if (folder.includes('%'))
    throw new Fault(
      'invalid',
      `DATA_DIR is ${env.DATA_DIR ?? folder}: only systemd knows what % stands for, so that no backup can be made. Write the path out. Nothing was changed.`,
    );
  const file = sqliteFile(folder);
  return existsSync(file) ? { folder, bytes: statSync(file).size, absent: null } : { folder, bytes: 0, absent: file };
}

/** Waits until the disk has it: after a power cut a file that was just written may be empty. */
export const toDisk = async (path: string): Promise<void> => {
  await run(['sync', '-f', path]).catch(() => null); // a system without the command has no better way
};

/**
 * @param alone refuses it while another instance has the database: what it writes later would be lost
 * @returns path of the backup @throws Fault `unavailable` with what the command has said
 */
export async function backUp(release: Release, service: string, alone = false): Promise<string> {
  const { status, out, err } = await command(release, 'backup', ...(alone ? ['--alone'] : []));
  const [, file] = /^(.+) \d+ bytes$/m.exec(out) ?? [];
  if (status !== 0 || file === undefined) throw new Fault('unavailable', `The backup failed: ${(err || out).trim()}`);
  return resolve(service, file);
}

/** Whether the release can run on the database as it is: no newer one has migrated it. */
export const takesDatabase = async (release: Release): Promise<boolean> =>
  (await command(release, 'migrate')).status === 0;

/** How long commands that have the database open are waited for. */
const openMs = 60_000;

/** Tables that a release says it has: an older one cannot know them all, and removes no others. */
function tablesOf({ folder }: Release): string[] {
  try {
    const { tables } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { tables?: unknown };
    return Array.isArray(tables) ? tables.filter((name) => /^\w+$/.test(name)) : [];
  } catch {
    return [];
  }
}

/**
 * Tries again while something else has the database open, such as a command that somebody has called.
 * @param newer release whose tables go
 * @returns what the command says of it @throws Fault `unavailable`
 */
export async function restore(release: Release, file: string, newer: Release): Promise<string> {
  const until = Date.now() + openMs;
  const tables = ['migrations', ...tablesOf(newer)].join();
  for (;;) {
    const { status, out, err } = await command(release, 'restore', '--force', '--only', tables, file);
    if (status === 0) return out.trim();
    const isOpen = /has (the|this) database open/.test(err);
    if (!isOpen || Date.now() > until)
      throw new Fault('unavailable', `${file} could not be restored: ${(err || out).trim()}`);
    await sleep(1_000);
  }
}
