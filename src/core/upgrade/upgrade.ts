import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compareAppVersions, parseAppVersion } from '../../text/version/app-version.ts';
import { Fault } from '../error.ts';
import { backUp, databaseOf, restore, takesDatabase } from './data.ts';
import { type Installation, type Release, readRelease, releasesIn } from './installed.ts';
import { checkService, control, reloadUnits, type Service, waitReady } from './service.ts';
import { obtain } from './source.ts';
import { alone, missingIn, readRecord, switchTo, updateUnits, writeRecord } from './switch.ts';
import { checkRoom, lookInto, unpack } from './unpack.ts';

/** What both ways need. */
export interface Setting {
  installation: Installation;
  service: Service;
  /** Options of the service. */
  env: Readonly<Record<string, string | undefined>>;
  /** Its unit. */
  unit: string;
  tell: (line: string) => void;
  /** From now on the service is stopped: nothing ends this process before one runs again. */
  hold: () => void;
  /** Whether somebody has given up since: then it goes back. */
  isOver: () => boolean;
}

const compare = (a: string, b: string): number => {
  const [x, y] = [parseAppVersion(a), parseAppVersion(b)];
  return x && y ? compareAppVersions(x, y) : 0;
};

async function start(setting: Setting, from: Release, to: Release): Promise<string | null> {
  const { installation, service, unit, tell, isOver } = setting;
  await switchTo(installation, to);
  for (const note of await updateUnits(unit, from, to)) tell(note);
  await reloadUnits(service);
  try {
    await control(service, 'start');
  } catch (error) {
    return (error as Error).message;
  }
  tell(`started    ${to.version}`);
  return waitReady(service, to.version, tell, isOver);
}

/**
 * The release of before, with the data of before where the newer one has migrated them.
 * @throws Fault `unavailable`, always: the upgrade has failed
 */
async function goBack(setting: Setting, failed: Release, backup: string | null, reason: string): Promise<never> {
  const { installation, service, tell } = setting;
  const { current } = installation;
  tell(`failed     ${failed.version}: ${reason}`);
  await control(service, 'stop').catch((error: Error) => tell(error.message));
  await switchTo(installation, current);
  if (backup !== null && missingIn(current, failed).length > 0 && !(await takesDatabase(current))) {
    const restored = await restore(current, backup).catch((error: Error) => {
      throw new Fault(
        'unavailable',
        `${failed.version} is not ready (${reason}), and its data could not be taken back: ${error.message} The service is stopped, ${installation.link} leads to ${current.version}: \`dinam restore --force ${backup}\`, then start the service.`,
      );
    });
    tell(restored);
    tell(`restored   ${backup}`);
  }
  const patient = { ...service, patienceMs: Math.max(service.patienceMs, 60_000) };
  const wrong = await start({ ...setting, service: patient, isOver: () => false }, failed, current);
  if (wrong !== null)
    throw new Fault(
      'unavailable',
      `Neither release is ready: ${wrong}. ${installation.link} leads to ${current.version}; the backup of before is ${backup ?? 'none'}.`,
    );
  await rm(failed.folder, { recursive: true, force: true });
  throw new Fault(
    'unavailable',
    `Dinam ${failed.version} did not become ready (${reason}), so ${current.version} runs again, with its data. The log of the service says why: journalctl -u dinam`,
  );
}

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
  const { installation, service, env, tell } = setting;
  const { current } = installation;
  const migrations = missingIn(current, next);
  const has = databaseOf(env, installation.link) !== null;
  let backup: string | null = null;
  const makeBackup = async (): Promise<void> => {
    if (!has) return;
    backup = await backUp(current, installation.link);
    tell(`backup     ${backup}`);
  };
  if (migrations.length === 0) await makeBackup();
  setting.hold();
  await control(service, 'stop');
  tell(`stopped    ${current.version}`);
  try {
    if (migrations.length > 0) await makeBackup();
  } catch (error) {
    await control(service, 'start');
    tell(`started    ${current.version}`);
    throw error;
  }
  const wrong = await start(setting, current, next).catch((error: Error) => error.message);
  if (wrong !== null) return goBack(setting, next, backup, wrong);
  writeRecord(next, { from: basename(current.folder), at: new Date().toISOString(), backup });
  tell(`ready      ${next.version} (${next.build})`);
  await prune(setting, [current, next]);
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
      if (order === 0) throw new Fault('invalid', `${version} is the release that is installed.`);
      if (order < 0)
        throw new Fault(
          'invalid',
          `${version} is older than ${current.version}, which is installed. \`dinam rollback\` goes back.`,
        );
      tell(`checked    ${basename(source.file)}: ${version} (${build})`);
      await checkRoom(source.file, base, databaseOf(env, installation.link) ?? { folder: base, bytes: 0 });
      const next = await unpack(source.file, base, { version, build, arch: process.arch, migrations: [] });
      tell(`unpacked   ${next.folder}`);
      await change(setting, next);
    } finally {
      if (source.isFetched) await rm(source.file, { force: true });
    }
  });
}

/**
 * The way back by hand, to the release of before the last upgrade.
 * @param force also where that takes the data of before the upgrade
 */
export function rollback(setting: Setting, force: boolean): Promise<void> {
  const { installation, service, env, tell } = setting;
  const { base, current } = installation;
  checkService(service);
  return alone(base, async () => {
    const record = readRecord(current);
    if (record === null)
      throw new Fault('not_found', `No upgrade has led to ${current.version}: there is no way back.`);
    const before = readRelease(join(base, basename(record.from)));
    const lost = missingIn(before, current);
    const has = databaseOf(env, installation.link) !== null;
    if (lost.length > 0 && record.backup !== null && !force)
      throw new Fault(
        'invalid',
        `${before.version} cannot read what ${current.version} has migrated (${lost.join(', ')}): --force restores ${record.backup}. What was written since ${record.at} is lost then, but for the backup that this command makes first.`,
      );
    setting.hold();
    await control(service, 'stop');
    tell(`stopped    ${current.version}`);
    try {
      if (has) tell(`backup     ${await backUp(current, installation.link)}`);
      if (lost.length > 0 && record.backup !== null) {
        tell(await restore(before, record.backup));
        tell(`restored   ${record.backup}`);
      }
    } catch (error) {
      await control(service, 'start');
      throw error;
    }
    const wrong = await start(setting, current, before);
    if (wrong !== null)
      throw new Fault(
        'unavailable',
        `${before.version} is not ready: ${wrong}. ${installation.link} leads to it; the log of the service says more.`,
      );
    tell(`ready      ${before.version} (${before.build})`);
  });
}
