import { open } from 'node:fs/promises';

/** Makes a rename outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a process of this number runs here; it may be another's by now, which is as good as yes. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
