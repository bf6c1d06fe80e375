import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { newestBackup, oldBackupDays } from '../core/dump/backup.ts';
import { intakeOf } from '../core/intake.ts';
import { countStuck } from '../core/jobs/figures.ts';
import { failing } from '../feeds/health-changes.ts';
import { type Attention, type AttentionCode, attentionCodes } from '../model/admin/dashboard.ts';
import type { Right } from '../model/rights.ts';
import { countOf } from './count.ts';
import { missingHoroscopes, untranslatedBreaking } from './gaps.ts';

interface Check {
  /** Who can do something about it. */
  right: Right;
  /** 0: nothing to do. */
  count(app: App): Promise<number>;
}

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

const checks: Record<AttentionCode, Check> = {
  disk_low: {
    right: 'jobs.write',
    async count(app) {
      const free = await intakeOf(app).freeDisk();
      return free < Math.max(lowDisk, app.config.minFreeDisk) ? Math.max(1, Math.floor(free / megabyte)) : 0;
    },
  },
  // A database of PostgreSQL is usually backed up by its own tools.
  backup_missing: {
    right: 'settings.write',
    count: async (app) => (app.db.dialect.kind === 'sqlite' && (await backupAge(app)) === null ? 1 : 0),
  },
  backup_old: {
    right: 'settings.write',
    async count(app) {
      const days = (await backupAge(app)) ?? 0;
      return days >= oldBackupDays ? days : 0;
    },
  },
  dead_jobs: { right: 'jobs.write', count: (app) => stuck(countStuck(app.db, 'dead')) },
  late_jobs: { right: 'jobs.write', count: (app) => stuck(countStuck(app.db, 'queued', isoTime(app.now() - lateMs))) },
  push_not_configured: {
    right: 'settings.write',
    count: async ({ config }) => (config.fcmCredentials || config.vapidPublicKey ? 0 : 1),
  },
  failing_feeds: { right: 'feeds.write', count: (app) => countOf(failing(app.db.read)) },
  stopped_webhooks: {
    right: 'webhooks.write',
    count: (app) => countOf(app.db.read.selectFrom('webhooks').where('stopped_reason', 'is not', null)),
  },
  untranslated_breaking: { right: 'news.review', count: untranslatedBreaking },
  missing_horoscope: { right: 'horoscope.write', count: missingHoroscopes },
  stories_in_review: {
    right: 'news.review',
    count: async (app) =>
      (await countOf(app.db.read.selectFrom('news').where('status', '=', 'review'))) +
      (await countOf(app.db.read.selectFrom('news_working_copies').where('status', '=', 'review'))),
  },
  submissions: {
    right: 'news.review',
    count: (app) => countOf(app.db.read.selectFrom('news_submissions').where('status', '=', 'submitted')),
  },
  push_approvals: {
    right: 'push.all',
    count: (app) => countOf(app.db.read.selectFrom('notifications').where('status', '=', 'awaiting_approval')),
  },
  open_reports: {
    right: 'reports.write',
    count: (app) => countOf(app.db.read.selectFrom('reports').where('status', '=', 'open')),
  },
  broken_links: {
    right: 'shopping.write',
    count: (app) =>
      countOf(app.db.read.selectFrom('products').where('link_state', '=', 'broken').where('is_active', '=', 1)),
  },
  failed_media: {
    right: 'media.manage',
    count: (app) =>
      countOf(app.db.read.selectFrom('media').where('status', '=', 'failed').where('trashed_at', 'is', null)),
  },
};

/** Everything that needs attention, with the right that is needed for doing something about it. */
export async function attentionOf(app: App): Promise<(Attention & { right: Right })[]> {
  const found: (Attention & { right: Right })[] = [];
  for (const code of attentionCodes) {
    const { right, count } = checks[code];
    const n = await count(app);
    if (n > 0) found.push({ code, count: n, right });
  }
  return found;
}
