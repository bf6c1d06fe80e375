import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import { withDeadline } from '../../core/deadline.ts';
import { checkFolder, doctorChecks, type Finding, fail, ok, warn } from '../../core/doctor.ts';
import { perProgram } from '../../core/state.ts';
import { ThreadError, threadOf } from '../../core/threads/worker-thread.ts';
import { checkConfig } from '../config-checks.ts';
import { checkDatabase } from '../database-checks.ts';

type Work = typeof import('./work.ts');

/** Findings are shown for so long before the checks run again. */
const freshMs = 60_000;
/** The longest that one group of checks may take. */
const longestMs = 20_000;

const thread = threadOf<Work>(new URL('./work.ts', import.meta.url), {
  timeoutMs: longestMs,
  longestMs, // SQLite does the work
  megabytes: 64,
  idleMs: 1_000,
});

interface Checked {
  findings: Finding[];
  at: string;
}

const states = perProgram((): { last: Checked | null; running: Promise<Checked> | null } => ({
  last: null,
  running: null,
}));

/**
 * What `dinam doctor` finds, except what only a check from outside of the program can find (its file of options). Who asks
 * while the checks run, or soon after, gets the same answer.
 */
export function findingsOf(app: App): Promise<Checked> {
  const state = states(app);
  const { last } = state;
  if (last && Date.parse(last.at) > app.now() - freshMs) return Promise.resolve(last);
  state.running ??= examine(app)
    .then((findings) => {
      state.last = { findings, at: isoTime(app.now()) };
      return state.last;
    })
    .finally(() => {
      state.running = null;
    });
  return state.running;
}

async function examine(app: App): Promise<Finding[]> {
  const { config, db } = app;
  const groups: [name: string, check: () => Promise<Finding[]>][] = [
    ['config', async () => checkConfig(config)],
    ['data folder', () => checkFolder(config.dataDir)],
    ['database', () => offMainThread(() => checkDatabase(db, app.now, () => checkFile(config.dataDir)))],
    ...doctorChecks(app).map((check): [string, () => Promise<Finding[]>] => [
      'checks',
      () => offMainThread(() => check(app)),
    ]),
  ];
  const found = await Promise.all(
    groups.map(([name, check]) =>
      withDeadline(longestMs + 5_000, name, check()).catch((err) => {
        app.log.warn({ err }, 'a check failed');
        return [warn(name, `could not be checked: ${(err as Error).message}`)];
      }),
    ),
  );
  return found.flat();
}

/** Reads all of the file, which takes seconds for each gigabyte. */
async function checkFile(dataDir: string): Promise<Finding[]> {
  try {
    const problems = await thread('problemsOf', dataDir);
    if (problems.length) return [fail('integrity', `the file is damaged: ${problems.slice(0, 3).join('; ')}`)];
    return [ok('integrity', 'quick_check and foreign keys')];
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    return [warn('integrity', 'the file is too large to be checked here; run `dinam doctor` on the server')];
  }
}
