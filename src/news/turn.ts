import { sql } from 'kysely';
import { type App, system } from '../core/app.ts';
import { change } from '../core/change.ts';
import type { NewsRow, Stored } from '../core/tables.ts';
import { topicsOfRow } from './write.ts';

/**
 * Does what is due by the clock: scheduled items appear, breaking ones calm down, expired ones are archived. Each
 * counts as a change (`updated_at`), so that clients that ask only for changes learn of it. Finding nothing due is
 * normal: a job runs for every planned moment, also for one that was given up since.
 */
export async function turnNews(app: App): Promise<number> {
  return change(app, system, async (c) => {
    const turn = async (
      action: string,
      from: NewsRow['status'],
      column: 'published_at' | 'breaking_until' | 'expires_at',
      set: Partial<Stored<NewsRow>>,
    ): Promise<number> => {
      const rows = await c.tx
        .updateTable('news')
        .set({ ...set, updated_at: c.now, rev: sql<number>`rev + 1` })
        .where('status', '=', from)
        .where(column, '<=', c.now)
        .returning(['id', 'lang'])
        .execute();
      for (const row of rows) {
        c.touch(...topicsOfRow(row));
        await c.audit(action, 'news', row.id);
      }
      return rows.length;
    };
    const appeared = await turn('publish', 'scheduled', 'published_at', { status: 'published' });
    const calmed = await turn('calm', 'published', 'breaking_until', { breaking_until: null });
    const expired = await turn('expire', 'published', 'expires_at', { status: 'archived' });
    return appeared + calmed + expired;
  });
}
