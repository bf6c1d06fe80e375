import { newestBackup, oldBackupDays } from '../../backup/backup.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { intakeOf } from '../../core/intake.ts';
import { countStuck } from '../../core/jobs/figures.ts';
import type { Right } from '../../core/model/rights.ts';
import { type AttentionCheck, attentionChecks } from './hooks.ts';
import { type Attention, attentionCodes } from './model.ts';

const megabyte = 1_048_576;
const lowDisk = 1_024 * megabyte;
const dayMs = 86_400_000;
const lateMs = 600_000;

const stuck = async (rows: ReturnType<typeof countStuck>): Promise<number> =>
  (await rows).reduce((sum, { n }) => sum + Number(n), 0);

/** Whole days since the newest backup under `DATA_DIR/backups`; null: there is none. */
async function backupAge({ config, now }: App): Promise<number | null> {
  const at = await newestBackup(config.dataDir);
  return at === null ? null : Math.floor((now() - at) / dayMs);
}

const checks: readonly AttentionCheck[] = [
  {
    code: 'disk_low',
    right: 'jobs.write',
    async count(app) {
      const free = await intakeOf(app).freeDisk();
      return free < Math.max(lowDisk, app.config.minFreeDisk) ? Math.max(1, Math.floor(free / megabyte)) : 0;
    },
  },
  // A database of PostgreSQL is usually backed up by its own tools.
  {
    code: 'backup_missing',
    right: 'settings.write',
    count: async (app) => (app.db.dialect.kind === 'sqlite' && (await backupAge(app)) === null ? 1 : 0),
  },
  {
    code: 'backup_old',
    right: 'settings.write',
    async count(app) {
      const days = (await backupAge(app)) ?? 0;
      return days >= oldBackupDays ? days : 0;
    },
  },
  { code: 'dead_jobs', right: 'jobs.write', count: (app) => stuck(countStuck(app.db, 'dead')) },
  {
    code: 'late_jobs',
    right: 'jobs.write',
    count: (app) => stuck(countStuck(app.db, 'queued', isoTime(app.now() - lateMs))),
  },
];

/** What of the server itself needs attention. */
export function addAttention(app: App): void {
  for (const check of checks) attentionChecks.add(app, check);
}

/** Everything that needs attention, with the right that is needed for doing something about it. */
export async function attentionOf(app: App): Promise<(Attention & { right: Right })[]> {
  const found: (Attention & { right: Right })[] = [];
  const checks = new Map(attentionChecks(app).map((check) => [check.code, check]));
  for (const code of attentionCodes) {
    const check = checks.get(code);
    const n = (await check?.count(app)) ?? 0;
    if (check && n > 0) found.push({ code, count: n, right: check.right });
  }
  return found;
}
