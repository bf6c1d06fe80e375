import { type CompiledQuery, sql } from 'kysely';
import type { App } from '../src/core/app.ts';
import type { Queries } from '../src/core/db/database.ts';

/** A query as it went to the database. */
export interface RecordedRequest {
  sql: string;
  parameters: readonly unknown[];
}

/** What a plan does that an index should spare it. */
export interface Fault {
  /** `scan`: reads all of a table. `sort`: puts rows in order that an index could give. */
  kind: 'scan' | 'sort';
  detail: string;
}

/** Tables that grow with what is published and with who reads; the others are small and mostly kept in memory. */
const large = new Set([
  ...[
    'news',
    'news_labels',
    'news_gone',
    'news_heat',
    'news_index',
    'news_terms',
    'news_vocabulary',
    'news_revisions',
    'live_entries',
  ],
  ...[
    'feed_items',
    'feed_item_keys',
    'feed_item_bands',
    'products',
    'festivals',
    'horoscopes',
    'panchang_days',
    'devices',
    'device_traits',
    'notifications',
  ],
  ...['notification_batches', 'notification_groups', 'notification_opens'],
  ...['poll_votes', 'bookmarks', 'readers', 'reports', 'places', 'place_names', 'audit', 'jobs'],
]);

type Executor = {
  executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<unknown>;
  withConnectionProvider(...given: unknown[]): Executor;
};

/** Tells each query that an executor runs from here on. @param isWithin those of its transactions too */
function tellQueries(executor: Executor, note: (query: CompiledQuery) => void, isWithin: boolean): Executor {
  const run = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    note(query);
    return run(query, ...rest);
  };
  const inside = executor.withConnectionProvider.bind(executor);
  if (isWithin) executor.withConnectionProvider = (...given) => tellQueries(inside(...given), note, true);
  return executor;
}

/**
 * Writes down every query of the program to one side of the database from here on, those of the search queue too. `take` gives what has
 * come since it was last called. What runs in transactions is not heard unless `isWithin` says so.
 */
export function listenTo(app: App, db: Queries = app.db.read, isWithin = false): { take(): RecordedRequest[] } {
  let heard: RecordedRequest[] = [];
  const note = (query: CompiledQuery): void => void heard.push({ sql: query.sql, parameters: query.parameters });
  tellQueries(db.getExecutor() as unknown as Executor, note, isWithin);
  const { search } = app.db;
  const [find, rows] = [search.search.bind(search), search.rows.bind(search)];
  search.search = (question) => {
    note(question.rows);
    if (question.glance) for (const query of [question.glance.rows, question.glance.later]) note(query);
    // The last parameter is filled in later, with the ids that were found.
    const found = app.db.dialect.kind === 'sqlite' ? 1 : '{1}';
    for (const tier of question.tiers) note({ ...tier, parameters: [...tier.parameters.slice(0, -1), found] });
    return find(question);
  };
  search.rows = (query) => {
    note(query as CompiledQuery);
    return rows(query);
  };
  return {
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}

/** What is wrong with the plan of a query. */
export function faultsOf(app: App, query: RecordedRequest): Promise<Fault[]> {
  return app.db.dialect.kind === 'sqlite' ? sqliteFaults(app.db.read, query) : postgresFaults(app, query);
}

async function planOf(db: Queries, query: RecordedRequest): Promise<{ detail: string }[]> {
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...sql``.compile(db),
    sql: `explain query plan ${query.sql}`,
    parameters: query.parameters,
  });
  return rows;
}

async function sqliteFaults(db: Queries, query: RecordedRequest): Promise<Fault[]> {
  const rows = await planOf(db, query);
  const tables = new Map(
    [...query.sql.matchAll(/"(\w+)" as "(\w+)"|\b(\w+) as (\w+)\b/g)].map((m) => [m[2] ?? m[4], m[1] ?? m[3]]),
  );
  return rows.flatMap(({ detail }): Fault[] => {
    const scan = /^SCAN (\w+)(?! VIRTUAL TABLE)/.exec(detail);
    const table = scan && (tables.get(scan[1]) ?? (scan[1] as string));
    // A full-text table is asked by its words, or it would say so: index 0 without a letter reads it all.
    if (scan && large.has(table as string) && !/VIRTUAL TABLE INDEX 0:\w/.test(detail))
      return [{ kind: 'scan', detail }];
    return /USE TEMP B-TREE FOR (LAST \w+ TERMS? OF )?(ORDER|GROUP) BY/.test(detail) ? [{ kind: 'sort', detail }] : [];
  });
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Node[];
}

/** Ways to an answer that need no index. */
const dear = (ways: string[]): string => ways.map((way) => `set local enable_${way} = off`).join('; ');
const scans = dear(['seqscan', 'hashjoin', 'mergejoin']);
const sorts = dear(['seqscan', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort', 'hashagg']);

/** Indexes that the plan of a query uses; of PostgreSQL those that it would rather use than scan a table. */
export async function indexesOf(app: App, query: RecordedRequest): Promise<string[]> {
  if (app.db.dialect.kind === 'sqlite')
    return (await planOf(app.db.write, query)).flatMap(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1] ?? []);
  const client = await (app.db.pool as NonNullable<typeof app.db.pool>).connect();
  try {
    await client.query(`begin; ${scans}`);
    const { rows } = await client.query(`explain (format json) ${query.sql}`, [...query.parameters]);
    return [...JSON.stringify(rows).matchAll(/"Index Name":"(\w+)"/g)].map((found) => found[1] as string);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Asked twice, with everything made dear that an index could spare: what is there all the same, no index spares. When
 * sorting is dear, a table may be read from end to end for its order, so what is read is told by the other plan.
 */
async function postgresFaults(app: App, query: RecordedRequest): Promise<Fault[]> {
  const client = await (app.db.pool as NonNullable<typeof app.db.pool>).connect();
  const planOf = async (settings: string): Promise<Node> => {
    await client.query(`begin; ${settings}`);
    const { rows } = await client.query(`explain (format json) ${query.sql}`, [...query.parameters]);
    await client.query('rollback');
    return (rows[0]['QUERY PLAN'] as { Plan: Node }[])[0]?.Plan as Node;
  };
  try {
    const faults: Fault[] = [];
    const visit = (node: Node, kind: Fault['kind']): void => {
      const { 'Node Type': type, 'Relation Name': table = '', Plans = [] } = node;
      // Also an index that nothing narrows: it is read from end to end.
      const isWhole = /^Index.* Scan$/.test(type) && node['Index Cond'] === undefined;
      if (kind === 'scan' && large.has(table) && (type === 'Seq Scan' || isWhole))
        faults.push({ kind, detail: `${type} ${table} ${node['Index Name'] ?? ''} ${node.Filter ?? ''}` });
      if (kind === 'sort' && /Sort$/.test(type))
        faults.push({ kind, detail: `${type} above ${Plans.map((p) => p['Node Type'])}` });
      for (const plan of Plans) visit(plan, kind);
    };
    visit(await planOf(scans), 'scan');
    visit(await planOf(sorts), 'sort');
    return faults;
  } finally {
    client.release();
  }
}

interface Ran {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Ran[];
}

/**
 * Rows that a query goes through. SQLite does not tell them: there a page counts one when each index that it walks
 * begins at the cursor, and a thousand when one does not.
 */
export async function rowsRead(app: App, query: RecordedRequest): Promise<number> {
  if (app.db.dialect.kind === 'sqlite') {
    if (!/published_at, (labels\.news_)?id\) < \(/.test(query.sql)) return 0;
    const walks = (await planOf(app.db.read, query)).flatMap(({ detail }) =>
      /^SEARCH (news|labels) USING .*INDEX/.test(detail) && !/\((row)?id=/.test(detail) ? [detail] : [],
    );
    return walks.length > 0 && walks.every((detail) => /published_at(,news_id\))?</.test(detail)) ? 1 : 1_000;
  }
  const client = await (app.db.pool as NonNullable<typeof app.db.pool>).connect();
  try {
    const { rows } = await client.query(`explain (analyze, format json) ${query.sql}`, [...query.parameters]);
    const sum = (node: Ran): number =>
      (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
      (node.Plans ?? []).reduce((all, plan) => all + sum(plan), 0);
    return sum((rows[0]['QUERY PLAN'] as { Plan: Ran }[])[0]?.Plan as Ran);
  } finally {
    client.release();
  }
}
