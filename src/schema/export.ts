import { almanacExport } from './almanac.ts';
import { categoriesExport } from './categories.ts';
import { engagementExport } from './engagement.ts';
import { feedsExport } from './feeds.ts';
import { horoscopeExport } from './horoscope.ts';
import { importsExport } from './later/imports.ts';
import { liveblogExport } from './liveblog.ts';
import { mediaExport } from './media.ts';
import { newsExport } from './news.ts';
import { notificationsExport } from './notifications.ts';
import { placesExport } from './places.ts';
import { settingsExport } from './settings.ts';
import { shoppingExport } from './shopping.ts';
import { systemExport } from './system.ts';
import type { TableExport } from './table.ts';
import type { Tables } from './tables.ts';
import { updatesExport } from './updates.ts';
import { usersExport } from './users.ts';
import { webhooksExport } from './webhooks.ts';
import { workspaceExport } from './workspace.ts';

/** A table that an export holds. */
export type ExportedTable = Exclude<
  keyof Tables,
  'versions' | 'health_writes' | 'push_quota' | 'push_holds' | 'cards' | 'media_uploads'
>;

/**
 * Every table that is state, those that others point at first: what `export` writes and `import` reads. Not in it, since
 * the program makes them itself: `versions` and `health_writes` (of the running service), `rate_limits`, `push_quota` and `push_holds` (of
 * this minute), `cards` (pictures that are made when they are asked for), `media_uploads` (files that have not arrived
 * whole), `migrations` (in the header of the file), and the full-text indexes with their vocabulary (made anew from
 * their rows).
 */
export const exportedTables: Record<ExportedTable, TableExport> = {
  ...systemExport,
  ...settingsExport,
  ...usersExport,
  ...placesExport,
  ...categoriesExport,
  ...mediaExport,
  ...almanacExport,
  ...horoscopeExport,
  ...shoppingExport,
  ...updatesExport,
  ...notificationsExport,
  ...newsExport,
  ...liveblogExport,
  ...engagementExport,
  ...feedsExport,
  ...webhooksExport,
  ...workspaceExport,
  ...importsExport,
};

/** Tables that no export needs, besides those of the full-text indexes. */
export const notExported: readonly string[] = [
  'versions',
  'health_writes',
  'rate_limits',
  'push_quota',
  'push_holds',
  'cards',
  'media_uploads',
  'migrations',
  'news_terms',
  'news_vocabulary',
];

/** Columns of the primary key. */
export const keyOf = (table: string): readonly string[] => exportOf(table).key ?? ['id'];

export const exportOf = (table: string): TableExport => (exportedTables as Record<string, TableExport>)[table] ?? {};
