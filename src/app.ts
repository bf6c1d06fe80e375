import type { FastifyInstance } from 'fastify';
import type { App } from './core/app.ts';
import { Cache } from './core/cache/cache.ts';
import { Versions } from './core/cache/versions.ts';
import type { Clock } from './core/clock.ts';
import { addressOf, type Config, onPort } from './core/config/config.ts';
import { openDatabase } from './core/db/database.ts';
import type { SearchSources } from './core/db/search-source.ts';
import { loopDeadlineMs } from './core/deadline.ts';
import { freePort } from './core/free-port.ts';
import { JobBell } from './core/jobs/notifier.ts';
import { type Recurring, Scheduler } from './core/jobs/scheduler.ts';
import { sweepJobs } from './core/jobs/settle.ts';
import { type Handler, Workers } from './core/jobs/worker.ts';
import { createLog, type Log } from './core/log.ts';
import { version } from './core/release.ts';
import { voicesHandlers, voicesSchedule } from './engagement/module.ts';
import { tendRuns } from './feeds/fetch/bulk-refresh.ts';
import { enqueueDue, fetchFeed } from './feeds/fetch/refresh.ts';
import { retain } from './feeds/ingest/retention.ts';
import { feedSearch } from './feeds/ingest/write.ts';
import { websubHandlers } from './feeds/module.ts';
import { fetchFullText } from './feeds/publish/full-text.ts';
import { adminRoutes } from './http/admin.ts';
import type { Door } from './http/mount.ts';
import { openapiOf } from './http/openapi.ts';
import { createServer } from './http/server.ts';
import { mountService, type Readiness } from './http/service.ts';
import { v1Routes } from './http/v1.ts';
import { legacyDoors } from './legacy/routes.ts';
import { migrate } from './migrations/list.ts';
import { warm } from './mobile/prewarm.ts';
import { announceFeeds } from './news/hub/publish.ts';
import { relabelNews } from './news/labels/relabel.ts';
import { indexNews, newsIndexSource } from './news/search/document.ts';
import { viewsOf } from './news/trending/views.ts';
import { turnNews } from './news/workflow/due.ts';
import { sweepTrash } from './news/workflow/trash.ts';
import { warmedBy } from './notifications/delivery/prewarm.ts';
import { bulkLane, pushLane } from './notifications/delivery/retry.ts';
import { pushHandlers, pushSchedule } from './notifications/module.ts';
import { opensOf } from './notifications/opens/record.ts';
import { transportOf } from './notifications/transports/router.ts';
import type { Transport } from './notifications/transports/transport.ts';
import { shipPlaces } from './places/ship.ts';
import * as settings from './settings/settings.ts';
import { productsSearch } from './shopping/products.ts';
import { feedRoutes } from './syndication/routes.ts';
import { authRoutes } from './users/routes.ts';
import { pruneSessions } from './users/sessions.ts';
import { loadSecrets } from './users/tokens.ts';

/** What does each kind of job. */
const handlersOver = (transport: Transport): ReadonlyMap<string, Handler> =>
  new Map<string, Handler>([
    ['news.relabel', relabelNews],
    ['news.index', indexNews],
    ['news.turn', async (app) => void (await turnNews(app))],
    ['news.trash', async (app, job) => void (await sweepTrash(app, job.signal))],
    ...pushHandlers(transport),
    ...voicesHandlers,
    ['rss.fetch', fetchFeed],
    ['rss.fulltext', fetchFullText],
    ['rss.retain', async (app, job) => void (await retain(app, job))],
    ['rss.due', async (app) => void (await Promise.all([enqueueDue(app), tendRuns(app)]))],
    ...websubHandlers,
    ['websub.publish', announceFeeds],
    ['sweep', async (app) => void (await Promise.all([sweepJobs(app), pruneSessions(app)]))],
  ]);

/** What each full-text index is made of, for `import`. */
export const searchSources: SearchSources = {
  news_index: newsIndexSource,
  products_search: productsSearch,
  feed_search: feedSearch,
};

/** What comes back by the clock. */
const recurring: readonly Recurring[] = [
  { name: 'sweep', everyMs: 3_600_000, job: { kind: 'sweep' } },
  { name: 'news.trash', everyMs: 86_400_000, job: { kind: 'news.trash' } },
  ...pushSchedule,
  ...voicesSchedule,
  { name: 'rss.due', everyMs: 60_000, job: { kind: 'rss.due' } },
  { name: 'rss.due', everyMs: 60_000, job: { kind: 'rss.due', lane: 'feeds' } },
  { name: 'rss.retain', everyMs: 3_600_000, job: { kind: 'rss.retain' } },
  { name: 'websub.tend', everyMs: 60_000, job: { kind: 'websub.tend', lane: 'feeds' } },
  // Planned moments have jobs of their own; this makes up for any that was lost with a restored backup.
  { name: 'news.turn', everyMs: 60_000, job: { kind: 'news.turn' } },
];

/** The program, put together but not yet doing anything. */
export interface Dinam {
  app: App;
  workers: Workers;
  /** Listens; gives the address it got. Jobs run beside it as the configuration says. */
  serve(): Promise<string>;
  /** Runs jobs only. */
  work(): void;
  close(): Promise<void>;
}

export interface Parts {
  now?: Clock;
  log?: Log;
}

/** Every route of every door. */
export function doors(config: Pick<Config, 'legacyErrors200'>): Door[] {
  return [
    { routes: v1Routes },
    { routes: feedRoutes },
    { routes: authRoutes },
    { routes: adminRoutes },
    ...legacyDoors(config.legacyErrors200),
  ];
}

/** Opens the ground (database migrated, versions read, settings loaded) that every command stands on. */
export async function openGround(
  config: Config,
  { now = Date.now, log = createLog(config.logLevel) }: Parts = {},
): Promise<App> {
  const db = openDatabase(config, log);
  try {
    await migrate(db);
    const versions = new Versions(db, log, loopDeadlineMs(config));
    const cache = new Cache(versions, now, version, config.cacheMegabytes * 1_048_576);
    const app: App = { config, db, versions, cache, bell: new JobBell(), log, now };
    await versions.start();
    await shipPlaces(app);
    await settings.load(app);
    await loadSecrets(app);
    return app;
  } catch (error) {
    await db.close();
    throw error;
  }
}

export async function closeGround(app: App): Promise<void> {
  await app.versions.stop();
  await app.db.close();
}

/** Puts the program together: the same for `serve`, `work` and the tests. */
export async function build(given: Config, parts: Parts = {}): Promise<Dinam> {
  const config = given.port === 0 ? onPort(given, await freePort(given.host)) : given;
  const app = await openGround(config, parts);
  let server: FastifyInstance | undefined;
  // What a process that only works makes ready, nobody asks it for.
  const transport = warmedBy(transportOf(config), async (app, id) => (server ? warm(app, id) : undefined));
  const workers = new Workers(app, handlersOver(transport), Math.max(1, config.workers), {
    feeds: config.feedWorkers,
    [pushLane]: config.pushWorkers,
    [bulkLane]: config.pushWorkers,
  });
  const scheduler = new Scheduler(app, recurring);
  const readiness: Readiness = { ready: false };

  const work = (): void => {
    workers.start();
    scheduler.start();
  };
  return {
    app,
    workers,
    work,
    async serve() {
      const all = doors(config);
      const routes = all.flatMap((d) => d.routes);
      server = await createServer(app, all, (s, metrics) =>
        mountService(app, s, metrics, readiness, () => openapiOf(routes, config.publicUrl)),
      );
      await server.listen({ port: config.port, host: config.host });
      viewsOf(app).start();
      if (config.workers > 0) work();
      readiness.ready = true;
      return addressOf(config);
    },
    async close() {
      readiness.ready = false;
      // No new connections, running requests finish; then jobs; the database last.
      await server?.close();
      await scheduler.stop();
      await workers.stop();
      await viewsOf(app).stop();
      await opensOf(app).stop();
      await transport.close();
      await closeGround(app);
    },
  };
}
