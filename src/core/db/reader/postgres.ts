import { CompiledQuery } from 'kysely';
import type { Queries } from '../dialect.ts';
import { illnessOf } from '../error.ts';
import { withSettings } from '../statement-settings.ts';
import { type IndexSearch, interrupted, type QueryRunner, type SearchMatches } from './query-queue.ts';

const canceled = '57014';
const name = 'search';

/**
 * Runs each query on PostgreSQL in one message; `statement_timeout` enforces the deadline.
 * @param readEpoch changes when reads move to another server: a query that failed on the old one runs again
 * @throws Fault `unavailable` at the deadline
 */
export function postgresRunner(read: Queries, readEpoch: () => number): QueryRunner {
  const run = async <T>(query: CompiledQuery<T>, msLeft: number, isSearch = false): Promise<T[]> => {
    const end = performance.now() + msLeft;
    const epoch = readEpoch();
    try {
      return await once(query, msLeft, isSearch);
    } catch (error) {
      const ms = end - performance.now();
      if (readEpoch() === epoch || illnessOf(error) !== 'away' || ms <= 0) throw error;
      return once(query, ms, isSearch);
    }
  };
  const once = async <T>(query: CompiledQuery<T>, msLeft: number, isSearch: boolean): Promise<T[]> => {
    const settings = { statement_timeout: Math.ceil(msLeft), ...(isSearch ? byIndexes : {}) };
    const message = withSettings(settings, query, isSearch ? 'prepared' : 'once');
    try {
      return await read.connection().execute(async (one) => (await one.executeQuery(message)).rows);
    } catch (error) {
      throw (error as { code?: string }).code === canceled ? interrupted(name) : error;
    }
  };
  return {
    search: async (query, msLeft) => matchesOf(await run(inOneStatement(query), msLeft, true), query.tiers.length),
    rows: (query, msLeft) => run(query, msLeft),
    async json({ sql, parameters }, msLeft) {
      const inJson = `select coalesce(json_agg(t), '[]')::text as json from (${sql}) as t`;
      const rows = await run<{ json: string }>(
        CompiledQuery.raw(inJson, [...parameters]) as CompiledQuery<never>,
        msLeft,
      );
      return (rows[0] as { json: string }).json;
    },
    abandon() {},
    close: async () => {},
  };
}

/**
 * Index lookups only: a search has at most a few thousand ids. The planner underestimates the words of a row and would read
 * whole tables. JIT compilation takes longer than a search.
 */
const byIndexes = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', jit: 'off' };

/** One row of comma-separated lists: to transfer thousands of rows takes longer than to find them. */
type Texts = Record<string, string>;

/** SQL: a column of rows as one comma-separated text. */
const listOf = (column: string, rows: string): string =>
  `(select coalesce(string_agg(${column}, ','), '') from ${rows})`;

/** SQL: `ms` before the newest time of the rows, in the format of stored times. */
const timeBefore = (rows: string, ms: number): string =>
  `to_char((select max(published_at)::timestamptz from ${rows}) at time zone 'UTC' - make_interval(secs => ${ms / 1_000}),
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Joins queries into one statement and renumbers their parameters. */
class Parts {
  readonly parameters: unknown[] = [];

  value(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  /** @param last SQL in place of the last parameter; absent: the value stays */
  add({ sql, parameters }: CompiledQuery, last?: string): string {
    const before = this.parameters.length;
    this.parameters.push(...(last === undefined ? parameters : parameters.slice(0, -1)));
    return sql.replace(/\$(\d+)/g, (_, n) =>
      last !== undefined && Number(n) === parameters.length ? last : `$${before + Number(n)}`,
    );
  }
}

/** SQL: the newest `count` rows of `name` that are in its first tier. */
const newestOf = (name: string, first: string, count: string): string =>
  `${name}_newest as materialized (select id, published_at from ${name}
    where coalesce(id in (select id from ${first}), false) order by published_at desc nulls last, id desc limit ${count})`;

/**
 * One statement for a whole search: PostgreSQL evaluates a later part only when the earlier ones did not suffice.
 * `glance` reads the newest ids; `seen` says whether they suffice and no older id was published as late. `found` has all
 * rows, `more` says whether the other tiers are needed, `results` has the result.
 *
 * Rows 9, 7 and 4 of January 2026, tiers {9, 4} and {9, 7, 4}, `enough` { count: 1, spanMs: one day }, no glance:
 *
 *     with found as (ROWS where not false), found_ids as (array_agg(id) of found),
 *       found_first as (TIER 0 with found_ids),                                          -- 9, 4
 *       found_newest as (found in found_first order by published_at desc limit 1),       -- 9
 *       more as (select count(*) < 1 and not false as needed                              -- false
 *         from found_newest where published_at > 8 January),
 *       further as (select needed and a row of found is not in found_first as needed from more),   -- false
 *       results as (found where needed union all found_newest where not needed)              -- 9
 *     select ids of results, times of results, found_first or results as t0, TIER 1 where further is needed as t1
 *     -> ids '9', times '2026-01-09T00:00:00.000Z', t0 '9', t1 ''
 *
 * Without `enough`: ids '9,7,4', t0 '9,4', t1 '9,7,4'; `matchesOf` makes tiers [1, 2, 1] of that, the bit of the first.
 */
function inOneStatement({ rows, tiers, enough, glance }: IndexSearch): CompiledQuery<Texts> {
  const parts = new Parts();
  const [first, ...others] = tiers;
  const tables: string[] = [];
  let isSeen = 'false';
  if (enough && glance && first) {
    const count = parts.value(enough.count);
    tables.push(
      `glance as materialized (${parts.add(glance.rows)})`,
      'glance_ids as materialized (select array_agg(id) as ids from glance)',
      `glance_first as materialized (${parts.add(first, '(select ids from glance_ids)')})`,
      newestOf('glance', 'glance_first', `${count}::bigint`),
      `seen as materialized (select count(published_at) = ${count}::bigint
        and min(published_at) > ${timeBefore('glance', enough.spanMs)}
        and not exists (select from (${parts.add(glance.later, '(select min(published_at) from glance_newest)')}) as one
          where id + 0 < (select min(id) from glance)) as is_enough
        from glance_newest)`,
    );
    isSeen = '(select coalesce(is_enough, false) from seen)';
  }
  tables.push(
    `found as materialized (select id, published_at from (${parts.add(rows)}) as one where not ${isSeen})`,
    'found_ids as materialized (select array_agg(id) as ids from found)',
    `found_first as materialized (${first ? parts.add(first, '(select ids from found_ids)') : 'select 0 as id where false'})`,
  );
  const results = ['select id, published_at from found where (select needed from more)'];
  if (enough) {
    const count = parts.value(enough.count);
    tables.push(
      newestOf('found', 'found_first', `${count}::bigint`),
      `more as materialized (select count(*) < ${count}::bigint and not ${isSeen} as needed from found_newest
        where published_at > ${timeBefore('found', enough.spanMs)})`,
    );
    results.push('select id, published_at from found_newest where not (select needed from more)');
    if (glance) results.push(`select id, published_at from glance_newest where ${isSeen}`);
  } else tables.push('more as materialized (select true as needed)');
  // Later tiers have all that is in the earlier ones: rows that the first has need no other.
  tables.push(`further as materialized (select (select needed from more) and exists (select from found
    where id not in (select id from found_first where id is not null)) as needed)`);
  tables.push(`results as materialized (${results.join(' union all ')})`);
  const columns = [
    `${listOf('id::text', 'results')} as ids`,
    `${listOf("coalesce(published_at, '')", 'results')} as times`,
    // Without more, all result rows are in the first tier.
    `case when (select needed from more) then ${listOf('id::text', 'found_first')} else ${listOf('id::text', 'results')} end as t0`,
    ...others.map((tier, i) => {
      const ids = parts.add(tier, '(select ids from found_ids)');
      return `${listOf('id::text', `(${ids}) as one where (select needed from further)`)} as t${i + 1}`;
    }),
  ];
  return CompiledQuery.raw(`with ${tables.join()} select ${columns.join()}`, parts.parameters) as CompiledQuery<Texts>;
}

const numbersOf = (text: string): Float64Array => Float64Array.from(text === '' ? [] : text.split(','), Number);

function matchesOf([texts = {}]: Texts[], tierCount: number): SearchMatches {
  const { ids: idText = '', times: timeText = '' } = texts;
  const ids = numbersOf(idText);
  const tiers = new Uint8Array(ids.length);
  if (ids.length === 0) return { ids, times: new Float64Array(), tiers };
  const times = Float64Array.from(timeText.split(','), (time) => (time === '' ? 0 : Date.parse(time)));
  const places = new Map(Array.from(ids, (id, i) => [id, i]));
  for (let bit = 0; bit < tierCount; bit++)
    for (const id of numbersOf(texts[`t${bit}`] ?? '')) {
      const place = places.get(id);
      if (place !== undefined) tiers[place] ||= 1 << bit;
    }
  return { ids, times, tiers };
}
