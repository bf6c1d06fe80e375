import type { FastifyInstance } from 'fastify';
import type { Route } from './core/api/route.ts';
import type { App } from './core/app.ts';
import { Cache } from './core/cache/cache.ts';
import { Versions } from './core/cache/versions.ts';
import type { Clock } from './core/clock.ts';
import { addressOf, type Config, onPort } from './core/config/config.ts';
import { openDatabase } from './core/db/database.ts';
import type { SearchSources } from './core/db/search-source.ts';
import { loopDeadlineMs } from './core/deadline.ts';
import { JobNotifier } from './core/jobs/notifier.ts';
import { Scheduler } from './core/jobs/scheduler.ts';
import { Workers } from './core/jobs/worker.ts';
import { createLog, type Log } from './core/log/log.ts';
import { unique } from './core/module.ts';
import { freePort } from './core/process/free-port.ts';
import { version } from './core/release.ts';
import { sealSecrets } from './core/secrets/sealed-columns.ts';
import { closeState } from './core/state.ts';
import type { Connections } from './http/connections.ts';
import { apiDocument } from './http/docs/openapi.ts';
import { createServer } from './http/server.ts';
import { mountService, type Readiness } from './http/service.ts';
import { checkSchema } from './migrations/check.ts';
import { migrate } from './migrations/list.ts';
import { modules } from './modules.ts';

/** Every address of every module. @throws Error when a method of an address is declared twice */
export const routes: readonly Route[] = [
  ...unique(
    'route',
    modules.flatMap((m) => m.routes ?? []).map((route) => [`${route.method} ${route.path}`, route] as const),
  ).values(),
];

const handlers = unique(
  'job',
  modules.flatMap((m) => Object.entries(m.jobs ?? {})),
);

const schedule = [
  ...unique(
    'schedule',
    modules.flatMap((m) => m.schedule ?? []).map((recurring) => [recurring.name, recurring] as const),
  ).values(),
];

/** What each full-text index is made of, for `import`. */
export const searchSources: SearchSources = Object.fromEntries(
  unique(
    'search index',
    modules.flatMap((m) => Object.entries(m.search ?? {})),
  ),
) as SearchSources;

/** The program, built but not yet running. */
export interface Dinam {
  app: App;
  workers: Workers;
  /**
   * Listens; gives the address it got. Jobs run beside it as the configuration says. `prepare` is done once the port
   * is ours and before it is ready.
   */
  serve(prepare?: () => Promise<void>): Promise<string>;
  /** Runs jobs only. */
  work(): void;
  /** Stops; returns how many connections were cut off within a request. */
  close(): Promise<{ cut: number }>;
}

interface Parts {
  now?: Clock;
  log?: Log;
  /** Also over a database that a newer release has changed. */
  force?: boolean;
}

/** Opens what every command needs: the database migrated, versions read, modules started. */
export async function openApp(
  config: Config,
  { now = Date.now, log = createLog(config.logLevel), force = false }: Parts = {},
): Promise<App> {
  const db = openDatabase(config, log);
  try {
    await checkSchema(db, force);
    await migrate(db);
    const sealed = await sealSecrets(db, config);
    if (sealed) log.info({ sealed }, 'secrets of the database were sealed with SECRET_KEY');
    const versions = new Versions(db, log, loopDeadlineMs(config));
    const cache = new Cache(versions, now, version, config.cacheMegabytes * 1_048_576);
    const app: App = { config, db, versions, cache, jobNotifier: new JobNotifier(), log, now };
    await versions.start();
    for (const module of modules) module.hooks?.(app);
    for (const module of modules) await module.start?.(app);
    return app;
  } catch (error) {
    await db.close();
    throw error;
  }
}

export async function closeApp(app: App): Promise<void> {
  await closeState(app);
  await app.versions.stop();
  await app.db.close();
}

/** Builds the program: the same for `serve`, `work` and the tests. */
export async function build(given: Config, parts: Parts = {}): Promise<Dinam> {
  const config = given.port === 0 ? onPort(given, await freePort(given.host)) : given;
  const app = await openApp(config, parts);
  let server: FastifyInstance | undefined;
  let connections: Connections | undefined;
  const queues = unique(
    'queue',
    modules.flatMap((m) => Object.entries(m.workers?.(config) ?? {})),
  );
  const workers = new Workers(app, handlers, Math.max(1, config.workers), Object.fromEntries(queues));
  const scheduler = new Scheduler(app, schedule);
  const readiness: Readiness = { ready: false };

  const work = (): void => {
    workers.start();
    scheduler.start();
  };
  return {
    app,
    workers,
    work,
    async serve(prepare) {
      ({ server, connections } = await createServer(app, modules, routes, (s, metrics) =>
        mountService(app, s, metrics, readiness, () => apiDocument(routes, config.publicUrl)),
      ));
      for (const module of modules) module.serving?.(app);
      await server.listen({ port: config.port, host: config.host });
      await prepare?.();
      if (config.workers > 0) work();
      readiness.ready = true;
      return addressOf(config);
    },
    async close() {
      readiness.ready = false;
      // Workers stop at once: a peer that keeps a request open keeps no worker running. The database closes last.
      const jobs = Promise.all([scheduler.stop(), workers.stop()]);
      jobs.catch(() => {}); // it is waited for below
      await connections?.drain();
      await server?.close();
      await jobs;
      await closeApp(app);
      return { cut: connections?.cut ?? 0 };
    },
  };
}
