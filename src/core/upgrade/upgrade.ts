import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { compareAppVersions, parseAppVersion } from '../../text/version/app-version.ts';
import { Fault } from '../error.ts';
import { goBack } from './back.ts';
import { backUp, databaseOf, toDisk } from './data.ts';
import { type Release, releasesIn } from './installed.ts';
import { checkService, control, waitReady } from './service.ts';
import { type Setting, start, startLine } from './setting.ts';
import { obtain } from './source.ts';
import { alone, missingIn, writeRecord } from './switch.ts';
import { checkRoom, lookInto, unpack } from './unpack.ts';

const compare = (a: string, b: string): number => {
  const [x, y] = [parseAppVersion(a), parseAppVersion(b)];
  return x && y ? compareAppVersions(x, y) : 0;
};

/** Keeps the release that runs and the one before. */
async function prune({ installation, tell }: Setting, kept: readonly Release[]): Promise<void> {
  for (const { folder } of releasesIn(installation.base)) {
    if (kept.some((one) => one.folder === folder)) continue;
    await rm(folder, { recursive: true, force: true });
    tell(`removed    ${folder}`);
  }
}

/**
 * Stops the service, makes a backup, switches, starts and waits. Where the new release has no migrations the backup is made while the
 * old one runs; otherwise nothing may be written after it, as the way back restores it.
 */
async function change(setting: Setting, next: Release): Promise<void> {
  const { installation, service, env, tell, isOver } = setting;
  const { current } = installation;
  const migrations = missingIn(current, next);
  const { absent } = databaseOf(env, installation.link);
  let backup: string | null = null;
  let at = new Date().toISOString();
  const makeBackup = async (): Promise<void> => {
    if (absent !== null) return tell(`backup     none: there is no ${absent}`);
    at = new Date().toISOString();
    backup = await backUp(current, installation.link, migrations.length > 0);
    tell(`backup     ${backup}`);
  };
  if (migrations.length === 0) await makeBackup();
  setting.hold();
  await control(service, 'stop');
  tell(`stopped    ${current.version}`);
  try {
    if (migrations.length > 0) await makeBackup();
    if (isOver()) throw new Fault('unavailable', 'Interrupted before the switch: nothing was changed.');
    // Before the switch: whoever is killed after it finds the way back.
    writeRecord(next, { from: basename(current.folder), at, backup });
    await toDisk(next.folder);
  } catch (error) {
    await control(service, 'start');
    tell(`started    ${current.version}`);
    throw error;
  }
  const wrong = await start(setting, current, next, false).catch((error: Error) => error.message);
  if (wrong !== null) return goBack(setting, next, { backup, at }, wrong);
  tell(`ready      ${next.version} (${next.build})`);
  await prune(setting, [current, next]);
}

/** What to do where the release is installed already: an upgrade that was killed may have left it so, and stopped. */
async function alreadyThere({ service, tell }: Setting, { version }: Release): Promise<Fault> {
  const wrong = await waitReady({ ...service, patienceMs: -1 }, version, tell, () => false);
  if (wrong === null) return new Fault('invalid', `${version} is the release that is installed.`);
  const line = startLine(service);
  return new Fault(
    'invalid',
    `${version} is the release that is installed, but it is not ready: ${wrong}. \`${line}\` starts it; \`dinam rollback\` goes back.`,
  );
}

/**
 * Brings the server to a newer release, or leaves it as it is.
 * @param given path of a tar, its address or a version
 * @throws Fault for what keeps it from it; after `goBack` the old release runs
 */
export function upgrade(setting: Setting, given: string, from: string, sha256: string | undefined): Promise<void> {
  const { installation, service, env, tell } = setting;
  const { base, current } = installation;
  checkService(service);
  return alone(base, async () => {
    const source = await obtain({ given, from, base, sha256, tell });
    try {
      const { version, build } = await lookInto(source.file);
      const order = compare(version, current.version);
      if (order === 0) throw await alreadyThere(setting, current);
      if (order < 0)
        throw new Fault(
          'invalid',
          `${version} is older than ${current.version}, which is installed. \`dinam rollback\` goes back.`,
        );
      tell(`checked    ${basename(source.file)}: ${version} (${build})`);
      await checkRoom(source.file, base, databaseOf(env, installation.link));
      const next = await unpack(source.file, base, { version, build, arch: process.arch, migrations: [] });
      tell(`unpacked   ${next.folder}`);
      await change(setting, next);
    } finally {
      if (source.isFetched) await rm(source.file, { force: true });
    }
  });
}
