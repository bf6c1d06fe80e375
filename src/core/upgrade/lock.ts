import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../error.ts';
import { leaseOwner, newLease, stateOf, thisOwner } from '../jobs/lease.ts';
import { isRunning } from '../process/is-running.ts';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Who has the lock; null: nobody. */
function holderOf(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'EINVAL') return readFileSync(file, 'utf8').trim(); // release 1.0.0 wrote the process number into a file
    throw error;
  }
}

function stateOfHolder(holder: string): 'alive' | 'dead' | 'unknown' {
  if (/^\d+$/.test(holder)) return isRunning(Number(holder)) ? 'alive' : 'dead';
  const bootOf = (owner: string): string | undefined => owner.split('.')[0];
  if (!holder.includes('/')) return 'unknown';
  if (bootOf(holder) !== bootOf(thisOwner)) return 'dead'; // before the machine was started anew
  return stateOf(leaseOwner(holder));
}

/**
 * Takes a lock. The lock is a symbolic link whose target names the process: the link and its content appear in one step.
 * Only who has the lock of a dead holder's name may remove that holder's lock. Of two processes that find the same dead holder, the
 * second one cannot remove the lock that the first one has taken meanwhile.
 * @returns releases it
 * @throws Fault `invalid` while another process has it
 */
function take(file: string): () => void {
  const own = newLease(thisOwner);
  const release = (): void => {
    if (holderOf(file) === own) rmSync(file, { force: true });
  };
  const begin = (): boolean => {
    try {
      symlinkSync(own, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  };
  if (begin()) return release;
  const holder = holderOf(file);
  const state = holder === null ? 'dead' : stateOfHolder(holder);
  if (state !== 'dead') {
    const pid = /(?:^|\/)(\d+)(?:\.\d+\/|$)/.exec(holder ?? '')?.[1] ?? 'unknown';
    const advice = state === 'alive' ? '' : ' If none runs, remove that file.';
    throw new Fault('invalid', `Another upgrade is running (process ${pid}, by ${file}).${advice}`);
  }
  if (holder !== null) {
    const name = createHash('sha256').update(holder).digest('hex').slice(0, 16);
    const releaseRemoval = take(`${file}.${name}`);
    try {
      if (holderOf(file) === holder) rmSync(file, { force: true });
    } finally {
      releaseRemoval();
    }
  }
  if (begin()) return release;
  throw new Fault('invalid', `Another upgrade has just begun: it has ${file}.`);
}

/**
 * One process at a time changes the releases of a folder.
 * @throws Fault `invalid` while another does, `forbidden` for a user who may not
 */
export async function alone<T>(base: string, work: () => Promise<T>): Promise<T> {
  let release: () => void;
  try {
    release = take(join(base, '.dinam-upgrade.lock'));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Fault('forbidden', `${base} cannot be written (${code}): call this command as root, as by sudo.`);
    throw error;
  }
  try {
    return await work();
  } finally {
    release();
  }
}
