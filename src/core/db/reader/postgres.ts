import { CompiledQuery } from 'kysely';
import type { Queries } from '../dialect.ts';
import { illnessOf } from '../error.ts';
import { underSettings } from '../one-message.ts';
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
    const message = underSettings(settings, query, isSearch ? 'prepared' : 'once');
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

/**
 * `SearchQuery.enough` in SQL: the newest so many rows of the first tier, whether more than they are asked for, and what is
 * given then. Times are compared as they are written.
 */
function enoughOf(enough: NonNullable<SearchQuery['enough']>, count: string): string[] {
  const end = `to_char((select max(published_at)::timestamptz from found) at time zone 'UTC'
    - make_interval(secs => ${enough.spanMs / 1_000}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return [
    `newest as materialized (select id, published_at from found where coalesce(id in (select id from first), false)
      order by published_at desc nulls last, id desc limit ${count})`,
    `more as materialized (select count(*) < ${count} as asked from newest where published_at > ${end})`,
    `given as materialized (select id, published_at from found where (select asked from more)
      union all select id, published_at from newest where not (select asked from more))`,
  ];
}

const all = [
  'more as materialized (select true as asked)',
  'given as materialized (select id, published_at from found)',
];

/** The rows, and the ids of each tier, which is asked for the rows that were found. */
function inOneStatement(query: SearchQuery): CompiledQuery<Texts> {
  const { rows, tiers, enough } = query;
  const parameters = [...rows.parameters];
  const asked = tiers.map(({ sql, parameters: own }) => {
    const before = parameters.length;
    parameters.push(...own.slice(0, -1));
    return sql.replace(/\$(\d+)/g, (_, n) =>
      Number(n) === own.length ? '(select ids from ids)' : `$${before + Number(n)}`,
    );
  });
  const [first = 'select null::bigint as id where false', ...others] = asked;
  const tables = [
    `found as materialized (${rows.sql})`,
    'ids as materialized (select array_agg(id) as ids from found)',
    `first as materialized (${first})`,
    ...(enough ? enoughOf(enough, `$${parameters.push(enough.count)}::bigint`) : all),
  ];
  const columns = [
    `${listOf('id::text', 'given')} as ids`,
    `${listOf("coalesce(published_at, '')", 'given')} as times`,
    `case when (select asked from more) then ${listOf('id::text', 'first')} else ${listOf('id::text', 'given')} end as t0`,
    ...others.map((tier, i) => `${listOf('id::text', `(${tier}) as one where (select asked from more)`)} as t${i + 1}`),
  ];
  const text = `with ${tables.join()} select ${columns.join()}`;
  return CompiledQuery.raw(text, parameters) as CompiledQuery<Texts>;
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
