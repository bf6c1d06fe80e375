import type { App } from '../core/app.ts';
import { describeUses } from '../media/hooks.ts';
import { removeUses } from '../media/uses.ts';
import { storyRemoval } from '../news/story-changes.ts';

/** Entries of live blogs show pictures of the library: each is named by its title, or by that of its story. */
export function addHooks(app: App): void {
  describeUses.add(app, async ({ db }, resource, ids) => {
    if (resource !== 'live-entries') return new Map();
    const rows = await db.write
      .selectFrom('live_entries')
      .innerJoin('news', 'news.id', 'live_entries.news_id')
      .select(['live_entries.id', 'live_entries.title', 'live_entries.news_id', 'news.title as story', 'news.status'])
      .where('live_entries.id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, title, story, status, news_id }) => [id, { title: title ?? story, status, news_id }]),
    );
  });
  // The database removes the entries with their story; the uses of their pictures refer to no table.
  storyRemoval.add(app, async (c, newsId) => {
    const entries = await c.tx.selectFrom('live_entries').select('id').where('news_id', '=', newsId).execute();
    await removeUses(
      c,
      'live-entries',
      entries.map(({ id }) => id),
    );
  });
}
