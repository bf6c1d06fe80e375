import { overloaded } from '../core/admission/admission.ts';
import type { App } from '../core/app.ts';
import { ThreadError, threadOf } from '../core/threads/worker-thread.ts';

type Engine = typeof import('./day/engine.ts');

/** Two months of days with all their parts take a quarter of a second of an idle processor. */
const limits = { timeoutMs: 30_000, megabytes: 192, idleMs: 60_000 };

/**
 * Where the almanac is computed: a thread that the first question starts, and that a rest of a minute ends: it holds 40 MB. What it
 * keeps of the sky is its own. Public questions come through an admission, so that few wait here.
 */
export const almanacThread = threadOf<Engine>(new URL('./day/engine.ts', import.meta.url), limits);

/** Asks the thread. @throws Fault `unavailable` when it ends before it has answered; the next question gets another */
export async function computed<N extends keyof Engine & string>(
  app: App,
  name: N,
  ...given: Parameters<Engine[N]>
): Promise<Awaited<ReturnType<Engine[N]>>> {
  try {
    return await almanacThread(name, ...given);
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    app.log.error({ err: error }, 'the thread of the almanac ended');
    throw overloaded('The almanac was interrupted.');
  }
}
