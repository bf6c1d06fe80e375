import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { App } from '../../src/core/app.ts';
import type { IndexSearch } from '../../src/core/db/reader/query-queue.ts';
import { type Kind, onBoth, start } from '../support/helper.ts';

/** Published on the day of January 2026 that is its id. */
const items = sql`(select 9 as id, '2026-01-09T00:00:00.000Z' as published_at
  union all select 7, '2026-01-07T00:00:00.000Z' union all select 4, '2026-01-04T00:00:00.000Z') as items`;

/** The items whose title, tags or summary have the words. The last parameter bounds the ids, as each database fills it in. */
const tierOf = ({ db }: App, kind: Kind, ids: readonly number[]) => {
  const bound = kind === 'postgres' ? sql`id = any(${'{0}'}::bigint[])` : sql`id >= ${0}`;
  return sql`select id from ${items} where id in (${sql.join(ids.map((id) => sql.lit(id)))}) and ${bound}`.compile(
    db.read,
  );
};

const queryOf = (app: App, kind: Kind, enough?: IndexSearch['enough']): IndexSearch => ({
  rows: sql<{ id: number; published_at: string }>`select id, published_at from ${items} order by id desc`.compile(
    app.db.read,
  ),
  tiers: [
    [9, 4],
    [9, 7, 4],
    [9, 7, 4],
  ].map((ids) => tierOf(app, kind, ids)),
  enough,
});

onBoth('a search gives its rows, and for each the first tier that has it', async (t, kind) => {
  const { app } = (await start(t, kind)).dinam;
  const { ids, times, tiers } = await app.db.search.search(queryOf(app, kind));
  assert.deepEqual([...ids], [9, 7, 4]);
  assert.equal(times[0], Date.UTC(2026, 0, 9));
  assert.deepEqual([...tiers], [0b001, 0b010, 0b001]);
});

onBoth('a search gives rows of the first tier alone when it has enough of the newest', async (t, kind) => {
  const { app } = (await start(t, kind)).dinam;
  const dayMs = 86_400_000;
  const one = await app.db.search.search(queryOf(app, kind, { count: 1, spanMs: dayMs }));
  assert.equal(one.ids[0], 9);
  assert.ok(!one.ids.includes(7), 'the tags and the summary of 7 are not asked for');
  assert.deepEqual([...new Set(one.tiers)], [0b001]);
  // 4 is more than one day older than 9: the first tier has one item in that time, not two.
  const two = await app.db.search.search(queryOf(app, kind, { count: 2, spanMs: dayMs }));
  assert.deepEqual([...two.tiers], [0b001, 0b010, 0b001]);
});
