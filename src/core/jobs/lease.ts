import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { isRunning } from '../process/is-running.ts';

/** For how long a lease is valid; a worker renews it while the job runs. */
export const jobLeaseMs = 30_000;

const read = (get: () => string): string | null => {
  try {
    return get().trim();
  } catch {
    return null;
  }
};

/** When a process began, in ticks since the machine did: it distinguishes a reused process id. */
function startOf(pid: number | 'self'): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the name, in which there may be spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Where process ids are comparable: one boot of one machine, one container. */
const namespace = [
  read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  read(() => readlinkSync('/proc/self/ns/pid')),
];
const start = startOf('self');

/** This process, as leases name it. Where processes cannot be identified it is a random name. */
export const thisOwner: string =
  start === null || namespace.includes(null)
    ? randomUUID()
    : `${namespace.join('.').replaceAll('/', '')}/${process.pid}.${start}`;

export const newLease = (owner: string): string => `${owner}/${randomUUID()}`;
export const leaseOwner = (lease: string): string => lease.slice(0, lease.lastIndexOf('/'));

/**
 * Whether the process of a lease runs; `unknown`: it is not on this machine, or hidden from this process (`hidepid`,
 * `ProtectProc=invisible`), and only the end of the lease decides.
 */
export function stateOf(owner: string): 'alive' | 'dead' | 'unknown' {
  const [where, process] = owner.split('/');
  const [here, self] = thisOwner.split('/');
  if (process === undefined || self === undefined || where !== here) return 'unknown';
  const [pid, began] = process.split('.');
  const found = startOf(Number(pid));
  if (found === began) return 'alive';
  // Another process may have the number. Of one that is hidden a signal still shows that there is one.
  return found === null && isRunning(Number(pid)) ? 'unknown' : 'dead';
}

/** Why a job was aborted: another worker has it, so the result of this run must not be stored. */
export class LeaseLost extends Error {
  /** False: the lease could not be renewed, and only the database has its state. */
  readonly isKnown: boolean;
  constructor(isKnown = true) {
    super('another worker has the job');
    this.isKnown = isKnown;
  }
}
