import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Fault } from '../error.ts';
import { backUp, databaseOf, restore, takesDatabase } from './data.ts';
import { type Release, readRelease } from './installed.ts';
import { pauseNightly } from './nightly.ts';
import { checkService, control } from './service.ts';
import { type Setting, start, startLine } from './setting.ts';
import { alone, missingIn, readRecord, switchTo } from './switch.ts';

/** What the way back takes, and where the data of before it are. */
interface WayBack {
  from: Release;
  to: Release;
  /** Data of the older release. */
  backup: string;
  /** Data that the newer one had; null: there was no database. */
  kept: string | null;
}

/**
 * The link, then the data. A restore that was begun may leave an empty database, in which a release would begin anew: so nothing is
 * started after one that fails.
 * @throws Fault `unavailable` with the commands that end it
 */
async function takeBack({ installation, service, tell }: Setting, { from, to, backup, kept }: WayBack): Promise<void> {
  const { link } = installation;
  let isLinked = false;
  try {
    await switchTo(installation, to);
    isLinked = true;
    const goOn = await pauseNightly(service);
    tell(await restore(to, backup, from).finally(goOn));
    tell(`restored   ${backup}`);
  } catch (error) {
    const first = isLinked ? '' : `\`ln -sfn ${basename(to.folder)} ${link}\`, `;
    throw new Fault(
      'unavailable',
      `The data could not be taken back: ${(error as Error).message} The service is stopped, and the database may be empty: do not start it before these: ${first}\`dinam restore --force ${backup}\` (with ${to.version}), then \`${startLine(service)}\`. What ${from.version} had is in ${kept ?? 'no backup'}.`,
    );
  }
}

/** A backup of what the release that failed has written; of SQLite also by the one of before, as it is a copy of the file. */
async function keepWritten(setting: Setting, failed: Release): Promise<string> {
  const { installation, env } = setting;
  const by = (release: Release) => backUp(release, installation.link, true);
  const isFile = !env.DATABASE_URL && !env.DATABASE_URL_FILE;
  return isFile ? by(failed).catch(() => by(installation.current)) : by(failed);
}

/**
 * The release of before, with the data of before where the newer one has migrated them.
 * @param made the backup of before, and when it was made
 * @throws Fault `unavailable`, always: the upgrade has failed
 */
export async function goBack(
  setting: Setting,
  failed: Release,
  { backup, at }: { backup: string | null; at: string },
  reason: string,
): Promise<never> {
  const { installation, service, tell } = setting;
  const { current, link } = installation;
  tell(`failed     ${failed.version}: ${reason}`);
  await control(service, 'stop').catch((error: Error) => {
    throw new Fault(
      'unavailable',
      `${failed.version} is not ready (${reason}), and could not be stopped, so that nothing was taken back: ${error.message} Stop it, then \`dinam rollback\`.`,
    );
  });
  let lost = '';
  if (backup !== null && missingIn(current, failed).length > 0 && !(await takesDatabase(current))) {
    const kept = await keepWritten(setting, failed).catch((error: Error) => {
      throw new Fault(
        'unavailable',
        `${failed.version} is not ready (${reason}), and what it has written since ${at} could not be kept: ${error.message} The service is stopped, ${link} leads to ${failed.version}. Mend that, then \`dinam rollback --force\`; the backup of before is ${backup}.`,
      );
    });
    const until = new Date().toISOString();
    tell(`backup     ${kept}`);
    await takeBack(setting, { from: failed, to: current, backup, kept });
    lost = ` The data are those of ${backup}, of ${at}. What ${failed.version} wrote from then to ${until} is in ${kept} alone.`;
  }
  const patient = { ...service, patienceMs: Math.max(service.patienceMs, 60_000) };
  const wrong = await start({ ...setting, service: patient, isOver: () => false }, failed, current, true).catch(
    (error: Error) =>
      `${error.message}; \`ln -sfn ${basename(current.folder)} ${link}\`, then \`${startLine(service)}\``,
  );
  if (wrong !== null)
    throw new Fault(
      'unavailable',
      `Neither release is ready: ${failed.version} (${reason}), ${current.version} (${wrong}). The backup of before is ${backup ?? 'none'}.${lost}`,
    );
  await rm(failed.folder, { recursive: true, force: true });
  throw new Fault(
    'unavailable',
    `Dinam ${failed.version} did not become ready (${reason}), so ${current.version} runs again, with its data.${lost} The log of the service says why: journalctl -u dinam`,
  );
}

/**
 * The way back by hand, to the release of before the last upgrade.
 * @param force also where that takes the data of before the upgrade
 */
export function rollback(setting: Setting, force: boolean): Promise<void> {
  const { installation, service, env, tell } = setting;
  const { base, current, link } = installation;
  checkService(service);
  return alone(base, async () => {
    const record = readRecord(current);
    if (record === null)
      throw new Fault('not_found', `No upgrade has led to ${current.version}: there is no way back.`);
    const before = readRelease(join(base, basename(record.from)));
    const lost = missingIn(before, current);
    const { absent } = databaseOf(env, link);
    const { backup, at } = record;
    const needsData = lost.length > 0 && backup !== null && !(await takesDatabase(before));
    if (needsData && !existsSync(backup))
      throw new Fault(
        'not_found',
        `${backup}, the backup of before ${current.version}, is gone, and ${before.version} cannot read what ${current.version} has migrated. Nothing was changed: bring the file back first.`,
      );
    if (needsData && !force)
      throw new Fault(
        'invalid',
        `${before.version} cannot read what ${current.version} has migrated (${lost.join(', ')}): --force restores ${backup}. What was written since ${at} is lost then, but for the backup that this command makes first.`,
      );
    setting.hold();
    await control(service, 'stop');
    tell(`stopped    ${current.version}`);
    let kept: string | null = null;
    try {
      if (absent === null) kept = await backUp(current, link, needsData);
      tell(`backup     ${kept ?? `none: there is no ${absent}`}`);
    } catch (error) {
      await control(service, 'start');
      tell(`started    ${current.version}`);
      throw error;
    }
    if (needsData) await takeBack(setting, { from: current, to: before, backup, kept });
    const wrong = await start(setting, current, before, true);
    if (wrong !== null)
      throw new Fault(
        'unavailable',
        `${before.version} is not ready: ${wrong}. ${link} leads to it; the log of the service says more.`,
      );
    tell(`ready      ${before.version} (${before.build})`);
  });
}
