import { CompiledQuery, sql } from 'kysely';
import type { Queries, Tx } from '../dialect.ts';
import { illnessOf } from '../error.ts';
import { idArray } from '../search/tsvector.ts';
import { interrupted, type QueryRunner, type SearchMatches, type SearchQuery } from './query-queue.ts';

const canceled = '57014';
const name = 'search';

type Work<T> = (tx: Tx, isOver: () => boolean) => Promise<T>;

/**
 * Runs queries on PostgreSQL, which ends by itself what takes longer than it may.
 * @param readEpoch another number once reads go to another server: what failed on the one before runs again
 */
export function postgresRunner(read: Queries, readEpoch: () => number): QueryRunner {
  const within = async <T>(msLeft: number, work: Work<T>, settings = ''): Promise<T> => {
    const end = performance.now() + msLeft;
    const epoch = readEpoch();
    try {
      return await once(msLeft, work, settings);
    } catch (error) {
      const ms = end - performance.now();
      if (readEpoch() === epoch || illnessOf(error) !== 'away' || ms <= 0) throw error;
      return once(ms, work, settings);
    }
  };
  const once = async <T>(msLeft: number, work: Work<T>, settings: string): Promise<T> => {
    const end = performance.now() + msLeft;
    try {
      return await read.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(Math.ceil(msLeft))}${sql.raw(settings)}`.execute(tx);
        return work(tx, () => performance.now() > end);
      });
    } catch (error) {
      throw (error as { code?: string }).code === canceled ? interrupted(name) : error;
    }
  };
  return {
    search: (query, msLeft) => within(msLeft, (tx, isOver) => search(tx, query, isOver), byIndexes),
    rows: <T>(query: CompiledQuery<T>, msLeft: number) =>
      within(msLeft, async (tx) => (await tx.executeQuery<T>(query)).rows),
    json: ({ sql, parameters }, msLeft) =>
      within(msLeft, async (tx) => {
        const inJson = `select coalesce(json_agg(t), '[]')::text as json from (${sql}) as t`;
        const { rows } = await tx.executeQuery<{ json: string }>(CompiledQuery.raw(inJson, [...parameters]));
        return (rows[0] as { json: string }).json;
      }),
    abandon() {},
    close: async () => {},
  };
}

/**
 * A search has a few thousand ids at most, which are looked up one by one: the planner, which takes the words of a row for
 * a plain value, would rather read whole tables.
 */
const byIndexes = '; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off';

/** Ids of a query as one text: thousands of rows take the server and the program longer to hand over than to find. */
const idsOf = (query: string): string => `(select coalesce(string_agg(id::text, ','), '') from (${query}) as one)`;

const numbersOf = (text: string): Float64Array => Float64Array.from(text === '' ? [] : text.split(','), Number);

async function search(tx: Tx, { rows, tiers }: SearchQuery, isOver: () => boolean): Promise<SearchMatches> {
  const inTexts = `select coalesce(string_agg(id::text, ','), '') as ids,
    coalesce(string_agg(coalesce(published_at, ''), ','), '') as times from (${rows.sql}) as one`;
  const found = await tx.executeQuery<{ ids: string; times: string }>({
    ...rows,
    sql: inTexts,
  } as CompiledQuery<never>);
  const [{ ids: idText, times: timeText }] = found.rows as [{ ids: string; times: string }];
  const ids = numbersOf(idText);
  if (ids.length === 0) return { ids, times: new Float64Array(), tiers: new Uint8Array() };
  const times = Float64Array.from(timeText.split(','), (time) => (time === '' ? 0 : Date.parse(time)));
  if (isOver()) throw interrupted(name); // nobody waits any more, and each statement may take as long by itself
  const bits = new Uint8Array(ids.length);
  const places = new Map(Array.from(ids, (id, i) => [id, i]));
  for (const [bit, text] of (await askTiers(tx, tiers, idArray(ids))).entries())
    for (const id of numbersOf(text)) {
      const place = places.get(id);
      if (place !== undefined) bits[place] = (bits[place] as number) | (1 << bit);
    }
  return { ids, times, tiers: bits };
}

/** The ids of each tier, asked for in one statement. */
async function askTiers(tx: Tx, tiers: readonly CompiledQuery[], ids: string): Promise<string[]> {
  const parameters: unknown[] = [];
  const columns = tiers.map((tier, i) => {
    const before = parameters.length;
    parameters.push(...tier.parameters.slice(0, -1), ids);
    return `${idsOf(tier.sql.replace(/\$(\d+)/g, (_, n) => `$${before + Number(n)}`))} as t${i}`;
  });
  const { rows } = await tx.executeQuery<Record<string, string>>(CompiledQuery.raw(`select ${columns}`, parameters));
  return tiers.map((_, i) => rows[0]?.[`t${i}`] ?? '');
}
