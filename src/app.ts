import type { Route } from './core/api/route.ts';
import type { App } from './core/app.ts';
import { type Config, listenAddress, onPort } from './core/config/config.ts';
import type { MigrationEvent } from './core/db/migrate.ts';
import { logMigration, migrationText } from './core/db/migration-text.ts';
import type { SearchSources } from './core/db/search/source.ts';
import { doctorChecks } from './core/doctor.ts';
import { createJobs, type Jobs } from './core/jobs/jobs.ts';
import { contributions } from './core/module.ts';
import { type CoreParts, closeCore, openCore } from './core/open.ts';
import { freePort } from './core/process/free-port.ts';
import type { Api } from './http/docs/openapi.ts';
import type { Entrance } from './http/health/entrance.ts';
import { createHttp, type Http } from './http/http.ts';
import { checkSchema } from './migrations/check.ts';
import { migrate } from './migrations/list.ts';
import { modules } from './modules.ts';
import { confirmed } from './users/confirmed.ts';

const declared = contributions(modules);

/** Every address of every module. */
export const routes: readonly Route[] = declared.routes.map(confirmed);

/** What the API document is made of. */
export const api: Api = { routes, nouns: declared.nouns, tags: declared.tags, events: declared.events };

/** What of the database the modules own. */
export const schema = declared.schema;

/** What each full-text index is made of, for `import`. */
export const searchSources: SearchSources = declared.searchSources;

/** The program, built but not yet running. */
export interface Dinam {
  app: App;
  workers: Jobs['workers'];
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

interface Parts extends CoreParts {
  /** Also over a database that a newer release has changed. */
  force?: boolean;
  /** Hears of migrations, which are logged as well. */
  onMigration?: (event: MigrationEvent) => void;
  /** A server that listens already, at the port of the configuration. */
  entrance?: Entrance;
}

/** Opens what every command needs: the database migrated, versions read, modules started. */
export async function openApp(config: Config, { force = false, onMigration, ...parts }: Parts = {}): Promise<App> {
  const app = await openCore(
    config,
    schema,
    async (db, log) => {
      await checkSchema(db, force);
      await migrate(db, undefined, (event) => {
        logMigration(log, event);
        onMigration?.(event);
      });
    },
    parts,
  );
  try {
    for (const module of modules) {
      module.hooks?.(app);
      doctorChecks.add(app, async ({ config, db, now }) => [
        ...((await module.configChecks?.(config)) ?? []),
        ...((await module.checks?.(db, config, now, schema)) ?? []),
      ]);
    }
    for (const module of modules) await module.start?.(app);
    return app;
  } catch (error) {
    await closeApp(app);
    throw error;
  }
}

export const closeApp = closeCore;

/** The configuration with a port of its own where it names none. */
export const withPort = async (config: Config): Promise<Config> =>
  config.port === 0 ? onPort(config, await freePort(config.host)) : config;

/** Builds the program: the same for `serve`, `work` and the tests. */
export async function build(given: Config, parts: Parts = {}): Promise<Dinam> {
  const config = await withPort(given);
  const { entrance } = parts;
  const onMigration = (event: MigrationEvent): void => {
    if (entrance) entrance.status = event.kind === 'end' ? 'the server is starting' : migrationText(event);
  };
  const app = await openApp(config, { ...parts, onMigration });
  const background = modules.flatMap((module) => module.background?.(app) ?? []);
  const jobs = createJobs(app, declared.handlers, declared.schedule, declared.queues(config), background);
  let http: Http | undefined;
  return {
    app,
    workers: jobs.workers,
    work: jobs.start,
    async serve(prepare) {
      http = await createHttp(app, modules, { api, pages: declared.pages }, entrance);
      for (const module of modules) module.serving?.(app);
      await http.listen();
      await prepare?.();
      if (config.workers > 0) jobs.start();
      http.setReady(true);
      return listenAddress(config);
    },
    async close() {
      // Workers stop at once: a peer that keeps a request open keeps no worker running. The database closes last.
      const stopped = jobs.stop();
      stopped.catch(() => {}); // it is waited for below
      const cut = (await http?.close()) ?? 0;
      await stopped;
      await closeApp(app);
      return { cut };
    },
  };
}
