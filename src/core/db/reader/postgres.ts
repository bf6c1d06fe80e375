import { CompiledQuery } from 'kysely';
import type { Queries } from '../dialect.ts';
import { illnessOf } from '../error.ts';
import { withSettings } from '../statement-settings.ts';
import { interrupted, type QueryRunner, type SearchMatches, type SearchQuery } from './query-queue.ts';

const canceled = '57014';
const name = 'search';

/**
 * Runs queries on PostgreSQL, which ends by itself what takes longer than it may. Each is one message.
 * @param readEpoch another number once reads go to another server: what failed on the one before runs again
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
 * A search has a few thousand ids at most, which are looked up one by one: the planner, which takes the words of a row for
 * a plain value, would rather read whole tables. And to compile a plan takes longer than a search.
 */
const byIndexes = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', jit: 'off' };

/** Lists as one text each: thousands of rows take the server and the program longer to hand over than to find. */
type Texts = Record<string, string>;

/** A list of a column as one text. */
const listOf = (column: string, rows: string): string =>
  `(select coalesce(string_agg(${column}, ','), '') from ${rows})`;

/** The time so much before the newest of some rows, as times are written. */
const timeBefore = (rows: string, ms: number): string =>
  `to_char((select max(published_at)::timestamptz from ${rows}) at time zone 'UTC' - make_interval(secs => ${ms / 1_000}),
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Queries as parts of one statement. */
class Parts {
  readonly parameters: unknown[] = [];

  value(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  /** @param last what stands for its last parameter; absent: its value */
  add({ sql, parameters }: CompiledQuery, last?: string): string {
    const before = this.parameters.length;
    this.parameters.push(...(last === undefined ? parameters : parameters.slice(0, -1)));
    return sql.replace(/\$(\d+)/g, (_, n) =>
      last !== undefined && Number(n) === parameters.length ? last : `$${before + Number(n)}`,
    );
  }
}

/** The newest so many rows of `name` that are of its first tier as well. */
const newestOf = (name: string, first: string, count: string): string =>
  `${name}_newest as materialized (select id, published_at from ${name}
    where coalesce(id in (select id from ${first}), false) order by published_at desc nulls last, id desc limit ${count})`;

/**
 * The rows, and the ids of each tier, which is asked for the rows that were found. First the newest ids are glanced at: when
 * these have enough, and no other row came out as late as they did, nothing else is asked for.
 */
function inOneStatement({ rows, tiers, enough, glance }: SearchQuery): CompiledQuery<Texts> {
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
  const given = ['select id, published_at from found where (select asked from more)'];
  if (enough) {
    const count = parts.value(enough.count);
    tables.push(
      newestOf('found', 'found_first', `${count}::bigint`),
      `more as materialized (select count(*) < ${count}::bigint and not ${isSeen} as asked from found_newest
        where published_at > ${timeBefore('found', enough.spanMs)})`,
    );
    given.push('select id, published_at from found_newest where not (select asked from more)');
    if (glance) given.push(`select id, published_at from glance_newest where ${isSeen}`);
  } else tables.push('more as materialized (select true as asked)');
  tables.push(`given as materialized (${given.join(' union all ')})`);
  const columns = [
    `${listOf('id::text', 'given')} as ids`,
    `${listOf("coalesce(published_at, '')", 'given')} as times`,
    // What is given when no more is asked for is of the first tier.
    `case when (select asked from more) then ${listOf('id::text', 'found_first')} else ${listOf('id::text', 'given')} end as t0`,
    ...others.map((tier, i) => {
      const ids = parts.add(tier, '(select ids from found_ids)');
      return `${listOf('id::text', `(${ids}) as one where (select asked from more)`)} as t${i + 1}`;
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
      if (place !== undefined) tiers[place] = (tiers[place] as number) | (1 << bit);
    }
  return { ids, times, tiers };
}
