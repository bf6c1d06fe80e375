import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** What a look at one thing has found: `fail` keeps Dinam from working, `warn` will matter some day. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  name: string;
  text: string;
}

export const ok = (name: string, text: string): Finding => ({ level: 'ok', name, text });
export const warn = (name: string, text: string): Finding => ({ level: 'warn', name, text });
export const fail = (name: string, text: string): Finding => ({ level: 'fail', name, text });

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
  const { bavail, bsize } = await statfs(folder);
  return [
    ok('data folder', isThere ? folder : `${resolve(dataDir)} can be made`),
    diskFinding(Math.floor((bavail * bsize) / megabyte)),
  ];
}

export function diskFinding(freeMegabytes: number): Finding {
  const free = freeMegabytes < 1024 ? `${freeMegabytes} MB free` : `${(freeMegabytes / 1024).toFixed(1)} GB free`;
  if (freeMegabytes < 100) return fail('disk', `${free}: a write may fail at any moment`);
  return freeMegabytes < 1024 ? warn('disk', `${free}, less than 1 GB`) : ok('disk', free);
}

/** Whether the keys of a push service, a path or the JSON itself, are those of a service account. */
export async function checkPush(credentials: string | undefined): Promise<Finding> {
  if (!credentials) return warn('push', 'FCM_CREDENTIALS is not set: notifications are logged and not sent');
  let account: { client_email?: unknown; private_key?: unknown; project_id?: unknown };
  try {
    account = JSON.parse(credentials.trimStart().startsWith('{') ? credentials : await readFile(credentials, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail('push', `FCM_CREDENTIALS ${code ? `cannot be read: ${code}` : 'is not JSON'}`);
  }
  for (const key of ['client_email', 'private_key', 'project_id'] as const)
    if (typeof account?.[key] !== 'string') return fail('push', `FCM_CREDENTIALS has no ${key}`);
  return warn('push', `the keys of project ${String(account.project_id)} are in order, but this release only logs`);
}

/** Whether anybody on the machine may read the file that secrets stand in. */
export async function checkEnvFile(file: string): Promise<Finding[]> {
  if (process.platform === 'win32' || !existsSync(file)) return [];
  const text = await readFile(file, 'utf8').catch(() => '');
  const holdsSecret = /^\s*(?:export\s+)?(JWT_SECRET|ADMIN_PASSWORD|DATABASE_URL|METRICS_TOKEN)\s*=\s*\S/m.test(text);
  if (!holdsSecret || ((await stat(file)).mode & 0o004) === 0) return [];
  return [warn('env file', `${resolve(file)} holds secrets and everybody on this machine may read it: chmod 600`)];
}
