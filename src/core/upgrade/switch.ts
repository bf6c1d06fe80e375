import { readFileSync, writeFileSync } from 'node:fs';
import { chmod, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Installation, Release, ReleaseInfo } from './installed.ts';

export { alone } from './lock.ts';

/** At each moment the link leads to one release or the other. */
export async function switchTo({ link, base }: Installation, { folder }: Release): Promise<void> {
  const next = join(base, `.${basename(link)}.next`);
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, link);
}

const units = ['dinam.service', 'dinam-backup.service', 'dinam-backup.timer'];

/**
 * Units are copies of those of the release. One that somebody has edited stays.
 * @param unit path of `dinam.service`
 * @returns lines about those that were left
 */
export async function updateUnits(unit: string, from: Release, to: Release): Promise<string[]> {
  const notes: string[] = [];
  for (const name of units) {
    const file = join(dirname(unit), name === units[0] ? basename(unit) : name);
    const [here, old, next] = await Promise.all(
      [file, join(from.folder, 'deploy', name), join(to.folder, 'deploy', name)].map((path) =>
        readFile(path, 'utf8').catch(() => null),
      ),
    );
    if (here === null || next === null || here === next || old === next) continue;
    if (here !== old) notes.push(`${file} was edited, and stays: compare it with ${to.folder}/deploy/${name}.`);
    else {
      await writeFile(`${file}.part`, next as string);
      await chmod(`${file}.part`, 0o644);
      await rename(`${file}.part`, file);
    }
  }
  return notes;
}

/** What an upgrade leaves in the folder of its release, for the way back. */
export interface Record {
  /** Name of the folder of the release before. */
  from: string;
  at: string;
  /** Path of the backup of before the switch; null: there was no database. */
  backup: string | null;
}

const recordFile = ({ folder }: Release): string => join(folder, 'upgraded.json');

export const writeRecord = (release: Release, record: Record): void =>
  writeFileSync(recordFile(release), `${JSON.stringify(record)}\n`);

export function readRecord(release: Release): Record | null {
  try {
    return JSON.parse(readFileSync(recordFile(release), 'utf8')) as Record;
  } catch {
    return null;
  }
}

/** Migrations that the other release has not. */
export const missingIn = (other: ReleaseInfo, { migrations }: ReleaseInfo): string[] =>
  migrations.filter((name) => !other.migrations.includes(name));
