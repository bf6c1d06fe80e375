import { basename } from 'node:path';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import {
  freshBackup,
  listBackups,
  newestBackup,
  pruneBackups,
  removeBackup,
  removeDeadBackups,
} from '../../backup/backup.ts';
import { fileSize } from '../../backup/files.ts';
import { change } from '../../core/api/change.ts';
import { type Actor, type App, systemActor } from '../../core/app.ts';
import { sqliteFile } from '../../core/db/sqlite.ts';
import { Fault } from '../../core/error.ts';
import { intakeOf } from '../../core/intake.ts';
import type { Handler } from '../../core/jobs/worker.ts';
import { threadOf } from '../../core/threads/worker-thread.ts';

type Work = typeof import('./work.ts');

/** Backups of the interface that are kept; those of `dinam backup` are not counted, and stay. */
export const keptBackups = 5;

const key = 'backup';
const megabyte = 1_048_576;

/** A copy of a hundred gigabytes takes an hour of a slow disk. */
const thread = threadOf<Work>(new URL('./work.ts', import.meta.url), {
  timeoutMs: 4 * 3_600_000,
  longestMs: 4 * 3_600_000,
  megabytes: 512,
  idleMs: 1_000,
});

/** The job that makes one, while it waits or runs; and the last that failed. */
async function jobsOf(app: App) {
  const rows = await app.db.write
    .selectFrom('jobs')
    .select(['state', 'last_error', 'ended_at'])
    .where('kind', '=', 'backup.make')
    .where('state', '!=', sql.lit('done')) // not a parameter: its index is a partial one
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    isRunning: rows.some(({ state }) => state !== 'dead'),
    failed: rows.find(({ state }) => state === 'dead') ?? null,
  };
}

/** The backups in `DATA_DIR/backups` of this machine, and what is being done about another one. */
export async function backupState(app: App) {
  const [list, { isRunning, failed }] = await Promise.all([listBackups(app.config.dataDir), jobsOf(app)]);
  const newest = list[0]?.at ?? '';
  return {
    list,
    is_running: isRunning,
    // A later one that came to its end makes up for it.
    error: failed?.ended_at && failed.ended_at > newest ? failed.last_error : null,
  };
}

/**
 * Has a backup made by a job.
 * @throws Fault `conflict` while another one is made, or when the disk has no room for it
 */
export async function requestBackup(app: App, actor: Actor): Promise<void> {
  await checkRoom(app);
  await change(app, actor, async (c) => {
    await c.dialect.lockName(c.tx, key);
    const other = await c.tx.selectFrom('jobs').select('id').where('unique_key', '=', key).executeTakeFirst();
    if (other) throw new Fault('conflict', 'A backup is being made; wait until it is there.');
    await c.enqueue({ kind: 'backup.make', uniqueKey: key, queue: 'backup', maxAttempts: 1 });
    await c.audit('backup', 'system', '');
  });
}

/** A full disk would stop more than the backup. The export of PostgreSQL is compressed, and its size is unknown before. */
async function checkRoom(app: App): Promise<void> {
  if (app.config.databaseUrl) return;
  const bytes = await fileSize(sqliteFile(app.config.dataDir));
  const free = await intakeOf(app).freeDisk();
  if (free > bytes + app.config.minFreeDisk) return;
  const [has, needed] = [free, bytes].map((n) => Math.ceil(n / megabyte));
  throw new Fault('conflict', `The disk has ${has} MB free; the backup alone needs ${needed} MB.`);
}

/** Makes the backup in a thread, and removes the oldest of those that the interface had made. */
export const makeBackup: Handler = async (app, { signal }) => {
  const { dataDir, databaseUrl } = app.config;
  const stop = (): void => thread.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const file = await freshBackup(dataDir, app.now(), databaseUrl ? 'jsonl.gz' : 'sqlite', true);
    await removeDeadBackups(dataDir);
    await thread('makeBackup', app.config, app.schema.tables, file).catch(async (error: unknown) => {
      await removeBackup(file); // a thread that is stopped removes nothing
      throw error;
    });
    const bytes = await fileSize(file);
    await change(app, systemActor, (c) => c.audit('backup_made', 'system', basename(file), { bytes }));
    await pruneBackups(dataDir, keptBackups, true);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

export function backupMetrics(app: App, registry: Registry): void {
  new Gauge({
    name: 'dinam_backup_age_seconds',
    help: 'Age of the newest backup in DATA_DIR/backups of this machine; absent where there is none',
    labelNames: [],
    registers: [registry],
    async collect() {
      this.reset();
      const at = await newestBackup(app.config.dataDir);
      if (at === null) this.remove();
      else this.set((app.now() - at) / 1_000);
    },
  });
}
