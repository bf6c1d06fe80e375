import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Fault } from '../error.ts';

/** What a release says of itself in `release.json` (`scripts/release/program.ts`). */
export interface ReleaseInfo {
  version: string;
  /** Commit and its date. */
  build: string;
  /** `x64` or `arm64`. */
  arch: string;
  /** Names of the migrations that it knows. */
  migrations: readonly string[];
}

/** Folder of a release, and what is in it. */
export interface Release extends ReleaseInfo {
  folder: string;
}

/** A server that was set up by a tar: `/opt/dinam` leads to the release that the service runs. */
export interface Installation {
  link: string;
  /** Folder of the releases. */
  base: string;
  current: Release;
}

/** Pre-releases only of the words that `compareAppVersions` puts in order. */
const versionForm = /^\d{1,5}\.\d{1,5}\.\d{1,5}(-(alpha|beta|rc)(\.\d{1,5})?)?$/;
export const isVersion = (text: string): boolean => versionForm.test(text);

/** @throws Fault `invalid` for anything but what a release says of itself: it names folders */
export function parseRelease(text: string, file: string): ReleaseInfo {
  try {
    const { version, build, arch, migrations } = JSON.parse(text);
    const names = Array.isArray(migrations) && migrations.every((one) => typeof one === 'string');
    if (isVersion(version) && typeof build === 'string' && typeof arch === 'string' && names)
      return { version, build, arch, migrations };
  } catch {}
  throw new Fault('invalid', `${file} is no release of Dinam: its release.json says nothing of a version.`);
}

export const readRelease = (folder: string): Release => {
  const file = join(folder, 'release.json');
  try {
    return { ...parseRelease(readFileSync(file, 'utf8'), file), folder };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('not_found', `${folder} has no release.json: it is no release of Dinam.`);
  }
};

const ways =
  'A package of Debian: `apt install ./dinam_VERSION_ARCH.deb`. In a container: `docker compose pull && docker compose up -d`. With npm: `npm install dinam@latest`.';

/**
 * @param service `/opt/dinam`, the folder of the service (`bin/as-service.mjs`); absent: the command runs without a service
 * @throws Fault `invalid` for a Dinam that another way installed, saying how it is upgraded
 */
export function findInstallation(service: string | undefined): Installation {
  // With a slash at its end the system would look at what the link leads to.
  const link = service?.replace(/(?<=.)\/+$/, '');
  const stat = link === undefined ? undefined : lstatSync(link, { throwIfNoEntry: false });
  if (link === undefined || !stat?.isSymbolicLink())
    throw new Fault(
      'invalid',
      `This Dinam was not installed from a tar: ${link ?? 'there is no service, and its folder'} is not a link to a release. ${ways}`,
    );
  const base = realpathSync(dirname(link));
  const folder = resolve(base, readlinkSync(link));
  // The way back makes a link to a name beside it, and removes folders: that must be the one that was read.
  if (dirname(folder) !== base || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Fault(
      'invalid',
      `${link} leads to ${folder}: it must lead to the folder of a release in ${base}, and not by another link.`,
    );
  return { link: join(base, basename(link)), base, current: readRelease(folder) };
}

/** Releases beside each other, in any order. */
export function releasesIn(base: string): Release[] {
  return readdirSync(base, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || !entry.name.startsWith('dinam-')) return [];
    try {
      const release = readRelease(join(base, entry.name));
      return entry.name === `dinam-${release.version}` ? [release] : [];
    } catch {
      return [];
    }
  });
}
