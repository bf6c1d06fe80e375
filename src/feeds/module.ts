import { categoryUses } from '../categories/categories.ts';
import type { Module } from '../core/module.ts';
import { reindexJob, reindexRows } from '../core/reindex/reindex.ts';
import { placeUses } from '../places/hooks.ts';
import { maintainRuns } from './fetch/bulk-refresh.ts';
import { dispatcherOf } from './fetch/dispatcher.ts';
import { checkQueue } from './fetch/queue-figures.ts';
import { addFigures } from './figures/dashboard.ts';
import { feedMetrics } from './figures/metrics.ts';
import { pruneHosts } from './hosts.ts';
import { categoryOfFeeds, categoryOfItems, placeOfFeeds } from './in-use.ts';
import { retain } from './ingest/retention.ts';
import { feedSearch } from './ingest/write.ts';
import * as feedNouns from './model/feed.ts';
import * as feedAdminNouns from './model/feed-admin.ts';
import * as feedRulesNouns from './model/feed-rules.ts';
import { feedsFields } from './model/fields.ts';
import { feedsRights } from './model/rights.ts';
import { feedsTags } from './model/tags.ts';
import { fetchFullText } from './publish/full-text.ts';
import { feedRoutes, itemRoutes } from './routes.ts';
import { feedsExport } from './tables.ts';
import { ingestPushes } from './websub/ingest.ts';
import { maintainSubscriptions } from './websub/renew.ts';
import { hubRoutes, websubRoute } from './websub/routes.ts';
import { requestSubscription } from './websub/subscribe.ts';

export const feeds: Module = {
  name: 'feeds',
  nouns: [feedNouns, feedAdminNouns, feedRulesNouns],
  fields: feedsFields,
  rights: feedsRights,
  scopes: { 'feed-items': ['feed-items'], 'feed-runs': ['feed-runs'], feeds: ['feeds'] },
  tags: feedsTags,
  tables: feedsExport,
  secrets: [
    { table: 'feed_secrets', key: 'feed_id', column: 'headers' },
    { table: 'feed_secrets', key: 'feed_id', column: 'password' },
    { table: 'websub_subscriptions', key: 'token', column: 'secret' },
  ],
  hooks(app) {
    addFigures(app);
    placeUses.add(app, placeOfFeeds);
    categoryUses.add(app, categoryOfFeeds);
    categoryUses.add(app, categoryOfItems);
  },
  routes: [...itemRoutes, ...hubRoutes, ...feedRoutes, websubRoute],
  jobs: {
    'feeds.fulltext': fetchFullText,
    'feeds.reindex': reindexJob('feeds.reindex', reindexRows('feed_search', feedSearch)),
    'feeds.retain': async (app, job) => void (await retain(app, job)),
    'feeds.tend': async (app) => void (await Promise.all([pruneHosts(app), maintainRuns(app)])),
    'websub.subscribe': requestSubscription,
    'websub.ingest': ingestPushes,
    'websub.renew': maintainSubscriptions,
  },
  schedule: [
    { name: 'feeds.tend', everyMs: 60_000, job: { kind: 'feeds.tend', queue: 'feeds' } },
    { name: 'feeds.retain', everyMs: 3_600_000, job: { kind: 'feeds.retain' } },
    { name: 'websub.renew', everyMs: 60_000, job: { kind: 'websub.renew', queue: 'feeds' } },
  ],
  background: dispatcherOf,
  // Subscriptions at hubs, their pushes, and pages for full texts.
  workers: ({ feedWorkers }) => ({ feeds: Math.min(8, feedWorkers) }),
  search: { feed_search: feedSearch },
  metrics: feedMetrics,
  checks: async (db, _config, now) => [await checkQueue(db, now())],
};
