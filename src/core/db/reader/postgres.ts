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
  const within = async <T>(msLeft: number, work: Work<T>): Promise<T> => {
    const end = performance.now() + msLeft;
    const epoch = readEpoch();
    try {
      return await once(msLeft, work);
    } catch (error) {
      const ms = end - performance.now();
      if (readEpoch() === epoch || illnessOf(error) !== 'away' || ms <= 0) throw error;
      return once(ms, work);
    }
  };
  const once = async <T>(msLeft: number, work: Work<T>): Promise<T> => {
    const end = performance.now() + msLeft;
    try {
      return await read.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(Math.ceil(msLeft))}`.execute(tx);
        return work(tx, () => performance.now() > end);
      });
    } catch (error) {
      throw (error as { code?: string }).code === canceled ? interrupted(name) : error;
    }
  };
  return {
    search: (query, msLeft) => within(msLeft, (tx, isOver) => search(tx, query, isOver)),
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
const byIndexes = 'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off';

async function search(tx: Tx, { rows, tiers }: SearchQuery, isOver: () => boolean): Promise<SearchMatches> {
  await sql.raw(byIndexes).execute(tx);
  const { rows: found } = await tx.executeQuery(rows);
  const ids = Float64Array.from(found, ({ id }) => id);
  const times = Float64Array.from(found, ({ published_at: time }) => (time === null ? 0 : Date.parse(time)));
  const bits = new Uint8Array(found.length);
  const places = new Map(found.map(({ id }, i) => [id, i]));
  for (const [bit, tier] of tiers.entries()) {
    if (isOver()) throw interrupted(name); // nobody waits any more, and each statement may take as long by itself
    const rest = ids.filter((_, i) => bits[i] === 0);
    if (rest.length === 0) break;
    const parameters = [...tier.parameters.slice(0, -1), idArray(rest)];
    for (const { id } of (await tx.executeQuery<{ id: number }>({ ...tier, parameters })).rows) {
      const place = places.get(id);
      if (place !== undefined) bits[place] = (bits[place] as number) | (1 << bit);
    }
  }
  return { ids, times, tiers: bits };
}
