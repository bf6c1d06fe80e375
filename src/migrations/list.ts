import type { Database } from '../core/db/database.ts';
import { type Migration, type ReportMigration, runMigrations } from '../core/db/migrate.ts';
import { system } from './001-system.ts';
import { settings } from './002-settings.ts';
import { users } from './003-users.ts';
import { places } from './004-places.ts';
import { categories } from './005-categories.ts';
import { almanac } from './006-almanac.ts';
import { horoscope } from './007-horoscope.ts';
import { shopping } from './008-shopping.ts';
import { updates } from './009-updates.ts';
import { notifications } from './010-notifications.ts';
import { news } from './011-news.ts';
import { liveblog } from './012-liveblog.ts';
import { engagement } from './013-engagement.ts';
import { feeds } from './014-feeds.ts';
import { adminLists } from './020-admin-lists.ts';
import { webhooks } from './021-webhooks.ts';
import { workspace } from './022-workspace.ts';
import { oidc } from './023-oidc.ts';
import { searchIndexes } from './from-054/054-search-indexes.ts';
import { searchNewest } from './from-054/055-search-newest.ts';
import { phoneticKeys } from './from-054/056-phonetic-keys.ts';
import { feedStories } from './from-054/057-feed-stories.ts';
import { deviceOrder } from './from-054/058-device-order.ts';
import { searchTerms } from './from-054/059-search-terms.ts';
import { searchPhrases } from './from-054/060-search-phrases.ts';
import { fileNames } from './from-054/061-file-names.ts';
import { workingCopyRevisions } from './from-054/062-working-copy-revisions.ts';
import { healthWrites } from './from-054/064-health-writes.ts';
import { deliveredKeys } from './from-054/067-delivered-keys.ts';
import { media } from './later/030-media.ts';
import { imports } from './later/031-imports.ts';
import { viewCounts } from './later/032-view-counts.ts';
import { translations } from './later/033-translations.ts';
import { redirects } from './later/034-redirects.ts';
import { productLinks } from './later/035-product-links.ts';
import { horoscopeSchedule } from './later/036-horoscope-schedule.ts';
import { inbox } from './later/037-inbox.ts';
import { festivalRepeats } from './later/038-festival-repeats.ts';
import { partialPredictions } from './later/039-partial-predictions.ts';
import { almanacReminders } from './later/043-almanac-reminders.ts';
import { holidays } from './later/044-holidays.ts';
import { vocabulary } from './later/046-vocabulary.ts';
import { lgdPlaces } from './later/047-lgd-places.ts';
import { authorAddresses } from './later/048-author-addresses.ts';
import { feedItemKeys } from './later/049-feed-item-keys.ts';
import { feedGrouping } from './later/050-feed-grouping.ts';
import { feedLeases } from './later/051-feed-leases.ts';
import { searchKeys } from './later/052-search-keys.ts';
import { feedPlaces } from './later/053-feed-places.ts';

export type { Migration };

/** Append only: a migration that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  system,
  settings,
  users,
  places,
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
  adminLists,
  webhooks,
  workspace,
  oidc,
  media,
  imports,
  viewCounts,
  translations,
  redirects,
  productLinks,
  horoscopeSchedule,
  inbox,
  festivalRepeats,
  partialPredictions,
  almanacReminders,
  holidays,
  vocabulary,
  lgdPlaces,
  authorAddresses,
  feedItemKeys,
  feedGrouping,
  feedLeases,
  searchKeys,
  feedPlaces,
  searchIndexes,
  searchNewest,
  phoneticKeys,
  feedStories,
  deviceOrder,
  searchTerms,
  searchPhrases,
  fileNames,
  workingCopyRevisions,
  deliveredKeys,
  healthWrites,
];

/** Names of all migrations, in their order. */
export const migrationNames: readonly string[] = migrations.map((m) => m.name);

/** Brings the schema up to date, or to the migration `last`. Returns the names of those that ran. */
export const migrate = (db: Database, last?: string, report?: ReportMigration): Promise<string[]> =>
  runMigrations(db, migrations, last, report);
