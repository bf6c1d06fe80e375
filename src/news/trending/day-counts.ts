import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { dateInZone } from '../../core/clock.ts';
import type { Db, Tx } from '../../core/db/database.ts';
import { type ViewWay, viewWays } from '../../core/model/view-ways.ts';
import { deskZone } from '../../settings/desk-zone.ts';
import type { WayCounts } from './ways.ts';

/** Days of the desk, today among them, whose views are stored by way. */
export const storedDays = 100;

/** Rows that are removed with a write. */
const mostRemoved = 1_000;

/** The day of the desk, `YYYY-MM-DD`, so many days before that of an instant (ms). */
export const deskDay = (app: App, ms: number, before = 0): string =>
  Temporal.PlainDate.from(dateInZone(ms, deskZone(app)))
    .subtract({ days: before })
    .toString();

interface Counted {
  id: number;
  lang: string;
  counts: WayCounts;
}

/** Views of a way; ways without any have no row. */
const byWay = (counts: WayCounts) =>
  viewWays.flatMap((way) => {
    const views = counts[way] ?? 0;
    return views > 0 ? [{ way, views }] : [];
  });

/**
 * Adds views to the counts of a day: of each item, and of each language. A day has a row per item and way at most.
 * @param views by id in ascending order, so that no two writers wait for each other
 */
export async function addDayCounts(tx: Tx, app: App, views: readonly Counted[], ms: number): Promise<void> {
  const day = deskDay(app, ms);
  await tx
    .insertInto('news_view_days')
    .values(views.flatMap(({ id, counts }) => byWay(counts).map((one) => ({ news_id: id, day, ...one }))))
    .onConflict((c) =>
      c
        .columns(['news_id', 'day', 'way'])
        .doUpdateSet({ views: sql`${sql.ref('news_view_days.views')} + excluded.views` }),
    )
    .execute();
  const sums = new Map<string, { lang: string; way: ViewWay; views: number }>();
  for (const { lang, counts } of views)
    for (const { way, views: n } of byWay(counts)) {
      const key = `${lang} ${way}`;
      sums.set(key, { lang, way, views: (sums.get(key)?.views ?? 0) + n });
    }
  await tx
    .insertInto('news_view_ways')
    .values([...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => ({ day, ...one })))
    .onConflict((c) =>
      c
        .columns(['day', 'lang', 'way'])
        .doUpdateSet({ views: sql`${sql.ref('news_view_ways.views')} + excluded.views` }),
    )
    .execute();
  const oldest = deskDay(app, ms, storedDays - 1);
  // A few at a time: a day may have many, and the views that are written wait for it.
  const some = sql`select news_id, day, way from news_view_days where day < ${oldest} limit ${sql.lit(mostRemoved)}`;
  await tx.deleteFrom('news_view_days').where(sql<boolean>`(news_id, day, way) in (${some})`).execute();
  await tx.deleteFrom('news_view_ways').where('day', '<', oldest).execute();
}

/** Views of an item per day and way since a day; days and ways without views are left out. */
export const viewDaysOf = (db: Db, id: number, from: string) =>
  db
    .selectFrom('news_view_days')
    .select(['day', 'way', 'views'])
    .where('news_id', '=', id)
    .where('day', '>=', from)
    .execute();

/** Views of all items per day and way since a day. */
export const viewWaysSince = (db: Db, from: string) =>
  db
    .selectFrom('news_view_ways')
    .select((e) => ['day', 'way', e.fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .groupBy(['day', 'way'])
    .execute();
