import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../error.ts';
import { run } from './run.ts';

/** With `{}` for `stop`, `start` and so on. */
export const systemd = 'systemctl {} dinam';

/** How the service is stopped and started, and what it answers. */
export interface Service {
  command: string;
  /** Where it listens. */
  url: string;
  /** How long it may answer nothing, or that it is not ready, before it has failed. */
  patienceMs: number;
}

/** @throws Fault `invalid` for a command that does nothing here */
export function checkService({ command }: Service): void {
  if (!command.includes('{}'))
    throw new Fault('invalid', '--service is a command with {} for `stop` and `start`, such as "rc-service dinam {}".');
  if (command === systemd && !existsSync('/run/systemd/system'))
    throw new Fault(
      'invalid',
      'systemd does not run here: name the command of the service by --service, such as "rc-service dinam {}".',
    );
}

/** @throws Fault `unavailable` when the command fails */
export async function control({ command }: Service, action: 'stop' | 'start'): Promise<void> {
  const line = command.replaceAll('{}', action);
  const { status } = await run(['sh', '-c', line], { inherit: true });
  if (status !== 0) throw new Fault('unavailable', `\`${line}\` failed with status ${status}.`);
}

/** systemd reads units that have changed, and forgets how often it has started one that ends: it would refuse the next start. */
export async function reloadUnits({ command }: Service): Promise<void> {
  if (command !== systemd) return;
  await run(['systemctl', 'daemon-reload']);
  await run(['systemctl', 'reset-failed', 'dinam']);
}

export function addressOf(env: Readonly<Record<string, string | undefined>>): string {
  const host = env.HOST || '127.0.0.1';
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${env.PORT || '8080'}`;
}

/** `waits`: another process migrates the database or writes to it (`core/db/migration-text.ts`). */
type Migration = 'runs' | 'waits' | null;
const migrationOf = (detail: string): Migration =>
  !/migrat/.test(detail) ? null : /waiting for it/.test(detail) ? 'waits' : 'runs';

/** What the server says at this moment; `version` once it takes reads and writes. */
async function ask(url: string): Promise<{ version: string } | { reason: string; migration: Migration }> {
  const get = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(10_000) });
  try {
    const ready = await get('/health/ready?for=writes');
    const { detail = '' } = (await ready.json()) as { detail?: string };
    if (!ready.ok) return { reason: detail, migration: migrationOf(detail) };
    const document = await get('/api/openapi.json');
    if (document.ok) return { version: ((await document.json()) as { info: { version: string } }).info.version };
    return { reason: `${url}/api/openapi.json answers ${document.status}`, migration: null };
  } catch (error) {
    const { message, cause } = error as Error;
    return {
      reason: `${url} does not answer: ${(cause as Error | undefined)?.message || message}`,
      migration: null,
    };
  }
}

/**
 * Waits until the release takes reads and writes. While it migrates it may take as long as that takes, and while it waits for another
 * process ten times its patience: what holds the database may never let it go.
 * @param isOver whether somebody has given up
 * @returns why it does not; null: it does
 */
export async function waitReady(
  { url, patienceMs }: Service,
  version: string,
  tell: (line: string) => void,
  isOver: () => boolean,
): Promise<string | null> {
  const last = Date.now() + 10 * patienceMs;
  let until = Date.now() + patienceMs;
  let told = '';
  for (;;) {
    const found = await ask(url);
    if ('version' in found && found.version === version) return null;
    const reason = 'version' in found ? `Dinam ${found.version} answers at ${url}` : found.reason;
    if ('migration' in found && found.migration !== null) {
      until = Date.now() + patienceMs;
      if (found.migration === 'waits') until = Math.min(until, last);
      if (reason !== told) tell(`           ${reason}`);
      told = reason;
    }
    if (isOver()) return 'it was interrupted';
    if (Date.now() > until) return reason;
    await sleep(500);
  }
}
