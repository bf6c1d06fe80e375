import type { Module } from '../core/module.ts';
import { tendRuns } from './fetch/bulk-refresh.ts';
import { enqueueDue, fetchFeed } from './fetch/refresh.ts';
import { retain } from './ingest/retention.ts';
import { feedSearch } from './ingest/write.ts';
import { feedMetrics } from './metrics.ts';
import { fetchFullText } from './publish/full-text.ts';
import { feedRoutes, itemRoutes } from './routes.ts';
import { takePushes } from './websub/ingest.ts';
import { tendWebsub } from './websub/renew.ts';
import { hubRoutes, websubRoute } from './websub/routes.ts';
import { askHub } from './websub/subscribe.ts';

export const feeds: Module = {
  name: 'feeds',
  routes: [...itemRoutes, ...hubRoutes, ...feedRoutes, websubRoute],
  jobs: {
    'rss.fetch': fetchFeed,
    'rss.fulltext': fetchFullText,
    'rss.retain': async (app, job) => void (await retain(app, job)),
    'rss.due': async (app) => void (await Promise.all([enqueueDue(app), tendRuns(app)])),
    'websub.ask': askHub,
    'websub.take': takePushes,
    'websub.tend': tendWebsub,
  },
  schedule: [
    { name: 'rss.due', everyMs: 60_000, job: { kind: 'rss.due', lane: 'feeds' } },
    { name: 'rss.retain', everyMs: 3_600_000, job: { kind: 'rss.retain' } },
    { name: 'websub.tend', everyMs: 60_000, job: { kind: 'websub.tend', lane: 'feeds' } },
  ],
  workers: ({ feedWorkers }) => ({ feeds: feedWorkers }),
  search: { feed_search: feedSearch },
  metrics: feedMetrics,
};
