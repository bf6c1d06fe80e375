import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/** What a running process leaves in the data folder, and removes on a clean exit. */
interface Run {
  pid: number;
  host: string;
  /** When the process began, as the system counts it: a number is given to another process some day. */
  began: string;
  release: string;
  command: string;
  started_at: string;
}

/** A run without a clean exit: killed, out of memory, a power cut. */
type LostRun = Pick<Run, 'pid' | 'host' | 'release' | 'command' | 'started_at'> & { last_seen_at: string };

const touchMs = 30_000;
/** A run of another host or container is lost when it was silent for as long. */
const silentMs = 5 * 60_000;

/** On Linux: which boot, and how long after it the process began. Elsewhere nothing distinguishes two with one number. */
function beganOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return '';
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold spaces.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : null;
  }
}

/** Of a process that is hidden from this one (`hidepid`) only a signal shows that there is one. */
function stillRuns(pid: number, began: string, isOfLate: boolean): boolean {
  const found = beganOf(pid);
  return found === null ? isRunning(pid) && isOfLate : found === began;
}

/** Marks this process as running. A data folder that cannot be written fails elsewhere: nothing here throws. */
export class RunMarker {
  #folder: string;
  #file: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'running');
    this.#file = join(this.#folder, `${hostname()}-${process.pid}.json`);
  }

  /** @returns the runs that did not end by themselves since the last start, each reported once */
  begin(command: string, release: string): LostRun[] {
    const lost: LostRun[] = [];
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      for (const name of readdirSync(this.#folder)) {
        const run = this.#lostOf(join(this.#folder, name));
        if (run) lost.push(run);
      }
      const run: Run = {
        pid: process.pid,
        host: hostname(),
        began: beganOf(process.pid) ?? '',
        release,
        command,
        started_at: new Date().toISOString(),
      };
      writeFileSync(this.#file, `${JSON.stringify(run)}\n`, { mode: 0o600 });
    } catch {
      return lost;
    }
    this.#timer = setInterval(() => {
      try {
        utimesSync(this.#file, new Date(), new Date());
      } catch {
        // The file was deleted by hand.
      }
    }, touchMs).unref();
    return lost;
  }

  end(): void {
    clearInterval(this.#timer);
    rmSync(this.#file, { force: true });
  }

  #lostOf(file: string): LostRun | null {
    try {
      const { began, ...run } = JSON.parse(readFileSync(file, 'utf8')) as Run;
      const seenMs = statSync(file).mtimeMs;
      const isOurs = run.host === hostname();
      // This process has not written its own yet: one with its number is of an earlier one, as in a container.
      const isOfLate = Date.now() - seenMs < silentMs;
      const isThere = isOurs ? run.pid !== process.pid && stillRuns(run.pid, began, isOfLate) : isOfLate;
      if (isThere) return null;
      rmSync(file, { force: true });
      return { ...run, last_seen_at: new Date(seenMs).toISOString() };
    } catch {
      rmSync(file, { force: true });
      return null;
    }
  }
}
