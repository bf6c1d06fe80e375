import type { Registry } from 'prom-client';
import type { Route } from './api/route.ts';
import type { App } from './app.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Tx } from './db/dialect.ts';
import type { SearchSources } from './db/search/source.ts';
import type { Finding } from './doctor.ts';
import type { Background } from './jobs/jobs.ts';
import type { Recurring } from './jobs/scheduler.ts';
import type { Handler } from './jobs/worker.ts';

/** What a module contributes to the program. `app.ts` concatenates; a name given twice stops the start. */
export interface Module {
  name: string;
  /** Public and administrative addresses. */
  routes?: readonly Route[];
  /** Pages for readers: they are no part of the API, and of its document. */
  pages?: readonly Route[];
  /** Handlers by kind of job. They must be idempotent: a job may run twice. */
  jobs?: Readonly<Record<string, Handler>>;
  /** Jobs that recur. */
  schedule?: readonly Recurring[];
  /** Queues besides `main`, and how many jobs of each run at a time. */
  workers?(config: Config): Readonly<Record<string, number>>;
  /** Work beside the jobs, from rows of its own; it runs where jobs run. */
  background?(app: App): Background;
  /** What full-text indexes are made of, for `import`. */
  search?: Partial<SearchSources>;
  /** Registers metrics for `/metrics`. */
  metrics?(app: App, registry: Registry): void;
  /** Checks of `doctor` that need only the configuration. */
  configChecks?(config: Config): Finding[] | Promise<Finding[]>;
  /** Checks of `doctor` on a database with the current schema. @param now the clock (ms): the program's, where it runs */
  checks?(db: Database, config: Config, now: () => number): Promise<Finding[]>;
  /** Adds handlers to the hooks of earlier modules (`core/hook.ts`). Runs for all modules before any `start`. */
  hooks?(app: App): void;
  /** Runs once before anything else of the program: loads what has to be there at the first request or job. */
  start?(app: App): Promise<void>;
  /** Runs when the process begins to answer requests; `dinam work` never calls it. */
  serving?(app: App): void;
  /** After an import or restore of these tables, in its transaction: returns lines for the operator. */
  imported?(tx: Tx, tables: readonly string[]): Promise<string[]>;
}

/** What all modules together contribute. */
interface Contributions {
  routes: readonly Route[];
  pages: readonly Route[];
  handlers: ReadonlyMap<string, Handler>;
  schedule: readonly Recurring[];
  searchSources: SearchSources;
  queues(config: Config): Readonly<Record<string, number>>;
}

/** Concatenates what modules declare. @throws Error when two give the same name; for queues, by `queues()` */
export function contributions(modules: readonly Module[]): Contributions {
  const named = <T>(entries: readonly T[], nameOf: (entry: T) => string) =>
    entries.map((entry) => [nameOf(entry), entry] as const);
  const routes = modules.flatMap((m) => m.routes ?? []);
  const pages = modules.flatMap((m) => m.pages ?? []);
  const schedule = modules.flatMap((m) => m.schedule ?? []);
  const sources = unique(
    'search index',
    modules.flatMap((m) => Object.entries(m.search ?? {})),
  );
  return {
    routes: [
      ...unique(
        'route',
        named(routes, ({ method, path }) => `${method} ${path}`),
      ).values(),
    ],
    pages: [
      ...unique(
        'page',
        named(pages, ({ path }) => path),
      ).values(),
    ],
    handlers: unique(
      'job',
      modules.flatMap((m) => Object.entries(m.jobs ?? {})),
    ),
    schedule: [
      ...unique(
        'schedule',
        named(schedule, ({ name }) => name),
      ).values(),
    ],
    searchSources: Object.fromEntries(sources) as SearchSources,
    queues: (config) =>
      Object.fromEntries(
        unique(
          'queue',
          modules.flatMap((m) => Object.entries(m.workers?.(config) ?? {})),
        ),
      ),
  };
}

function unique<T>(what: string, entries: Iterable<readonly [string, T]>): Map<string, T> {
  const all = new Map<string, T>();
  for (const [name, value] of entries) {
    if (all.has(name)) throw new Error(`The ${what} ${name} is declared twice.`);
    all.set(name, value);
  }
  return all;
}
