import type { Database } from '../core/db/database.ts';
import { type Migration, type ReportMigration, runMigrations } from '../core/db/migrate.ts';
import { core } from './001-core.ts';
import { settings } from './002-settings.ts';
import { users } from './003-users.ts';
import { places } from './004-places.ts';
import { media } from './005-media.ts';
import { categories } from './006-categories.ts';
import { almanac } from './007-almanac.ts';
import { horoscope } from './008-horoscope.ts';
import { shopping } from './009-shopping.ts';
import { updates } from './010-updates.ts';
import { notifications } from './011-notifications.ts';
import { news } from './012-news.ts';
import { liveblog } from './013-liveblog.ts';
import { engagement } from './014-engagement.ts';
import { feeds } from './015-feeds.ts';
import { webhooks } from './016-webhooks.ts';
import { workspace } from './017-workspace.ts';
import { redirects } from './018-redirects.ts';
import { imports } from './019-imports.ts';
import { searchWords } from './020-search-words.ts';
import { viewWays } from './021-view-ways.ts';
import { removedItems } from './022-removed-items.ts';

/** Append only: a migration that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  core,
  settings,
  users,
  places,
  media,
  categories,
  almanac,
  horoscope,
  shopping,
  updates,
  notifications,
  news,
  liveblog,
  engagement,
  feeds,
  webhooks,
  workspace,
  redirects,
  imports,
  searchWords,
  viewWays,
  removedItems,
];

/** Names of all migrations, in their order. */
export const migrationNames: readonly string[] = migrations.map((m) => m.name);

/** Brings the schema up to date, or to the migration `last`. Returns the names of those that ran. */
export const migrate = (db: Database, last?: string, report?: ReportMigration): Promise<string[]> =>
  runMigrations(db, migrations, last, report);
