import { sql } from 'kysely';
import { isoTime } from '../../core/clock.ts';
import type { Db, Tx } from '../../core/db/database.ts';

/** The shortest time that views are counted for: the days of all time zones begin at a multiple of it. */
const stepMs = 900_000;

/** Counts are stored for so long. */
const storedMs = 100 * 86_400_000;

/** Adds views at an instant to the counts of their languages, and deletes old counts. */
export async function addViewCounts(tx: Tx, views: readonly { lang: string; n: number }[], ms: number): Promise<void> {
  const at = isoTime(ms - (ms % stepMs));
  const sums = new Map<string, number>();
  for (const { lang, n } of views) sums.set(lang, (sums.get(lang) ?? 0) + n);
  // In one order, so that two writers do not wait for each other.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([lang, n]) => ({ at, lang, views: n }));
  await tx
    .insertInto('news_view_counts')
    .values(rows)
    .onConflict((c) =>
      c.columns(['at', 'lang']).doUpdateSet({ views: sql`${sql.ref('news_view_counts.views')} + excluded.views` }),
    )
    .execute();
  await tx
    .deleteFrom('news_view_counts')
    .where('at', '<', isoTime(ms - storedMs))
    .execute();
}

/** Views per quarter of an hour since an instant (ISO time), the oldest first; quarters without views are left out. */
export async function viewsSince(db: Db, from: string): Promise<{ at: string; lang: string; views: number }[]> {
  return db.selectFrom('news_view_counts').selectAll().where('at', '>=', from).orderBy('at').orderBy('lang').execute();
}
