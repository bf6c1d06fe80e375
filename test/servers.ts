import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

let postgres: ChildProcess | undefined;

/** Before all test files: one real PostgreSQL of the run's own. Each test makes its databases in it. */
export async function globalSetup(): Promise<void> {
  postgres = fork(join(import.meta.dirname, 'postgres.ts'), { stdio: 'inherit', execArgv: [] });
  const [said] = (await Promise.race([
    once(postgres, 'message'),
    once(postgres, 'exit').then(([code]) => [{ failed: `it ended with ${code}` }]),
  ])) as [{ url?: string; failed?: string }];
  if (!said.url) throw new Error(`PostgreSQL did not start: ${said.failed}`);
  process.env.DINAM_TEST_POSTGRES = said.url;
}

export async function globalTeardown(): Promise<void> {
  if (!postgres?.connected) return;
  const ended = once(postgres, 'exit');
  postgres.disconnect();
  await ended;
}
