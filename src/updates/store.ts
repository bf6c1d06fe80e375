import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Db } from '../core/db/database.ts';
import type { Platform } from '../settings/model/settings.ts';
import { type AppVersion, parseAppVersion } from '../text/version/app-version.ts';
import type { ReleaseCandidate } from './decide.ts';
import type { ReleaseTexts } from './model.ts';
import type { ReleaseRow } from './tables.ts';

export const updatesTopic = 'updates';

export type StoredRelease = Omit<ReleaseRow, 'id'> & { id: number };

export interface CachedRelease extends ReleaseCandidate {
  row: StoredRelease;
  whats_new: string[];
  texts: ReleaseTexts;
}

/** The releases of a platform. There are few and every phone requests them, so they are cached in memory. */
export async function releasesOf(app: App, platform: Platform): Promise<CachedRelease[]> {
  return memo(app, `releases:${platform}`, [updatesTopic], async () => {
    const rows = await app.db.read.selectFrom('releases').selectAll().where('platform', '=', platform).execute();
    return rows.map((row) => ({
      row,
      name: row.version,
      version: parseAppVersion(row.version) as AppVersion,
      version_code: row.version_code,
      min: row.min_version === null ? null : parseAppVersion(row.min_version),
      min_version: row.min_version,
      min_version_code: row.min_version_code,
      rollout_percent: row.rollout_percent,
      is_active: row.is_active === 1,
      released: Date.parse(row.released_at),
      whats_new: JSON.parse(row.whats_new) as string[],
      texts: JSON.parse(row.texts) as ReleaseTexts,
    }));
  });
}

/** The release that has a version code, if any. */
export async function idOfCode(db: Db, platform: Platform, code: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('releases')
    .select('id')
    .where('platform', '=', platform)
    .where('version_code', '=', code)
    .executeTakeFirst();
  return row?.id;
}
