import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mainFile } from './process.ts';

/**
 * Runs `dinam work` in a process of its own until a moment comes, and kills it then (`SIGKILL`).
 * @param env its database and folder
 * @param moment resolves when it is to die; it begins after that was requested
 */
export async function killedWorker(
  env: Record<string, string>,
  workers: number,
  moment: Promise<unknown>,
): Promise<void> {
  const child = spawn(process.execPath, [mainFile, 'work'], {
    env: { ...process.env, ...env, FETCH_ALLOW: '127.0.0.1', WORKERS: String(workers) },
    stdio: 'ignore',
  });
  await moment;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
