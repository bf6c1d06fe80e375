import { dirname } from 'node:path';
import { toDisk } from './data.ts';
import type { Installation, Release } from './installed.ts';
import { control, reloadUnits, type Service, waitReady } from './service.ts';
import { switchTo, updateUnits } from './switch.ts';

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

/** The line of a shell that starts the service. */
export const startLine = ({ command }: Service): string => command.replaceAll('{}', 'start');

/**
 * Starts a release that the link leads to, with its units, and waits for it.
 * @param isWayBack units that cannot be written keep no release of before from its start
 * @returns why it is not ready; null: it is
 */
export async function start(setting: Setting, from: Release, to: Release, isWayBack: boolean): Promise<string | null> {
  const { installation, service, unit, tell, isOver } = setting;
  await switchTo(installation, to);
  await toDisk(installation.base);
  const notes = await updateUnits(unit, from, to).catch((error: Error) => {
    if (!isWayBack) throw error;
    return [`units      ${error.message}: copy ${to.folder}/deploy/dinam*.service and *.timer to ${dirname(unit)}.`];
  });
  for (const note of notes) tell(note);
  await reloadUnits(service);
  try {
    await control(service, 'start');
  } catch (error) {
    return (error as Error).message;
  }
  tell(`started    ${to.version}`);
  return waitReady(service, to.version, tell, isOver);
}
