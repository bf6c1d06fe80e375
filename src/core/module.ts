import type { Registry } from 'prom-client';
import type { TSchema } from 'typebox';
import type { Route } from './api/route.ts';
import type { App } from './app.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Tx } from './db/dialect.ts';
import type { SearchSources } from './db/search/source.ts';
import type { Schema, SealedColumn, TableList } from './db/table.ts';
import type { Finding } from './doctor.ts';
import type { Background } from './jobs/jobs.ts';
import type { Recurring } from './jobs/scheduler.ts';
import type { Handler } from './jobs/worker.ts';
import { declareLabels, type LabelFiles } from './model/field-labels.ts';
import { declareFields, type FieldTable, groupsByName } from './model/fields.ts';
import { declareRights, type RightOf, type RightTable } from './model/rights.ts';
import { declareScopes, type ScopeTable } from './model/scopes.ts';
import type { Tags, TagText } from './model/tags.ts';

/** A request that the program sends to addresses that subscribed to it. */
export interface SentEvent {
  name: string;
  /** When it is sent. */
  about: string;
  body: TSchema;
}

/** What a module contributes to the program. `app.ts` concatenates; a name given twice stops the start. */
export interface Module {
  name: string;
  /** Public and administrative addresses. */
  routes?: readonly Route[];
  /** Pages for readers: they are no part of the API, and of its document. */
  pages?: readonly Route[];
  /** Files of its model: their schemas are components of the API document, named as their constants. */
  nouns?: readonly Readonly<Record<string, unknown>>[];
  /** What its operations may need of a user, by name. */
  rights?: RightTable;
  /** Resources that API tokens may be given; all others need a session. */
  scopes?: ScopeTable;
  /** Groups of operations in the API document. */
  tags?: Tags;
  /** Its fields by name: their groups and widgets in forms, and what they mean in the API document. */
  fields?: FieldTable;
  /** What fields of its forms are called, where no earlier module has named them: `labels/<lang>.json`. */
  labels?: LabelFiles;
  /** Requests that it sends, for the API document. */
  events?: readonly SentEvent[];
  /** Its tables, those that others point at first, and how they take part in an export. */
  tables?: TableList;
  /** Columns that are sealed with `SECRET_KEY`. */
  secrets?: readonly SealedColumn[];
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
  checks?(db: Database, config: Config, now: () => number, schema: Schema): Promise<Finding[]>;
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
  /** Schemas by the name of their constant. */
  nouns: ReadonlyMap<string, object>;
  tags: ReadonlyMap<string, TagText>;
  events: readonly SentEvent[];
  schema: Schema;
  handlers: ReadonlyMap<string, Handler>;
  schedule: readonly Recurring[];
  searchSources: SearchSources;
  queues(config: Config): Readonly<Record<string, number>>;
}

/** Concatenates what modules declare, and declares their rights, scopes, fields and labels. @throws Error when two give the same name; for queues, by `queues()` */
export function contributions(modules: readonly Module[]): Contributions {
  const named = <T>(entries: readonly T[], nameOf: (entry: T) => string) =>
    entries.map((entry) => [nameOf(entry), entry] as const);
  const given = <T>(what: string, of: (module: Module) => Readonly<Record<string, T>> | undefined) =>
    unique(
      what,
      modules.flatMap((m) => Object.entries(of(m) ?? {})),
    );
  declareRights(Object.fromEntries(given<RightOf>('right', (m) => m.rights)));
  declareScopes(Object.fromEntries(given<readonly string[]>('scope', (m) => m.scopes)));
  declareFields({
    groups: given('group of the field', (m) => m.fields && groupsByName(m.fields)),
    widgets: given('widget of the field', (m) => m.fields?.widgets),
    meanings: given('meaning of the field', (m) => m.fields?.meanings),
  });
  declareLabels(modules.flatMap((m) => m.labels ?? []));
  const tags = given<TagText>('tag', (m) => m.tags);
  const routes = modules.flatMap((m) => m.routes ?? []);
  const pages = modules.flatMap((m) => m.pages ?? []);
  const schedule = modules.flatMap((m) => m.schedule ?? []);
  const sources = given('search index', (m) => m.search);
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
    nouns: unique('noun', modules.flatMap((m) => m.nouns ?? []).flatMap(schemasOf)),
    tags: new Map([...tags].sort(([a], [b]) => placeOf(a) - placeOf(b))),
    events: modules.flatMap((m) => m.events ?? []),
    schema: {
      tables: Object.fromEntries(given('table', (m) => m.tables)),
      secrets: modules.flatMap((m) => m.secrets ?? []),
    },
    handlers: given('job', (m) => m.jobs),
    schedule: [
      ...unique(
        'schedule',
        named(schedule, ({ name }) => name),
      ).values(),
    ],
    searchSources: Object.fromEntries(sources) as SearchSources,
    queues: (config) => Object.fromEntries(given('queue', (m) => m.workers?.(config))),
  };
}

/** In the API document readers come first, then the newsroom, then what is deprecated. */
const placeOf = (tag: string): number => (tag.startsWith('Admin: ') ? 1 : tag === 'Old addresses' ? 2 : 0);

/** The schemas that a file exports: constants with a capital letter. */
const schemasOf = (file: Readonly<Record<string, unknown>>): [string, object][] =>
  Object.entries(file).filter(
    (entry): entry is [string, object] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'object',
  );

function unique<T>(what: string, entries: Iterable<readonly [string, T]>): Map<string, T> {
  const all = new Map<string, T>();
  for (const [name, value] of entries) {
    if (all.has(name)) throw new Error(`The ${what} ${name} is declared twice.`);
    all.set(name, value);
  }
  return all;
}
