import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { type Allowed, describeUses, useRights } from '../media/hooks.ts';
import { removeUses } from '../media/uses.ts';
import { withinLimits } from '../news/permissions.ts';
import { storyRemoval } from '../news/story-changes.ts';

type StoriesWithin = Exclude<Allowed, boolean>;

/** Entries of the stories that `within` lets through. */
async function ofStories(db: Db, ids: readonly number[], within: StoriesWithin): Promise<number[]> {
  const rows = await db.selectFrom('live_entries').select(['id', 'news_id']).where('id', 'in', ids).execute();
  const inside = new Set(await within(db, [...new Set(rows.map(({ news_id }) => news_id))]));
  return rows.filter(({ news_id }) => inside.has(news_id)).map(({ id }) => id);
}

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
  useRights.add(app, (actor, resource) => {
    if (resource !== 'live-entries') return null;
    const within = withinLimits(actor);
    const write: Allowed =
      within === true
        ? actor.rights.has('live.write')
        : actor.rights.has('live.write') && ((db, ids) => ofStories(db, ids, within));
    return { read: actor.rights.has('live.read'), write };
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
