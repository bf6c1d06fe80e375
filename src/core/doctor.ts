import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { App } from './app.ts';
import type { Config } from './config/config.ts';
import { parseServiceAccount } from './config/push-keys.ts';
import { freeBytes } from './files/local.ts';
import { hook } from './hook.ts';
import { openPaths } from './private-files.ts';

/** The result of one check: `fail` prevents Dinam from working, `warn` may become a problem. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  name: string;
  text: string;
}

export const ok = (name: string, text: string): Finding => ({ level: 'ok', name, text });
export const warn = (name: string, text: string): Finding => ({ level: 'warn', name, text });
export const fail = (name: string, text: string): Finding => ({ level: 'fail', name, text });

/** Checks of the modules, for a program that runs. */
export const doctorChecks = hook<(app: App) => Promise<Finding[]>>();

const megabyte = 1_048_576;

/** Whether the data folder (or the nearest one above it that exists) can be written, and how much fits into it. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  let folder = resolve(dataDir);
  const isThere = existsSync(folder);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const probe = join(folder, `.dinam-doctor-${randomUUID()}`);
  try {
    const handle = await open(probe, 'wx', 0o600);
    await handle.write('x').then(() => handle.sync());
    await handle.close();
  } catch (error) {
    return [fail('data folder', `${resolve(dataDir)} cannot be written: ${(error as Error).message}`)];
  } finally {
    await rm(probe, { force: true }).catch(() => {}); // below a file there is nothing to remove
  }
  const shared = isThere ? openPaths(folder) : [];
  return [
    shared.length
      ? warn(
          'data folder',
          `other users of this machine may read ${shared.join(', ')}: chmod go= (the next start does)`,
        )
      : ok('data folder', isThere ? folder : `${resolve(dataDir)} can be made`),
    diskFinding(Math.floor((await freeBytes(folder)) / megabyte)),
  ];
}

export function diskFinding(freeMegabytes: number): Finding {
  const free = freeMegabytes < 1024 ? `${freeMegabytes} MB free` : `${(freeMegabytes / 1024).toFixed(1)} GB free`;
  if (freeMegabytes < 100) return fail('disk', `${free}: a write may fail at any moment`);
  return freeMegabytes < 1024 ? warn('disk', `${free}, less than 1 GB`) : ok('disk', free);
}

/** Whether there is a way to phones. Keys that are wrong have stopped the start already. */
export function checkPush({
  fcmCredentials,
  vapidPublicKey,
}: Pick<Config, 'fcmCredentials' | 'vapidPublicKey'>): Finding {
  const ways = [
    ...(fcmCredentials ? [`FCM, project ${parseServiceAccount(fcmCredentials).project_id}`] : []),
    ...(vapidPublicKey ? ['Web Push'] : []),
  ];
  if (ways.length) return ok('push', ways.join('; '));
  return warn('push', 'neither FCM_CREDENTIALS nor VAPID keys are set: notifications are logged and not sent');
}

/** Whether all users of the machine may read the file that contains secrets. */
export async function checkEnvFile(file: string): Promise<Finding[]> {
  if (process.platform === 'win32' || !existsSync(file)) return [];
  const text = await readFile(file, 'utf8').catch(() => '');
  const containsSecret =
    /^\s*(?:export\s+)?(JWT_SECRET|SECRET_KEY|ADMIN_PASSWORD|DATABASE_URL|METRICS_TOKEN|FILES_S3_SECRET_ACCESS_KEY|SMTP_URL|VAPID_PRIVATE_KEY)\s*=\s*\S/m.test(
      text,
    );
  if (!containsSecret || ((await stat(file)).mode & 0o004) === 0) return [];
  return [warn('env file', `${resolve(file)} contains secrets and everybody on this machine may read it: chmod 600`)];
}
