import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '../db/sqlite.ts';
import { Fault } from '../error.ts';
import { freeBytes, sizeOrNone } from '../files/local.ts';
import { parseRelease, type Release, type ReleaseInfo, readRelease, releasesIn } from './installed.ts';
import { run } from './run.ts';
import { missingIn } from './switch.ts';

const megabyte = 1_048_576;
/** What else the system writes meanwhile. */
const spareBytes = 64 * megabyte;

/** What is in a tar, by its first member. @throws Fault `invalid` for another file, saying what it is */
export async function lookInto(file: string): Promise<ReleaseInfo> {
  if (file.endsWith('.deb'))
    throw new Fault('invalid', `${file} is a package of Debian: \`apt install ${file}\` installs and upgrades it.`);
  const { status, out } = await run(['tar', '-xzOf', file, '--occurrence=1', '--wildcards', 'dinam-*/release.json']);
  if (status !== 0) throw new Fault('invalid', `${file} is no release of Dinam: it is no tar with a release.json.`);
  const release = parseRelease(out, file);
  if (release.arch !== process.arch)
    throw new Fault(
      'invalid',
      `${file} is for ${release.arch}; this machine needs dinam-${release.version}-linux-${process.arch}.tar.gz.`,
    );
  return release;
}

/** Size of what a gzip file holds, by its last bytes. */
async function unpackedBytes(file: string): Promise<number> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, size - 4);
    return buffer.readUInt32LE();
  } finally {
    await handle.close();
  }
}

/**
 * What the backup before the switch takes, and the same again for a release that migrates: its way back restores the backup beside
 * the database, and must not fail for want of room when the service is stopped.
 */
async function dataBytes(file: string, base: string, data: { folder: string; bytes: number }): Promise<number> {
  if (data.bytes === 0) return 0;
  const all = data.bytes + (await sizeOrNone(`${sqliteFile(data.folder)}-wal`));
  const next = await lookInto(file);
  // The current release is one of them; for an older one that lacks more, the disk is checked too strictly rather than not.
  return releasesIn(base).some((one) => missingIn(one, next).length > 0) ? 2 * all : all;
}

/**
 * @param base where the release goes
 * @param data folder and size of the database
 * @throws Fault `unavailable` naming the sizes
 */
export async function checkRoom(file: string, base: string, data: { folder: string; bytes: number }): Promise<void> {
  const backup = { folder: data.folder, bytes: await dataBytes(file, base, data) };
  const needs = [{ folder: base, bytes: (await unpackedBytes(file)) + spareBytes }];
  const isSameDisk = existsSync(backup.folder) && (await stat(backup.folder)).dev === (await stat(base)).dev;
  if (isSameDisk && needs[0]) needs[0].bytes += backup.bytes;
  else if (existsSync(backup.folder)) needs.push(backup);
  for (const { folder, bytes } of needs) {
    const free = await freeBytes(folder);
    if (free < bytes)
      throw new Fault(
        'unavailable',
        `The disk of ${folder} has ${Math.floor(free / megabyte)} MB free; the upgrade needs ${Math.ceil(bytes / megabyte)} MB. Nothing was changed.`,
      );
  }
}

const partPrefix = '.dinam-unpacking-';

/**
 * Unpacks a release beside the others and starts its command once. Nobody runs it before it has its name.
 * @throws Fault `unavailable` when it does not start here
 */
export async function unpack(file: string, base: string, { version }: ReleaseInfo): Promise<Release> {
  for (const name of await readdir(base)) // of an upgrade that was killed
    if (name.startsWith(partPrefix)) await rm(join(base, name), { recursive: true, force: true });
  const part = join(base, `${partPrefix}${version}`);
  try {
    await mkdir(part);
    await chmod(part, 0o755); // the service is another user
    const tar = ['tar', '-xzf', file, '-C', part, '--strip-components=1', '--no-same-owner', '--preserve-permissions'];
    const unpacked = await run(tar);
    if (unpacked.status !== 0)
      throw new Fault(
        'unavailable',
        `${file} could not be unpacked into ${base}: ${unpacked.err.trim().split('\n')[0]}`,
      );
    // It leaves compiled code, which the user of the service reads.
    const shell = ['sh', '-c', 'umask 022 && exec "$0" "$@"'];
    const command = [join(part, 'node_modules/.bin/node'), join(part, 'bin/dinam.mjs'), '--version'];
    const { status, out, err } = await run([...shell, ...command], { env: {} });
    if (status !== 0 || !out.startsWith(version))
      throw new Fault(
        'unavailable',
        `Dinam ${version} does not start on this machine: ${(err || out).trim().slice(-500)}`,
      );
    await run(['sync', '-f', part]).catch(() => null); // a power cut after the switch would find files without content
    const folder = join(base, `dinam-${version}`);
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
    return readRelease(folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
