import { availableParallelism, loadavg } from 'node:os';
import { answerOf, cachedRead } from '../../core/api/cached-read.ts';
import type { App } from '../../core/app.ts';
import { perProgram } from '../../core/state.ts';
import { currentSettings } from '../../settings/settings.ts';
import { festivalsPage, thisYear } from './calendar.ts';

/** Time between two looks at the machine. */
const lookMs = 30_000;
/** The thread and a year of the sky take some 50 MB. */
const leastBytes = 256 * 1024 * 1024;

export interface Machine {
  /** Share of one core that this process took since the last look. */
  ownShare: number;
  /** Processes that wait for a core, on average of a minute, for each core. */
  load: number;
  /** What the process may still take. */
  freeBytes: number;
}

/** Whether the machine has time and memory for what nobody has requested yet. */
export const isIdle = ({ ownShare, load, freeBytes }: Machine): boolean =>
  ownShare < 0.1 && load < 0.5 && freeBytes >= leastBytes;

const timerOf = perProgram(
  (): { timer?: NodeJS.Timeout } => ({}),
  ({ timer }) => clearInterval(timer),
);

/** Makes the pages of festivals as soon as the machine has been idle for half a minute. */
export function prewarmWhenIdle(app: App): void {
  const state = timerOf(app);
  let before = process.cpuUsage();
  state.timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const ownShare = (user + system) / 1_000 / lookMs;
    const load = (loadavg()[0] as number) / availableParallelism();
    if (!isIdle({ ownShare, load, freeBytes: process.availableMemory() })) return;
    clearInterval(state.timer);
    void prewarmFestivals(app);
  }, lookMs).unref();
}

/**
 * Makes the pages of the festivals of this year and the next before the first request: the first of them takes the start of the
 * almanac's thread and a search of the sky for a whole year, which on a busy machine is longer than a request may wait.
 * Never fails.
 */
export async function prewarmFestivals(app: App): Promise<void> {
  try {
    const { languages } = (await currentSettings(app)).basic;
    for (const year of [thisYear(app), thisYear(app) + 1])
      for (const lang of languages)
        await answerOf(app, cachedRead(festivalsPage, festivalsPage.normalise(app, { lang, year })));
  } catch (err) {
    app.log.debug({ err }, 'festival pages could not be computed in advance');
  }
}
