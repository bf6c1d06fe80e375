import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** For how long a worker has a job before it must say that it is still at it. */
export const leaseMs = 30_000;

const read = (get: () => string): string | null => {
  try {
    return get().trim();
  } catch {
    return null;
  }
};

/** When a process began, in ticks since the machine did: a number given out again is told apart by it. */
function startOf(pid: number | 'self'): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the name, in which there may be spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** The processes that this one can see by their numbers: of one run of one machine, in one container. */
const namespace = [
  read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  read(() => readlinkSync('/proc/self/ns/pid')),
];
const start = startOf('self');

/** This process, as leases name it. Where processes cannot be told for sure it is a name that nobody knows. */
export const thisOwner: string =
  start === null || namespace.includes(null)
    ? randomUUID()
    : `${namespace.join('.').replaceAll('/', '')}/${process.pid}.${start}`;

export const newLease = (owner: string): string => `${owner}/${randomUUID()}`;
export const ownerOf = (lease: string): string => lease.slice(0, lease.lastIndexOf('/'));

/** Whether the process of a lease lives; `unknown`: it is none that this one could see. */
export function stateOf(owner: string): 'alive' | 'dead' | 'unknown' {
  const [where, process] = owner.split('/');
  const [here, self] = thisOwner.split('/');
  if (process === undefined || self === undefined || where !== here) return 'unknown';
  const [pid, began] = process.split('.');
  return startOf(Number(pid)) === began ? 'alive' : 'dead';
}

/** Why a job was told to end: it is somebody else's by now, so what came of it here must not be written down. */
export class LeaseLost extends Error {
  /** False: it could not be renewed, and the database alone knows. */
  readonly isKnown: boolean;
  constructor(isKnown = true) {
    super('another worker has the job');
    this.isKnown = isKnown;
  }
}
