import { sql } from 'kysely';
import { cardSources } from '../cards/cards.ts';
import { categoryRemoval } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { describeUses, onMediaChange, onMediaReplace, useRights } from '../media/hooks.ts';
import { storySources } from '../notifications/stories/source.ts';
import { placeMoves, placeRemoval } from '../places/hooks.ts';
import { placeLabel } from '../places/tree.ts';
import { storyCards } from './card/source.ts';
import { checkStoryLimits, storyRights } from './permissions.ts';
import { topicsOfRow } from './view.ts';

async function refuseUsedCategory(c: Change, id: number): Promise<void> {
  const used = await c.tx.selectFrom('news').select('id').where('category_id', '=', id).limit(1).executeTakeFirst();
  if (used) throw new Fault('conflict', 'There is news in this category; move it first.');
}

async function refuseUsedPlace(c: Change, id: number): Promise<void> {
  const story = await c.tx
    .selectFrom('news_labels')
    .select('news_id')
    .where('kind', '=', 'place')
    .where('label', '=', placeLabel(id))
    .limit(1)
    .executeTakeFirst();
  if (story) throw new Fault('conflict', `There is news of this place (item ${story.news_id}); give it another first.`);
}

/** A story that is saved in another transaction may still see the old tree, so the job runs a second time. */
const againMs = 60_000;
/** Places of one job. */
const atOnce = 500;

async function relabel(c: Change, moved: readonly number[]): Promise<void> {
  const runAt = isoTime(c.nowMs + againMs);
  for (let i = 0; i < moved.length; i += atOnce) {
    const payload = { places: moved.slice(i, i + atOnce) };
    await c.enqueue({ kind: 'news.relabel', payload });
    await c.enqueue({ kind: 'news.relabel', payload, runAt });
  }
}

/** Stories with a picture that is shown differently now: answers with them are out of date, also for clients that synchronise. */
async function refreshStories(c: Change, resource: string, ids: readonly number[]): Promise<void> {
  if (resource !== 'news') return;
  const rows = await c.tx
    .updateTable('news')
    .set({ updated_at: c.now })
    .where('id', 'in', ids)
    .returning(['lang', 'published_at'])
    .execute();
  c.touch(...rows.flatMap(topicsOfRow));
}

/** Texts and addresses name the originals of their files, also in changes that wait: a replaced one has another name. */
async function renameFiles(
  c: Change,
  resource: string,
  ids: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (resource !== 'news') return;
  const renamed = (column: string) => sql<string>`replace(${sql.ref(column)}, ${from}, ${to})`;
  await c.tx
    .updateTable('news')
    .set({
      content: renamed('content'),
      ...{ image_url: renamed('image_url'), thumbnail_url: renamed('thumbnail_url'), images: renamed('images') },
      ...{ video_url: renamed('video_url'), audio_url: renamed('audio_url') },
    })
    .where('id', 'in', ids)
    .execute();
  await c.tx
    .updateTable('news_working_copies')
    .set({ input: renamed('input'), base: renamed('base') })
    .where('news_id', 'in', ids)
    .execute();
}

/** How news takes part in earlier modules: it refers to categories and places, and notifications ask for its stories. */
export function addHooks(app: App): void {
  cardSources.add(app, storyCards);
  categoryRemoval.add(app, refuseUsedCategory);
  placeRemoval.add(app, refuseUsedPlace);
  placeMoves.add(app, relabel);
  onMediaChange.add(app, refreshStories);
  onMediaReplace.add(app, renameFiles);
  describeUses.add(app, async ({ db }, resource, ids) => {
    if (resource !== 'news') return new Map();
    const rows = await db.write.selectFrom('news').select(['id', 'title', 'status']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, title, status }) => [id, { title, status, news_id: id }]));
  });
  useRights.add(app, (actor, resource) => (resource === 'news' ? storyRights(actor) : null));
  storySources.add(app, {
    find: (db, id) =>
      db
        .selectFrom('news')
        .leftJoin('categories', 'categories.id', 'news.category_id')
        .select(['news.status', 'news.published_at', 'news.expires_at', 'categories.slug as category'])
        .where('news.id', '=', id)
        .executeTakeFirst(),
    lock: (c, id) => c.dialect.lockRow(c.tx, 'news', id).then(() => {}),
    check: (c, id) => checkStoryLimits(c, id),
  });
}
