import { run } from './run.ts';
import { type Service, systemd } from './service.ts';

const [timer, job] = ['dinam-backup.timer', 'dinam-backup.service'];

/**
 * The nightly backup has the database open while it runs, and a restore needs it alone. Another service manager than systemd is not asked.
 * @returns lets the timer run again, if it did
 */
export async function pauseNightly({ command }: Service): Promise<() => Promise<void>> {
  if (command !== systemd) return async () => {};
  const isActive = (await run(['systemctl', 'is-active', '--quiet', timer])).status === 0;
  await run(['systemctl', 'stop', timer, job]); // fails where they were never set up
  return async () => {
    if (isActive) await run(['systemctl', 'start', timer]);
  };
}
