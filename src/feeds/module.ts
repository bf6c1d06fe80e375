import { categoryRemoval } from '../categories/categories.ts';
import type { Module } from '../core/module.ts';
import { reindexJob, reindexRows } from '../core/reindex/reindex.ts';
import { placeRemoval } from '../places/hooks.ts';
import { maintainRuns } from './fetch/bulk-refresh.ts';
import { dispatcherOf } from './fetch/dispatcher.ts';
import { checkQueue } from './fetch/queue-figures.ts';
import { pruneHosts } from './hosts.ts';
import { refuseUsedCategory, refuseUsedPlace } from './in-use.ts';
import { retain } from './ingest/retention.ts';
import { feedSearch } from './ingest/write.ts';
import { feedMetrics } from './metrics.ts';
import { fetchFullText } from './publish/full-text.ts';
import { feedRoutes, itemRoutes } from './routes.ts';
import { ingestPushes } from './websub/ingest.ts';
import { maintainSubscriptions } from './websub/renew.ts';
import { hubRoutes, websubRoute } from './websub/routes.ts';
import { requestSubscription } from './websub/subscribe.ts';

export const feeds: Module = {
  name: 'feeds',
  hooks(app) {
    placeRemoval.add(app, refuseUsedPlace);
    categoryRemoval.add(app, refuseUsedCategory);
  },
  routes: [...itemRoutes, ...hubRoutes, ...feedRoutes, websubRoute],
  jobs: {
    'rss.fulltext': fetchFullText,
    'rss.reindex': reindexJob('rss.reindex', reindexRows('feed_search', feedSearch)),
    'rss.retain': async (app, job) => void (await retain(app, job)),
    'rss.tend': async (app) => void (await Promise.all([pruneHosts(app), maintainRuns(app)])),
    'websub.ask': requestSubscription,
    'websub.take': ingestPushes,
    'websub.tend': maintainSubscriptions,
  },
  schedule: [
    { name: 'rss.tend', everyMs: 60_000, job: { kind: 'rss.tend', queue: 'feeds' } },
    { name: 'rss.retain', everyMs: 3_600_000, job: { kind: 'rss.retain' } },
    { name: 'websub.tend', everyMs: 60_000, job: { kind: 'websub.tend', queue: 'feeds' } },
  ],
  background: dispatcherOf,
  // What hubs are asked and bring, and pages for their full texts.
  workers: ({ feedWorkers }) => ({ feeds: Math.min(8, feedWorkers) }),
  search: { feed_search: feedSearch },
  metrics: feedMetrics,
  checks: async (db, _config, now) => [await checkQueue(db, now())],
};
