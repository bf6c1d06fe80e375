import { type CompiledQuery, sql } from 'kysely';
import type { Queries, Tx } from '../dialect.ts';
import { broken, type FoundHits, type HitQuestion, type SearchRunner } from './query-queue.ts';

const canceled = '57014';

/** Runs searches on PostgreSQL, which ends by itself what takes longer than it may. */
export function searchPool(read: Queries): SearchRunner {
  const within = async <T>(msLeft: number, work: (tx: Tx, isOver: () => boolean) => Promise<T>): Promise<T> => {
    const end = performance.now() + msLeft;
    try {
      return await read.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(Math.ceil(msLeft))}`.execute(tx);
        return work(tx, () => performance.now() > end);
      });
    } catch (error) {
      throw (error as { code?: string }).code === canceled ? broken() : error;
    }
  };
  return {
    hits: (question, msLeft) => within(msLeft, (tx, isOver) => hits(tx, question, isOver)),
    rows: <T>(query: CompiledQuery<T>, msLeft: number) =>
      within(msLeft, async (tx) => (await tx.executeQuery<T>(query)).rows),
    abandon() {},
    close: async () => {},
  };
}

async function hits(tx: Tx, { rows, tiers }: HitQuestion, isOver: () => boolean): Promise<FoundHits> {
  const { rows: found } = await tx.executeQuery(rows);
  const ids = Float64Array.from(found, ({ id }) => id);
  const times = Float64Array.from(found, ({ published_at: time }) => (time === null ? 0 : Date.parse(time)));
  const marks = new Uint8Array(found.length);
  const places = new Map(found.map(({ id }, i) => [id, i]));
  const least = ids.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (found.length)
    for (const [bit, tier] of tiers.entries()) {
      if (isOver()) throw broken(); // nobody waits any more, and each statement may take as long by itself
      const parameters = [...tier.parameters.slice(0, -1), least];
      for (const { id } of (await tx.executeQuery<{ id: number }>({ ...tier, parameters })).rows) {
        const place = places.get(id);
        if (place !== undefined) marks[place] = (marks[place] as number) | (1 << bit);
      }
    }
  return { ids, times, tiers: marks };
}
